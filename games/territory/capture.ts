import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { groupAt as groupOn } from './groups.ts'
import { endingOf, neighbours, type Land, type Outcome, type TerritoryPosition } from './position.ts'
import { BESIDE } from './steps.ts'

const CANDIDATES = 14
/** Worth of a group by its free points: one is nearly lost. */
const BY_LIBERTIES = [0, -90, -14, 0, 4, 6] as const
const NONE = [0, 0] as const

/** The board, and how many stones win. */
interface Ground {
  readonly side: number
  readonly goal: number
  readonly near: readonly (readonly number[])[]
  readonly size: number
}

/**
 * Stones of one colour form groups; a group without a liberty is captured. The first with `goal` captured
 * stones wins.
 */
export function captureLand(side: number, goal: number): Land {
  const near = neighbours(side, BESIDE)
  const size = side * side

  const ground: Ground = {
    side,
    goal,
    near,
    size,
  }

  return {
    rules: {
      usualLength: 60,
      start: () => ({ cells: Array.from({ length: size }, () => 0), turn: 0, outcome: -1, quiet: 0 }),
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(ground, position),
      play: (position, cell) => play(ground, position, cell),
      ending: endingOf,
      ...(goal > 1 && { points: ({ taken: won = NONE }: TerritoryPosition) => won }),
      events: (before, cell, after) => events(ground, before, cell, after),
    },
    judge: {
      worth: ({ cells, taken: won = NONE }, seat) =>
        worth(ground, cells, seat) + 80 * (won[seat] - won[otherSeat(seat)]),
      order: (position) => ordered(ground, position),
    },
  }
}

const groupAt = ({ near }: Ground, cells: readonly number[], start: number) => groupOn(near, cells, start)

const takes = (ground: Ground, cells: readonly number[], cell: number, seat: Seat) =>
  ground.near[cell]!.some(
    (other) => cells[other] === 2 - seat && groupAt(ground, cells, other).free.size === 0,
  )

function isLegal(ground: Ground, cells: readonly number[], cell: number, seat: Seat): boolean {
  if (cells[cell] !== 0) return false
  if (ground.near[cell]!.some((other) => cells[other] === 0)) return true
  const next = [...cells]
  next[cell] = seat + 1
  return groupAt(ground, next, cell).free.size > 0 || takes(ground, next, cell, seat)
}

const movesOf = (ground: Ground, { cells, turn }: TerritoryPosition) =>
  cells.flatMap((_, cell) => (isLegal(ground, cells, cell, turn) ? [cell] : []))

/** Takes every rival group that the stone on a cell leaves without a free point. */
function taken(ground: Ground, next: number[], cell: number, seat: Seat): number {
  let count = 0
  for (const other of ground.near[cell]!) {
    if (next[other] !== 2 - seat) continue
    const { stones, free } = groupAt(ground, next, other)
    if (free.size > 0) continue
    for (const stone of stones) next[stone] = 0
    count += stones.size
  }
  return count
}

function worth(ground: Ground, cells: readonly number[], seat: Seat): number {
  const seen = new Set<number>()
  let sum = 0
  for (let cell = 0; cell < ground.size; cell++) {
    if (cells[cell] === 0 || seen.has(cell)) continue
    const { stones, free } = groupAt(ground, cells, cell)
    for (const stone of stones) seen.add(stone)
    const value = BY_LIBERTIES[Math.min(5, free.size)]! + stones.size
    sum += cells[cell] === seat + 1 ? value : -value
  }
  return sum
}

/** Points beside stones in need come first, then points near any stone. */
function ordered(ground: Ground, position: TerritoryPosition): number[] {
  const { side, size } = ground
  const { cells, turn } = position
  const urge = new Map<number, number>()
  for (let cell = 0; cell < size; cell++) {
    if (cells[cell] === 0) continue
    const { free } = groupAt(ground, cells, cell)
    for (const point of free) urge.set(point, (urge.get(point) ?? 0) + 12 / free.size ** 2)
  }
  const middle = (side - 1) / 2
  const off = (cell: number) => Math.abs((cell % side) - middle) + Math.abs(Math.floor(cell / side) - middle)
  const open = cells.flatMap((piece, cell) => (piece === 0 ? [cell] : []))
  const sorted = open.sort(
    (one, other) => (urge.get(other) ?? 0) - (urge.get(one) ?? 0) || off(one) - off(other),
  )
  const chosen: number[] = []
  for (const cell of sorted) {
    if (chosen.length >= CANDIDATES) break
    if (isLegal(ground, cells, cell, turn)) chosen.push(cell)
  }
  return chosen
}

function play(
  ground: Ground,
  { cells, turn, taken: won = NONE }: TerritoryPosition,
  cell: number,
): TerritoryPosition {
  const { goal } = ground
  const next = [...cells]
  next[cell] = turn + 1
  const rival = otherSeat(turn)
  const outcome: Outcome = goal === 1 && takes(ground, next, cell, turn) ? turn : -1
  const after = { cells: next, turn: rival, outcome, quiet: 0 } as const
  if (outcome !== -1) return after
  if (goal > 1) {
    const more = taken(ground, next, cell, turn)
    const counts = turn === 0 ? ([won[0] + more, won[1]] as const) : ([won[0], won[1] + more] as const)
    const isWon = counts[turn] >= goal
    const isStuck = next.every((_, other) => !isLegal(ground, next, other, rival))
    return { ...after, taken: counts, outcome: isWon ? turn : isStuck ? 2 : -1 }
  }
  const goesOn = next.some((_, other) => isLegal(ground, next, other, after.turn))
  return goesOn ? after : { ...after, outcome: 2 }
}

function events(ground: Ground, before: TerritoryPosition, cell: number, { cells }: TerritoryPosition) {
  const threat = ground.near[cell]!.some(
    (other) => cells[other] === 2 - before.turn && groupAt(ground, cells, other).free.size === 1,
  )
  return [
    { kind: before.turn === 0 ? 'first' : 'second', x: cell },
    ...(threat ? [{ kind: 'threat' }] : []),
    ...(cells.filter(Boolean).length <= before.cells.filter(Boolean).length ? [{ kind: 'take' }] : []),
  ]
}
