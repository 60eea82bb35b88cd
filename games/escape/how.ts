import type { EscapeDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ id }: EscapeDefinition): readonly string[] => [
  'how.search',
  `how.${id}.1`,
  'how.candle',
  'how.keys',
]
