import type { PaintDefinition } from './definitions.ts'
import { isFree } from './rules.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ id, craft }: PaintDefinition): readonly string[] => [
  `how.${id}.1`,
  isFree(craft) ? 'how.few' : 'how.slips',
  'how.keys',
]
