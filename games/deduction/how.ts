import type { DeductionDefinition } from './definitions.ts'
import { lookOf } from './palette.ts'

const ALIKE: readonly string[] = ['warm', 'above', 'silent', 'beside', 'parity', 'facing', 'steps', 'drift']

/** How to play, as text keys in reading order. */
export const how = ({ kind }: DeductionDefinition): readonly string[] => {
  // Codes are put in and opened alike; only what the answers tell differs.
  const frame = ALIKE.includes(kind) ? lookOf(kind) : kind
  return [`how.${frame}.1`, `how.${kind}.2`, `how.${frame}.3`]
}
