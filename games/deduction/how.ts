import type { DeductionDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ kind }: DeductionDefinition): readonly string[] => [
  `how.${kind}.1`,
  `how.${kind}.2`,
  `how.${kind}.3`,
]
