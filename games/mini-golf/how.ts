import type { MiniGolfDefinition } from './definitions.ts'

/** How to play: the gesture, the device of the course, then scoring. */
export const how = ({ id }: MiniGolfDefinition): readonly string[] => [
  'how.pull',
  `how.${id}.1`,
  'how.strokes',
]
