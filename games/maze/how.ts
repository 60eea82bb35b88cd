import type { MazeDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ rules }: MazeDefinition): readonly string[] => [
  'how.move',
  ...(rules.light === 'lantern' ? ['how.dark'] : []),
  ...(rules.bars === 'none' ? [] : [`how.${rules.bars}`]),
  'how.goal',
]
