import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { gridField } from './fields.ts'
import {
  endingOf,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

export const QUARTET_SIDE = 4
const MOST_MOVES = 120
const LAST = QUARTET_SIDE - 1
const at = (x: number, y: number) => y * QUARTET_SIDE + x
const FOUR = [0, 1, 2, 3]

/** Rows, columns, little squares and the four corners. */
const FIGURES: readonly (readonly number[])[] = [
  ...FOUR.map((y) => FOUR.map((x) => at(x, y))),
  ...FOUR.map((x) => FOUR.map((y) => at(x, y))),
  ...[0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)])),
  [at(0, 0), at(LAST, 0), at(0, LAST), at(LAST, LAST)],
]

/** Four pieces each slide until something stops them: bring them into a line, a square or the corners. */
export function quartetGame(): AbstractGame {
  const { rays, points } = gridField(QUARTET_SIDE, QUARTET_SIDE, true)

  function movesOf({ cells, turn }: AbstractPosition): string[] {
    return cells.flatMap((piece, from) =>
      piece !== turn + 1
        ? []
        : rays[from]!.flatMap((ray) => {
            const stop = ray.findIndex((to) => cells[to] !== 0)
            const to = ray[(stop === -1 ? ray.length : stop) - 1]
            return to === undefined ? [] : [pathOf([from, to])]
          }),
    )
  }
  const most = (cells: readonly number[], seat: Seat) =>
    Math.max(...FIGURES.map((figure) => figure.filter((spot) => cells[spot] === seat + 1).length))
  /** A piece that three rivals shut into a corner makes its owner the winner. */
  const isCornered = (cells: readonly number[], seat: Seat) =>
    [0, LAST, at(0, LAST), at(LAST, LAST)].some(
      (corner) =>
        cells[corner] === seat + 1 &&
        rays[corner]!.every(([beside]) => beside === undefined || cells[beside] === 2 - seat),
    )

  return {
    rules: {
      usualLength: 24,
      start: () => opening(points.map(({ x, y }) => (x === y ? 1 : x + y === LAST ? 2 : 0))),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn, quiet }, path) {
        const [from, to] = spotsOf(path) as [number, number]
        const next = [...cells]
        next[from] = 0
        next[to] = turn + 1
        const rival = otherSeat(turn)
        const outcome: Outcome =
          most(next, turn) === 4 ? turn : isCornered(next, rival) ? rival : quiet + 1 >= MOST_MOVES ? 2 : -1
        const after: AbstractPosition = { cells: next, turn: rival, outcome, quiet: quiet + 1, trail: [] }
        return outcome === -1 && movesOf(after).length === 0 ? { ...after, outcome: turn } : after
      },
      ending: endingOf,
      events({ cells, turn }, path, after) {
        const to = spotsOf(path)[1]!
        const [was, is] = [most(cells, turn), most(after.cells, turn)]
        return [
          { kind: is > was ? 'gather' : is < was ? 'part' : 'slide', x: to },
          ...(is === 3 ? [{ kind: 'three' }] : []),
        ]
      },
    },
    judge: {
      worth({ cells }, seat) {
        const value = (one: Seat) =>
          FIGURES.reduce((sum, figure) => {
            const own = figure.filter((spot) => cells[spot] === one + 1).length
            const shut = figure.some((spot) => cells[spot] === 2 - one)
            return sum + (shut ? 0 : own * own * own)
          }, 0)
        return value(seat) - value(otherSeat(seat))
      },
    },
  }
}
