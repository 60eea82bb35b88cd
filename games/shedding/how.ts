import type { ShedDefinition } from './definitions.ts'

const LINES = 3

/** How to play, as text keys in reading order. */
export const how = ({ kind }: ShedDefinition): readonly string[] =>
  Array.from({ length: LINES }, (_, index) => `how.${kind}.${index + 1}`)
