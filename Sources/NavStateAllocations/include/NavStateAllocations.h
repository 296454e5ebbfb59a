#ifndef NAV_STATE_ALLOCATIONS_H
#define NAV_STATE_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether calls to the allocator are counted on this platform and in this build.
bool nav_allocations_are_counted(void);

/// The number of blocks that the calling thread has asked the allocator for so far, or 0 if they
/// are not counted.
uint64_t nav_allocation_count(void);

/// Whether the allocator says how many bytes are in use on this platform and in this build.
bool nav_bytes_are_counted(void);

/// The number of bytes that the allocator has given out to all threads and not got back, with what
/// it adds to each block, or 0 if they are not counted.
uint64_t nav_bytes_in_use(void);

/// Makes the compiler believe that the value at an address is read and written here.
///
/// It takes no instruction. What was computed into the value can't be folded away, and nothing that
/// is computed from it later can be moved to before.
static inline void nav_escape(void *address) {
  __asm__ volatile("" : : "r"(address) : "memory");
}

#endif
