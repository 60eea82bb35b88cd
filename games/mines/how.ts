import type { MinesDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ id }: MinesDefinition): readonly string[] => [
  `how.${id}`,
  'how.flag',
  'how.chord',
  'how.help',
]
