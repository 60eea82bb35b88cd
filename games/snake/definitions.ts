import type { GameDefinition } from '#kit/game/contract.ts'

/** What makes each snake game another one. */
export type Twist =
  | 'walls'
  /** Edges are open, three fruits lie there and grow old. */
  | 'basket'
  /** Two snakes on one stick, each the mirror image of the other. */
  | 'mirror'
  /** Every fruit turns the snake about: the tail becomes the head. */
  | 'switchback'
  /** Every fruit leaves a stone; a star clears them. */
  | 'stones'
  /** Trails that stay; the last one gliding wins. */
  | 'trails'

export interface SnakeDefinition extends GameDefinition {
  readonly twist: Twist
  readonly columns: number
  readonly rows: number
  /** Ticks from cell to cell at the start and at the fastest. */
  readonly strides: readonly [slow: number, fast: number]
}

type Look = Pick<SnakeDefinition, 'twist' | 'slug' | 'columns' | 'rows' | 'strides' | 'ground'>

const FIRST_ID = 1430

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
]

export const definitions: readonly SnakeDefinition[] = SNAKES.map((look, index) => ({
  ...look,
  id: look.slug,
  gameId: FIRST_ID + index,
  distinct: 'rules',
  genre: 'io',
  tags: ['io', 'arcade', 'skill'],
  players: 1,
  orientation: 'any',
  input: ['swipe', 'keys'],
  session: [20, 240],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: (FIRST_ID + index) * 7919,
}))
