import {
  beside,
  columnWorth,
  groupsOf,
  stepWorth,
  countsOf,
  hundredTotal,
  linesOf,
  type SlotKind,
} from './slot-games.ts'

interface View {
  readonly kind: SlotKind
  readonly own: readonly number[]
  readonly rival: readonly number[]
  readonly goals: readonly number[]
  readonly dice: readonly number[]
}

const OTHER = 32
const MEAN = 3.5

/** The expected result of a hundred game with this many dice left, placed well. */
const ends = new Map<number, number>()
function hundredEnd(left: number, total: number): number {
  if (total > 100) return 0
  if (left === 0) return total
  const name = left * 1000 + total
  const known = ends.get(name)
  if (known !== undefined) return known
  let mean = 0
  for (let value = 1; value <= 6; value++)
    mean += Math.max(hundredEnd(left - 1, total + value * 10), hundredEnd(left - 1, total + value)) / 6
  ends.set(name, mean)
  return mean
}

/** How good a line of five may still become. */
function lineHope(values: readonly number[]): number {
  const dice = values.filter((value) => value > 0)
  const counts = countsOf(dice)
  const alike = counts.reduce((all, count) => all + [0, 0, 2.2, 5.4, 11.5, 20][count]!, 0)
  const isRun = counts.every((count) => count < 2) && dice.length > 0
  const span = isRun ? Math.max(...dice) - Math.min(...dice) : 9
  return Math.max(alike, isRun && span <= 4 ? dice.length * 1.1 + (dice.length >= 4 ? 3 : 0) : 0)
}

/** How near a line of four may still come to its sum. */
function sumHope(values: readonly number[], goal: number): number {
  const dice = values.filter((value) => value > 0)
  const open = values.length - dice.length
  const lack = goal - dice.reduce((all, value) => all + value, 0)
  if (open === 0) return [10, 5, 2][Math.abs(lack)] ?? 0
  if (lack < open || lack > 6 * open) return -1.5
  return 6 - Math.abs(lack - open * MEAN) / (0.5 + open * 0.45)
}

/** What the groups of equal dice pay, or may come to pay while they have room. */
function islandHope(own: readonly number[]): number {
  return groupsOf(own).reduce((all, group) => {
    const value = own[group[0]!]!
    if (group.length === value) return all + value ** 2
    if (group.length > value) return all - 2
    const room = new Set(group.flatMap((place) => beside(place).filter((one) => own[one] === 0))).size
    const lack = value - group.length
    return all + (room >= Math.min(2, lack) ? (value ** 2 * 0.55 ** lack) / (value > 4 ? 1.6 : 1) : -1)
  }, 0)
}

/** How well a number fits on a rung: between its neighbours, in proportion to the numbers left. */
function ladderFit(own: readonly number[], value: number, place: number): number {
  const before = own.findLastIndex((other, index) => index < place && other > 0)
  const after = own.findIndex((other, index) => index > place && other > 0)
  const [low, high] = [before < 0 ? 10 : own[before]!, after < 0 ? 67 : own[after]!]
  const rungs = (after < 0 ? own.length : after) - before
  const wanted = before + ((value - low) / (high - low)) * rungs
  return -Math.abs(wanted - place)
}

function worth(view: View, input: number): number {
  const { kind, own, rival, goals, dice } = view
  const place = input % OTHER
  const value =
    dice.length === 1 ? dice[0]! : input < OTHER ? dice[0]! * 10 + dice[1]! : dice[1]! * 10 + dice[0]!
  const next = own.with(place, value)
  const through = (size: number) =>
    linesOf(size).flatMap((line, index) => (line.includes(place) ? [{ line, index }] : []))
  switch (kind) {
    case 'columns': {
      const column = place % 3
      const left = rival.map((one, index) => (index % 3 === column && one === value ? 0 : one))
      const lost = columnWorth(rival, column) - columnWorth(left, column)
      const gained = columnWorth(next, column) - columnWorth(own, column)
      // Many alike in one column are a target as long as the other board has room there.
      const isOpen = [column, column + 3, column + 6].some((one) => left[one] === 0)
      return gained * (isOpen && gained > value ? 0.8 : 1) + lost
    }
    case 'grid':
      return through(5).reduce(
        (all, { line }) =>
          all + lineHope(line.map((one) => next[one]!)) - lineHope(line.map((one) => own[one]!)),
        0,
      )
    case 'sums':
      return through(4).reduce(
        (all, { line, index }) =>
          all +
          sumHope(
            line.map((one) => next[one]!),
            goals[index]!,
          ) -
          sumHope(
            line.map((one) => own[one]!),
            goals[index]!,
          ),
        0,
      )
    case 'islands':
      return islandHope(next)
    case 'steps':
      return stepWorth(next) + beside(place).filter((one) => next[one] === 0).length * 0.3
    case 'towers': {
      const below = place < 5 ? 0 : own[place - 5]!
      // High dice make towers hard to go on with; low ones want ground of their own.
      return place < 5 ? 2 - value * 1.1 : 3 - (value - below) * 1.2 + Math.floor(place / 5) * 0.2
    }
    case 'ladder':
      return ladderFit(own, value, place)
    case 'hundred': {
      const left = 6 - own.filter((one) => one > 0).length
      return hundredEnd(left, hundredTotal(next))
    }
  }
}

/** The place that promises most. */
export function bestPlace(view: View, places: readonly number[]): number {
  let [best, most] = [places[0]!, -Infinity]
  for (const place of places) {
    const value = worth(view, place)
    if (value > most) [best, most] = [place, value]
  }
  return best
}
