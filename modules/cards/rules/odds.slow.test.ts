import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { type BoxKind, CARD_LEVELS, kindsOf } from '../model.ts'
import { draw, type Misses } from './draw.ts'
import { FIRST_ODDS, ratesWithGuarantee, WHOLE } from './odds.ts'

const DRAWS = 1_000_000
/** A million boxes of one player; the rolls come from a generator, without a digest, so that it takes a second. */
function open(box: BoxKind, seed: number, isGuaranteed: boolean) {
  const random = seededRandom(seed)
  const levels = { normal: 0, rare: 0, s: 0, ss: 0, sss: 0 }
  const kinds = new Map<number, number>()
  let misses: Misses = { s: 0, ss: 0 }
  for (let count = 0; count < DRAWS; count++) {
    const rolls = { level: Math.floor(random() * WHOLE), kind: Math.floor(random() * 2 ** 32) }
    const drawn = draw(box, misses, rolls, FIRST_ODDS)
    if (isGuaranteed) misses = drawn.misses
    levels[drawn.level]++
    kinds.set(drawn.kind, (kinds.get(drawn.kind) ?? 0) + 1)
  }
  return { levels, kinds }
}

const chiSquare = (pairs: readonly (readonly [found: number, expected: number])[]) =>
  pairs.reduce((sum, [found, expected]) => sum + (found - expected) ** 2 / expected, 0)

/** Chi-square that chance passes once in a thousand, by degrees of freedom. */
const ONCE_IN_A_THOUSAND: Readonly<Record<number, number>> = {
  3: 16.27,
  4: 18.47,
  5: 20.52,
  9: 27.88,
  11: 31.26,
  19: 43.82,
}

test.for<[BoxKind, number]>([
  ['normal', 1],
  ['rare', 2],
])('a million %s boxes have the published rates', ([box, seed]) => {
  const { levels } = open(box, seed, false)
  const used = CARD_LEVELS.filter((level) => FIRST_ODDS.weights[box][level] > 0)
  const found = chiSquare(
    used.map((level) => [levels[level], (FIRST_ODDS.weights[box][level] * DRAWS) / WHOLE] as const),
  )
  console.log(`${box} box, 1 M draws: chi-square ${found.toFixed(2)}, ${used.length - 1} degrees of freedom`)
  expect(found).toBeLessThan(ONCE_IN_A_THOUSAND[used.length - 1]!)
})

test.for<[BoxKind, number]>([
  ['normal', 3],
  ['rare', 4],
])('a million %s boxes in a row have the published rates with guarantees', ([box, seed]) => {
  const { levels } = open(box, seed, true)
  const rates = ratesWithGuarantee(FIRST_ODDS, box)
  // Boxes of one row depend on each other, the guaranteed ones repeat: half a per mille of the whole is far above chance.
  for (const level of CARD_LEVELS)
    expect(Math.abs(levels[level] - (rates[level] * DRAWS) / WHOLE), level).toBeLessThan(
      5 * Math.sqrt(Math.max(rates[level], 1)) + 20,
    )
})

test('the kinds of a level are equally likely', () => {
  const { levels, kinds } = open('normal', 5, false)
  for (const level of ['normal', 'rare', 's', 'ss', 'sss'] as const) {
    const all = kindsOf(level)
    const expected = levels[level] / all.length
    const found = chiSquare(all.map(({ kind }) => [kinds.get(kind) ?? 0, expected] as const))
    expect(found, level).toBeLessThan(ONCE_IN_A_THOUSAND[all.length - 1]!)
  }
})
