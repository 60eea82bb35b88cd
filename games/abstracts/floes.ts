import { otherSeat } from '#kit/game/duel/rules.ts'
import { gridField } from './fields.ts'
import { endingOf, GONE, likeliest, opening, type AbstractGame, type AbstractPosition } from './position.ts'

export const FLOE_COLUMNS = 7
export const FLOE_ROWS = 8
const FIRST = 52
const SECOND = 3
const CANDIDATES = 10
const REACH_LIMIT = 12

/** Step to an adjacent floe and sink any other, as two inputs of one turn; a player who cannot step loses. */
export function floesGame(): AbstractGame {
  const { points, near } = gridField(FLOE_COLUMNS, FLOE_ROWS, true)
  const open = (cells: readonly number[], spot: number) => near[spot]!.filter((to) => cells[to] === 0)

  const movesOf = ({ cells, turn, trail }: AbstractPosition): string[] =>
    trail.length === 0
      ? open(cells, cells.indexOf(turn + 1)).map(String)
      : cells.flatMap((piece, spot) => (piece === 0 ? [String(spot)] : []))

  /** Floes within a few steps, the nearer ones counting more. */
  function room(cells: readonly number[], from: number): number {
    const steps = new Map([[from, 0]])
    let value = 0
    for (const [spot, step] of steps) {
      if (steps.size > REACH_LIMIT * 2) break
      for (const to of near[spot]!)
        if (cells[to] === 0 && !steps.has(to)) {
          steps.set(to, step + 1)
          value += step === 0 ? 10 : step === 1 ? 3 : 1
        }
    }
    return value
  }

  return {
    rules: {
      usualLength: 40,
      start: () => opening(points.map((_, spot) => (spot === FIRST ? 1 : spot === SECOND ? 2 : 0))),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn, quiet, trail }, path) {
        const spot = Number(path)
        const next = [...cells]
        if (trail.length === 0) {
          next[next.indexOf(turn + 1)] = 0
          next[spot] = turn + 1
          return { cells: next, turn, outcome: -1, quiet, trail: [spot] }
        }
        next[spot] = GONE
        const rival = otherSeat(turn)
        const outcome = open(next, next.indexOf(rival + 1)).length > 0 ? -1 : turn
        return { cells: next, turn: rival, outcome, quiet: quiet + 1, trail: [] }
      },
      ending: endingOf,
      events({ cells, turn, trail }, path) {
        const spot = Number(path)
        if (trail.length === 0) return [{ kind: 'step', x: spot }]
        const close = near[cells.indexOf(2 - turn)]!.includes(spot)
        return [{ kind: close ? 'close-sink' : 'sink', x: spot }]
      },
    },
    judge: {
      worth: ({ cells }, seat) =>
        room(cells, cells.indexOf(seat + 1)) - room(cells, cells.indexOf(otherSeat(seat) + 1)),
      order(position) {
        const { cells, turn, trail } = position
        const moves = movesOf(position)
        if (trail.length === 0) return likeliest(moves, ([to]) => open(cells, to!).length, moves.length)
        const rival = cells.indexOf(otherSeat(turn) + 1)
        const own = cells.indexOf(turn + 1)
        return likeliest(
          moves,
          ([sunk]) =>
            (near[rival]!.includes(sunk!) ? 12 + open(cells, sunk!).length : 0) -
            (near[own]!.includes(sunk!) ? 6 : 0),
          CANDIDATES,
        )
      },
    },
  }
}
