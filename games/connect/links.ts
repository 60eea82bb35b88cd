/** Cells row by row: 0 is free, above 0 a tile, below 0 a stone that stays. */
export interface Field {
  readonly width: number
  readonly height: number
}

/** The corners of a line from one cell to another, both ends included; at most four of them. */
export type Link = readonly number[]

/** The shortest line between two cells that crosses only free cells and bends at most twice. */
export function linkBetween(
  { width, height }: Field,
  cells: readonly number[],
  from: number,
  to: number,
): Link | undefined {
  if (from === to) return undefined
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

/** Bends of a line: corners that do not lie straight between their neighbours. */
export function bendsOf({ width }: Field, link: Link): number {
  let bends = 0
  for (let index = 1; index + 1 < link.length; index++) {
    const [before, at, after] = [link[index - 1]!, link[index]!, link[index + 1]!]
    const isRow = (one: number, two: number) => Math.floor(one / width) === Math.floor(two / width)
    if (isRow(before, at) !== isRow(at, after)) bends++
  }
  return bends
}
