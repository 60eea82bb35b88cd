import type { LightsDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ rules }: LightsDefinition): readonly string[] => [
  `how.reach.${rules.shape}`,
  ...(rules.light === 'three' ? ['how.three', 'how.goal.three'] : ['how.goal.two']),
]
