/// How many pieces of memory this process has asked for so far; glibc's functions are counted before they are called.
long allocationCount(void);

/// The bytes that are in use now.
long allocatedBytes(void);
