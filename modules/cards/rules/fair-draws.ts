import { CARD_LEVELS, type CardLevel } from '../model.ts'
import { WHOLE } from './odds.ts'

/** A fair draw exceeds this deviation once in a thousand checks. */
const DEVIATIONS = 3.0902
/** Levels expected less often than this are too rare to compare alone. */
const LEAST_EXPECTED = 5

/** Chi-square of the counts and its limit; levels too rare to compare alone are pooled. */
export function compare(
  counts: ReadonlyMap<CardLevel, number>,
  weights: Readonly<Record<CardLevel, number>>,
) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const groups: { found: number; expected: number }[] = []
  let rest = { found: 0, expected: 0 }
  for (const level of CARD_LEVELS.toReversed()) {
    rest.found += counts.get(level) ?? 0
    rest.expected += (total * weights[level]) / WHOLE
    if (rest.expected < LEAST_EXPECTED) continue
    groups.push(rest)
    rest = { found: 0, expected: 0 }
  }
  const freedom = groups.length - 1
  if (freedom < 1) return { square: 0, limit: 0 }
  const last = groups.at(-1)!
  groups[freedom] = { found: last.found + rest.found, expected: last.expected + rest.expected }
  const square = groups.reduce((sum, { found, expected }) => sum + (found - expected) ** 2 / expected, 0)
  // Wilson–Hilferty: the cube root of a chi-square is nearly normal.
  const share = 2 / (9 * freedom)
  return { square, limit: freedom * (1 - share + DEVIATIONS * Math.sqrt(share)) ** 3 }
}
