import type { RegionsDefinition } from './definitions.ts'
import { isBoxed } from './geometry.ts'

/** How to play, as text keys: the pitch of a kind is its rule. */
export const how = ({ id, kind }: RegionsDefinition): readonly string[] => [
  `pitch.${id}`,
  'how.walls',
  isBoxed(kind) ? 'how.box' : 'how.draw',
  'how.help',
]
