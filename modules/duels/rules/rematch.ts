import { ok, refuse, type Result } from '#kit/result/result.ts'
import { SEATS, type Seat } from '../model.ts'
import { isForMore, seatOf, type Duel } from './duel.ts'

/** The result of asking for a rematch: it waits for the others, or all want it and it begins. */
export function askRematch(
  duel: Duel,
  accountId: number,
): Result<'asked' | 'begins' | 'begun', 'DuelNotYours' | 'DuelOver'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  const { seats, rematch } = duel
  if (rematch.code !== undefined) return ok('begun')
  const others = SEATS.filter((one) => one !== seat && seats[one] !== undefined)
  // A running game must end first; one without an opponent has nobody to ask.
  if (duel.phase.status !== 'ended' || others.length === 0) return refuse('DuelOver')
  return ok(others.every((one) => wantsRematch(duel, one)) ? 'begins' : 'asked')
}

const wantsRematch = ({ rematch: { askedBy, asked = [] } }: Duel, seat: Seat) =>
  askedBy === seat || asked.includes(seat)

/** The duel with a rematch request; unchanged when it is already stored. */
export function withRematchAsked<Known extends Duel>(duel: Known, accountId: number): Known {
  const seat = seatOf(duel, accountId)
  if (seat === undefined || wantsRematch(duel, seat)) return duel
  const { rematch } = duel
  if (!isForMore(duel)) return { ...duel, rematch: { ...rematch, askedBy: seat } }
  return { ...duel, rematch: { ...rematch, asked: [...(rematch.asked ?? []), seat] } }
}
