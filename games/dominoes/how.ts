import type { DominoDefinition } from './definitions.ts'

const LINES = 3

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ id }: DominoDefinition): readonly string[] =>
  Array.from({ length: LINES }, (_, index) => `how.${id}.${index + 1}`)
