import { pickIndex, type Random } from '#kit/random/random.ts'

export type SlotKind = 'columns' | 'grid' | 'ladder' | 'hundred' | 'sums' | 'islands' | 'steps' | 'towers'

/** What a game with a board of places for dice asks and pays; a place holds 0 while it is empty. */
export interface SlotGame {
  readonly columns: number
  readonly rows: number
  /** Dice of one throw; two make a number of two figures. */
  readonly dice: 1 | 2
  /** Whether the die after the next is shown. */
  readonly isAhead: boolean
  /** Rounds of a run; the board is emptied after each but the last. */
  readonly rounds: number
  /** Points to win against nobody. */
  readonly target: number
  goals(random: Random): readonly number[]
  fits(own: readonly number[], value: number, place: number): boolean
  points(own: readonly number[], goals: readonly number[]): number
}

const at = (board: readonly number[], places: readonly number[]) => places.map((place) => board[place]!)
const filled = (values: readonly number[]) => values.filter((value) => value > 0)
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Places of the lines of a square, rows first. */
export function linesOf(size: number): readonly (readonly number[])[] {
  const steps = Array.from({ length: size }, (_, index) => index)
  return [
    ...steps.map((row) => steps.map((column) => row * size + column)),
    ...steps.map((column) => steps.map((row) => row * size + column)),
  ]
}

export const countsOf = (values: readonly number[]): readonly number[] =>
  [1, 2, 3, 4, 5, 6].map((face) => values.filter((value) => value === face).length)

/** What five dice of a line are worth. */
export function lineWorth(values: readonly number[]): number {
  const dice = filled(values)
  if (dice.length < 5) return 0
  const counts = countsOf(dice)
  const [most = 0, second = 0] = counts.toSorted((one, other) => other - one)
  if (most === 5) return 20
  if (most === 4) return 12
  if (most === 3 && second === 2) return 9
  if (most === 1) return counts[0] === 0 || counts[5] === 0 ? 10 : 0
  if (most === 3) return 5
  if (second === 2) return 4
  return 1
}

/** Columns of three: equal dice count together, so that a pair is worth four of them and three are worth nine. */
export function columnWorth(own: readonly number[], column: number): number {
  const counts = countsOf(at(own, [column, column + 3, column + 6]))
  return counts.reduce((all, count, face) => all + (face + 1) * count * count, 0)
}

/** Neighbours of a place on a board of five by five. */
export function beside(place: number): readonly number[] {
  const [column, row] = [place % 5, Math.floor(place / 5)]
  return [
    ...(column > 0 ? [place - 1] : []),
    ...(column < 4 ? [place + 1] : []),
    ...(row > 0 ? [place - 5] : []),
    ...(row < 4 ? [place + 5] : []),
  ]
}

/** Equal dice that touch: the places of each group. */
export function groupsOf(own: readonly number[]): readonly (readonly number[])[] {
  const seen = new Set<number>()
  const groups: number[][] = []
  for (const [start, value] of own.entries()) {
    if (value === 0 || seen.has(start)) continue
    const group = [start]
    seen.add(start)
    for (const place of group)
      for (const next of beside(place))
        if (own[next] === value && !seen.has(next)) {
          seen.add(next)
          group.push(next)
        }
    groups.push(group)
  }
  return groups
}

/** Neighbours one apart pay two, equal ones cost one. */
export function stepWorth(own: readonly number[]): number {
  let worth = 0
  for (const [place, value] of own.entries())
    for (const next of beside(place)) {
      if (next < place || value === 0 || own[next] === 0) continue
      const far = Math.abs(value - own[next]!)
      worth += far === 1 ? 2 : far === 0 ? -1 : 0
    }
  return Math.max(0, worth)
}

const free = (own: readonly number[], _value: number, place: number) => own[place] === 0
const nothing = () => []

/** Sums near the goal pay less the farther they are. */
const nearWorth = (far: number) => (far === 0 ? 10 : far === 1 ? 5 : far === 2 ? 2 : 0)

export const ladderTotal = (own: readonly number[]) => filled(own).length
export const hundredTotal = (own: readonly number[]) =>
  sum(own.map((value, place) => (place % 2 === 0 ? value * 10 : value)))

/** A die for every place of a tower, three more for a whole one. */
const towerWorth = (own: readonly number[]) =>
  sum(
    [0, 1, 2, 3, 4].map((column) => {
      const tall = filled(at(own, [column, column + 5, column + 10, column + 15, column + 20])).length
      return tall + (tall === 5 ? 3 : 0)
    }),
  )

export const SLOT_GAMES: Readonly<Record<SlotKind, SlotGame>> = {
  columns: {
    columns: 3,
    rows: 3,
    dice: 1,
    isAhead: false,
    rounds: 1,
    target: 0,
    goals: nothing,
    fits: free,
    points: (own) => [0, 1, 2].reduce((all, column) => all + columnWorth(own, column), 0),
  },
  grid: {
    columns: 5,
    rows: 5,
    dice: 1,
    isAhead: true,
    rounds: 1,
    target: 50,
    goals: nothing,
    fits: free,
    points: (own) => sum(linesOf(5).map((line) => lineWorth(at(own, line)))),
  },
  ladder: {
    columns: 2,
    rows: 5,
    dice: 2,
    isAhead: false,
    rounds: 1,
    target: 8,
    goals: nothing,
    fits: (own, value, place) =>
      own[place] === 0 &&
      own.every((other, index) => other === 0 || (index < place ? other < value : other > value)),
    points: ladderTotal,
  },
  hundred: {
    columns: 2,
    rows: 7,
    dice: 1,
    isAhead: false,
    rounds: 3,
    target: 264,
    goals: nothing,
    fits: (own, _value, place) => Math.floor(place / 2) === filled(own).length,
    points: (own) => (filled(own).length === 7 && hundredTotal(own) <= 100 ? hundredTotal(own) : 0),
  },
  islands: {
    columns: 5,
    rows: 5,
    dice: 1,
    isAhead: true,
    rounds: 1,
    target: 22,
    goals: nothing,
    fits: free,
    points: (own) =>
      sum(groupsOf(own).map((group) => (group.length === own[group[0]!] ? group.length ** 2 : 0))),
  },
  steps: {
    columns: 5,
    rows: 5,
    dice: 1,
    isAhead: true,
    rounds: 1,
    target: 42,
    goals: nothing,
    fits: (own, _value, place) =>
      own[place] === 0 && (filled(own).length === 0 || beside(place).some((one) => own[one]! > 0)),
    points: stepWorth,
  },
  towers: {
    columns: 5,
    rows: 5,
    dice: 1,
    isAhead: false,
    rounds: 1,
    target: 26,
    goals: nothing,
    fits: (own, value, place) =>
      own[place] === 0 && (place < 5 || (own[place - 5]! > 0 && own[place - 5]! <= value)),
    points: towerWorth,
  },
  sums: {
    columns: 4,
    rows: 4,
    dice: 1,
    isAhead: true,
    rounds: 1,
    target: 34,
    goals: (random) => Array.from({ length: 8 }, () => 9 + pickIndex(11, random)),
    fits: free,
    points: (own, goals) =>
      sum(
        linesOf(4).map((line, index) => {
          const dice = filled(at(own, line))
          return dice.length === 4 ? nearWorth(Math.abs(sum(dice) - goals[index]!)) : 0
        }),
      ),
  },
}
