import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { crossedField, type Field } from './fields.ts'
import {
  countOf,
  endingOf,
  leaderOf,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

export const SWEEP_COLUMNS = 9
export const SWEEP_ROWS = 5
const QUIET_MOVES = 60
const OPPOSITE = [2, 3, 0, 1, 6, 7, 4, 5]

/** The lines of the board. */
interface Board {
  readonly rays: Field['rays']
  readonly near: Field['near']
}

/** Moving towards or away from a row of rivals removes the row; a piece continues while it captures. */
export function sweepGame(): AbstractGame {
  const { points, rays, near } = crossedField(SWEEP_COLUMNS, SWEEP_ROWS)
  const middle = (points.length - 1) / 2
  const start = points.map(({ x, y }, spot) => {
    if (spot === middle) return 0
    if (y !== 2) return y < 2 ? 2 : 1
    return (x < 4 ? x : x + 1) % 2 === 0 ? 1 : 2
  })

  const board: Board = {
    rays,
    near,
  }

  return {
    rules: {
      usualLength: 50,
      start: () => opening(start),
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(board, position),
      play: (position, path) => play(board, position, path),
      ending: endingOf,
      events(before, path, after) {
        const [from, to] = spotsOf(path)
        if (from === to) return [{ kind: 'stop', x: to! }]
        const taken =
          countOf(before.cells, otherSeat(before.turn)) - countOf(after.cells, otherSeat(before.turn))
        return [{ kind: taken === 0 ? 'step' : taken > 2 ? 'great-sweep' : 'sweep', x: to!, amount: taken }]
      },
      points: ({ cells }) => [22 - countOf(cells, 1), 22 - countOf(cells, 0)],
    },
    judge: {
      worth: (position, seat) => worth(board, position, seat),
      order: (position) => order(board, position),
    },
  }
}

function row(cells: readonly number[], ray: readonly number[], rival: number): readonly number[] {
  const end = ray.findIndex((spot) => cells[spot] !== rival)
  return end === -1 ? ray : ray.slice(0, end)
}

/** What a step would sweep: ahead of it, and behind it. */
function swept({ rays }: Board, cells: readonly number[], from: number, way: number, rival: number) {
  const to = rays[from]![way]![0]!
  return {
    to,
    ahead: row(cells, rays[to]![way]!, rival),
    behind: row(cells, rays[from]![OPPOSITE[way]!]!, rival),
  }
}

function sweepsFrom(
  board: Board,
  cells: readonly number[],
  from: number,
  trail: readonly number[],
): string[] {
  const { rays } = board
  const rival = 3 - cells[from]!
  const before = trail.at(-2)
  const lastWay = before === undefined ? -1 : rays[before]!.findIndex(([first]) => first === from)
  const found: string[] = []
  for (const [way, [first]] of rays[from]!.entries()) {
    if (first === undefined || cells[first] !== 0 || trail.includes(first) || way === lastWay) continue
    const { to, ahead, behind } = swept(board, cells, from, way, rival)
    // Where both rows could go, touching one of them says which.
    if (ahead.length > 0 && behind.length > 0)
      found.push(pathOf([from, to, ahead[0]!]), pathOf([from, to, behind[0]!]))
    else if (ahead.length > 0 || behind.length > 0) found.push(pathOf([from, to]))
  }
  return found
}

function movesOf(board: Board, { cells, turn, trail }: AbstractPosition): string[] {
  const going = trail.at(-1)
  if (going !== undefined) return [...sweepsFrom(board, cells, going, trail), pathOf([going, going])]
  const own = cells.flatMap((piece, spot) => (piece === turn + 1 ? [spot] : []))
  const sweeps = own.flatMap((from) => sweepsFrom(board, cells, from, []))
  if (sweeps.length > 0) return sweeps
  return own.flatMap((from) =>
    board.near[from]!.flatMap((to) => (cells[to] === 0 ? [pathOf([from, to])] : [])),
  )
}

function ended(board: Board, position: AbstractPosition): AbstractPosition {
  const { cells, turn, quiet } = position
  const counts = [countOf(cells, 0), countOf(cells, 1)] as const
  const outcome: Outcome =
    counts[0] === 0
      ? 1
      : counts[1] === 0
        ? 0
        : quiet >= QUIET_MOVES
          ? leaderOf(...counts)
          : movesOf(board, position).length === 0
            ? otherSeat(turn)
            : -1
  return { ...position, outcome }
}

function play(board: Board, { cells, turn, quiet, trail }: AbstractPosition, path: string): AbstractPosition {
  const [from, to, chosen] = spotsOf(path) as [number, number, number | undefined]
  if (from === to) return ended(board, { cells, turn: otherSeat(turn), outcome: -1, quiet, trail: [] })
  const rival = 2 - turn
  const way = board.rays[from]!.findIndex(([first]) => first === to)
  const { ahead, behind } = swept(board, cells, from, way, rival)
  const taken =
    chosen !== undefined ? (ahead.includes(chosen) ? ahead : behind) : ahead.length > 0 ? ahead : behind
  const next = [...cells]
  next[from] = 0
  next[to] = turn + 1
  for (const spot of taken) next[spot] = 0
  const longer = [...(trail.length > 0 ? trail : [from]), to]
  const goesOn =
    taken.length > 0 && countOf(next, otherSeat(turn)) > 0 && sweepsFrom(board, next, to, longer).length > 0
  return ended(board, {
    cells: next,
    turn: goesOn ? turn : otherSeat(turn),
    outcome: -1,
    quiet: taken.length > 0 ? 0 : quiet + 1,
    trail: goesOn ? longer : [],
  })
}

const gainOf = (board: Board, { cells, turn }: AbstractPosition, path: string) =>
  countOf(cells, otherSeat(turn)) -
  countOf(play(board, { cells, turn, outcome: -1, quiet: 0, trail: [] }, path).cells, otherSeat(turn))

function worth({ near }: Board, { cells, turn }: AbstractPosition, seat: Seat) {
  let value = 30 * (countOf(cells, seat) - countOf(cells, otherSeat(seat)))
  for (const [spot, piece] of cells.entries())
    if (piece > 0) value += (piece === seat + 1 ? 1 : -1) * (near[spot]!.length > 4 ? 2 : 0)
  return value + (turn === seat ? 6 : -6)
}

function order(board: Board, position: AbstractPosition) {
  const moves = movesOf(board, position)
  if (moves.length < 2) return moves
  return moves
    .map((path) => ({
      path,
      gain: path.split('.')[0] === path.split('.')[1] ? -1 : gainOf(board, position, path),
    }))
    .sort((one, other) => other.gain - one.gain)
    .map(({ path }) => path)
}
