import type { PaintDefinition } from './definitions.ts'
import { isFree } from './rules.ts'

/** How to play, as text keys in reading order. */
export const how = ({ id, craft }: PaintDefinition): readonly string[] => [
  `how.${id}.1`,
  isFree(craft) ? 'how.few' : 'how.slips',
  'how.keys',
]
