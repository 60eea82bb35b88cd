import type { QuizDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ pack, rules: { way, halves } }: QuizDefinition): readonly string[] => [
  `how.${pack}`,
  ...(way === 'second' ? ['how.second'] : []),
  way === 'climb' ? 'how.climb' : 'how.lives',
  ...(halves > 0 ? ['how.half'] : []),
]
