import type { SlidingDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ rules }: SlidingDefinition): readonly string[] => [
  `how.move.${rules.kind}`,
  rules.face === 'numbers' ? 'how.goal.numbers' : `how.goal.${rules.face}`,
  'how.few',
]
