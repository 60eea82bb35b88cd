import type { MergeDefinition, MergeKind } from './definitions.ts'

const SENTENCES: Readonly<Record<MergeKind, readonly string[]>> = {
  drop: ['column', 'double', 'columns-full'],
  shoot: ['shoot', 'double', 'rows'],
  chain: ['chain', 'rising', 'long-chain', 'turns'],
  tens: ['line', 'long-line', 'turns'],
  hex: ['place', 'flow', 'sprout', 'board-full'],
  islands: ['place', 'three', 'board-full'],
  pairs: ['push', 'one-two', 'stuck'],
  pearls: ['bowl', 'pearls', 'spill'],
  fib: ['swipe-two', 'fib', 'stuck'],
  triple: ['swipe-all', 'triple', 'stuck'],
  reef: ['swipe-all', 'reef', 'reef-grows'],
  hexslide: ['six-ways', 'hexslide', 'stuck'],
  seven: ['seven', 'seven-closed', 'seven-row'],
  spin: ['column', 'spin', 'columns-full'],
  divide: ['place', 'divide', 'divide-equal', 'board-full'],
  twins: ['twins', 'twins-three', 'twins-top'],
  gather: ['gather', 'gather-goal', 'gather-end'],
  zero: ['zero', 'zero-long', 'turns'],
}

/** How to play, as text keys in reading order. */
export const how = ({ kind }: MergeDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
