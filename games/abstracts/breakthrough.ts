import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import {
  endingOf,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

export const BREAK_COLUMNS = 7
export const BREAK_ROWS = 8
const SIZE = BREAK_COLUMNS * BREAK_ROWS
const rowOf = (spot: number) => Math.floor(spot / BREAK_COLUMNS)
/** The first seat walks up, the second down. */
const aheadOf = (seat: Seat) => (seat === 0 ? -1 : 1)
const goalOf = (seat: Seat) => (seat === 0 ? 0 : BREAK_ROWS - 1)

/** Walk ahead, take aslant; the first across the board wins. */
export function breakthroughGame(): AbstractGame {
  const steps = ([0, 1] as const).map((seat) =>
    Array.from({ length: SIZE }, (_, spot) => {
      const row = rowOf(spot) + aheadOf(seat)
      if (row < 0 || row >= BREAK_ROWS) return []
      return [-1, 0, 1].flatMap((side) => {
        const column = (spot % BREAK_COLUMNS) + side
        return column < 0 || column >= BREAK_COLUMNS
          ? []
          : [{ to: row * BREAK_COLUMNS + column, isAslant: side !== 0 }]
      })
    }),
  )

  function movesOf({ cells, turn }: AbstractPosition): string[] {
    const moves: string[] = []
    for (const [from, piece] of cells.entries()) {
      if (piece !== turn + 1) continue
      for (const { to, isAslant } of steps[turn]![from]!)
        if (cells[to] === 0 || (isAslant && cells[to] === 2 - turn)) moves.push(pathOf([from, to]))
    }
    return moves
  }

  /** Steps taken, pieces held, and adjacent guards. */
  function strength(cells: readonly number[], seat: Seat): number {
    let sum = 0
    for (const [spot, piece] of cells.entries()) {
      if (piece !== seat + 1) continue
      const walked = seat === 0 ? BREAK_ROWS - 1 - rowOf(spot) : rowOf(spot)
      sum += 20 + walked * walked
      const isHit = steps[seat]![spot]!.some(({ to, isAslant }) => isAslant && cells[to] === 2 - seat)
      const isHeld = steps[otherSeat(seat)]![spot]!.some(
        ({ to, isAslant }) => isAslant && cells[to] === seat + 1,
      )
      if (isHit && !isHeld) sum -= 12
    }
    return sum
  }

  return {
    rules: {
      usualLength: 60,
      start: () =>
        opening(
          Array.from({ length: SIZE }, (_, spot) =>
            rowOf(spot) < 2 ? 2 : rowOf(spot) > BREAK_ROWS - 3 ? 1 : 0,
          ),
        ),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn, quiet }, path) {
        const [from, to] = spotsOf(path) as [number, number]
        const next = [...cells]
        next[from] = 0
        next[to] = turn + 1
        const rival = otherSeat(turn)
        const after = { cells: next, turn: rival, quiet: quiet + 1, trail: [], outcome: -1 } as const
        const outcome: Outcome = rowOf(to) === goalOf(turn) || movesOf(after).length === 0 ? turn : -1
        return { ...after, outcome }
      },
      ending: endingOf,
      events({ cells, turn }, path) {
        const to = spotsOf(path)[1]!
        const left = Math.abs(rowOf(to) - goalOf(turn))
        return [
          { kind: cells[to] === 0 ? 'walk' : 'take', x: to },
          ...(left < 3 ? [{ kind: 'near', x: to }] : []),
        ]
      },
    },
    judge: {
      worth: ({ cells }, seat) => strength(cells, seat) - strength(cells, otherSeat(seat)),
    },
  }
}
