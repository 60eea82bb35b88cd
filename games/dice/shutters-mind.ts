import { pickOne, type Random } from '#kit/random/random.ts'

export const SHUTTERS = 9
export const ALL_OPEN = (1 << SHUTTERS) - 1
/** While one of these is open, two dice must be thrown. */
const HIGH = 0b111000000

/** Sum of the numbers of a set of shutters. */
export function sumOf(mask: number): number {
  let sum = 0
  for (let index = 0; index < SHUTTERS; index++) if (mask & (1 << index)) sum += index + 1
  return sum
}

const SUMS = Array.from({ length: ALL_OPEN + 1 }, (_, mask) => sumOf(mask))

/** Sets of open shutters that add up to the sum. */
export function waysToShut(open: number, sum: number): readonly number[] {
  const ways: number[] = []
  for (let mask = open; mask > 0; mask = (mask - 1) & open) if (SUMS[mask] === sum) ways.push(mask)
  return ways
}

export const mayThrowOne = (open: number) => (open & HIGH) === 0

let losses: Float64Array | undefined

/** The mean sum that stays open at the end of the night, for every set of open shutters, played best. */
export function meanLoss(open: number): number {
  if (!losses) {
    losses = new Float64Array(ALL_OPEN + 1)
    for (let mask = 1; mask <= ALL_OPEN; mask++)
      losses[mask] = Math.min(throwing(mask, 2), mayThrowOne(mask) ? throwing(mask, 1) : Infinity)
  }
  return losses[open]!
}

function throwing(open: number, dice: 1 | 2): number {
  let mean = 0
  for (let sum = dice; sum <= 6 * dice; sum++) {
    const chance = dice === 1 ? 1 / 6 : (6 - Math.abs(7 - sum)) / 36
    mean += chance * bestOf(open, sum).loss
  }
  return mean
}

function bestOf(open: number, sum: number): { readonly mask: number; readonly loss: number } {
  let best = { mask: 0, loss: SUMS[open]! }
  let isFirst = true
  for (const mask of waysToShut(open, sum)) {
    const loss = losses![open & ~mask]!
    if (isFirst || loss < best.loss) best = { mask, loss }
    isFirst = false
  }
  return best
}

/** The best shutters to close for a sum; 0 when none fit. */
export function bestToShut(open: number, sum: number): number {
  meanLoss(open)
  return bestOf(open, sum).mask
}

export function bestDice(open: number): 1 | 2 {
  meanLoss(open)
  return mayThrowOne(open) && throwing(open, 1) < throwing(open, 2) ? 1 : 2
}

const SLIPS = { 0: 0.75, 1: 0.3, 2: 0 } as const

export const shutChoice = (open: number, sum: number, strength: 0 | 1 | 2, random: Random): number =>
  random() < SLIPS[strength] ? pickOne(waysToShut(open, sum), random) : bestToShut(open, sum)
