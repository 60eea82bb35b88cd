import { shuffled, type Random } from '#kit/random/random.ts'
import { bitOf, countBits, isSure, valuesOf } from './bits.ts'

/** The remaining values of each cell as bits; a cell without a value has none. */
export type Domains = Int32Array

/** Limits a cell to the values of the mask; false when none is left. */
export type Narrow = (cell: number, mask: number) => boolean

/** How a hint names the constraint that determines a value. */
export type Why = 'row' | 'column' | 'area' | 'clue' | 'rule'

export interface Constraint {
  readonly cells: readonly number[]
  readonly why: Why
  /** The cells differ from each other: an entered digit removes its note from the others. */
  readonly differs?: boolean
  /** Its completion is celebrated. */
  readonly cheers?: boolean
  /** Removes impossible values; false if a cell has none left. */
  filter(domains: Domains, narrow: Narrow): boolean
}

/** Random numbers and limit of a search. */
export interface Search {
  readonly most: number
  readonly nodes: number
  readonly random?: Random
}

export interface Found {
  readonly solutions: readonly Domains[]
  /** Guesses made; more than the limit means that the search gave up. */
  readonly nodes: number
  readonly gaveUp: boolean
}

export interface Solver {
  /** Filters the given domains until nothing changes. Without `from` it starts with all constraints. */
  propagate(domains: Domains, from?: readonly number[]): boolean
  search(domains: Domains, wish: Search): Found
}

/** Constraint propagation with backtracking: generates puzzles, proves unique solutions and finds hints. */
export function solverOf(cellCount: number, constraints: readonly Constraint[]): Solver {
  const touching: number[][] = Array.from({ length: cellCount }, () => [])
  for (const [index, { cells }] of constraints.entries())
    for (const cell of cells) touching[cell]!.push(index)

  function propagate(domains: Domains, from?: readonly number[]): boolean {
    const waiting = new Uint8Array(constraints.length)
    const queue: number[] = []
    const wake = (cell: number) => {
      for (const index of touching[cell]!)
        if (waiting[index] === 0) {
          waiting[index] = 1
          queue.push(index)
        }
    }
    if (from) from.forEach(wake)
    else for (let index = 0; index < constraints.length; index++) waiting[(queue[index] = index)] = 1
    const narrow: Narrow = (cell, mask) => {
      const left = domains[cell]! & mask
      if (left === domains[cell]) return true
      domains[cell] = left
      if (left === 0) return false
      wake(cell)
      return true
    }
    for (let head = 0; head < queue.length; head++) {
      const index = queue[head]!
      waiting[index] = 0
      if (!constraints[index]!.filter(domains, narrow)) return false
    }
    return true
  }

  function search(start: Domains, { most, nodes: allowed, random }: Search): Found {
    const solutions: Domains[] = []
    let nodes = 0
    const go = (domains: Domains) => {
      const cell = tightest(domains)
      if (cell < 0) {
        solutions.push(domains)
        return
      }
      const values = valuesOf(domains[cell]!)
      for (const value of random ? shuffled(values, random) : values) {
        if (++nodes > allowed || solutions.length >= most) return
        const next = domains.slice()
        next[cell] = bitOf(value)
        if (propagate(next, [cell])) go(next)
      }
    }
    const first = start.slice()
    if (propagate(first)) go(first)
    return { solutions, nodes, gaveUp: nodes > allowed }
  }

  return { propagate, search }
}

/** The undecided cell with the fewest values left, or -1. */
function tightest(domains: Domains): number {
  let best = -1
  let fewest = 99
  for (let cell = 0; cell < domains.length && fewest > 2; cell++) {
    if (isSure(domains[cell]!)) continue
    const count = countBits(domains[cell]!)
    if (count >= fewest) continue
    fewest = count
    best = cell
  }
  return best
}

export const isSolved = (domains: Domains) => domains.every(isSure)
