import type { GameDefinition } from '#kit/game/contract.ts'

/** Each is a game of its own, with its rules in `rules/`, its levels in `levels/` and its drawing in `scenes/`. */
export const KINDS = ['make-number', 'match-sums', 'cross-out', 'drift-mobile', 'turtle-sums'] as const
export type Kind = (typeof KINDS)[number]

export interface MindDefinition extends GameDefinition {
  readonly kind: Kind
}

export const FIRST_ID = 1297
export const LEVELS = 30
const GROUNDS: Readonly<Record<Kind, GameDefinition['ground']>> = {
  'make-number': ['#c98a3c', '#4a2419'],
  'match-sums': ['#2b7a63', '#0a2a2b'],
  'cross-out': ['#d0a860', '#5a3a20'],
  'drift-mobile': ['#8a6fc8', '#241a4e'],
  'turtle-sums': ['#2a9ab4', '#083050'],
}
const SLUGS: Readonly<Record<Kind, string>> = {
  'make-number': 'make-the-number',
  'match-sums': 'matchstick-sums',
  'cross-out': 'cross-out-sums',
  'drift-mobile': 'driftwood-mobile',
  'turtle-sums': 'turtle-sums',
}
const DRAGGED: readonly Kind[] = ['match-sums', 'drift-mobile']

export const definitions: readonly MindDefinition[] = KINDS.map((kind, index) => {
  const gameId = FIRST_ID + index
  return {
    id: kind,
    gameId,
    slug: SLUGS[kind],
    kind,
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['puzzle', 'numbers'],
    players: 1,
    orientation: 'any',
    input: DRAGGED.includes(kind) ? ['tap', 'drag', 'keys'] : ['tap', 'keys'],
    session: [20, 600],
    levels: LEVELS,
    score: { best: 'lowest', unit: 'moves', ranked: true },
    tune: gameId * 7919,
    ground: GROUNDS[kind],
  }
})
