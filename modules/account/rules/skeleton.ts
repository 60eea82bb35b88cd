import { looksLike } from '#kit/i18n/look-alikes.ts'
import { bare, LOOKALIKES, replaced } from './impersonation.ts'

/** Pairs of letters that are read as one. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
]
/** Decoration around a name that is taken: `x_Turtle_x`, `Turtle99`, `~Turtle~`. */
const AROUND = /^(?:x+(?=[^\p{L}\p{N}]))?[^\p{L}]+|[^\p{L}]+(?:(?<=[^\p{L}\p{N}])x+)?$/giu

/** The skeleton of a name: two names with one skeleton look alike (UTS 39, 4). */
export function skeletonOf(name: string): string {
  const read = bare(looksLike(name.normalize('NFKC')))
  const core = read.replace(AROUND, '')
  const letters = replaced(core === '' ? read : core, LOOKALIKES).replaceAll('l', 'i')
  const joined = PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), letters)
  // Signs between letters are ignored, and repeated letters count once.
  return joined.replace(/[^\p{L}\p{N}]/gu, '').replace(/(.)\1+/gu, '$1')
}
