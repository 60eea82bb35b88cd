import { pickIndex, type Random } from '#kit/random/random.ts'

/** What the slices of the wheel pay, in coins; nothing ranked depends on it. */
export const SLICES: readonly number[] = [15, 60, 20, 100, 15, 40, 25, 200]

/** Shares of the slices: the richer, the rarer. */
const SHARES = [5, 2, 5, 1.2, 5, 3, 4, 0.5]

/** Which slice comes to stand under the mark. */
export function spunSlice(random: Random): number {
  let rest = random() * SHARES.reduce((sum, share) => sum + share, 0)
  for (const [slice, share] of SHARES.entries()) {
    rest -= share
    if (rest < 0) return slice
  }
  return pickIndex(SLICES.length, random)
}

/** Ticks a spin takes, and how long its prize is shown. */
export const SPIN_TICKS = 110
export const PRIZE_TICKS = 50
const TURNS = 4

/** The turn of the wheel after some ticks: fast, then slower, and at the end the slice under the mark. */
export function wheelTurn(slice: number, ticks: number): number {
  const k = Math.min(1, ticks / SPIN_TICKS)
  const eased = 1 - (1 - k) ** 3
  const size = (2 * Math.PI) / SLICES.length
  const end = TURNS * 2 * Math.PI - (slice + 0.5) * size
  return end * eased
}
