import type { PinballDefinition } from './definitions.ts'

/** How to play: the thumbs, then the mission. */
export const how = ({ id }: PinballDefinition): readonly string[] => [
  'how.thumbs',
  `how.${id}.1`,
  'how.balls',
]
