import type { PoolDefinition } from './definitions.ts'

/** How to play: gesture, rules, ball in hand and spin. */
export const how = ({ id, game }: PoolDefinition): readonly string[] => [
  'how.1',
  game === 'eight-ball' ? 'how.2' : `how.${id}.1`,
  'how.3',
  'how.4',
]
