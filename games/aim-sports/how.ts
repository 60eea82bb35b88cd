import type { AimSportsDefinition } from './definitions.ts'

/** How to play: the gesture, then rewards and costs. */
export const how = ({ id }: AimSportsDefinition): readonly string[] => [
  `how.${id}.1`,
  'how.combo',
  'how.tries',
]
