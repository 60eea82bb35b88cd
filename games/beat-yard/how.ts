import type { BeatYardDefinition } from './definitions.ts'

/** How to play: the gesture, then rewards and costs. */
export const how = ({ id }: BeatYardDefinition): readonly string[] => [
  `how.${id}.1`,
  'how.combo',
  'how.lamps',
]
