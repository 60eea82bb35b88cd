import type { GameDefinition } from '#kit/game/contract.ts'
import type { Shape } from './boards.ts'
import { groundOf } from './palette.ts'
import { registered } from './registered.ts'

/** Its id names the board, too. */
export type PegsDefinition = GameDefinition & { readonly id: Shape; readonly board: Shape }

export const LEVELS = 60
const SHORT_PACK = 24

const lines: readonly (readonly [id: Shape, slug: string, levels?: number])[] = [
  ['cross', 'marble-solitaire'],
  ['rosette', 'french-marble-solitaire'],
  ['triangle', 'marble-triangle'],
  ['diagonal', 'marble-diagonals'],
  ['hexagon', 'marble-hexagon'],
  ['wide', 'wide-cross-marbles'],
  ['uneven', 'uneven-cross-marbles'],
  ['raft', 'marble-raft'],
  ['heart', 'marble-heart', SHORT_PACK],
  ['star', 'marble-star', SHORT_PACK],
]

export const definitions: readonly PegsDefinition[] = lines.map(([id, slug, levels = LEVELS], index) => ({
  id,
  ...registered(slug),
  distinct: 'board',
  genre: 'puzzle',
  tags: ['puzzle', 'board'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'tap', 'keys'],
  session: [20, 900],
  levels,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  ground: groundOf(index),
  board: id,
}))

/** Which of the family's games it is: its colours follow from that. */
export const placeOf = ({ id }: PegsDefinition) => lines.findIndex(([one]) => one === id)
