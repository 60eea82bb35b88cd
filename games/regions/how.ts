import type { RegionsDefinition } from './definitions.ts'

const BOXES = new Set(['plots', 'mats'])

/** How to play, as keys of whole sentences: the pitch of a kind is its rule. */
export const how = ({ id, kind }: RegionsDefinition): readonly string[] => [
  `pitch.${id}`,
  'how.walls',
  BOXES.has(kind) ? 'how.box' : 'how.draw',
  'how.help',
]
