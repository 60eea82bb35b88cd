import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { ShedKind } from './state.ts'

/** How well the rivals play; the level of a run names it. */
export type Mode = 'normal' | 'hard' | 'easy'
export const MODES: readonly Mode[] = ['normal', 'hard', 'easy']

export interface ShedDefinition extends GameDefinition {
  readonly kind: ShedKind
}

const FIRST_ID = 130

/** Kind (which is the slug), and minutes of one sitting. */
const lines: readonly (readonly [kind: ShedKind, shortest: number, longest: number])[] = [
  ['crazy-eights', 2, 8],
  ['mau-mau', 2, 8],
  ['sevens', 2, 8],
  ['president', 3, 10],
  ['durak', 3, 10],
  ['scopa', 3, 10],
  ['escoba', 3, 10],
  ['ninety-nine', 2, 8],
  ['thirty-one', 2, 6],
  ['gin-rummy', 3, 12],
]

export const definitions: readonly ShedDefinition[] = lines.map(([kind, shortest, longest], index) => ({
  id: kind,
  gameId: FIRST_ID + index,
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
  tune: (FIRST_ID + index) * 7919,
  ground: groundOf(kind),
  kind,
}))

export const modeOf = (level: number): Mode => MODES[level - 1] ?? 'normal'
