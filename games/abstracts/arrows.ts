import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { gridField, type Field } from './fields.ts'
import {
  endingOf,
  GONE,
  likeliest,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
} from './position.ts'

export const ARROW_SIDE = 8
const FIRST = [40, 58, 61, 47]
const SECOND = [16, 2, 5, 23]
/** Flights and fires that are thought through. */
const FLIGHTS = 14
const FIRES = 8
const FAR = 30

/** The lines of the board. */
interface Board {
  readonly points: Field['points']
  readonly rays: Field['rays']
  readonly near: Field['near']
}

/** Move like a queen, then burn a square in line, as two inputs of one turn; a player who cannot move loses. */
export function arrowsGame(): AbstractGame {
  const { points, rays, near } = gridField(ARROW_SIDE, ARROW_SIDE, true)

  const board: Board = {
    points,
    rays,
    near,
  }

  return {
    rules: {
      usualLength: 44,
      start: () =>
        opening(points.map((_, spot) => (FIRST.includes(spot) ? 1 : SECOND.includes(spot) ? 2 : 0))),
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(board, position),
      play: (position, path) => play(board, position, path),
      ending: endingOf,
      events: (before, path) => events(board, before, path),
    },
    judge: {
      worth: (position, seat) => worth(board, position, seat),
      order: (position) => order(board, position),
    },
  }
}

function sight({ rays }: Board, cells: readonly number[], from: number): number[] {
  const found: number[] = []
  for (const ray of rays[from]!)
    for (const to of ray) {
      if (cells[to] !== 0) break
      found.push(to)
    }
  return found
}

function movesOf(board: Board, { cells, turn, trail }: AbstractPosition): string[] {
  const [stands] = trail
  if (stands !== undefined) return sight(board, cells, stands).map(String)
  return cells.flatMap((piece, from) =>
    piece === turn + 1 ? sight(board, cells, from).map((to) => pathOf([from, to])) : [],
  )
}

const canMove = ({ near }: Board, cells: readonly number[], seat: Seat) =>
  cells.some((piece, spot) => piece === seat + 1 && near[spot]!.some((to) => cells[to] === 0))

/** Queen's moves from the nearest piece of a seat to every square. */
function reach({ points, rays }: Board, cells: readonly number[], seat: Seat): Uint8Array {
  const steps = new Uint8Array(points.length).fill(FAR)
  let edge = cells.flatMap((piece, spot) => (piece === seat + 1 ? [spot] : []))
  for (let step = 1; edge.length > 0; step++) {
    const next: number[] = []
    for (const spot of edge)
      for (const ray of rays[spot]!)
        for (const to of ray) {
          if (cells[to] !== 0) break
          if (steps[to]! <= step) continue
          steps[to] = step
          next.push(to)
        }
    edge = next
  }
  return steps
}

function worth(board: Board, { cells, turn }: AbstractPosition, seat: Seat): number {
  const [own, rival] = [reach(board, cells, seat), reach(board, cells, otherSeat(seat))]
  let value = 0
  for (const [spot, piece] of cells.entries()) {
    if (piece === 0) {
      const [mine, theirs] = [own[spot]!, rival[spot]!]
      if (mine < theirs) value += theirs === FAR ? 12 : 10
      else if (theirs < mine) value -= mine === FAR ? 12 : 10
      else if (mine < FAR) value += turn === seat ? 2 : -2
    } else if (piece > 0) {
      const open = board.near[spot]!.filter((to) => cells[to] === 0).length
      value += (piece === seat + 1 ? 1 : -1) * (open === 0 ? -15 : open)
    }
  }
  return value
}

function play(board: Board, { cells, turn, quiet, trail }: AbstractPosition, path: string): AbstractPosition {
  const next = [...cells]
  if (trail.length === 0) {
    const [from, to] = spotsOf(path) as [number, number]
    next[from] = 0
    next[to] = turn + 1
    return { cells: next, turn, outcome: -1, quiet, trail: [to] }
  }
  next[Number(path)] = GONE
  const rival = otherSeat(turn)
  const outcome = canMove(board, next, rival) ? -1 : turn
  return { cells: next, turn: rival, outcome, quiet: quiet + 1, trail: [] }
}

function events({ near }: Board, { cells, turn, trail }: AbstractPosition, path: string) {
  const spot = spotsOf(path).at(-1)!
  if (trail.length === 0) return [{ kind: 'fly', x: spot }]
  const hits = near[spot]!.some((one) => cells[one] === 2 - turn)
  return [{ kind: hits ? 'hem-in' : 'burn', x: spot }]
}

function order(board: Board, position: AbstractPosition) {
  const { near } = board
  const { cells, turn, trail } = position
  const open = (spot: number, gone: number) =>
    near[spot]!.filter((to) => cells[to] === 0 || to === gone).length
  // Of moves that look alike, those from other squares should be among the few that are kept.
  const spread = (spot: number) => ((spot * 29) % 11) / 5
  if (trail.length === 0)
    return likeliest(
      movesOf(board, position),
      ([from, to]) => 2 * open(to!, from!) - open(from!, -1) + spread(from! * 7 + to!),
      FLIGHTS,
    )
  return likeliest(
    movesOf(board, position),
    ([fire]) => {
      let value = spread(fire!)
      for (const beside of near[fire!]!) {
        if (cells[beside] === 2 - turn) value += 5
        if (cells[beside] === turn + 1) value -= 4
      }
      return value
    },
    FIRES,
  )
}
