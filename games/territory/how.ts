import type { TerritoryDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ kind }: TerritoryDefinition): readonly string[] => [`how.${kind}.1`, `how.${kind}.2`]
