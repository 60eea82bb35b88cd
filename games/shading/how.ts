import type { ShadingDefinition } from './definitions.ts'

/** Kinds whose numbers at the edge count marks. */
const COUNTED = new Set([
  'tents',
  'aquarium',
  'mercury',
  'fleet',
  'magnets',
  'mirror-marks',
  'odd-pairs',
  'pole-rooms',
  'steady-rhythm',
  'golden-pairs',
])

/** What the pitch has no room for. */
const FURTHER: Readonly<Record<string, string>> = {
  queens: 'how.queens',
  horses: 'how.horses',
  'camp-posts': 'how.rocks',
  lighthouses: 'how.boats',
  'one-of-two': 'pitch.steady-rhythm',
}

/** How to play, as text keys: the pitch of a kind is its rule. */
export const how = ({ id, rules }: ShadingDefinition): readonly string[] => [
  `pitch.${id}`,
  ...(FURTHER[id] ? [FURTHER[id]] : []),
  ...(COUNTED.has(id) ? ['how.count'] : []),
  ...(rules.includes('empty-connected') && rules.includes('no-neighbours') ? ['how.rest'] : []),
  'how.brush',
  'how.help',
]
