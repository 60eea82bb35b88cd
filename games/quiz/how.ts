import type { QuizDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ pack, rules: { way, halves } }: QuizDefinition): readonly string[] => [
  `how.${pack}`,
  ...(way === 'second' ? ['how.second'] : []),
  way === 'climb' ? 'how.climb' : 'how.lives',
  ...(halves > 0 ? ['how.half'] : []),
]
