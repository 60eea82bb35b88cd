import type { TerritoryDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export function how({ id, kind, goal, hasGems }: TerritoryDefinition): readonly string[] {
  const name = goal || hasGems ? id : kind
  return [`how.${name}.1`, `how.${name}.2`]
}
