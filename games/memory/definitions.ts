import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import { registered } from './registered.ts'

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

const lines: readonly (readonly [id: string, slug: string, rules: TurnKind | WatchKind])[] = [
  ['pairs', 'island-pairs', pairs],
  [
    'parrot',
    'forgetful-parrot',
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
  ['watch', 'what-has-moved', { play: 'watch', rounds: 10 }],
  [
    'parrot-triples',
    'greedy-parrot',
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
  ['swap', 'trading-places', { ...pairs, twist: 'swap', par: 2.2 }],
  ['spin', 'half-turn-table', { ...pairs, twist: 'spin', par: 2.1 }],
  [
    'cross',
    'crossroad-pairs',
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
  ['wanted', 'wanted-next', { ...pairs, twist: 'wanted', par: 2.6 }],
  ['parrot-swap', 'swapping-parrot', { ...pairs, twist: 'swap', rival: true, grids: always([4, 5]) }],
  ['parrot-spin', 'dizzy-parrot', { ...pairs, twist: 'spin', rival: true, grids: always([4, 5]) }],
  [
    'parrot-cross',
    'parrot-at-the-crossroad',
    { ...pairs, twist: 'cross', rival: true, grids: always([4, 5]) },
  ],
  ['parrot-wanted', 'parrot-wants-it-too', { ...pairs, twist: 'wanted', rival: true, grids: always([4, 5]) }],
  [
    'triple-wanted',
    'triplets-to-order',
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

export const definitions: readonly MemoryDefinition[] = lines.map(([id, slug, rules], index) => ({
  id,
  ...registered(slug),
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
  ground: groundOf(index),
  rules,
}))

/** Which of the family's games it is: its colours follow from that. */
export const placeOf = ({ id }: MemoryDefinition) => lines.findIndex(([one]) => one === id)
