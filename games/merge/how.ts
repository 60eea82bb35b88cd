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
}

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ kind }: MergeDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
