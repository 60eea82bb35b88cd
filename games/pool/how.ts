import type { PoolDefinition } from './definitions.ts'

/** How to play: the gesture, the rules of the game, what the hand and the spin do. */
export const how = ({ id, game }: PoolDefinition): readonly string[] => [
  'how.1',
  game === 'eight-ball' ? 'how.2' : `how.${id}.1`,
  'how.3',
  'how.4',
]
