import { isAimed, isSwap, isTurn, type MatchKind } from './definitions.ts'
import type { Grid } from './grid.ts'
import { canMatch, isPearl, longestAt } from './matching.ts'
import { ringAt, turnsOf } from './rings.ts'
import { gem, idOf, kindOf, PLAIN, powerOf, PRISM, ROCK, SHELL, type Move } from './state.ts'

const FEWEST = 3
const canMove = (cell: number) => cell !== 0 && kindOf(cell) !== ROCK

/** The cell on the other side of the board. */
const mirrored = ({ columns }: Grid, at: number) => at + columns - 1 - 2 * (at % columns)

/** The board after a move, before bursts; moved cells come first. */
export function arranged(
  grid: Grid,
  kind: MatchKind,
  cells: readonly number[],
  move: Move,
): { readonly cells: number[]; readonly moved: readonly number[] } {
  const next = [...cells]
  const [first = 0, second = 0] = move
  switch (kind) {
    case 'trace':
    case 'collapse':
      return { cells: next, moved: move }
    case 'rotate':
    case 'trefoil':
    case 'orbit': {
      const ring = ringAt(grid, first)
      for (const [index, at] of ring.entries()) next[ring[(index + 1) % ring.length]!] = cells[at]!
      return { cells: next, moved: ring }
    }
    case 'slide': {
      const line = lineOf(grid, first)
      for (const [index, at] of line.entries()) next[line[(index + second) % line.length]!] = cells[at]!
      return { cells: next, moved: line }
    }
    case 'mirror': {
      next[first] = cells[second]!
      next[second] = cells[first]!
      const [one, other] = [mirrored(grid, first), mirrored(grid, second)]
      // Across the middle a swap is its own mirror.
      if (one === second || one === first) return { cells: next, moved: [second, first] }
      next[one] = cells[other]!
      next[other] = cells[one]!
      return { cells: next, moved: [second, first, other, one] }
    }
    case 'dye':
      // Nothing moves: the second gem takes the first one's kind and keeps its power.
      next[second] = gem(idOf(cells[second]!), kindOf(cells[first]!), powerOf(cells[second]!))
      return { cells: next, moved: [second] }
    case 'turnabout': {
      const stretch = stretchOf(grid, move)
      for (const [index, at] of stretch.entries()) next[at] = cells[stretch[stretch.length - 1 - index]!]!
      return { cells: next, moved: [second, first, ...stretch.slice(1, -1)] }
    }
    default:
      next[first] = cells[second]!
      next[second] = cells[first]!
      return { cells: next, moved: [second, first] }
  }
}

/** A swap as recorded: ascending, unless direction matters. */
export const swapOf = (kind: MatchKind, from: number, to: number): Move =>
  isAimed(kind) || from < to ? [from, to] : [to, from]

/** The cells from the first of a move to its second, along their row or column. */
export function stretchOf({ axes }: Grid, [from = 0, to = 0]: Move): readonly number[] {
  const line = axes.flat().find((one) => one.includes(from) && one.includes(to)) ?? []
  const [low, high] = [line.indexOf(from), line.indexOf(to)].toSorted((one, other) => one - other)
  return line.slice(low, high! + 1)
}

/** Lines that can slide: rows first, then columns. */
export const lineOf = ({ axes, rows }: Grid, line: number): readonly number[] =>
  line < rows ? axes[0]![line]! : axes[1]![line - rows]!

/** Whether a move has an effect; others are not allowed. */
export function isUseful(grid: Grid, kind: MatchKind, cells: readonly number[], move: Move): boolean {
  const matches = kind === 'ladder' ? isPearl : canMatch
  if (kind === 'dye' && !isDye(cells, move)) return false
  if (kind === 'dye' && powerOf(cells[move[1]!]!) === PRISM) return true
  if (isSwap(kind) && kind !== 'ladder' && kind !== 'dye') {
    const [one = 0, other = 0] = move
    if (!canMove(cells[one]!) || !canMove(cells[other]!)) return false
    const powers = [powerOf(cells[one]!), powerOf(cells[other]!)]
    if (powers.includes(PRISM) && kindOf(cells[one]!) !== SHELL && kindOf(cells[other]!) !== SHELL)
      return true
    if (powers.every((power) => power !== PLAIN)) return true
  }
  const after = arranged(grid, kind, cells, move)
  return after.moved.some((at) => longestAt(grid, after.cells, at, matches) >= grid.fewest)
}

