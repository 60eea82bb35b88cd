import type { MemoryDefinition } from './definitions.ts'

/** Games that join rules of others share their sentences. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'parrot-triples': ['how.triples.1', 'how.rival', 'how.parrot.2'],
  'parrot-slide': ['how.slide.1', 'how.slide.2', 'how.rival'],
  'parrot-sides': ['how.sides.1', 'how.sides.2', 'how.rival'],
  'triple-slide': ['how.triples.1', 'how.drift'],
  swap: ['how.slide.1', 'how.swap'],
  spin: ['how.slide.1', 'how.spin'],
  cross: ['how.cross', 'how.pairs.2'],
  wanted: ['how.slide.1', 'how.wanted'],
  'parrot-swap': ['how.slide.1', 'how.swap', 'how.rival'],
  'parrot-spin': ['how.slide.1', 'how.spin', 'how.rival'],
  'parrot-cross': ['how.cross', 'how.rival'],
  'parrot-wanted': ['how.slide.1', 'how.wanted', 'how.rival'],
  'triple-wanted': ['how.triples.1', 'how.wanted'],
  quads: ['how.quads', 'how.triples.2'],
}

/** How to play, as text keys in reading order. */
export const how = ({ id, rules }: MemoryDefinition): readonly string[] => [
  ...(SENTENCES[id] ?? [`how.${id}.1`, `how.${id}.2`]),
  rules.play === 'watch' ? 'how.keys' : 'how.hint',
  ...(rules.play === 'watch' ? [] : ['how.keys']),
]
