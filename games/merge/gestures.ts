import type { MergeDefinition, MergeKind } from './definitions.ts'

/** Gesture: aim at a column, draw a path, fill a free place, take a group, place two, or swipe. */
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
  // The bowl has its own scene.
  pearls: 'column',
}

export const gestureOf = ({ kind }: Pick<MergeDefinition, 'kind'>): Gesture => GESTURES[kind]

/** Boards of hexagons. */
export const isHexBoard = (kind: MergeKind) => kind === 'hex' || kind === 'hexslide'
