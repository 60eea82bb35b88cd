/** Points of dice that are set aside, by the counts of their faces; 0 when a die among them does not count. */
export function pointsOfCounts(counts: readonly number[]): number {
  const dice = counts.reduce((sum, count) => sum + count, 0)
  if (dice === 0) return 0
  if (dice === 6 && counts.every((count) => count === 1)) return STRAIGHT
  if (dice === 6 && counts.every((count) => count === 0 || count === 2)) return THREE_PAIRS
  let points = 0
  for (const [index, count] of counts.entries()) {
    const face = index + 1
    if (count >= 3) points += (face === 1 ? 1000 : face * 100) * 2 ** (count - 3)
    else if (face === 1) points += count * 100
    else if (face === 5) points += count * 50
    else if (count > 0) return 0
  }
  return points
}

const STRAIGHT = 1500
const THREE_PAIRS = 1500

export const countsIn = (dice: readonly number[], mask = -1): number[] => {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const [index, value] of dice.entries()) if (mask & (1 << index)) counts[value - 1]!++
  return counts
}

export const pointsOf = (dice: readonly number[], mask = -1): number => pointsOfCounts(countsIn(dice, mask))

/** Every way to set dice aside, as bits; empty when the throw is lost. */
export function scoringMasks(dice: readonly number[]): readonly number[] {
  const masks: number[] = []
  for (let mask = 1; mask < 1 << dice.length; mask++) if (pointsOf(dice, mask) > 0) masks.push(mask)
  return masks
}

/**
 * The selection after touching a die: one that only counts with others selects them too. `undefined` when it
 * cannot count.
 */
export function touched(dice: readonly number[], picked: number, index: number): number | undefined {
  const bit = 1 << index
  const masks = scoringMasks(dice)
  const isOn = (picked & bit) !== 0
  const fits = isOn
    ? masks.filter((mask) => (mask & bit) === 0 && (mask & ~picked) === 0)
    : masks.filter((mask) => (mask & bit) !== 0 && (mask & picked) === picked)
  const sorted = fits.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  return isOn ? (sorted.at(-1) ?? 0) : sorted[0]
}

const sizeOf = (mask: number) => mask.toString(2).replaceAll('0', '').length
