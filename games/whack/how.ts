import type { WhackDefinition } from './definitions.ts'

/** How to play: the one gesture, then what pays and what costs. */
export const how = ({ verb }: WhackDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.combo',
  verb === 'leaky-boat' ? 'how.leaky-boat.2' : 'how.tries',
]
