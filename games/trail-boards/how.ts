import type { TrailDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ id }: TrailDefinition): readonly string[] => ['how.move', `how.${id}.1`, `how.${id}.2`]
