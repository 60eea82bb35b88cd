import type { GameDefinition } from '#kit/game/contract.ts'
import type { Lattice } from './lattice.ts'
import { registered } from './registered.ts'

/** Clear full lines, merge three equal letters, or fill a shape exactly. */
export type Goal = 'lines' | 'letters' | 'fill'

/** The special rule of a square board. */
export type Twist =
  /** Boxes of nine are cleared as rows and columns are. */
  | 'boxes'
  /** The board wraps around. */
  | 'rim'
  /** A lake in the middle cuts the lines in two. */
  | 'lake'
  /** Only diagonals count. */
  | 'slant'
  /** Unsupported blocks fall, and may complete another line. */
  | 'slide'
  /** A row washes in from below after every sixth piece. */
  | 'tide'
  /** Coral grows on free cells; it must be cleared twice. */
  | 'coral'
  /** Ice that was cleared three times is water. */
  | 'ice'

export interface BlockFitDefinition extends GameDefinition {
  readonly twist?: Twist
  readonly goal: Goal
  readonly lattice: Lattice
  /** Cells a side; a filling game brings its shape with each level. */
  readonly side: number
}

type Own = Pick<BlockFitDefinition, 'id' | 'slug' | 'goal' | 'lattice' | 'side' | 'ground' | 'twist'>

const endless = (own: Own): BlockFitDefinition => ({
  distinct: 'rules',
  genre: 'puzzle',
  tags: own.goal === 'letters' ? ['matching'] : ['puzzle'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'keys'],
  session: [60, 1200],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  ...registered(own.slug),
  ...own,
})

/** Boards of squares, each with a rule of its own. */
const TWISTED: readonly (readonly [twist: Twist, slug: string, side: number, ground: Own['ground']])[] = [
  ['boxes', 'driftwood-boxes', 9, ['#a8743a', '#2f1a0c']],
  ['rim', 'endless-atoll', 7, ['#2f9ac0', '#082c48']],
  ['lake', 'crater-lake', 9, ['#3f8f6a', '#0a2c24']],
  ['slant', 'slanting-tiles', 8, ['#b0508a', '#34102c']],
  ['slide', 'avalanche-blocks', 8, ['#6a8ac8', '#141f44']],
  ['tide', 'rising-tide-blocks', 8, ['#2fa8a0', '#07343c']],
  ['coral', 'coral-garden', 8, ['#d86a6a', '#42121c']],
  ['ice', 'thin-ice-blocks', 8, ['#7fc0e0', '#12344e']],
]

export const definitions: readonly BlockFitDefinition[] = [
  endless({
    id: 'square',
    slug: 'lagoon-blocks',
    goal: 'lines',
    lattice: 'square',
    side: 8,
    ground: ['#2b6fb8', '#0a1c40'],
  }),
  endless({
    id: 'hex',
    slug: 'hive-blocks',
    goal: 'lines',
    lattice: 'hex',
    side: 5,
    ground: ['#b07a1e', '#33200a'],
  }),
  endless({
    id: 'triangle',
    slug: 'sail-blocks',
    goal: 'lines',
    lattice: 'triangle',
    side: 4,
    ground: ['#7a4fc0', '#1e1048'],
  }),
  {
    ...endless({
      id: 'tray',
      slug: 'snug-fit',
      goal: 'fill',
      lattice: 'square',
      side: 0,
      ground: ['#b5613a', '#35150c'],
    }),
    levels: 60,
    session: [30, 900],
    score: { best: 'lowest', unit: 'moves', ranked: true },
  },
  endless({
    id: 'abc',
    slug: 'ABC-Blocks',
    goal: 'letters',
    lattice: 'square',
    side: 6,
    ground: ['#1f8f7a', '#07302c'],
  }),
  ...TWISTED.map(([twist, slug, side, ground]) =>
    endless({
      id: twist,
      slug,
      goal: 'lines',
      lattice: 'square',
      side,
      ground,
      twist,
    }),
  ),
]
