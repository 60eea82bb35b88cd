import { SIGHT, wayBetween, type WayRule } from './ways.ts'

/** Cells row by row: 0 is free, positive is a tile, negative a fixed stone. */
export interface Field {
  readonly width: number
  readonly height: number
  /** How lines run; if absent, along rows and columns with at most two bends. */
  readonly rule?: WayRule
}

/** Corners of a line, both ends included; at most four. */
export type Link = readonly number[]

/** The line between two cells that crosses only free cells under the board's rule. */
export function linkBetween(
  field: Field,
  cells: readonly number[],
  from: number,
  to: number,
): Link | undefined {
  if (from === to) return undefined
  return field.rule ? wayBetween(field, cells, from, to, field.rule) : bentLine(field, cells, from, to)
}

/** The shortest line along rows and columns with at most two bends. */
function bentLine(
  { width, height }: Field,
  cells: readonly number[],
  from: number,
  to: number,
): Link | undefined {
  const [ax, ay, bx, by] = [from % width, Math.floor(from / width), to % width, Math.floor(to / width)]
  const isFree = (cell: number) => cells[cell] === 0 || cell === from || cell === to
  const rowIsFree = (y: number, one: number, two: number) => {
    for (let x = Math.min(one, two); x <= Math.max(one, two); x++) if (!isFree(y * width + x)) return false
    return true
  }
  const columnIsFree = (x: number, one: number, two: number) => {
    for (let y = Math.min(one, two); y <= Math.max(one, two); y++) if (!isFree(y * width + x)) return false
    return true
  }
  let best: Link | undefined
  let least = Infinity
  const offer = (length: number, corners: readonly number[]) => {
    if (length >= least) return
    least = length
    best = corners.filter((cell, index) => cell !== corners[index - 1])
  }
  for (let y = 0; y < height; y++) {
    const length = Math.abs(ay - y) + Math.abs(by - y) + Math.abs(ax - bx)
    if (length < least && columnIsFree(ax, ay, y) && columnIsFree(bx, y, by) && rowIsFree(y, ax, bx))
      offer(length, [from, y * width + ax, y * width + bx, to])
  }
  for (let x = 0; x < width; x++) {
    const length = Math.abs(ax - x) + Math.abs(bx - x) + Math.abs(ay - by)
    if (length < least && rowIsFree(ay, ax, x) && rowIsFree(by, x, bx) && columnIsFree(x, ay, by))
      offer(length, [from, ay * width + x, by * width + x, to])
  }
  return best
}

const FARTHEST = 3

/**
 * Bends of a line: corners not in line with their neighbours. A line of sight counts by length; with other
 * rules every landing is a bend.
 */
export function bendsOf({ width, rule }: Field, link: Link): number {
  if (rule === SIGHT) return Math.min(FARTHEST, stepsOf(width, link)) - 1
  if (rule) return link.length - 2
  let bends = 0
  for (let index = 1; index + 1 < link.length; index++) {
    const [before, at, after] = [link[index - 1]!, link[index]!, link[index + 1]!]
    const isRow = (one: number, two: number) => Math.floor(one / width) === Math.floor(two / width)
    if (isRow(before, at) !== isRow(at, after)) bends++
  }
  return bends
}

function stepsOf(width: number, link: Link): number {
  const [from, to] = [link[0] ?? 0, link.at(-1) ?? 0]
  return Math.abs((from % width) - (to % width)) + Math.abs(Math.floor(from / width) - Math.floor(to / width))
}
