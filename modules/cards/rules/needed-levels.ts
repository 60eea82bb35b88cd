import type { CardLevel } from '../model.ts'

/** Games that open only while a card of at least this level is in use at them (spec 5.8, docs/contract.md A19), by their numbers. */
export const NEEDED_LEVELS: ReadonlyMap<number, CardLevel> = new Map<number, CardLevel>([
  // pearl-tank, castle-cannon-duel, glow-cave
  [1546, 'normal'],
  [1515, 'rare'],
  [1542, 's'],
])
