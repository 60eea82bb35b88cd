import type { AimSportsDefinition } from './definitions.ts'

/** How to play: the one gesture, then what pays and what costs. */
export const how = ({ id }: AimSportsDefinition): readonly string[] => [
  `how.${id}.1`,
  'how.combo',
  'how.tries',
]
