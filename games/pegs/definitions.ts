import type { GameDefinition } from '#kit/game/contract.ts'
import type { Shape } from './boards.ts'
import { groundOf } from './palette.ts'

/** Its id names the board, too. */
export type PegsDefinition = GameDefinition & { readonly id: Shape; readonly board: Shape }

export const FIRST_ID = 1120
export const LEVELS = 24

const lines: readonly (readonly [id: Shape, slug: string])[] = [
  ['cross', 'marble-solitaire'],
  ['rosette', 'french-marble-solitaire'],
  ['triangle', 'marble-triangle'],
  ['diagonal', 'marble-diagonals'],
  ['hexagon', 'marble-hexagon'],
]

export const definitions: readonly PegsDefinition[] = lines.map(([id, slug], index) => ({
  id,
  gameId: FIRST_ID + index,
  slug,
  distinct: 'board',
  genre: 'puzzle',
  tags: ['puzzle', 'board'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'tap', 'keys'],
  session: [20, 900],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  tune: (FIRST_ID + index) * 7919,
  ground: groundOf(index),
  board: id,
}))
