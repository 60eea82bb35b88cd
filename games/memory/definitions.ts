import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'

/** How many columns and rows of cards. */
export type Grid = readonly [columns: number, rows: number]

/** Cards are turned until sets are found. */
export interface TurnKind {
  readonly play: 'turn'
  /** Cards that belong together. */
  readonly set: 2 | 3 | 4
  /**
   * slide: a miss moves the row of the last card. swap: the cards of a miss trade places. spin: a miss turns the board by
   * half. sides: a creature on one side, its shadow on the other. cross: a card and its partner share a row or a column.
   * wanted: only the set that is asked for may be taken.
   */
  readonly twist: 'none' | 'slide' | 'swap' | 'spin' | 'sides' | 'cross' | 'wanted'
  /** A parrot plays along, and takes what it remembers. */
  readonly rival: boolean
  /** By level; with a rival the level is how much the parrot remembers instead. */
  readonly grids: readonly [Grid, Grid, Grid]
  /** Turns a good memory needs, for each set. */
  readonly par: number
}

/** Cards are looked at, then some of them change. */
export interface WatchKind {
  readonly play: 'watch'
  readonly rounds: number
}

export type MemoryDefinition = GameDefinition & { readonly rules: TurnKind | WatchKind }

const pairs: TurnKind = {
  play: 'turn',
  set: 2,
  twist: 'none',
  rival: false,
  grids: [
    [3, 4],
    [4, 5],
    [5, 6],
  ],
  par: 1.9,
}

/** The same board at each level, which stands for the parrot's memory. */
const always = (grid: Grid) => [grid, grid, grid] as const

const lines: readonly (readonly [id: string, slug: string, gameId: number, rules: TurnKind | WatchKind])[] = [
  ['pairs', 'island-pairs', 1180, pairs],
  [
    'parrot',
    'forgetful-parrot',
    1181,
    {
      ...pairs,
      rival: true,
      grids: [
        [4, 5],
        [4, 5],
        [4, 5],
      ],
    },
  ],
  [
    'triples',
    'shell-triplets',
    1182,
    {
      ...pairs,
      set: 3,
      grids: [
        [3, 4],
        [3, 6],
        [4, 6],
      ],
      par: 2.8,
    },
  ],
  [
    'slide',
    'drifting-pairs',
    1183,
    {
      ...pairs,
      twist: 'slide',
      grids: [
        [3, 4],
        [4, 4],
        [4, 6],
      ],
    },
  ],
  [
    'sides',
    'shadow-lagoon',
    1184,
    {
      ...pairs,
      twist: 'sides',
      grids: [
        [4, 3],
        [4, 5],
        [6, 5],
      ],
      par: 1.9,
    },
  ],
  ['watch', 'what-has-moved', 1185, { play: 'watch', rounds: 10 }],
  [
    'parrot-triples',
    'greedy-parrot',
    1702,
    {
      ...pairs,
      set: 3,
      rival: true,
      grids: [
        [3, 6],
        [3, 6],
        [3, 6],
      ],
    },
  ],
  [
    'parrot-slide',
    'parrot-in-the-drift',
    1703,
    {
      ...pairs,
      twist: 'slide',
      rival: true,
      grids: [
        [4, 4],
        [4, 4],
        [4, 4],
      ],
    },
  ],
  [
    'parrot-sides',
    'parrot-and-shadows',
    1704,
    {
      ...pairs,
      twist: 'sides',
      rival: true,
      grids: [
        [4, 5],
        [4, 5],
        [4, 5],
      ],
    },
  ],
  [
    'triple-slide',
    'drifting-triplets',
    1705,
    {
      ...pairs,
      set: 3,
      twist: 'slide',
      grids: [
        [3, 4],
        [3, 5],
        [3, 6],
      ],
      par: 3.2,
    },
  ],
  [
    'quads',
    'four-of-a-shoal',
    1706,
    {
      ...pairs,
      set: 4,
      grids: [
        [4, 4],
        [4, 5],
        [4, 6],
      ],
      par: 3.6,
    },
  ],
  ['swap', 'trading-places', 1189, { ...pairs, twist: 'swap', par: 2.2 }],
  ['spin', 'half-turn-table', 1198, { ...pairs, twist: 'spin', par: 2.1 }],
  [
    'cross',
    'crossroad-pairs',
    1199,
    {
      ...pairs,
      twist: 'cross',
      grids: [
        [4, 3],
        [4, 5],
        [6, 5],
      ],
      par: 1.7,
    },
  ],
  ['wanted', 'wanted-next', 1200, { ...pairs, twist: 'wanted', par: 2.6 }],
  ['parrot-swap', 'swapping-parrot', 1201, { ...pairs, twist: 'swap', rival: true, grids: always([4, 5]) }],
  ['parrot-spin', 'dizzy-parrot', 1202, { ...pairs, twist: 'spin', rival: true, grids: always([4, 5]) }],
  [
    'parrot-cross',
    'parrot-at-the-crossroad',
    1203,
    { ...pairs, twist: 'cross', rival: true, grids: always([4, 5]) },
  ],
  [
    'parrot-wanted',
    'parrot-wants-it-too',
    1204,
    { ...pairs, twist: 'wanted', rival: true, grids: always([4, 5]) },
  ],
  [
    'triple-wanted',
    'triplets-to-order',
    1205,
    {
      ...pairs,
      set: 3,
      twist: 'wanted',
      grids: [
        [3, 4],
        [3, 5],
        [3, 6],
      ],
      par: 4,
    },
  ],
]

export const definitions: readonly MemoryDefinition[] = lines.map(([id, slug, gameId, rules], index) => ({
  id,
  gameId,
  slug,
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['matching', 'cards'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [40, 600],
  levels: 0,
  score:
    rules.play === 'turn' && !rules.rival
      ? { best: 'lowest', unit: 'moves', ranked: true }
      : { best: 'highest', unit: 'points', ranked: true },
  tune: gameId * 7919,
  ground: groundOf(index),
  rules,
}))

/** Which of the family's games it is: its colours follow from that. */
export const placeOf = ({ id }: MemoryDefinition) => lines.findIndex(([one]) => one === id)
