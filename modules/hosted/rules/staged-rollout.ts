/** FNV-1a: evenly distributed, the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0
  // Mixes the last letters into the high bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return (hash ^ (hash >>> 12)) >>> 0
}

/** Whether a player is among the first `percent` who get a game's next version; a growing percentage never drops anybody. */
export const isAmongFirst = (userId: number, slug: string, percent: number): boolean =>
  hashOf(`${slug} ${userId}`) % 100 < percent
