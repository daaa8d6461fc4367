import Glibc
import LayoutPreviewKit

exit(Tool.main(Array(CommandLine.arguments.dropFirst())))
