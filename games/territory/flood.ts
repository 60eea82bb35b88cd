import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import {
  endingOf,
  leaderOf,
  neighbours,
  type Land,
  type Outcome,
  type TerritoryPosition,
} from './position.ts'
import { BESIDE, cellOf, contentOf, ownerOf } from './steps.ts'

export const COLOURS = 6
/** Moves without a gain after which the ground is counted. */
const IDLE_MOVES = 8

/** From your corner the ground takes the colour you choose and what touches it in that colour; most ground wins. */
export function floodLand(side: number): Land {
  const near = neighbours(side, BESIDE)
  const size = side * side
  const homes = [size - side, side - 1] as const
  const colourOf = (cells: readonly number[], seat: Seat) => contentOf(cells[homes[seat]]!)
  const swatch = (colour: number) => size + colour - 1

  /** The ground of a seat once it has this colour. */
  function flooded(cells: readonly number[], seat: Seat, colour: number): number[] {
    const next = cells.map((value) => (ownerOf(value) === seat + 1 ? cellOf(colour, seat + 1) : value))
    const queue = next.flatMap((value, cell) => (ownerOf(value) === seat + 1 ? [cell] : []))
    for (const cell of queue)
      for (const other of near[cell]!)
        if (next[other] === cellOf(colour, 0)) {
          next[other] = cellOf(colour, seat + 1)
          queue.push(other)
        }
    return next
  }
  const groundOf = (cells: readonly number[]): readonly [number, number] => {
    const ground: [number, number] = [0, 0]
    for (const value of cells) if (ownerOf(value) > 0) ground[ownerOf(value) - 1]!++
    return ground
  }
  const movesOf = ({ cells }: TerritoryPosition) => {
    const taken = [colourOf(cells, 0), colourOf(cells, 1)]
    return Array.from({ length: COLOURS }, (_, index) => index + 1)
      .filter((colour) => !taken.includes(colour))
      .map(swatch)
  }

  function start(random: Random): TerritoryPosition {
    const colours = Array.from({ length: size }, () => 1 + pickIndex(COLOURS, random))
    // The corners start with different colours and without an equal neighbour.
    colours[homes[0]] = 1
    colours[homes[1]] = 2
    for (const home of homes)
      for (const cell of near[home]!) colours[cell] = 3 + pickIndex(COLOURS - 2, random)
    const cells = colours.map((colour, cell) =>
      cellOf(colour, cell === homes[0] ? 1 : cell === homes[1] ? 2 : 0),
    )
    return { cells, turn: 0, outcome: -1, quiet: 0 }
  }

  return {
    rules: {
      usualLength: 34,
      start,
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn, quiet }, move) {
        const next = flooded(cells, turn, move - size + 1)
        const [before, after] = [groundOf(cells), groundOf(next)]
        const calm = after[turn] === before[turn] ? quiet + 1 : 0
        const isOver = after[0] + after[1] === size || calm >= IDLE_MOVES || after[turn] * 2 > size
        const outcome: Outcome = isOver ? leaderOf(after) : -1
        return { cells: next, turn: otherSeat(turn), outcome, quiet: calm }
      },
      ending: endingOf,
      events: (before, _move, after) => {
        const gained = groundOf(after.cells)[before.turn] - groundOf(before.cells)[before.turn]
        return [{ kind: gained > 4 ? 'flood' : gained > 0 ? 'grow' : 'wait', amount: gained }]
      },
      points: ({ cells }) => groundOf(cells),
    },
    judge: {
      worth({ cells }, seat) {
        const ground = groundOf(cells)
        const shore = (owner: number) => {
          const free = new Set<number>()
          for (const [cell, value] of cells.entries())
            if (ownerOf(value) === owner)
              for (const other of near[cell]!) if (ownerOf(cells[other]!) === 0) free.add(other)
          return free.size
        }
        const rival = otherSeat(seat)
        return 10 * (ground[seat] - ground[rival]) + 4 * (shore(seat + 1) - shore(rival + 1))
      },
    },
  }
}
