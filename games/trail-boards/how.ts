import type { TrailDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ id }: TrailDefinition): readonly string[] => ['how.move', `how.${id}.1`, `how.${id}.2`]
