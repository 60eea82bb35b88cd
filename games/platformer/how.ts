import type { PlatformerDefinition } from './definitions.ts'

/** How to play: the move of this game, what is to be reached, and the keys. */
export const how = ({ kind }: PlatformerDefinition): readonly string[] => [
  `how.${kind}.1`,
  'how.goal',
  kind === 'tower' ? 'how.tap' : kind === 'dash' ? 'how.dash-keys' : 'how.keys',
]
