import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { endingOf, opening, type AbstractGame, type AbstractPosition } from './position.ts'

export const PLANK_SIDE = 8
const SIZE = PLANK_SIDE * PLANK_SIDE
const CANDIDATES = 20

/** The two squares under a plank, upright for the first seat and across for the second; nothing off the board. */
export function plankAt(seat: Seat, spot: number): readonly [number, number] | undefined {
  if (seat === 0) return spot + PLANK_SIDE < SIZE ? [spot, spot + PLANK_SIDE] : undefined
  return spot % PLANK_SIDE < PLANK_SIDE - 1 ? [spot, spot + 1] : undefined
}

/** One lays planks upright, the other across; who finds no room has lost. */
export function planksGame(): AbstractGame {
  const planks = ([0, 1] as const).map((seat) =>
    Array.from({ length: SIZE }, (_, spot) => plankAt(seat, spot)),
  )

  function open(cells: readonly number[], seat: Seat): number[] {
    const found: number[] = []
    for (const [spot, plank] of planks[seat]!.entries())
      if (plank && cells[plank[0]] === 0 && cells[plank[1]] === 0) found.push(spot)
    return found
  }
  const movesOf = ({ cells, turn }: AbstractPosition): string[] => open(cells, turn).map(String)

  /** Places that only this seat can still use are worth most. */
  function side(cells: readonly number[], seat: Seat): number {
    const theirs = new Set(open(cells, otherSeat(seat)).flatMap((spot) => planks[otherSeat(seat)]![spot]!))
    let value = 0
    for (const spot of open(cells, seat)) {
      const [one, other] = planks[seat]![spot]!
      value += theirs.has(one) || theirs.has(other) ? 2 : 5
    }
    return value
  }

  return {
    rules: {
      usualLength: 30,
      start: () => opening(Array.from({ length: SIZE }, () => 0)),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn, quiet }, path) {
        const [one, other] = plankAt(turn, Number(path))!
        const next = [...cells]
        next[one] = turn + 1
        next[other] = turn + 3
        const rival = otherSeat(turn)
        const outcome = open(next, rival).length > 0 ? -1 : turn
        return { cells: next, turn: rival, outcome, quiet: quiet + 1, trail: [] }
      },
      ending: endingOf,
      events(before, path, { cells }) {
        const lost =
          open(before.cells, otherSeat(before.turn)).length - open(cells, otherSeat(before.turn)).length
        return [
          { kind: before.turn === 0 ? 'upright' : 'across', x: Number(path) },
          ...(lost > 2 ? [{ kind: 'block', amount: lost }] : []),
        ]
      },
    },
    judge: {
      worth: ({ cells }, seat) => side(cells, seat) - side(cells, otherSeat(seat)),
      order({ cells, turn }) {
        const rival = otherSeat(turn)
        const theirs = open(cells, rival).length
        return open(cells, turn)
          .map((spot) => {
            const [one, other] = planks[turn]![spot]!
            const next = [...cells]
            next[one] = next[other] = turn + 1
            return { spot, urge: theirs - open(next, rival).length + open(next, turn).length }
          })
          .sort((one, other) => other.urge - one.urge)
          .slice(0, CANDIDATES)
          .map(({ spot }) => String(spot))
      },
    },
  }
}
