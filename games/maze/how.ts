import type { MazeDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ rules }: MazeDefinition): readonly string[] => [
  'how.move',
  ...(rules.light === 'lantern' ? ['how.dark'] : []),
  ...(rules.bars === 'none' ? [] : [`how.${rules.bars}`]),
  'how.goal',
]
