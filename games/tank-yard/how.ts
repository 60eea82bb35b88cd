import type { YardDefinition } from './definitions.ts'

/** How to play: the gesture and the rule, then what pays and what costs. */
export const how = ({ verb }: YardDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.combo',
  'how.lives',
]
