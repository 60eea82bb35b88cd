import type { ArenaDefinition } from './definitions.ts'

/** How to play: the gesture and the rule, then what pays and what costs. */
export const how = ({ verb }: ArenaDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.combo',
  'how.lives',
]
