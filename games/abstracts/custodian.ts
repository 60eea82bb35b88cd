import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { gridField, type Field } from './fields.ts'
import {
  countOf,
  endingOf,
  leaderOf,
  likeliest,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

export const CUSTODIAN_SIDE = 8
/** Moves without a catch after which pieces are counted. */
const QUIET_MOVES = 40
const CANDIDATES = 18
/** Pieces with which nobody can go on, in the game that takes away. */
const TOO_FEW = 1

/** The lines of the board, and what becomes of the caught. */
interface Board {
  readonly catches: 'take' | 'turn'
  readonly rays: Field['rays']
  readonly points: Field['points']
}

/** Slide like a rook and close rivals in between two of yours: they are taken away, or change sides. */
export function custodianGame(catches: 'take' | 'turn'): AbstractGame {
  const { rays, points } = gridField(CUSTODIAN_SIDE, CUSTODIAN_SIDE, false)

  const board: Board = {
    catches,
    rays,
    points,
  }

  return {
    rules: {
      usualLength: 60,
      start: () => start(board),
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(board, position),
      play: (position, path) => play(board, position, path),
      ending: endingOf,
      events: (before, path, after) => events(board, before, path, after),
      points: ({ cells }) => [countOf(cells, 0), countOf(cells, 1)],
    },
    judge: {
      worth: (position, seat) => worth(board, position, seat),
      order: (position) => order(board, position),
    },
  }
}

function movesOf({ rays }: Board, { cells, turn }: AbstractPosition): string[] {
  const moves: string[] = []
  for (const [from, piece] of cells.entries()) {
    if (piece !== turn + 1) continue
    for (const ray of rays[from]!)
      for (const to of ray) {
        if (cells[to] !== 0) break
        moves.push(pathOf([from, to]))
      }
  }
  return moves
}

/** Rivals in a row between the piece on a spot and another of its side. */
function caught({ rays }: Board, cells: readonly number[], spot: number, seat: Seat): number[] {
  return rays[spot]!.flatMap((ray) => {
    const row: number[] = []
    for (const to of ray) {
      if (cells[to] === 2 - seat) row.push(to)
      else return cells[to] === seat + 1 ? row : []
    }
    return []
  })
}

function moved(cells: readonly number[], from: number, to: number) {
  const next = [...cells]
  next[to] = next[from]!
  next[from] = 0
  return next
}

/** Both sides along an edge; the game that turns pieces has two edges each. */
function start({ catches, points }: Board): AbstractPosition {
  const last = CUSTODIAN_SIDE - 1
  const seatAt = (x: number, y: number) => {
    if (catches === 'take') return y < 2 ? 2 : y > last - 2 ? 1 : 0
    if (x === 0 || y === last) return x === last || y === 0 ? 0 : 1
    return x === last || y === 0 ? 2 : 0
  }
  return opening(points.map(({ x, y }) => seatAt(x, y)))
}

function outcomeOf(board: Board, after: AbstractPosition, mover: Seat): Outcome {
  const { cells, turn, quiet } = after
  const [first, second] = [countOf(cells, 0), countOf(cells, 1)]
  const left = turn === 0 ? first : second
  if (left <= (board.catches === 'take' ? TOO_FEW : 0) || movesOf(board, after).length === 0) return mover
  return quiet >= QUIET_MOVES ? leaderOf(first, second) : -1
}

function play(board: Board, { cells, turn, quiet }: AbstractPosition, path: string) {
  const [from, to] = spotsOf(path) as [number, number]
  const next = moved(cells, from, to)
  const prey = caught(board, next, to, turn)
  for (const spot of prey) next[spot] = board.catches === 'take' ? 0 : turn + 1
  const after: AbstractPosition = {
    cells: next,
    turn: otherSeat(turn),
    outcome: -1,
    quiet: prey.length > 0 ? 0 : quiet + 1,
    trail: [],
  }
  return { ...after, outcome: outcomeOf(board, after, turn) }
}

function events(board: Board, { cells, turn }: AbstractPosition, path: string, after: AbstractPosition) {
  const [from, to] = spotsOf(path) as [number, number]
  const prey = caught(board, moved(cells, from, to), to, turn).length
  const shakes = after.cells.some(
    (piece, spot) => piece === 2 - turn && caught(board, after.cells, spot, after.turn).length > 0,
  )
  return [
    { kind: prey > 1 ? 'haul' : prey === 1 ? 'catch' : 'slide', x: to, amount: prey },
    ...(shakes ? [{ kind: 'pinch' }] : []),
  ]
}

function worth({ points }: Board, { cells }: AbstractPosition, seat: Seat) {
  const middle = (CUSTODIAN_SIDE - 1) / 2
  let sum = 0
  for (const [spot, piece] of cells.entries()) {
    if (piece === 0) continue
    const { x, y } = points[spot]!
    const value = 30 - Math.abs(x - middle) - Math.abs(y - middle)
    sum += piece === seat + 1 ? value : -value
  }
  return sum
}

function order(board: Board, position: AbstractPosition) {
  const { cells, turn } = position
  const moves = movesOf(board, position)
  return likeliest(
    moves,
    ([from, to]) => {
      const next = moved(cells, from!, to!)
      const beside = board.rays[to!]!.filter(([one]) => one !== undefined && cells[one] === 2 - turn).length
      return caught(board, next, to!, turn).length * 20 + beside * 2
    },
    CANDIDATES,
  )
}
