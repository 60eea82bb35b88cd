import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { gridField, type Field } from './fields.ts'
import {
  countOf,
  endingOf,
  likeliest,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

export const GATHER_SIDE = 8
const QUIET_MOVES = 70
const CANDIDATES = 22
const OPPOSITE = [2, 3, 0, 1, 6, 7, 4, 5]

/** The lines of the board. */
interface Board {
  readonly points: Field['points']
  readonly rays: Field['rays']
  readonly near: Field['near']
  readonly last: number
}

/** A piece moves as far as there are pieces on its line; connecting all own pieces wins. */
export function gatherGame(): AbstractGame {
  const { points, rays, near } = gridField(GATHER_SIDE, GATHER_SIDE, true)
  const last = GATHER_SIDE - 1
  const start = points.map(({ x, y }) => {
    const [atSide, atEnd] = [x === 0 || x === last, y === 0 || y === last]
    return atSide === atEnd ? 0 : atEnd ? 1 : 2
  })

  const board: Board = {
    points,
    rays,
    near,
    last,
  }

  return {
    rules: {
      usualLength: 60,
      start: () => opening(start),
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(board, position),
      play: (position, path) => play(board, position, path),
      ending: endingOf,
      events: (before, path, after) => events(board, before, path, after),
    },
    judge: {
      worth: ({ cells }, seat) => side(board, cells, seat) - side(board, cells, otherSeat(seat)),
      order: (position) => order(board, position),
    },
  }
}

function movesOf({ rays }: Board, { cells, turn }: AbstractPosition): string[] {
  const found: string[] = []
  for (const [from, piece] of cells.entries()) {
    if (piece !== turn + 1) continue
    for (const [way, ray] of rays[from]!.entries()) {
      let count = 1
      for (const spot of ray) if (cells[spot] !== 0) count++
      for (const spot of rays[from]![OPPOSITE[way]!]!) if (cells[spot] !== 0) count++
      const to = ray[count - 1]
      if (to === undefined || cells[to] === turn + 1) continue
      if (ray.slice(0, count - 1).every((spot) => cells[spot] !== 2 - turn)) found.push(pathOf([from, to]))
    }
  }
  return found
}

/** The sizes of a seat's groups. */
function groups({ near }: Board, cells: readonly number[], seat: Seat): readonly number[] {
  const seen = new Set<number>()
  const sizes: number[] = []
  for (const [spot, piece] of cells.entries()) {
    if (piece !== seat + 1 || seen.has(spot)) continue
    const before = seen.size
    const group = new Set([spot])
    for (const one of group) for (const to of near[one]!) if (cells[to] === seat + 1) group.add(to)
    for (const one of group) seen.add(one)
    sizes.push(seen.size - before)
  }
  return sizes
}

function spread({ points }: Board, cells: readonly number[], seat: Seat): number {
  let [count, sumX, sumY] = [0, 0, 0]
  for (const [spot, piece] of cells.entries())
    if (piece === seat + 1) {
      count++
      sumX += points[spot]!.x
      sumY += points[spot]!.y
    }
  if (count === 0) return 0
  let far = 0
  for (const [spot, piece] of cells.entries())
    if (piece === seat + 1)
      far += Math.max(Math.abs(points[spot]!.x - sumX / count), Math.abs(points[spot]!.y - sumY / count))
  return far / count
}

function side(board: Board, cells: readonly number[], seat: Seat): number {
  const sizes = groups(board, cells, seat)
  return Math.round(
    -60 * spread(board, cells, seat) -
      12 * sizes.length +
      (60 * Math.max(0, ...sizes)) / Math.max(1, countOf(cells, seat)),
  )
}

function play(board: Board, { cells, turn, quiet }: AbstractPosition, path: string) {
  const [from, to] = spotsOf(path) as [number, number]
  const next = [...cells]
  const takes = next[to] !== 0
  next[to] = turn + 1
  next[from] = 0
  const rival = otherSeat(turn)
  const calm = takes ? 0 : quiet + 1
  const after: AbstractPosition = { cells: next, turn: rival, outcome: -1, quiet: calm, trail: [] }
  const outcome: Outcome =
    groups(board, next, turn).length === 1
      ? turn
      : groups(board, next, rival).length <= 1
        ? rival
        : movesOf(board, after).length === 0
          ? turn
          : calm >= QUIET_MOVES
            ? 2
            : -1
  return { ...after, outcome }
}

function events(board: Board, { cells, turn }: AbstractPosition, path: string, after: AbstractPosition) {
  const to = spotsOf(path)[1]!
  const joined = groups(board, after.cells, turn).length < groups(board, cells, turn).length
  return [{ kind: cells[to] !== 0 ? 'take' : 'move', x: to }, ...(joined ? [{ kind: 'join', x: to }] : [])]
}

function order(board: Board, position: AbstractPosition) {
  const { points, near, last } = board
  const { cells, turn } = position
  const beside = (spot: number, gone: number) =>
    near[spot]!.filter((to) => cells[to] === turn + 1 && to !== gone).length
  const middle = (spot: number) => Math.abs(points[spot]!.x - last / 2) + Math.abs(points[spot]!.y - last / 2)
  return likeliest(
    movesOf(board, position),
    ([from, to]) =>
      4 * (beside(to!, from!) - beside(from!, -1)) +
      3 * (middle(from!) - middle(to!)) +
      (cells[to!] !== 0 ? 2 : 0),
    CANDIDATES,
  )
}
