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

/** How to play, as text keys in reading order. */
export const how = ({ kind }: FallingDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
