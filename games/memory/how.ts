import type { MemoryDefinition } from './definitions.ts'

/** Games that join rules of others share their sentences. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'parrot-triples': ['how.triples.1', 'how.rival', 'how.parrot.2'],
  'parrot-slide': ['how.slide.1', 'how.slide.2', 'how.rival'],
  'parrot-sides': ['how.sides.1', 'how.sides.2', 'how.rival'],
  'triple-slide': ['how.triples.1', 'how.drift'],
  quads: ['how.quads', 'how.triples.2'],
}

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ id, rules }: MemoryDefinition): readonly string[] => [
  ...(SENTENCES[id] ?? [`how.${id}.1`, `how.${id}.2`]),
  rules.play === 'watch' ? 'how.keys' : 'how.hint',
  ...(rules.play === 'watch' ? [] : ['how.keys']),
]
