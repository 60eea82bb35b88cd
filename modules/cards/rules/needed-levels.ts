import type { CardLevel } from '../model.ts'

/** Games, by number, that require a card of this level in use (spec 5.8, docs/contract.md A19). */
export const NEEDED_LEVELS: ReadonlyMap<number, CardLevel> = new Map<number, CardLevel>([
  // pearl-tank, castle-cannon-duel, glow-cave
  [1546, 'normal'],
  [1515, 'rare'],
  [1542, 's'],
])
