import type { LightsDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ rules }: LightsDefinition): readonly string[] => [
  `how.reach.${rules.shape}`,
  ...(rules.light === 'three' ? ['how.three', 'how.goal.three'] : ['how.goal.two']),
]
