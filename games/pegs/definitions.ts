import type { GameDefinition } from '#kit/game/contract.ts'
import type { Shape } from './boards.ts'
import { groundOf } from './palette.ts'

/** Its id names the board, too. */
export type PegsDefinition = GameDefinition & { readonly id: Shape; readonly board: Shape }

export const LEVELS = 24

const lines: readonly (readonly [id: Shape, slug: string, gameId: number])[] = [
  ['cross', 'marble-solitaire', 1120],
  ['rosette', 'french-marble-solitaire', 1121],
  ['triangle', 'marble-triangle', 1122],
  ['diagonal', 'marble-diagonals', 1123],
  ['hexagon', 'marble-hexagon', 1124],
  ['wide', 'wide-cross-marbles', 1652],
  ['uneven', 'uneven-cross-marbles', 1653],
  ['raft', 'marble-raft', 1654],
  ['heart', 'marble-heart', 1655],
  ['star', 'marble-star', 1656],
]

export const definitions: readonly PegsDefinition[] = lines.map(([id, slug, gameId], index) => ({
  id,
  gameId,
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
  tune: gameId * 7919,
  ground: groundOf(index),
  board: id,
}))

/** Which of the family's games it is: its colours follow from that. */
export const placeOf = ({ id }: PegsDefinition) => lines.findIndex(([one]) => one === id)
