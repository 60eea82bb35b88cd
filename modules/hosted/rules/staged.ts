/** FNV-1a: spread evenly, the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0
  // The last letters reach the high bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return (hash ^ (hash >>> 12)) >>> 0
}

/** Whether a player belongs to the first `percent` of all who get the next version of a game; once in, in for good. */
export const isAmongFirst = (userId: number, slug: string, percent: number): boolean =>
  hashOf(`${slug} ${userId}`) % 100 < percent
