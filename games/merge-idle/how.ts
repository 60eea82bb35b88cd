import type { MergeDefinition } from './definitions.ts'

/** How to play: the gesture, what is special here, and the aim. */
export const how = ({ id, twist }: MergeDefinition): readonly string[] => [
  twist === 'drop' ? 'how.drop' : 'how.merge',
  `how.${id}.1`,
  'how.aim',
]
