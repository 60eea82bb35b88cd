import type { Grid } from './grid.ts'
import { blocksOf, isInBlock, powerOfBlocks } from './blocks.ts'
import { BLAST, COLUMN, kindOf, PLAIN, powerOf, PRISM, ROCK, ROW, SHELL, type Power } from './state.ts'

/** Gems of one kind that burst together, and what they leave behind. */
export interface Group {
  readonly cells: readonly number[]
  readonly kind: number
  readonly leaves: { readonly at: number; readonly power: Power } | undefined
}

/** Gems beyond the fewest that make a line gem, and a prism. */
const MORE_FOR_LINE = 1
const MORE_FOR_PRISM = 2

export type Matches = (cell: number) => boolean
/** A gem that can stand in a row of three. */
export const canMatch = (cell: number) =>
  cell !== 0 && kindOf(cell) !== SHELL && kindOf(cell) !== ROCK && powerOf(cell) !== PRISM
/** On the ladder every kind is a pearl. */
export const isPearl = (cell: number) => cell !== 0

/** Length of the longest row of equal gems through a cell; a gem in a block counts its four. */
export function longestAt(grid: Grid, cells: readonly number[], at: number, matches: Matches): number {
  if (!matches(cells[at]!)) return 0
  if (grid.form === 'block') return isInBlock(grid, cells, at, matches) ? grid.fewest : 1
  const kind = kindOf(cells[at]!)
  let longest = 1
  for (const axis of grid.spots) {
    const { line, index } = axis[at]!
    const fits = (spot: number) => {
      const cell = line[spot]
      return cell !== undefined && matches(cells[cell]!) && kindOf(cells[cell]!) === kind
    }
    let length = 1
    for (let spot = index - 1; fits(spot); spot--) length++
    for (let spot = index + 1; fits(spot); spot++) length++
    longest = Math.max(longest, length)
  }
  return longest
}

interface Run {
  readonly cells: readonly number[]
  readonly axis: number
}

function runsOf({ axes, fewest }: Grid, cells: readonly number[], matches: Matches): Run[] {
  const runs: Run[] = []
  for (const [axis, lines] of axes.entries())
    for (const line of lines) {
      let from = 0
      for (let index = 1; index <= line.length; index++) {
        const [first, here] = [cells[line[from]!]!, cells[line[index] ?? -1] ?? 0]
        if (here !== 0 && matches(here) && matches(first) && kindOf(here) === kindOf(first)) continue
        if (index - from >= fewest && matches(first)) runs.push({ cells: line.slice(from, index), axis })
        from = index
      }
    }
  return runs
}

/** All groups that burst as the board stands; a new power gem appears where the player has moved. */
export function groupsOf(
  grid: Grid,
  cells: readonly number[],
  moved: readonly number[],
  matches: Matches = canMatch,
): Group[] {
  const isBlock = grid.form === 'block'
  const runs = isBlock ? blocksOf(grid, cells, matches) : runsOf(grid, cells, matches)
  const groups: { cells: Set<number>; runs: Run[] }[] = []
  for (const run of runs) {
    const joined = groups.filter((group) => run.cells.some((cell) => group.cells.has(cell)))
    const whole = { cells: new Set(run.cells), runs: [run] }
    for (const one of joined) {
      for (const cell of one.cells) whole.cells.add(cell)
      whole.runs.push(...one.runs)
      groups.splice(groups.indexOf(one), 1)
    }
    groups.push(whole)
  }
  return groups.map((group) => {
    const list = [...group.cells]
    const at = moved.find((cell) => group.cells.has(cell)) ?? list[Math.floor(list.length / 2)]!
    const power = isBlock ? powerOfBlocks(grid, group.cells) : powerFor(group.runs, grid.fewest)
    return {
      cells: list,
      kind: kindOf(cells[list[0]!]!),
      leaves: power === PLAIN ? undefined : { at, power },
    }
  })
}

function powerFor(runs: readonly Run[], fewest: number): Power {
  const longest = Math.max(...runs.map(({ cells }) => cells.length))
  if (longest >= fewest + MORE_FOR_PRISM) return PRISM
  if (runs.length > 1) return BLAST
  if (longest < fewest + MORE_FOR_LINE) return PLAIN
  return runs[0]!.axis === 0 ? COLUMN : ROW
}

/** Everything that goes when these cells burst: power gems among them take more along. */
export function withPowers(grid: Grid, cells: readonly number[], start: Iterable<number>, prismKind: number) {
  const gone = new Set(start)
  // The set grows during the loop: power gems trigger others.
  for (const at of gone) {
    const cell = cells[at]!
    if (cell === 0) continue
    for (const other of reach(grid, cells, at, prismKind)) if (cells[other] !== 0) gone.add(other)
  }
  for (const at of gone) if (kindOf(cells[at]!) === SHELL && powerOf(cells[at]!) === PLAIN) gone.delete(at)
  return gone
}

function reach(grid: Grid, cells: readonly number[], at: number, prismKind: number): readonly number[] {
  switch (powerOf(cells[at]!)) {
    case ROW:
      return grid.spots[grid.hex ? 1 : 0]![at]!.line
    case COLUMN:
      return grid.spots[grid.hex ? 0 : 1]![at]!.line
    case BLAST:
      return grid.hex
        ? [...grid.near[at]!, ...grid.near[at]!.flatMap((one) => grid.near[one]!)]
        : grid.touch[at]!
    case PRISM:
      return cells.flatMap((cell, one) => (canMatch(cell) && kindOf(cell) === prismKind ? [one] : []))
    default:
      return []
  }
}
