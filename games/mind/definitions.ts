import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game with its rules in `rules/`, its levels in `levels/` and its drawing in `scenes/`. */
export const KINDS = [
  'make-number',
  'match-sums',
  'cross-out',
  'drift-mobile',
  'turtle-sums',
  'magic-figures',
  'fair-baskets',
  'shell-calculator',
] as const
export type Kind = (typeof KINDS)[number]

export interface MindDefinition extends GameDefinition {
  readonly kind: Kind
}

export const LEVELS = 30
const GROUNDS: Readonly<Record<Kind, GameDefinition['ground']>> = {
  'make-number': ['#c98a3c', '#4a2419'],
  'match-sums': ['#2b7a63', '#0a2a2b'],
  'cross-out': ['#d0a860', '#5a3a20'],
  'drift-mobile': ['#8a6fc8', '#241a4e'],
  'turtle-sums': ['#2a9ab4', '#083050'],
  'magic-figures': ['#4a58b8', '#141a4a'],
  'fair-baskets': ['#7a9a3c', '#263a0e'],
  'shell-calculator': ['#c8604a', '#4a140e'],
}
const SLUGS: Readonly<Record<Kind, string>> = {
  'make-number': 'make-the-number',
  'match-sums': 'matchstick-sums',
  'cross-out': 'cross-out-sums',
  'drift-mobile': 'driftwood-mobile',
  'turtle-sums': 'turtle-sums',
  'magic-figures': 'magic-figures',
  'fair-baskets': 'fair-baskets',
  'shell-calculator': 'shell-calculator',
}
const DRAGGED: readonly Kind[] = ['match-sums', 'drift-mobile']

export const definitions: readonly MindDefinition[] = KINDS.map((kind) => {
  return {
    id: kind,
    ...registered(SLUGS[kind]),
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
    ground: GROUNDS[kind],
  }
})
