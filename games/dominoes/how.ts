import type { DominoDefinition } from './definitions.ts'

const LINES = 3

/** How to play, as text keys in reading order. */
export const how = ({ id }: DominoDefinition): readonly string[] =>
  Array.from({ length: LINES }, (_, index) => `how.${id}.${index + 1}`)
