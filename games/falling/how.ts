import type { FallingDefinition, FallingKind } from './definitions.ts'

const SENTENCES: Readonly<Record<FallingKind, readonly string[]>> = {
  sand: ['move', 'sand', 'bridge', 'top'],
  pearls: ['move', 'pearls', 'chain', 'top'],
  rings: ['move', 'well', 'rings', 'drift'],
}

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ kind }: FallingDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
