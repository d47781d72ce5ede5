/* Arrays that end at an inaccessible page; under AddressSanitizer, ordinary arrays, which it checks itself. */
#include <stdlib.h>

#ifdef __SANITIZE_ADDRESS__
static void *array(size_t bytes) { return malloc(bytes ? bytes : 1); }
static void array_free(void *start, size_t bytes) {
    (void)bytes;
    free(start);
}
#else
#include <sys/mman.h>
#include <unistd.h>
static size_t pages(size_t bytes) {
    const size_t page = sysconf(_SC_PAGESIZE);
    return (bytes + page - 1) / page * page;
}
static void *array(size_t bytes) {
    const size_t page = sysconf(_SC_PAGESIZE), all = pages(bytes);
    char *start = mmap(NULL, all + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED || mprotect(start + all, page, PROT_NONE)) abort();
    return start + all - bytes;
}
static void array_free(void *start, size_t bytes) {
    munmap((char *)start + bytes - pages(bytes), pages(bytes) + sysconf(_SC_PAGESIZE));
}
#endif
