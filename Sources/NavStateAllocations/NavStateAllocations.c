#include "NavStateAllocations.h"

#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define NAV_SANITIZED 1
#endif
#endif

// A sanitizer stands in the allocator's place itself, and only glibc lets its own be reached under
// a second name.
#if defined(__GLIBC__) && !defined(NAV_SANITIZED)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// One counter a thread, so that counting is exact and takes no atomic operation. This model of
// thread storage is never allocated lazily, which would call back into malloc.
static _Thread_local uint64_t calls __attribute__((tls_model("initial-exec")));

void *malloc(size_t size) {
  calls += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  calls += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  calls += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  calls += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  calls += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  calls += 1;
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) { return ENOMEM; }
  *result = block;
  return 0;
}

void free(void *block) { __libc_free(block); }

bool nav_allocations_are_counted(void) { return true; }

uint64_t nav_allocation_count(void) { return calls; }

#if __GLIBC_PREREQ(2, 33)
#define NAV_BYTES_COUNTED 1

// Blocks that are as large as pages are counted apart.
uint64_t nav_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (uint64_t)info.uordblks + (uint64_t)info.hblkhd;
}
#endif

#else

bool nav_allocations_are_counted(void) { return false; }

uint64_t nav_allocation_count(void) { return 0; }

#endif

#ifdef NAV_BYTES_COUNTED

bool nav_bytes_are_counted(void) { return true; }

#else

bool nav_bytes_are_counted(void) { return false; }

uint64_t nav_bytes_in_use(void) { return 0; }

#endif
