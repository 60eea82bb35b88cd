import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { besides, cellsOf, type Board } from './board.ts'

/** Whether the cells are connected by their sides. */
export function isConnected(board: Board, cells: readonly number[]): boolean {
  const [first] = cells
  if (first === undefined) return true
  const seen = new Set([first])
  for (const cell of seen) for (const next of besides(board, cell)) if (cells.includes(next)) seen.add(next)
  return seen.size === cells.length
}

/** Deforms regions of equal size by swapping cells along their borders; regions stay connected. */
export function bentRegions(board: Board, from: readonly number[][], random: Random): number[][] {
  const regions = from.map((cells) => [...cells])
  const owner = new Map(regions.flatMap((cells, index) => cells.map((cell) => [cell, index] as const)))
  for (let swap = 0; swap < board.columns * board.rows * 6; swap++) {
    const cell = pickIndex(board.columns * board.rows, random)
    const mine = owner.get(cell)!
    const foreign = besides(board, cell).filter((other) => owner.get(other) !== mine)
    if (foreign.length === 0) continue
    const theirs = owner.get(pickOne(foreign, random))!
    const candidates = regions[theirs]!.filter(
      (other) =>
        other !== cell && besides(board, other).some((one) => owner.get(one) === mine && one !== cell),
    )
    if (candidates.length === 0) continue
    const back = pickOne(candidates, random)
    const [ours, others] = [swapped(regions[mine]!, cell, back), swapped(regions[theirs]!, back, cell)]
    if (!isConnected(board, ours) || !isConnected(board, others)) continue
    regions[mine] = ours
    regions[theirs] = others
    owner.set(cell, theirs).set(back, mine)
  }
  return regions
}

const swapped = (cells: readonly number[], out: number, into: number) =>
  cells.map((cell) => (cell === out ? into : cell))

export interface PartSizes {
  readonly least: number
  readonly most: number
}

/** Cuts the board into random connected parts; a part may be smaller than `least` if no neighbour has space. */
export function cutApart(board: Board, { least, most }: PartSizes, random: Random): number[][] {
  const owner = new Map<number, number>()
  const parts: number[][] = []
  const free = (cell: number) => besides(board, cell).filter((other) => !owner.has(other))
  for (const start of shuffled(cellsOf(board), random)) {
    if (owner.has(start)) continue
    const part = [start]
    owner.set(start, parts.length)
    const wanted = least + pickIndex(most - least + 1, random)
    while (part.length < wanted) {
      const next = part.flatMap(free)
      if (next.length === 0) break
      const cell = pickOne(next, random)
      owner.set(cell, parts.length)
      part.push(cell)
    }
    parts.push(part)
  }
  return joinSmall(board, parts, { least, most })
}

/** Merges parts that are too small into a neighbour with space. */
function joinSmall(board: Board, parts: number[][], { least, most }: PartSizes): number[][] {
  for (const small of parts.toSorted((one, other) => one.length - other.length)) {
    if (small.length === 0 || small.length >= least) continue
    const host = parts.find(
      (part) =>
        part !== small &&
        part.length > 0 &&
        part.length + small.length <= most &&
        part.some((cell) => besides(board, cell).some((one) => small.includes(one))),
    )
    host?.push(...small.splice(0))
  }
  return parts.filter((part) => part.length > 0)
}

/** Grows a region around each seed until the board is full; sizes vary. */
export function grownRegions(
  board: Board,
  seeds: readonly (readonly number[])[],
  random: Random,
): number[][] {
  const regions = seeds.map((cells) => [...cells])
  const taken = new Set(seeds.flat())
  const pace = regions.map(() => 0.15 + random())
  const total = board.columns * board.rows
  while (taken.size < total) {
    const index = pickIndex(regions.length, random)
    if (random() > pace[index]! && random() > 0.1) continue
    const next = regions[index]!.flatMap((cell) => besides(board, cell)).filter((cell) => !taken.has(cell))
    if (next.length === 0) continue
    const cell = pickOne(next, random)
    taken.add(cell)
    regions[index]!.push(cell)
  }
  return regions
}
