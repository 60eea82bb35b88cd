/** Storage per player, packed. */
export const MOST_PACKED_BYTES = 512 * 1024
/** One packed save: a call has 64 KiB in total. */
export const LONGEST_PACKED = 60_000
/** A packed save may expand to this: more than any genuine one, less than a zip bomb. */
export const LARGEST_UNPACKED = 512 * 1024
/** What all saves of one call may expand to: each is parsed on the event loop. */
export const MOST_UNPACKED = 1024 * 1024
/** Values in one save: the inputs of 27 minutes at 60 a second. Parsing and sorting them takes some milliseconds. */
export const MOST_VALUES = 100_000
/** Nesting of a save: recursion over it must not overflow the stack. */
export const DEEPEST_SAVE = 32
/** What a sign-in unpacks at most to merge saves; the rest is merged at the next one. */
export const MOST_JOINED = 4 * 1024 * 1024
/** What a data export unpacks at most; the rest is included packed. */
export const MOST_EXPORTED = 4 * 1024 * 1024
/** Saves per call. */
export const MOST_AT_ONCE = 20
/** Packed characters per answer; the rest takes another call. */
export const LONGEST_ANSWER = 400_000
/** Diverged states of one game that wait for the player's choice. */
export const MOST_OTHERS = 3
