import { pickIndex, seededRandom } from '#kit/random/random.ts'

const SIDES = 6

/** Two dice; a double is played so many times. */
export function thrownBy(
  luck: number,
  doubles: 2 | 4,
): { readonly thrown: readonly number[]; readonly luck: number } {
  const random = seededRandom(luck)
  const [one, other] = [1 + pickIndex(SIDES, random), 1 + pickIndex(SIDES, random)]
  return {
    thrown: one === other ? Array.from({ length: doubles }, () => one) : [one, other],
    luck: random.state(),
  }
}

/** The dice without one of this number. */
export function without(dice: readonly number[], used: number): readonly number[] {
  const index = dice.indexOf(used)
  return dice.filter((_, at) => at !== index)
}
