import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { gridField, type Field } from './fields.ts'
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

export const SHOVE_SIDE = 7
const MEN = 11
/** Rivals to push off. */
const GOAL = 4
const MOST_MOVES = 160
/** No row of more than three pushes. */
const LONGEST = 3

/** The lines of the board. */
interface Board {
  readonly points: Field['points']
  readonly near: Field['near']
  readonly ways: readonly (readonly (readonly number[])[])[]
  readonly middle: number
}

/** A row of yours pushes a shorter row of theirs; four over the edge win. */
export function shoveGame(): AbstractGame {
  const { rays, points, near } = gridField(SHOVE_SIDE, SHOVE_SIDE, false)
  const ways = points.map((_, spot) => rays[spot]!.filter((ray) => ray.length > 0))
  const middle = (SHOVE_SIDE - 1) / 2

  const board: Board = {
    points,
    near,
    ways,
    middle,
  }

  return {
    rules: {
      usualLength: 70,
      start: () => start(board),
      turn: ({ turn }) => turn,
      moves: (position) => pathsOf(board, position).map(({ path }) => path),
      play: (position, path) => play(board, position, path),
      ending: endingOf,
      events: (before, path, after) => events(before, path, after),
      points: ({ cells }) => [lost(cells, 1), lost(cells, 0)],
    },
    judge: {
      worth: (position, seat) => worth(board, position, seat),
    },
  }
}

/** Moves the line that starts on a spot by one; `undefined` where rivals hold or an own piece blocks. */
function pushed(cells: readonly number[], from: number, ray: readonly number[]): number[] | undefined {
  const seat = cells[from]! - 1
  const line = [from, ...ray]
  let own = 0
  while (line[own] !== undefined && cells[line[own]!] === seat + 1) own++
  let rivals = 0
  while (line[own + rivals] !== undefined && cells[line[own + rivals]!] === 2 - seat) rivals++
  const end = line[own + rivals]
  if (own > LONGEST || rivals >= own || (end !== undefined && cells[end] !== 0)) return undefined
  // Nobody pushes an own piece over the edge.
  if (end === undefined && rivals === 0) return undefined
  const next = [...cells]
  for (let index = own + rivals; index > 0; index--) {
    const to = line[index]
    if (to !== undefined) next[to] = cells[line[index - 1]!]!
  }
  next[from] = 0
  return next
}

function pathsOf({ ways }: Board, { cells, turn }: AbstractPosition) {
  const found: { path: string; next: number[] }[] = []
  for (const [from, piece] of cells.entries())
    if (piece === turn + 1)
      for (const ray of ways[from]!) {
        const next = pushed(cells, from, ray)
        if (next) found.push({ path: pathOf([from, ray[0]!]), next })
      }
  return found
}

function playedOn({ ways }: Board, position: AbstractPosition, path: string) {
  const [from, to] = spotsOf(path) as [number, number]
  return pushed(
    position.cells,
    from,
    ways[from]!.find(([first]) => first === to)!,
  )!
}

const lost = (cells: readonly number[], seat: Seat) => MEN - countOf(cells, seat)

const start = ({ points, middle }: Board) =>
  opening(
    points.map(({ x, y }) => {
      const isIn = (row: number) =>
        row === 0 || (row === 1 && x > 1 && x < SHOVE_SIDE - 2) || (row === 2 && x === middle)
      return isIn(y) ? 2 : isIn(SHOVE_SIDE - 1 - y) ? 1 : 0
    }),
  )

function play(board: Board, position: AbstractPosition, path: string) {
  const { turn, quiet } = position
  const next = playedOn(board, position, path)
  const rival = otherSeat(turn)
  const after: AbstractPosition = { cells: next, turn: rival, outcome: -1, quiet: quiet + 1, trail: [] }
  const isWon = lost(next, rival) >= GOAL || pathsOf(board, after).length === 0
  const outcome: Outcome = isWon
    ? turn
    : after.quiet >= MOST_MOVES
      ? leaderOf(lost(next, 1), lost(next, 0))
      : -1
  return { ...after, outcome }
}

function events(before: AbstractPosition, path: string, { cells, turn }: AbstractPosition) {
  const to = spotsOf(path)[1]!
  const fell = lost(cells, turn) > lost(before.cells, turn)
  const shoved = cells.some((piece, spot) => piece === turn + 1 && before.cells[spot] !== piece)
  return [{ kind: shoved || fell ? 'shove' : 'step', x: to }, ...(fell ? [{ kind: 'over', x: to }] : [])]
}

function worth({ points, near, middle }: Board, { cells }: AbstractPosition, seat: Seat) {
  let sum = 0
  for (const [spot, piece] of cells.entries()) {
    if (piece === 0) continue
    const { x, y } = points[spot]!
    const edge = Math.max(Math.abs(x - middle), Math.abs(y - middle))
    const friends = near[spot]!.filter((other) => cells[other] === piece).length
    const value = 60 - edge * edge * 2 + friends * 2
    sum += piece === seat + 1 ? value : -value
  }
  return sum
}
