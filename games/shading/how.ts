import type { ShadingDefinition } from './definitions.ts'

/** Kinds whose numbers at the edge count marks. */
const COUNTED = new Set(['tents', 'aquarium', 'mercury', 'fleet', 'magnets'])

/** How to play, as keys of whole sentences: the pitch of a kind is its rule. */
export const how = ({ id, rules }: ShadingDefinition): readonly string[] => [
  `pitch.${id}`,
  ...(COUNTED.has(id) ? ['how.count'] : []),
  ...(rules.includes('empty-connected') ? ['how.rest'] : []),
  'how.brush',
  'how.help',
]
