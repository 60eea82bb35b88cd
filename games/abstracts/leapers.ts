import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { gridField } from './fields.ts'
import { endingOf, opening, pathOf, spotsOf, type AbstractGame, type AbstractPosition } from './position.ts'

export const LEAP_SIDE = 8
const SIZE = LEAP_SIDE * LEAP_SIDE
const CENTRE = [27, 28, 35, 36]
const CORNERS = [0, 7, 56, 63]

/** A full board: each player removes one piece, then jumps straight over rivals; a player without a jump loses. */
export function leapersGame(): AbstractGame {
  const { points, rays, near } = gridField(LEAP_SIDE, LEAP_SIDE, false)
  const start = points.map(({ x, y }) => ((x + y) % 2 === 0 ? 1 : 2))

  function leaps(cells: readonly number[], seat: Seat): string[] {
    const found: string[] = []
    for (const [from, piece] of cells.entries()) {
      if (piece !== seat + 1) continue
      for (const ray of rays[from]!)
        for (let at = 0; at + 1 < ray.length; at += 2) {
          if (cells[ray[at]!] !== 2 - seat || cells[ray[at + 1]!] !== 0) break
          found.push(pathOf([from, ray[at + 1]!]))
        }
    }
    return found
  }

  function movesOf({ cells, turn, quiet }: AbstractPosition): string[] {
    if (quiet === 0) return [...CENTRE, ...CORNERS].filter((spot) => cells[spot] === 1).map(String)
    if (quiet > 1) return leaps(cells, turn)
    const hole = cells.indexOf(0)
    return near[hole]!.map(String)
  }

  function play({ cells, turn, quiet }: AbstractPosition, path: string): AbstractPosition {
    const [from, to] = spotsOf(path)
    const next = [...cells]
    next[from!] = 0
    if (to !== undefined) {
      next[to] = turn + 1
      const way = rays[from!]!.find((ray) => ray.includes(to))!
      for (const spot of way) {
        if (spot === to) break
        next[spot] = 0
      }
    }
    const rival = otherSeat(turn)
    const stuck = quiet > 0 && leaps(next, rival).length === 0
    return { cells: next, turn: rival, outcome: stuck ? turn : -1, quiet: quiet + 1, trail: [] }
  }

  return {
    rules: {
      usualLength: 40,
      start: () => opening(start),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play,
      ending: endingOf,
      events(before, path, { cells }) {
        const taken =
          before.cells.filter((piece) => piece > 0).length - cells.filter((piece) => piece > 0).length
        return [{ kind: !path.includes('.') ? 'lift' : taken > 1 ? 'long-leap' : 'leap', amount: taken }]
      },
      points: ({ cells }) => [
        SIZE / 2 - cells.filter((piece) => piece === 2).length,
        SIZE / 2 - cells.filter((piece) => piece === 1).length,
      ],
    },
    judge: {
      worth({ cells, turn }, seat) {
        const rival = otherSeat(seat)
        return 10 * (leaps(cells, seat).length - leaps(cells, rival).length) + (turn === seat ? 3 : -3)
      },
    },
  }
}
