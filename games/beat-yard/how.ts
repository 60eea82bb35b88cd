import type { BeatYardDefinition } from './definitions.ts'

/** How to play: the one gesture, then what pays and what costs. */
export const how = ({ id }: BeatYardDefinition): readonly string[] => [
  `how.${id}.1`,
  'how.combo',
  'how.lamps',
]
