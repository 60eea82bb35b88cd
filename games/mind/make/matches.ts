import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { formOf, isTrue, masksOf, nearest } from '../rules/match-sums.ts'

const number = (digits: number, random: Random) =>
  digits === 1 ? pickIndex(10, random) : 10 + pickIndex(90, random)

/** A false sum that this many sticks can correct, in one or two ways only. */
export function makeMatches(level: number, random: Random): string {
  const sticks = level <= 14 ? 1 : level <= 24 ? 2 : 3
  const forms =
    level <= 8
      ? [[1, 1, 1]]
      : level <= 14
        ? [
            [1, 1, 2],
            [2, 1, 1],
            [2, 1, 2],
          ]
        : [
            [1, 1, 1],
            [2, 1, 2],
            [1, 1, 2],
          ]
  for (;;) {
    const [a, b, c] = pickOne(forms, random)
    const sums = `${number(a!, random)}${pickOne(['+', '-'], random)}${number(b!, random)}=${number(c!, random)}`
    if (isTrue(sums)) continue
    const { fewest, goals } = nearest({ form: formOf(sums), signs: masksOf(sums) })
    if (fewest === sticks && goals.length <= 2) return sums
  }
}
