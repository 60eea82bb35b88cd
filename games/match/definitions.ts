import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** How gems move and what they become. */
export type MatchKind =
  | 'duel'
  | 'goals'
  | 'trace'
  | 'collapse'
  | 'rotate'
  | 'hex'
  | 'slide'
  | 'ladder'
  | 'corner'
  | 'slant'
  | 'knight'
  | 'tilt'
  | 'reach'
  | 'mirror'
  | 'trefoil'
  | 'dye'
  | 'orbit'
  | 'block'
  | 'turnabout'

/** Moves of an endless run, and free moves that make a power gem. */
export const RUN_MOVES = 24
export const FREE_MOVES = 12
const RUNS: readonly MatchKind[] = [
  'corner',
  'slant',
  'knight',
  'tilt',
  'reach',
  'mirror',
  'trefoil',
  'dye',
  'orbit',
  'block',
  'turnabout',
]
export const isRun = (kind: MatchKind) => RUNS.includes(kind)
/** Gems that meet in a corner turn around it, or eight around a ninth. */
export const isTurn = (kind: MatchKind) => kind === 'rotate' || kind === 'trefoil' || kind === 'orbit'
/** The second gem is aimed at and applies when the finger lifts. */
export const isLong = (kind: MatchKind) => kind === 'reach' || kind === 'turnabout' || kind === 'block'
/** The direction of a swap matters. */
export const isAimed = (kind: MatchKind) => kind === 'tilt' || kind === 'dye'
/** Two gems are selected one after the other; other games move lines, squares or groups. */
export const isSwap = (kind: MatchKind) =>
  (isRun(kind) && !isTurn(kind)) || kind === 'goals' || kind === 'duel' || kind === 'hex' || kind === 'ladder'

export interface MatchDefinition extends GameDefinition {
  readonly kind: MatchKind
  readonly columns: number
  readonly rows: number
  /** Kinds of gems on the board. */
  readonly colors: number
}

const common = {
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['matching'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'swipe', 'keys'],
  session: [60, 900],
  score: { best: 'highest', unit: 'points', ranked: true },
} as const

type Own = Pick<MatchDefinition, 'id' | 'slug' | 'levels' | 'ground' | 'kind' | 'columns' | 'rows' | 'colors'>

const game = (own: Own): MatchDefinition => ({ ...common, ...registered(own.slug), ...own })

export const definitions: readonly MatchDefinition[] = [
  game({
    id: 'crusader',
    slug: 'combo-crusader',
    levels: 40,
    ground: ['#8c3b52', '#240a1e'],
    kind: 'duel',
    columns: 7,
    rows: 7,
    colors: 5,
  }),
  game({
    id: 'goals',
    slug: 'sand-and-shells',
    levels: 60,
    ground: ['#1c8f9e', '#07303f'],
    kind: 'goals',
    columns: 8,
    rows: 8,
    colors: 6,
  }),
  game({
    id: 'trace',
    slug: 'gem-thread',
    levels: 40,
    ground: ['#6b4fc0', '#1c1148'],
    kind: 'trace',
    columns: 7,
    rows: 7,
    colors: 5,
  }),
  game({
    id: 'collapse',
    slug: 'gem-landslide',
    levels: 40,
    ground: ['#a8642a', '#2e160b'],
    kind: 'collapse',
    columns: 9,
    rows: 10,
    colors: 5,
  }),
  game({
    id: 'rotate',
    slug: 'gem-quarter-turn',
    levels: 30,
    ground: ['#2f8a55', '#0a2c1e'],
    kind: 'rotate',
    columns: 7,
    rows: 7,
    colors: 5,
  }),
  game({
    id: 'hex',
    slug: 'honeycomb-gems',
    levels: 30,
    ground: ['#b8861e', '#36230a'],
    kind: 'hex',
    columns: 7,
    rows: 7,
    colors: 6,
  }),
  game({
    id: 'slide',
    slug: 'gem-conveyor',
    levels: 30,
    ground: ['#3d66b8', '#0e1c44'],
    kind: 'slide',
    columns: 6,
    rows: 6,
    colors: 6,
  }),
  game({
    id: 'ladder',
    slug: 'pearl-ladder',
    levels: 0,
    ground: ['#b04d8e', '#330e35'],
    kind: 'ladder',
    columns: 6,
    rows: 7,
    colors: 4,
  }),
  game({
    id: 'corner',
    slug: 'corner-swap-gems',
    levels: 0,
    ground: ['#3a8fb8', '#0a2c44'],
    kind: 'corner',
    columns: 7,
    rows: 7,
    colors: 6,
  }),
  game({
    id: 'slant',
    slug: 'slanting-gems',
    levels: 0,
    ground: ['#7a4ab8', '#200f44'],
    kind: 'slant',
    columns: 7,
    rows: 8,
    colors: 5,
  }),
  game({
    id: 'knight',
    slug: 'knight-swap-gems',
    levels: 0,
    ground: ['#6a7a3a', '#1c220c'],
    kind: 'knight',
    columns: 7,
    rows: 7,
    colors: 6,
  }),
  game({
    id: 'tilt',
    slug: 'tilting-gems',
    levels: 0,
    ground: ['#b8583a', '#3a140a'],
    kind: 'tilt',
    columns: 7,
    rows: 7,
    colors: 6,
  }),
  game({
    id: 'reach',
    slug: 'long-reach-gems',
    levels: 0,
    ground: ['#3f7a8c', '#0c2830'],
    kind: 'reach',
    columns: 7,
    rows: 7,
    colors: 5,
  }),
  game({
    id: 'mirror',
    slug: 'mirror-swap-gems',
    levels: 0,
    ground: ['#4a6a9c', '#121e3a'],
    kind: 'mirror',
    columns: 8,
    rows: 7,
    colors: 6,
  }),
  game({
    id: 'trefoil',
    slug: 'gem-trefoil-turn',
    levels: 0,
    ground: ['#4a8c3a', '#122c0c'],
    kind: 'trefoil',
    columns: 7,
    rows: 7,
    colors: 6,
  }),
  game({
    id: 'dye',
    slug: 'gem-dye-works',
    levels: 0,
    ground: ['#b03a6a', '#380c26'],
    kind: 'dye',
    columns: 7,
    rows: 7,
    colors: 5,
  }),
  game({
    id: 'orbit',
    slug: 'gem-orbits',
    levels: 0,
    ground: ['#2f4fb0', '#0a1238'],
    kind: 'orbit',
    columns: 7,
    rows: 7,
    colors: 6,
  }),
  game({
    id: 'block',
    slug: 'four-block-gems',
    levels: 0,
    ground: ['#b07a2a', '#36200a'],
    kind: 'block',
    columns: 8,
    rows: 8,
    colors: 4,
  }),
  game({
    id: 'turnabout',
    slug: 'gem-turnabout',
    levels: 0,
    ground: ['#2a8f86', '#08302e'],
    kind: 'turnabout',
    columns: 7,
    rows: 7,
    colors: 5,
  }),
]
