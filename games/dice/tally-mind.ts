import { pickIndex, type Random } from '#kit/random/random.ts'
import { countsOf, FACES, HAND, multisets, placeOf } from './multisets.ts'
import { CATEGORIES, pointsFor, pointsOfCounts } from './tally-score.ts'

/** What a line brings on average when it is filled well: taking it for less is a loss. */
const WORTH = [10.5, 19, 16.5, 19.5, 22, 18.5, 14, 9, 13, 20, 12, 5] as const

export interface TallyAdvice {
  /** One bit a die that stays; nothing when a line should be filled. */
  readonly keep: number | undefined
  readonly category: number
}

/** The value of every throw of five when it must be written down. */
function endValues(open: readonly number[]): Float64Array {
  const { counts, sizes } = multisets()
  const values = new Float64Array(counts.length)
  for (const [place, throwing] of counts.entries()) {
    if (sizes[place] !== HAND) continue
    let best = -Infinity
    for (const category of open)
      best = Math.max(best, pointsOfCounts(CATEGORIES[category]!, throwing) - WORTH[category]!)
    values[place] = best
  }
  return values
}

/** The mean value of each kept part when the rest is thrown once, given the values of full throws. */
function keepValues(full: Float64Array): Float64Array {
  const { added, sizes } = multisets()
  const values = Float64Array.from(full)
  for (let size = HAND - 1; size >= 0; size--)
    for (const [place, dice] of sizes.entries()) {
      if (dice !== size) continue
      let sum = 0
      for (let face = 0; face < FACES; face++) sum += values[added[place * FACES + face]!]!
      values[place] = sum / FACES
    }
  return values
}

function choiceValues(keeps: Float64Array): Float64Array {
  const { kept } = multisets()
  return keeps.map((value, place) => kept[place]!.reduce((best, part) => Math.max(best, keeps[part]!), value))
}

/** The best use of a throw: which dice stay, or which line is filled. `left` is the number of throws left. */
export function tallyAdvice(dice: readonly number[], left: number, open: readonly number[]): TallyAdvice {
  const category = open.reduce((best, other) =>
    pointsFor(CATEGORIES[other]!, dice) - WORTH[other]! > pointsFor(CATEGORIES[best]!, dice) - WORTH[best]!
      ? other
      : best,
  )
  if (left === 0) return { keep: undefined, category }
  let values = keepValues(endValues(open))
  if (left === 2) values = keepValues(choiceValues(values))
  const { counts, kept } = multisets()
  const own = placeOf(countsOf(dice))
  let best = own
  for (const part of kept[own]!) if (values[part]! > values[best]! + 1e-9) best = part
  if (best === own) return { keep: undefined, category }
  const wanted = [...counts[best]!]
  const keep = dice.reduce((mask, value, index) => {
    if (wanted[value - 1] === 0) return mask
    wanted[value - 1]!--
    return mask | (1 << index)
  }, 0)
  return { keep, category }
}

const SLIPS = { 0: 0.5, 1: 0.18, 2: 0 } as const

/** Advice that slips now and then: it then throws anything again, or writes down what pays most at once. */
export function tallyChoice(
  dice: readonly number[],
  left: number,
  open: readonly number[],
  { strength, random }: { readonly strength: 0 | 1 | 2; readonly random: Random },
): TallyAdvice {
  if (random() >= SLIPS[strength]) return tallyAdvice(dice, left, open)
  const category = open.reduce((best, other) =>
    pointsFor(CATEGORIES[other]!, dice) > pointsFor(CATEGORIES[best]!, dice) ? other : best,
  )
  return { keep: left > 0 ? pickIndex(31, random) : undefined, category }
}
