import { leaverOf } from '#kit/game/duel/leaving.ts'
import { SEATS, type Move, type Seat } from '../model.ts'

interface Seated {
  readonly seats: readonly (number | undefined)[]
  readonly moves: readonly Move[]
}

/** Seats given up so far, the earliest first. */
export const leftSeats = (moves: readonly Move[]): Seat[] =>
  moves.flatMap((move) => SEATS[leaverOf(move) ?? -1] ?? [])

/** Seats that still play. */
export function seatsInPlay({ seats, moves }: Seated): Seat[] {
  const left = leftSeats(moves)
  return SEATS.slice(0, seats.length).filter((seat) => !left.includes(seat))
}

/** Somebody else who still plays. */
export const anotherInPlay = (duel: Seated, accountId: number): number | undefined =>
  seatsInPlay(duel)
    .flatMap((seat) => duel.seats[seat] ?? [])
    .find((id) => id !== accountId)

interface Outcome {
  readonly winner: Seat | undefined
  readonly points?: readonly number[]
}

/** The place of each seat: by points, else behind the winner; whoever left earlier is placed behind whoever left later. */
export function placesOf(duel: Seated, { winner, points }: Outcome): number[] {
  const rest = seatsInPlay(duel)
  const left = leftSeats(duel.moves).toReversed()
  const placeOf = (seat: Seat) => {
    if (left.includes(seat)) return rest.length + left.indexOf(seat) + 1
    if (points) return 1 + rest.filter((other) => points[other]! > points[seat]!).length
    return winner === undefined || winner === seat ? 1 : 2
  }
  return SEATS.slice(0, duel.seats.length).map(placeOf)
}

/** Places of the end of a game of more than two; nothing for two. */
export const placesAt = (duel: Seated, outcome: Outcome) =>
  duel.seats.length > 2 ? { places: placesOf(duel, outcome) } : {}
