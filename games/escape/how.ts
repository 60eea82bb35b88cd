import type { EscapeDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ id }: EscapeDefinition): readonly string[] => [
  'how.search',
  `how.${id}.1`,
  'how.candle',
  'how.keys',
]
