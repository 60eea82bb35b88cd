import type { RaceDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ meeting }: RaceDefinition): readonly string[] => [
  'how.move',
  `how.${meeting}`,
  'how.home',
]
