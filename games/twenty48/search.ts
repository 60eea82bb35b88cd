import { openDirections, slide, type Cells, type Direction } from './board.ts'

/** How many of the empty cells the chance node looks at; more cost time and change few decisions. */
const SPAWNS_LOOKED_AT = 6
const LOST = -1e6

/** The direction with the best outlook, looking `depth` swipes ahead (expectimax); nothing when stuck. */
export function bestDirection(cells: Cells, size: number, depth: number): Direction | undefined {
  let best: Direction | undefined
  let bestWorth = -Infinity
  for (const direction of openDirections(cells, size)) {
    const next = slide(cells, size, direction)
    const worth = afterSpawn(next.cells, size, depth - 1) + Math.log2(next.gained + 1) * 2
    if (worth > bestWorth) {
      bestWorth = worth
      best = direction
    }
  }
  return best
}

/** The mean over the cells where a 2 may appear; the rarer 4 is left out. */
function afterSpawn(cells: Cells, size: number, depth: number): number {
  if (depth <= 0) return outlook(cells, size)
  const free = cells.flatMap((power, index) => (power === 0 ? [index] : []))
  const stride = Math.max(1, Math.floor(free.length / SPAWNS_LOOKED_AT))
  let sum = 0
  let count = 0
  for (let at = 0; at < free.length; at += stride) {
    sum += bestOutlook(cells.with(free[at]!, 1), size, depth)
    count++
  }
  return sum / count
}

function bestOutlook(cells: Cells, size: number, depth: number): number {
  let best = LOST
  for (const direction of openDirections(cells, size)) {
    const next = slide(cells, size, direction)
    best = Math.max(best, afterSpawn(next.cells, size, depth - 1))
  }
  return best
}

/** Free cells, lines in order, neighbours that could merge, the largest tile in a corner. */
function outlook(cells: Cells, size: number): number {
  let free = 0
  let worth = 0
  for (const power of cells) if (power === 0) free++
  for (let lane = 0; lane < size; lane++)
    worth += lineWorth(cells, lane * size, 1, size) + lineWorth(cells, lane, size, size)
  const top = Math.max(...cells)
  const last = size * size - 1
  const cornered = [0, size - 1, last - size + 1, last].some((corner) => cells[corner] === top)
  return worth + free * 12 + (cornered ? top * 6 : 0)
}

function lineWorth(cells: Cells, start: number, stride: number, size: number): number {
  let rising = 0
  let falling = 0
  let merges = 0
  for (let at = 1; at < size; at++) {
    const before = cells[start + (at - 1) * stride]!
    const power = cells[start + at * stride]!
    if (power > before) rising += (power - before) * (power + before)
    else falling += (before - power) * (power + before)
    if (power > 0 && power === before) merges += power
  }
  return merges * 2 - Math.min(rising, falling)
}
