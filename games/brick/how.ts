import { WALL_KINDS, type BrickDefinition } from './definitions.ts'

/** How to play: the gesture, what matters here, and the keys. */
export const how = ({ kind }: BrickDefinition): readonly string[] => [
  (WALL_KINDS as readonly string[]).includes(kind) ? 'how.reef.1' : `how.${kind}.1`,
  `how.${kind}.2`,
  'how.keys',
]
