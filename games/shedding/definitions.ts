import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { ShedKind } from './state.ts'

/** How well the rivals play; the level of a run names it. */
export interface ShedDefinition extends GameDefinition {
  readonly kind: ShedKind
}

/** The kind, which is the slug, and minutes of one sitting. */
const lines: readonly (readonly [gameId: number, kind: ShedKind, shortest: number, longest: number])[] = [
  [130, 'crazy-eights', 2, 8],
  [131, 'mau-mau', 2, 8],
  [132, 'sevens', 2, 8],
  [133, 'president', 3, 10],
  [134, 'durak', 3, 10],
  [135, 'scopa', 3, 10],
  [136, 'escoba', 3, 10],
  [137, 'ninety-nine', 2, 8],
  [138, 'thirty-one', 2, 6],
  [139, 'gin-rummy', 3, 12],
  [683, 'switch-cards', 3, 10],
  [685, 'pesten', 3, 10],
  [686, 'up-or-down', 2, 8],
  [687, 'dig-for-eights', 2, 8],
  [689, 'oklahoma-gin', 3, 12],
  [690, 'knock-rummy', 2, 8],
  [691, 'corner-gin', 3, 12],
  [693, 'straight-gin', 3, 12],
  [694, 'cassino', 3, 10],
  [695, 'pishti', 3, 10],
]

export const definitions: readonly ShedDefinition[] = lines.map(([gameId, kind, shortest, longest]) => ({
  id: kind,
  gameId,
  slug: kind,
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['cards'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [shortest * 60, longest * 60],
  levels: 0,
  // A match is won or lost; its points say little about how well it was played.
  score: { best: 'highest', unit: 'points', ranked: false },
  tune: gameId * 7919,
  ground: groundOf(kind),
  kind,
}))
