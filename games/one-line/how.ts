import { isFigure, MANY_WAYS } from './boards.ts'
import type { OneLineDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ rule }: OneLineDefinition): readonly string[] => [
  `how.${rule}`,
  isFigure(rule) ? 'how.goal.figure' : 'how.goal.tiles',
  'how.back',
  MANY_WAYS.has(rule) ? 'how.keys.pick' : 'how.keys.step',
]
