import type { ArenaDefinition } from './definitions.ts'

/** How to play: gesture and rule, then rewards and costs. */
export const how = ({ verb }: ArenaDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.combo',
  'how.lives',
]
