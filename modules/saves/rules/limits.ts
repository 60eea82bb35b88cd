/** All that one player keeps, packed. */
export const MOST_PACKED_BYTES = 512 * 1024
/** One save, as the packed text that travels: a call has 64 KiB in all. */
export const LONGEST_PACKED = 60_000
/** What a packed save may unfold to: more than any honest one, less than a bomb. */
export const LARGEST_UNPACKED = 512 * 1024
/** What all saves of one call may unfold to: they are read on the spot, while everybody else waits. */
export const MOST_UNPACKED = 1024 * 1024
/** What a sign-in unfolds at most to join saves; the rest is joined at the next one. */
export const MOST_JOINED = 4 * 1024 * 1024
/** What the file of a player's data unfolds at most; what goes beyond stands in it as it is packed. */
export const MOST_EXPORTED = 4 * 1024 * 1024
/** Saves that go in one call. */
export const MOST_AT_ONCE = 20
/** Packed letters of one answer; the rest is asked for again. */
export const LONGEST_ANSWER = 400_000
/** States of one game that wait for the player's choice. */
export const MOST_OTHERS = 3
