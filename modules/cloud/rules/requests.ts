import { ok, refuse } from '#kit/result/result.ts'
import type { Instant } from '#kit/time/time.ts'
import type { EndReason } from '#modules/streaming/model.ts'
import { elsewhere } from './admission.ts'
import { MOST_WAITING } from './line.ts'
import { keptUntil, type Kept } from './play.ts'

/** A game, and the line to run it. */
export interface Choice {
  readonly gameKey: string
  readonly lineKey: string
}

/** A place in a queue, with the turn that it may have. */
export interface HeldTicket extends Choice {
  readonly turn: { readonly until: Instant } | null
}

/** A play that has not ended. */
export interface HeldPlay extends Choice, Kept {
  readonly begunAt: Instant | null
}

interface Held {
  readonly play: HeldPlay | undefined
  readonly ticket: HeldTicket | undefined
}

/** A turn that was not taken is over at its moment, whenever it is swept. */
export const isTurnOver = ({ turn }: Pick<HeldTicket, 'turn'>, now: Instant): boolean =>
  turn !== null && turn.until <= now

/** A kept seat, too. */
export const isSeatOver = (play: Kept, now: Instant): boolean => {
  const until = keptUntil(play)
  return until !== null && until <= now
}

/** Whether a player may queue: `waiting` when they do already, `new` when they have no place that counts. */
export function mayQueue(choice: Choice, { play, ticket }: Held, now: Instant) {
  // A player of this very game has nothing to wait for.
  if (play) return refuse('InAnotherGame', { status: 1, gameKey: play.gameKey })
  const waiting = ticket && !isTurnOver(ticket, now) ? ticket : undefined
  const free = elsewhere(choice, { play, ticket: waiting })
  return free.ok ? ok(waiting ? 'waiting' : 'new') : free
}

/** A full queue cannot be joined. */
export const mayJoinLine = (waiting: number) => (waiting >= MOST_WAITING ? refuse('LineFull') : ok(waiting))

/** Whether what a player holds lets them start: no seat or turn that was missed, and nothing elsewhere. */
export function mayStart(choice: Choice, held: Held & { readonly hasMissed: boolean }, now: Instant) {
  const { play, ticket, hasMissed } = held
  const free = elsewhere(choice, held)
  if (!free.ok) return free
  if (play) return isSeatOver(play, now) ? refuse('TurnMissed') : ok(undefined)
  return hasMissed || (ticket && isTurnOver(ticket, now)) ? refuse('TurnMissed') : ok(undefined)
}

/** Whether a player may come to the play that is theirs. */
export function mayComeBack<Play extends HeldPlay>(play: Play | undefined, hasMissed: boolean, now: Instant) {
  if (!play) return refuse(hasMissed ? 'TurnMissed' : 'PlayStateWrong')
  if (isSeatOver(play, now)) return refuse(play.begunAt === null ? 'TurnMissed' : 'PlayStateWrong')
  return ok(play)
}

interface Begun extends Kept {
  readonly accountId: number
  readonly streamId: string | null
}

/** Whether this stream of this player is the one that the play goes on with. */
export function mayBegin<Play extends Begun>(
  play: Play | undefined,
  { accountId, streamId }: { readonly accountId: number; readonly streamId: string },
  now: Instant,
) {
  if (play?.accountId !== accountId || play.state === 'ended') return refuse('PlayStateWrong')
  const isOther = play.streamId !== null && play.streamId !== streamId
  return isOther || isSeatOver(play, now) ? refuse('PlayStateWrong') : ok(play)
}

/** Whether the last play of a player is this one; one that ran out of time says so. */
export function mayKeep<Play extends { readonly playId: string; readonly endReason: EndReason | null }>(
  last: Play | undefined,
  playId: string,
) {
  if (last?.playId !== playId) return refuse('PlayStateWrong')
  return last.endReason === 'time' ? refuse('NotEnoughTime') : ok(last)
}
