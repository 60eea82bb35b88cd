import type { Seat } from '#kit/game/duel/rules.ts'
import type { Army } from './army.ts'

/** Value shared by the pieces of a kind whose loss ends the game. */
const LAST_OF_KIND = 1300

/** Value of every piece on every square for the first seat, so that the sum can be updated by move. */
export function valuesOf(army: Army): readonly [Int16Array[], Int16Array[]] {
  const side = (seat: Seat) => [
    new Int16Array(army.size),
    ...army.letters.map((_, index) =>
      Int16Array.from({ length: army.size }, (_empty, square) => valueOf(army, index + 1, seat, square)),
    ),
  ]
  return [side(0), side(1)]
}

function valueOf(army: Army, kind: number, seat: Seat, square: number): number {
  const { definition, royal, racer, promotes, worths, letters } = army
  const { width, height, goal, start, raceTo } = definition
  const [row, column] = [Math.floor(square / width), square % width]
  const up = height - 1 - row
  const ahead = raceTo === 'top' || seat === 0 ? up : row
  const off = Math.abs(column - (width - 1) / 2) + Math.abs(row - (height - 1) / 2)
  const middle = (width + height) / 2 - off
  const sign = seat === 0 ? 1 : -1
  if (goal === 'lose-all' || goal === 'losers') return sign * -Math.round(60 + worths[kind]! / 6)
  if (kind === royal) {
    const likes =
      goal === 'hill'
        ? middle * 22
        : raceTo === 'top'
          ? ahead * 60
          : definition.check === 'ignore'
            ? 0
            : racer === kind
              ? ahead * ahead * 3
              : -ahead * 9
    return Math.round(sign * likes)
  }
  let worth = worths[kind]!
  const many = [...start].filter((one) => one === letters[kind - 1]).length
  if (goal === 'extinct' && many > 0) worth = 120 + worth / 4 + LAST_OF_KIND / many
  if (goal === 'last-pawn' && kind === army.pawn) worth += LAST_OF_KIND / many
  if (goal === 'leave-centre') worth += middle * 14
  if (kind === racer) worth += ahead * ahead * 4
  else if (promotes[kind]! > 0) worth += ahead * 5
  return Math.round(sign * (worth + middle * (kind === army.pawn ? 3 : 4)))
}
