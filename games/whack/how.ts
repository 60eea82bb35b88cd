import type { WhackDefinition } from './definitions.ts'

/** How to play: the one gesture, then what pays and what costs. */
export const how = ({ verb }: WhackDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.combo',
  'how.tries',
]
