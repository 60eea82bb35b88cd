import { bitOf, countBits, highestOf, isSure, lowestOf, valuesOf } from './bits.ts'
import type { Constraint, Domains, Narrow, Why } from './solver.ts'

type Cells = readonly number[]

/** All values differ; a group with as many cells as values contains each of them. */
export function different(cells: Cells, why: Why, values = 0): Constraint {
  const isFull = values === cells.length
  return {
    cells,
    why,
    differs: true,
    cheers: cells.length > 2,
    filter(domains, narrow) {
      for (const cell of cells) {
        const mask = domains[cell]!
        if (!isSure(mask)) continue
        for (const other of cells)
          if (other !== cell && domains[other]! & mask && !narrow(other, ~mask)) return false
      }
      return !isFull || placeOnly(cells, domains, narrow)
    },
  }
}

/** In a full group, a value with only one possible cell goes there. */
function placeOnly(cells: Cells, domains: Domains, narrow: Narrow): boolean {
  let once = 0
  let twice = 0
  for (const cell of cells) {
    twice |= once & domains[cell]!
    once |= domains[cell]!
  }
  if (countBits(once) < cells.length) return false
  const only = once & ~twice
  if (only === 0) return true
  for (const cell of cells) {
    const mask = domains[cell]! & only
    if (mask && mask !== domains[cell] && (!isSure(mask) || !narrow(cell, mask))) return false
  }
  return true
}

/** Two cells with compatible values. */
export function pair(
  one: number,
  other: number,
  fits: (a: number, b: number) => boolean,
  why: Why,
): Constraint {
  return {
    cells: [one, other],
    why,
    filter(domains, narrow) {
      let ones = 0
      let others = 0
      for (let left = domains[one]!; left; left &= left - 1)
        for (let right = domains[other]!; right; right &= right - 1)
          if (fits(lowestOf(left), lowestOf(right))) {
            ones |= left & -left
            others |= right & -right
          }
      return narrow(one, ones) && narrow(other, others)
    },
  }
}

/** Two cells with different values. */
export function unequal(one: number, other: number, why: Why): Constraint {
  const filter = (domains: Domains, narrow: Narrow) =>
    (!isSure(domains[one]!) || narrow(other, ~domains[one]!)) &&
    (!isSure(domains[other]!) || narrow(one, ~domains[other]!))
  return { cells: [one, other], why, differs: true, filter }
}

/** A value occurs at least and at most this often. */
export function count(
  cells: Cells,
  value: number,
  [least, most]: readonly [number, number],
  why: Why,
): Constraint {
  const bit = bitOf(value)
  return {
    cells,
    why,
    cheers: cells.length > 2,
    filter(domains, narrow) {
      let must = 0
      let may = 0
      for (const cell of cells) {
        if (domains[cell] === bit) must++
        if (domains[cell]! & bit) may++
      }
      if (must > most || may < least) return false
      if (may === must || (must < most && may > least)) return true
      const mask = must === most ? ~bit : bit
      for (const cell of cells)
        if (domains[cell]! & bit && domains[cell] !== bit && !narrow(cell, mask)) return false
      return true
    },
  }
}

/** The weighted sum of the values equals the total. */
export function total(cells: Cells, wanted: number, why: Why, weights: readonly number[] = []): Constraint {
  const weightOf = (index: number) => weights[index] ?? 1
  return {
    cells,
    why,
    cheers: cells.length > 1,
    filter(domains, narrow) {
      let least = 0
      let most = 0
      for (const [index, cell] of cells.entries()) {
        const weight = weightOf(index)
        const [low, high] = [lowestOf(domains[cell]!) * weight, highestOf(domains[cell]!) * weight]
        least += Math.min(low, high)
        most += Math.max(low, high)
      }
      if (least > wanted || most < wanted) return false
      for (const [index, cell] of cells.entries()) {
        const weight = weightOf(index)
        const [low, high] = [lowestOf(domains[cell]!) * weight, highestOf(domains[cell]!) * weight]
        const from = wanted - (most - Math.max(low, high))
        const to = wanted - (least - Math.min(low, high))
        let mask = 0
        for (const value of valuesOf(domains[cell]!))
          if (value * weight >= from && value * weight <= to) mask |= bitOf(value)
        if (!narrow(cell, mask)) return false
      }
      return true
    },
  }
}

export interface TableWish {
  readonly why: Why
  /** Whether a prefix can still be completed: prunes the search. */
  readonly mayBe?: (values: readonly number[]) => boolean
  /** With more combinations than this, the constraint waits. */
  readonly widest?: number
}

/** Any rule about a few cells: removes the values that no valid combination uses. */
export function table(
  cells: Cells,
  fits: (values: readonly number[]) => boolean,
  { why, mayBe, widest = 3000 }: TableWish,
): Constraint {
  const filter = (domains: Domains, narrow: Narrow) => {
    let combinations = 1
    for (const cell of cells) if ((combinations *= countBits(domains[cell]!)) > widest) return true
    const kept = cells.map(() => 0)
    const values: number[] = []
    const go = () => {
      if (values.length === cells.length) {
        if (fits(values)) for (const [index, value] of values.entries()) kept[index]! |= bitOf(value)
        return
      }
      for (let rest = domains[cells[values.length]!]!; rest; rest &= rest - 1) {
        values.push(lowestOf(rest))
        if (!mayBe || mayBe(values)) go()
        values.pop()
      }
    }
    go()
    return cells.every((cell, index) => narrow(cell, kept[index]!))
  }
  return { cells, why, cheers: cells.length > 1, filter }
}

/** Whether the last value differs from all before it. */
export const lastIsNew = (values: readonly number[]) => values.indexOf(values.at(-1)!) === values.length - 1

/** Cells limited to these values. */
export const only = (cells: Cells, mask: number, why: Why): Constraint => ({
  cells,
  why,
  filter: (_domains, narrow) => cells.every((cell) => narrow(cell, mask)),
})
