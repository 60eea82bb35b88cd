import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import {
  endingOf,
  leaderOf,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

export const KONO_SIDE = 5
const SIZE = KONO_SIDE * KONO_SIDE
const MOST_MOVES = 140
const MIDDLE = (KONO_SIDE - 1) / 2
const xOf = (spot: number) => spot % KONO_SIDE
const yOf = (spot: number) => Math.floor(spot / KONO_SIDE)

/** Seven pieces each on the rim; the camp of a seat, and across the board that of the other. */
const campAt = (spot: number): number => {
  const isSide = xOf(spot) === 0 || xOf(spot) === KONO_SIDE - 1
  if (yOf(spot) === KONO_SIDE - 1 || (yOf(spot) === KONO_SIDE - 2 && isSide)) return 1
  return yOf(spot) === 0 || (yOf(spot) === 1 && isSide) ? 2 : 0
}
const CAMPS = Array.from({ length: SIZE }, (_, spot) => campAt(spot))

/** Steps aslant only, nothing is taken: change places with the rival first. */
export function konoGame(): AbstractGame {
  const near = Array.from({ length: SIZE }, (_, spot) =>
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].flatMap(([dx, dy]) => {
      const [x, y] = [xOf(spot) + dx!, yOf(spot) + dy!]
      return x < 0 || y < 0 || x >= KONO_SIDE || y >= KONO_SIDE ? [] : [y * KONO_SIDE + x]
    }),
  )
  const movesOf = ({ cells, turn }: AbstractPosition): string[] =>
    cells.flatMap((piece, from) =>
      piece === turn + 1 ? near[from]!.flatMap((to) => (cells[to] === 0 ? [pathOf([from, to])] : [])) : [],
    )
  const homeOf = (cells: readonly number[], seat: Seat) =>
    cells.filter((piece, spot) => piece === seat + 1 && CAMPS[spot] === 2 - seat).length
  /** A camp is filled when it has no free spot and at least one piece has crossed. */
  const isHome = (cells: readonly number[], seat: Seat) =>
    CAMPS.every((camp, spot) => camp !== 2 - seat || cells[spot] !== 0) && homeOf(cells, seat) > 2

  return {
    rules: {
      usualLength: 60,
      start: () => opening(CAMPS),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn, quiet }, path) {
        const [from, to] = spotsOf(path) as [number, number]
        const next = [...cells]
        next[from] = 0
        next[to] = turn + 1
        const rival = otherSeat(turn)
        const after: AbstractPosition = { cells: next, turn: rival, outcome: -1, quiet: quiet + 1, trail: [] }
        const isOver = after.quiet >= MOST_MOVES || movesOf(after).length === 0
        const outcome: Outcome = isHome(next, turn)
          ? turn
          : isOver
            ? leaderOf(homeOf(next, 0), homeOf(next, 1))
            : -1
        return { ...after, outcome }
      },
      ending: endingOf,
      events({ turn }, path) {
        const [from, to] = spotsOf(path) as [number, number]
        const isAhead = yOf(to) < yOf(from) === (turn === 0)
        return [
          { kind: isAhead ? 'ahead' : 'back', x: to },
          ...(CAMPS[to] === 2 - turn ? [{ kind: 'home', x: to }] : []),
        ]
      },
      points: ({ cells }) => [homeOf(cells, 0), homeOf(cells, 1)],
    },
    judge: {
      worth({ cells }, seat) {
        let sum = 0
        for (const [spot, piece] of cells.entries()) {
          if (piece === 0) continue
          const owner = (piece - 1) as Seat
          const walked = owner === 0 ? KONO_SIDE - 1 - yOf(spot) : yOf(spot)
          const value = walked * 10 + (CAMPS[spot] === 2 - owner ? 8 + Math.abs(xOf(spot) - MIDDLE) : 0)
          sum += owner === seat ? value : -value
        }
        return sum
      },
    },
  }
}
