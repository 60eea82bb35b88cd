import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** The rule that distinguishes each snake game. */
export type Twist =
  | 'walls'
  /** Open edges; three fruits that age. */
  | 'basket'
  /** Two mirrored snakes on one input. */
  | 'mirror'
  /** Every fruit reverses the snake: the tail becomes the head. */
  | 'switchback'
  /** Every fruit leaves a stone; a star removes them. */
  | 'stones'
  /** Trails that stay; the last one moving wins. */
  | 'trails'
  /** Five numbers to eat in order. */
  | 'order'
  /** Prey are mice that run. */
  | 'mice'
  /** The sea floods the island ring by ring; a star holds it back. */
  | 'tide'
  /** Four rooms connected by burrows only. */
  | 'burrows'
  /** Biting itself closes a loop: everything inside is won, the rest of the tail is lost. */
  | 'lasso'
  /** Four snakes against the clock; a crashed one becomes fruit and returns. */
  | 'picnic'
  /** Guests become wagons; the station unloads them all at once. */
  | 'station'
  /** Crabs cut the tail where they meet it. */
  | 'crabs'
  /** A dark cave: fireflies are the light. */
  | 'lantern'
  /** Mow the whole meadow before the evening. */
  | 'mow'
  /** The body is a string of colours: three equal ones at the neck disappear. */
  | 'beads'
  /** Earth to dig, gems to eat, falling boulders. */
  | 'dig'
  /** A copy of the snake follows its own past path. */
  | 'echo'
  /** Four snakes bite each other's tails, against the clock. */
  | 'tails'

export interface SnakeDefinition extends GameDefinition {
  readonly twist: Twist
  readonly columns: number
  readonly rows: number
  /** Ticks per cell at the start and at the fastest. */
  readonly strides: readonly [slow: number, fast: number]
  /** Cells of burrows in pairs: entering one leads out of the other. */
  readonly holes?: readonly number[]
}

type Look = Pick<SnakeDefinition, 'twist' | 'slug' | 'columns' | 'rows' | 'strides' | 'ground' | 'holes'>

/** Width of the burrow rooms, with a wall between them. */
export const ROOM = 8
const hole = (column: number, row: number) => row * (2 * ROOM + 1) + column
/** In pairs: each leads through a wall. */
const HOLES = [
  hole(6, 3),
  hole(10, 3),
  hole(3, 6),
  hole(3, 10),
  hole(13, 6),
  hole(13, 10),
  hole(6, 13),
  hole(10, 13),
]

const SNAKES: readonly Look[] = [
  {
    twist: 'walls',
    slug: 'garden-snake',
    columns: 15,
    rows: 17,
    strides: [10, 6],
    ground: ['#5fa83a', '#16401f'],
  },
  {
    twist: 'basket',
    slug: 'fruit-snake',
    columns: 17,
    rows: 19,
    strides: [9, 6],
    ground: ['#e8924a', '#5a1f2e'],
  },
  {
    twist: 'mirror',
    slug: 'mirror-snakes',
    columns: 17,
    rows: 15,
    strides: [12, 8],
    ground: ['#6a5bd0', '#1a1450'],
  },
  {
    twist: 'switchback',
    slug: 'switchback-snake',
    columns: 15,
    rows: 15,
    strides: [11, 7],
    ground: ['#2fa3a0', '#073840'],
  },
  {
    twist: 'stones',
    slug: 'stone-snake',
    columns: 16,
    rows: 18,
    strides: [10, 7],
    ground: ['#8a7a9c', '#2a2138'],
  },
  {
    twist: 'trails',
    slug: 'trail-duel',
    columns: 27,
    rows: 31,
    strides: [6, 5],
    ground: ['#1c4f8f', '#050d26'],
  },
  {
    twist: 'order',
    slug: 'counting-snake',
    columns: 16,
    rows: 17,
    strides: [10, 7],
    ground: ['#3f8fd0', '#123a6e'],
  },
  {
    twist: 'mice',
    slug: 'mouse-hunt',
    columns: 17,
    rows: 18,
    strides: [9, 6],
    ground: ['#d0a04a', '#4a2f0c'],
  },
  {
    twist: 'tide',
    slug: 'tide-snake',
    columns: 17,
    rows: 17,
    strides: [10, 7],
    ground: ['#4fb8d8', '#0a3a5e'],
  },
  {
    twist: 'burrows',
    slug: 'burrow-snake',
    columns: 2 * ROOM + 1,
    rows: 2 * ROOM + 1,
    strides: [10, 7],
    holes: HOLES,
    ground: ['#9a6a3a', '#2a1808'],
  },
  {
    twist: 'lasso',
    slug: 'lasso-snake',
    columns: 18,
    rows: 19,
    strides: [8, 7],
    ground: ['#e0884a', '#58200f'],
  },
  {
    twist: 'picnic',
    slug: 'picnic-rush',
    columns: 25,
    rows: 27,
    strides: [7, 7],
    ground: ['#e06a6a', '#4a1420'],
  },
  {
    twist: 'station',
    slug: 'tail-train',
    columns: 16,
    rows: 18,
    strides: [10, 6],
    ground: ['#5fa0a8', '#123a4a'],
  },
  {
    twist: 'crabs',
    slug: 'crab-scissors',
    columns: 16,
    rows: 17,
    strides: [10, 7],
    ground: ['#e0b070', '#6a2a1a'],
  },
  {
    twist: 'lantern',
    slug: 'lantern-snake',
    columns: 17,
    rows: 18,
    strides: [10, 8],
    ground: ['#3a3a6a', '#07081c'],
  },
  {
    twist: 'mow',
    slug: 'meadow-mower',
    columns: 11,
    rows: 12,
    strides: [10, 7],
    ground: ['#8fc04a', '#1c4a20'],
  },
  {
    twist: 'beads',
    slug: 'bead-snake',
    columns: 16,
    rows: 17,
    strides: [10, 7],
    ground: ['#c07ab8', '#3a1450'],
  },
  {
    twist: 'dig',
    slug: 'boulder-worm',
    columns: 15,
    rows: 17,
    strides: [11, 8],
    ground: ['#a8743a', '#2a1408'],
  },
  {
    twist: 'echo',
    slug: 'echo-snake',
    columns: 17,
    rows: 18,
    strides: [9, 7],
    ground: ['#7fb0c0', '#14303f'],
  },
  {
    twist: 'tails',
    slug: 'tail-biters',
    columns: 25,
    rows: 27,
    strides: [7, 7],
    ground: ['#6ab07a', '#0f3a2a'],
  },
]

export const definitions: readonly SnakeDefinition[] = SNAKES.map((look) => ({
  ...look,
  id: look.slug,
  ...registered(look.slug),
  distinct: 'rules',
  genre: 'io',
  tags: ['io', 'arcade', 'skill'],
  players: 1,
  orientation: 'any',
  input: ['swipe', 'keys'],
  session: [20, 240],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
}))
