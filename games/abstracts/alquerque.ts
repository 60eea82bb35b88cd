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

export const ALQUERQUE_SIDE = 5
const SIZE = ALQUERQUE_SIDE * ALQUERQUE_SIDE
const QUIET_MOVES = 40
/** Longer chains are cut: nobody sees farther. */
const LONGEST = 6

/** The lines of the board. */
interface Board {
  readonly rays: Field['rays']
  readonly near: Field['near']
}

/** Step along the lines, jump rivals as often as possible; jumps are compulsory. */
export function alquerqueGame(): AbstractGame {
  const { rays, near } = crossedField(ALQUERQUE_SIDE, ALQUERQUE_SIDE)

  const board: Board = {
    rays,
    near,
  }

  return {
    rules: {
      usualLength: 50,
      start: () => {
        const middle = (SIZE - 1) / 2
        return opening(
          Array.from({ length: SIZE }, (_, spot) => {
            if (spot === middle) return 0
            const row = Math.floor(spot / ALQUERQUE_SIDE)
            // In the middle row the right half is the first seat's, the left one the second's.
            return row > 2 || (row === 2 && spot > middle) ? 1 : 2
          }),
        )
      },
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(board, position),
      play: (position, path) => play(board, position, path),
      ending: endingOf,
      events({ cells, turn }, path, after) {
        const way = spotsOf(path)
        const taken = countOf(cells, otherSeat(turn)) - countOf(after.cells, otherSeat(turn))
        return [{ kind: taken > 1 ? 'chain' : taken === 1 ? 'leap' : 'step', x: way.at(-1)!, amount: taken }]
      },
      points: ({ cells }) => [countOf(cells, 0), countOf(cells, 1)],
    },
    judge: {
      worth: ({ cells }, seat) => 20 * (countOf(cells, seat) - countOf(cells, otherSeat(seat))),
      unquiet: ({ cells, turn }) =>
        cells.some((piece, spot) => piece === turn + 1 && leaps(board, cells, spot, turn).length > 0),
    },
  }
}

function leaps(
  { rays }: Board,
  cells: readonly number[],
  from: number,
  seat: Seat,
): { over: number; to: number }[] {
  return rays[from]!.flatMap(([over, to]) =>
    over !== undefined && to !== undefined && cells[over] === 2 - seat && cells[to] === 0
      ? [{ over, to }]
      : [],
  )
}

function leapt(cells: readonly number[], from: number, { over, to }: { over: number; to: number }) {
  const next = [...cells]
  next[to] = next[from]!
  next[from] = 0
  next[over] = 0
  return next
}

/** Whole chains of leaps from a spot, each to its end. */
function chains(board: Board, cells: readonly number[], way: readonly number[], seat: Seat): number[][] {
  const from = way.at(-1)!
  const open = way.length > LONGEST ? [] : leaps(board, cells, from, seat)
  if (open.length === 0) return way.length > 1 ? [[...way]] : []
  return open.flatMap((leap) => chains(board, leapt(cells, from, leap), [...way, leap.to], seat))
}

function movesOf(board: Board, { cells, turn }: AbstractPosition): string[] {
  const own = cells.flatMap((piece, spot) => (piece === turn + 1 ? [spot] : []))
  const taking = own.flatMap((from) => chains(board, cells, [from], turn))
  if (taking.length > 0) return [...new Set(taking.map(pathOf))]
  return own.flatMap((from) =>
    board.near[from]!.flatMap((to) => (cells[to] === 0 ? [pathOf([from, to])] : [])),
  )
}

/** The board after a whole path. */
function walked(board: Board, cells: readonly number[], way: readonly number[], seat: Seat): number[] {
  let next = [...cells]
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index]!
    const leap = leaps(board, next, from, seat).find((one) => one.to === to)
    if (leap) next = leapt(next, from, leap)
    else {
      next[to] = next[from]!
      next[from] = 0
    }
  }
  return next
}

function play(board: Board, { cells, turn, quiet }: AbstractPosition, path: string) {
  const next = walked(board, cells, spotsOf(path), turn)
  const rival = otherSeat(turn)
  const took = countOf(next, rival) < countOf(cells, rival)
  const after: AbstractPosition = {
    cells: next,
    turn: rival,
    outcome: -1,
    quiet: took ? 0 : quiet + 1,
    trail: [],
  }
  const isStuck = countOf(next, rival) === 0 || movesOf(board, after).length === 0
  const outcome: Outcome = isStuck
    ? turn
    : after.quiet >= QUIET_MOVES
      ? leaderOf(countOf(next, 0), countOf(next, 1))
      : -1
  return { ...after, outcome }
}
