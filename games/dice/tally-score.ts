import { countsOf } from './multisets.ts'

/** Lines of the log, in the order they are shown. */
export const CATEGORIES = [
  'low',
  'high',
  'odd',
  'even',
  'drift',
  'pairs',
  'trident',
  'anchor',
  'hut',
  'path',
  'voyage',
  'coconut',
] as const
export type Category = (typeof CATEGORIES)[number]

const ANCHOR_BONUS = 10
const HUT = 25
const PATH = 30
const VOYAGE = 40
const COCONUT = 50

const sumIf = (counts: readonly number[], counted: (face: number) => boolean) =>
  counts.reduce((sum, count, index) => sum + (counted(index + 1) ? count * (index + 1) : 0), 0)

/** Faces in a row, longest run. */
function longestRun(counts: readonly number[]): number {
  let [run, best] = [0, 0]
  for (const count of counts) {
    run = count > 0 ? run + 1 : 0
    best = Math.max(best, run)
  }
  return best
}

/** Points of a full throw, by the counts of its faces. */
export function pointsOfCounts(category: Category, counts: readonly number[]): number {
  const most = Math.max(...counts)
  switch (category) {
    case 'low':
      return sumIf(counts, (face) => face <= 3)
    case 'high':
      return sumIf(counts, (face) => face >= 4)
    case 'odd':
      return sumIf(counts, (face) => face % 2 === 1)
    case 'even':
      return sumIf(counts, (face) => face % 2 === 0)
    case 'drift':
      return sumIf(counts, () => true)
    case 'pairs':
      return counts.filter((count) => count >= 2).length >= 2 ? sumIf(counts, () => true) : 0
    case 'trident':
      return most >= 3 ? sumIf(counts, () => true) : 0
    case 'anchor':
      return most >= 4 ? sumIf(counts, () => true) + ANCHOR_BONUS : 0
    case 'hut':
      return counts.includes(3) && counts.includes(2) ? HUT : 0
    case 'path':
      return longestRun(counts) >= 4 ? PATH : 0
    case 'voyage':
      return longestRun(counts) === 5 ? VOYAGE : 0
    case 'coconut':
      return most === 5 ? COCONUT : 0
  }
}

export const pointsFor = (category: Category, dice: readonly number[]): number =>
  pointsOfCounts(category, countsOf(dice))
