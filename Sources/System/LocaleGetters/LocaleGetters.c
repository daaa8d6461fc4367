// Foundation's current locale is en_001 on Linux and cannot be set. These symbols bear the names of its getters (Locale.current,
// .autoupdatingCurrent and .preferredLanguages) and jump to ours; the library stands before Foundation where a program's symbols are
// looked up, so that date formatters, number formatters and format styles ask here as well. A jump leaves every register as it is,
// whatever the calling convention. In Swift, a function of that name would stand beside the imported one in the same module, which ends
// the optimiser.
#if defined(__x86_64__)
#define JUMP(target) "  jmp " target "@PLT\n"
#elif defined(__aarch64__)
#define JUMP(target) "  b " target "\n"
#else
#error "the getters of Foundation's locale are known for x86_64 and arm64 only"
#endif

#define ALIAS(name, target)              \
  __asm__(".text\n"                      \
          ".globl \"" name "\"\n"        \
          ".type \"" name "\", %function\n" \
          "\"" name "\":\n" JUMP(target) \
          ".size \"" name "\", . - \"" name "\"\n")

ALIAS("$s20FoundationEssentials6LocaleV7currentACvgZ", "layoutpreview_current_locale");
ALIAS("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "layoutpreview_autoupdating_current_locale");
ALIAS("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "layoutpreview_preferred_languages");
