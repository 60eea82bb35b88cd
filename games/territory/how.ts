import type { TerritoryDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export function how({ id, kind, goal, hasGems }: TerritoryDefinition): readonly string[] {
  const name = goal || hasGems ? id : kind
  return [`how.${name}.1`, `how.${name}.2`]
}
