import { pickOne, type Random } from '#kit/random/random.ts'
import { pointsOf, pointsOfCounts, scoringMasks } from './riptide-score.ts'

const STEP = 50
/** Turns that have more than this are brought home: the table ends here. */
const ROOF = 4000
const DICE = 6

interface Throwing {
  readonly chance: number
  /** What may be set aside: points and dice left, the best for each number of dice. */
  readonly choices: readonly (readonly [points: number, left: number])[]
}

let throwings: readonly (readonly Throwing[])[] | undefined
let worths: Float64Array | undefined

function factorial(count: number): number {
  return count <= 1 ? 1 : count * factorial(count - 1)
}

/** All throws of a number of dice with their chances. */
function throwingsOf(dice: number): Throwing[] {
  const found: Throwing[] = []
  const grow = (head: readonly number[], left: number) => {
    if (head.length === 5) {
      const counts = [...head, left]
      const ways = factorial(dice) / counts.reduce((product, count) => product * factorial(count), 1)
      found.push({ chance: ways / 6 ** dice, choices: choicesOf(counts, dice) })
      return
    }
    for (let count = 0; count <= left; count++) grow([...head, count], left - count)
  }
  grow([], dice)
  return found
}

function choicesOf(counts: readonly number[], dice: number): (readonly [number, number])[] {
  const best = new Map<number, number>()
  const take = (head: readonly number[]) => {
    if (head.length < 6) {
      for (let count = 0; count <= counts[head.length]!; count++) take([...head, count])
      return
    }
    const points = pointsOfCounts(head)
    const left = dice - head.reduce((sum, count) => sum + count, 0)
    if (points > 0) best.set(left, Math.max(best.get(left) ?? 0, points))
  }
  take([])
  return [...best].map(([left, points]) => [points, left === 0 ? DICE : left] as const)
}

/** Expected value of throwing now, by points at stake and dice left. */
function worthTable(): Float64Array {
  if (worths) return worths
  throwings ??= Array.from({ length: DICE + 1 }, (_, dice) => throwingsOf(dice))
  const rows = ROOF / STEP + 1
  const table = new Float64Array(rows * (DICE + 1))
  for (let row = rows - 1; row >= 0; row--)
    for (let dice = 1; dice <= DICE; dice++) {
      let sum = 0
      for (const { chance, choices } of throwings[dice]!) {
        let best = 0
        for (const [points, left] of choices) {
          const total = row * STEP + points
          const goesOn = total < ROOF ? table[(total / STEP) * (DICE + 1) + left]! : 0
          best = Math.max(best, total, goesOn)
        }
        sum += chance * best
      }
      table[row * (DICE + 1) + dice] = sum
    }
  worths = table
  return table
}

/** The mean end of a turn with these points at stake that throws this many dice. */
export const worthOfThrowing = (pot: number, dice: number): number =>
  pot >= ROOF ? 0 : worthTable()[Math.floor(pot / STEP) * (DICE + 1) + dice]!

export interface RiptideChoice {
  readonly mask: number
  readonly bank: boolean
}

/** What to set aside and whether to bring it home. `missing`: points that still win the game. */
export function riptideAdvice(dice: readonly number[], pot: number, missing: number): RiptideChoice {
  let best: RiptideChoice = { mask: 0, bank: true }
  let most = -1
  for (const mask of scoringMasks(dice)) {
    const total = pot + pointsOf(dice, mask)
    if (total >= missing) return { mask, bank: true }
    const rest = dice.length - bitsIn(mask)
    const goingOn = worthOfThrowing(total, rest === 0 ? DICE : rest)
    if (total > most) [most, best] = [total, { mask, bank: true }]
    if (goingOn > most) [most, best] = [goingOn, { mask, bank: false }]
  }
  return best
}

export const bitsIn = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitsIn(mask >> 1))

const TIMID = 200
const SLIPS = { 0: 0.35, 1: 0.1, 2: 0 } as const

/** A rival that is too timid or careless at times. */
export function riptideChoice(
  dice: readonly number[],
  { pot, missing }: { readonly pot: number; readonly missing: number },
  { strength, random }: { readonly strength: 0 | 1 | 2; readonly random: Random },
): RiptideChoice {
  if (random() >= SLIPS[strength]) return riptideAdvice(dice, pot, missing)
  const mask = pickOne(scoringMasks(dice), random)
  return { mask, bank: pot + pointsOf(dice, mask) >= TIMID }
}
