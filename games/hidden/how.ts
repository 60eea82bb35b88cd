import type { HiddenDefinition } from './definitions.ts'
import { PATIENCE, patienceOf } from './rules.ts'

/** How to play, as text keys in reading order. */
export const how = ({ id, hunt }: HiddenDefinition): readonly string[] => [
  `how.${id}.1`,
  patienceOf(hunt) < PATIENCE ? 'how.slips.few' : 'how.slips',
  'how.keys',
]
