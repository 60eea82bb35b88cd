import { leaverOf, leavingMove } from '#kit/game/duel/leaving.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import { after, type Duration, type Instant } from '#kit/time/time.ts'
import { seatCountsOf, type Seat } from '../model.ts'
import { GONE_AFTER, isGone } from './clock.ts'
import { dueAt, ended, isForMore, isYoung, seatOf, type Duel, type Standing } from './duel.ts'
import { placesAt, placesOf, seatsInPlay } from './places.ts'

/** A player of more than two goes, and the others play on. */
export interface Leaving {
  readonly seat: Seat
  readonly by: 'resigned' | 'time' | 'abandoned'
  readonly at: Instant
}

/** Who has to leave by now: whoever is out of time or erased. One leaving may bring the next. */
export function leavingAt(duel: Duel, now: Instant): Leaving | undefined {
  const { phase, seats } = duel
  if (phase.status !== 'running' || !isForMore(duel)) return undefined
  const erased = seatsInPlay(duel).find((seat) => seats[seat] === undefined)
  if (erased !== undefined) return { seat: erased, by: 'resigned', at: now }
  const due = dueAt(duel)
  return due !== undefined && now >= due ? { seat: phase.turn, by: 'time', at: due } : undefined
}

/** Whether the rules have to say how the others go on; the last one left has won without them. */
export const goesOnWithout = (duel: Duel): boolean => seatsInPlay(duel).length > 2

/** The duel as if those who were erased had already left, for its end. */
export function withoutErased<Known extends Duel>(duel: Known): Known {
  const erased = seatsInPlay(duel).filter((seat) => duel.seats[seat] === undefined)
  return erased.length === 0 ? duel : { ...duel, moves: [...duel.moves, ...erased.map(leavingMove)] }
}

/** The duel after the last but one has left. */
export function wonByLast<Known extends Duel>(duel: Known, { seat, by, at }: Leaving): Known {
  const winner = seatsInPlay(duel).find((one) => one !== seat)
  if (isYoung(duel)) return ended(duel, 'aborted', undefined, at)
  const places = placesOf({ ...duel, moves: [...duel.moves, leavingMove(seat)] }, { winner })
  const over = ended(duel, by, winner, at)
  return { ...over, phase: { ...over.phase, places } }
}

/** The duel after somebody has left, as its rules say that the others go on; the clock of whoever is to move runs on. */
export function goneOn<Known extends Duel>(
  duel: Known,
  { seat, by, at }: Leaving,
  { turn, ending }: Standing,
): Known {
  const { phase, clock } = duel
  const moves = [...duel.moves, leavingMove(seat)]
  const isSameTurn = phase.status === 'running' && phase.turn === turn
  // Where this ends the opening, the clock of whoever is to move starts now, not when nobody's clock ran yet.
  const startsClock = isYoung(duel) && !isYoung({ ...duel, moves })
  return {
    ...duel,
    moves,
    movedAt: isSameTurn && !startsClock ? duel.movedAt : at,
    clock: clock && by === 'time' ? { ...clock, left: clock.left.with(seat, 0 as Duration) } : clock,
    phase: ending
      ? {
          status: 'ended',
          by: 'board',
          winner: ending.winner,
          endedAt: at,
          ...placesAt({ ...duel, moves }, ending),
        }
      : { status: 'running', turn },
  }
}

/** Whether a player of a running table may leave it; undefined once they have. */
export function leavingBy(
  duel: Duel,
  accountId: number,
  now: Instant,
): Result<Leaving | undefined, 'DuelNotYours'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  return ok(seatsInPlay(duel).includes(seat) ? { seat, by: 'resigned', at: now } : undefined)
}

/** Whether the others may go on without the player to move, who has been gone for a while; undefined once they do. */
export function claimAgainst(
  duel: Duel,
  accountId: number,
  now: Instant,
): Result<Leaving | undefined, 'DuelNotYours' | 'DuelOver' | 'RivalStillHere'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  const { clock, phase, moves } = duel
  const isClaimed = phase.status === 'ended' && phase.by === 'abandoned'
  if (isClaimed) return ok(undefined)
  if (phase.status !== 'running') return refuse('DuelOver')
  if (!seatsInPlay(duel).includes(seat)) return refuse('DuelNotYours')
  // Whoever comes next has the same time from the moment it is their turn.
  const isLong = now >= after(duel.movedAt, GONE_AFTER)
  const mayClaim = phase.turn !== seat && isLong && !isYoung(duel)
  if (clock && mayClaim && isGone(clock, phase.turn, now))
    return ok({ seat: phase.turn, by: 'abandoned', at: now })
  // A repeated claim: they already play on.
  const last = moves.at(-1)
  return last !== undefined && leaverOf(last) !== undefined ? ok(undefined) : refuse('RivalStillHere')
}

/** Whether whoever opened a table may begin with those who have come; true where it has begun. */
export function mayBegin(
  duel: Duel,
  accountId: number,
  slug: string,
): Result<boolean, 'DuelNotYours' | 'DuelOver' | 'DuelTooFew'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  if (duel.phase.status === 'ended') return refuse('DuelOver')
  if (duel.phase.status === 'running') return ok(true)
  // Only the first seat opened it.
  if (!isForMore(duel) || seat !== 0) return refuse('DuelNotYours')
  const count = duel.seats.filter((id) => id !== undefined).length
  return seatCountsOf(slug).includes(count) ? ok(false) : refuse('DuelTooFew')
}