/** A gem with a kind of its own dyes another kind, or a prism. */
const isDye = (cells: readonly number[], [from = 0, to = 0]: Move) =>
  canMatch(cells[from]!) &&
  (powerOf(cells[to]!) === PRISM || (canMatch(cells[to]!) && kindOf(cells[from]!) !== kindOf(cells[to]!)))

/** Every useful move; a sample of the many traces. */
export function usefulMoves(grid: Grid, kind: MatchKind, cells: readonly number[]): Move[] {
  switch (kind) {
    case 'trace':
      return traces(grid, cells)
    case 'collapse':
      return clumps(grid, cells)
    case 'rotate':
    case 'trefoil':
    case 'orbit':
      return candidates(grid, kind).filter(
        (move) =>
          ringAt(grid, move[0]!).every((at) => canMove(cells[at]!)) && isUseful(grid, kind, cells, move),
      )
    default:
      return candidates(grid, kind).filter((move) => isUseful(grid, kind, cells, move))
  }
}

const kept = new Map<string, readonly Move[]>()

/** All moves of a board without a look at its gems. */
function candidates(grid: Grid, kind: MatchKind): readonly Move[] {
  const { columns, rows, near, size } = grid
  const key = `${kind}/${columns}/${rows}`
  const known = kept.get(key)
  if (known) return known
  const made: Move[] = []
  if (isTurn(kind)) made.push(...turnsOf(grid).map((at) => [at]))
  else if (kind === 'slide') {
    for (let line = 0; line < rows + columns; line++)
      for (let by = 1; by < lineOf(grid, line).length; by++) made.push([line, by])
  } else
    for (let at = 0; at < size; at++)
      for (const other of near[at]!) if (other > at || isAimed(kind)) made.push([at, other])
  kept.set(key, made)
  return made
}

export const isTrace = ({ touch }: Grid, cells: readonly number[], move: Move): boolean =>
  move.length >= FEWEST &&
  new Set(move).size === move.length &&
  move.every(
    (at, index) =>
      canMatch(cells[at] ?? 0) &&
      kindOf(cells[at]!) === kindOf(cells[move[0]!]!) &&
      (index === 0 || touch[move[index - 1]!]!.includes(at)),
  )

/** From each gem: the shortest chain and a long one found by going to the neighbour with the fewest ways on. */
function traces(grid: Grid, cells: readonly number[]): Move[] {
  const same = (at: number, used: ReadonlySet<number>) =>
    grid.touch[at]!.filter(
      (next) => !used.has(next) && canMatch(cells[next]!) && kindOf(cells[next]!) === kindOf(cells[at]!),
    )
  const found: Move[] = []
  for (let from = 0; from < grid.size; from++) {
    if (!canMatch(cells[from]!)) continue
    const path = [from]
    const used = new Set(path)
    for (;;) {
      const ways = same(path.at(-1)!, used)
      if (ways.length === 0) break
      const next = ways.toSorted((one, other) => same(one, used).length - same(other, used).length)[0]!
      path.push(next)
      used.add(next)
    }
    if (path.length < FEWEST) continue
    found.push(path)
    if (path.length > FEWEST) found.push(path.slice(0, FEWEST))
  }
  return found
}

export function clumpAt({ near }: Grid, cells: readonly number[], from: number): number[] {
  const found = [from]
  const seen = new Set(found)
  for (let index = 0; index < found.length; index++)
    for (const next of near[found[index]!]!) {
      if (seen.has(next) || cells[next] === 0 || kindOf(cells[next]!) !== kindOf(cells[from]!)) continue
      seen.add(next)
      found.push(next)
    }
  return found
}

/** One tap for each group of two or more. */
function clumps(grid: Grid, cells: readonly number[]): Move[] {
  const seen = new Set<number>()
  const found: Move[] = []
  for (const [at, cell] of cells.entries()) {
    if (cell === 0 || seen.has(at)) continue
    const clump = clumpAt(grid, cells, at)
    for (const one of clump) seen.add(one)
    if (clump.length > 1) found.push([at])
  }
  return found
}
