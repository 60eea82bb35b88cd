import type { MiniGolfDefinition } from './definitions.ts'

/** How to play: the one gesture, the device of the course, then what pays. */
export const how = ({ id }: MiniGolfDefinition): readonly string[] => [
  'how.pull',
  `how.${id}.1`,
  'how.strokes',
]
