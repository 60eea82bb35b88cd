import { pickIndex, seededRandom } from '#kit/random/random.ts'

/** Four pyramids, four sticks, four cowries, or two dice. */
export type ThrowKind = 'pyramids' | 'sticks' | 'cowries' | 'dice'

const FLAT = 4
/** Probabilities of so many faces up among four, in sixteenths. */
const WAYS = [1, 4, 6, 4, 1] as const
/** Value of a throw with none up. */
const NONE: Readonly<Record<Exclude<ThrowKind, 'dice'>, number>> = { pyramids: 0, sticks: 5, cowries: 8 }

export interface Thrown {
  /** Numbers to play; empty for a throw of nothing. */
  readonly thrown: readonly number[]
  readonly luck: number
}

export function thrownBy(kind: ThrowKind, luck: number): Thrown {
  const random = seededRandom(luck)
  if (kind === 'dice') {
    const thrown = [1 + pickIndex(6, random), 1 + pickIndex(6, random)]
    return { thrown, luck: random.state() }
  }
  const up = Array.from({ length: FLAT }, () => pickIndex(2, random)).reduce((sum, one) => sum + one, 0)
  return { thrown: [up === 0 ? NONE[kind] : up], luck: random.state() }
}

/** Probability of each number. */
export function chancesOf(kind: ThrowKind): readonly (readonly [value: number, chance: number])[] {
  if (kind === 'dice') return [1, 2, 3, 4, 5, 6].map((value) => [value, 11 / 36] as const)
  return WAYS.map((ways, up) => [up === 0 ? NONE[kind] : up, ways / 16] as const)
}

/** The dice without one of this number. */
export function without(dice: readonly number[], used: number): readonly number[] {
  const index = dice.indexOf(used)
  return dice.filter((_, at) => at !== index)
}
