import type { MemoryDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ id, rules }: MemoryDefinition): readonly string[] => [
  `how.${id}.1`,
  `how.${id}.2`,
  rules.play === 'watch' ? 'how.keys' : 'how.hint',
  ...(rules.play === 'watch' ? [] : ['how.keys']),
]
