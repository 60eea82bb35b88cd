import type { FallingDefinition, FallingKind } from './definitions.ts'

const SENTENCES: Readonly<Record<FallingKind, readonly string[]>> = {
  sand: ['move', 'sand', 'bridge', 'top'],
  pearls: ['move', 'pearls', 'chain', 'top'],
  rings: ['move', 'well', 'rings', 'drift'],
  totem: ['order', 'totem', 'chain', 'top'],
  barnacles: ['move', 'barnacles', 'wave', 'top'],
  tens: ['move', 'tens', 'chain', 'top'],
  beam: ['move', 'beam', 'gather', 'top'],
  feast: ['move', 'feast', 'chain', 'top'],
  pips: ['move', 'pips', 'ones', 'top'],
}

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ kind }: FallingDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
