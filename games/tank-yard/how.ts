import type { YardDefinition } from './definitions.ts'

/** How to play: gesture and rule, then rewards and costs. */
export const how = ({ verb }: YardDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.combo',
  'how.lives',
]
