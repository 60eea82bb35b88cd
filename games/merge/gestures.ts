import type { MergeDefinition, MergeKind } from './definitions.ts'

/** What the hand does: aims at a column, draws a path, fills a free place, takes a group, lays two, or swipes. */
export type Gesture = 'column' | 'path' | 'place' | 'group' | 'twin' | 'slide'

const GESTURES: Readonly<Record<MergeKind, Gesture>> = {
  drop: 'column',
  shoot: 'column',
  seven: 'column',
  spin: 'column',
  chain: 'path',
  tens: 'path',
  zero: 'path',
  hex: 'place',
  islands: 'place',
  divide: 'place',
  gather: 'group',
  twins: 'twin',
  pairs: 'slide',
  fib: 'slide',
  triple: 'slide',
  reef: 'slide',
  hexslide: 'slide',
  // The bowl has a scene of its own.
  pearls: 'column',
}

export const gestureOf = ({ kind }: Pick<MergeDefinition, 'kind'>): Gesture => GESTURES[kind]

/** Boards of hexagons. */
export const isHexBoard = (kind: MergeKind) => kind === 'hex' || kind === 'hexslide'
