import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'

/** How many columns and rows of cards. */
export type Grid = readonly [columns: number, rows: number]

/** Cards are turned until sets are found. */
export interface TurnKind {
  readonly play: 'turn'
  /** Cards that belong together. */
  readonly set: 2 | 3
  /** `slide`: a miss moves the row of the last card. `sides`: a creature on one side, its shadow on the other. */
  readonly twist: 'none' | 'slide' | 'sides'
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

export const FIRST_ID = 1180

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
]

export const definitions: readonly MemoryDefinition[] = lines.map(([id, slug, rules], index) => ({
  id,
  gameId: FIRST_ID + index,
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
  tune: (FIRST_ID + index) * 7919,
  ground: groundOf(index),
  rules,
}))
