import type { MinesDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ id }: MinesDefinition): readonly string[] => [
  `how.${id}`,
  'how.flag',
  'how.chord',
  'how.help',
]
