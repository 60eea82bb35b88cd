import { ok, refuse } from '#kit/result/result.ts'
import type { Instant } from '#kit/time/time.ts'
import type { EndReason } from '#modules/streaming/model.ts'
import { elsewhere } from './admission.ts'
import { MOST_OF_CROWD_WAITING } from './crowd.ts'
import { MOST_WAITING } from './line.ts'
import { keptUntil, type Kept } from './play.ts'

/** A game, and the line to run it on. */
export interface Choice {
  readonly gameKey: string
  readonly lineKey: string
}

/** A place in a queue, possibly with a turn. */
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

/** A turn expires at its moment, even before it is swept. */
export const isTurnOver = ({ turn }: Pick<HeldTicket, 'turn'>, now: Instant): boolean =>
  turn !== null && turn.until <= now

/** So does a kept seat. */
export const isSeatOver = (play: Kept, now: Instant): boolean => {
  const until = keptUntil(play)
  return until !== null && until <= now
}

/** Whether a player may queue: `waiting` when they already do, `new` when they have no valid place. */
export function mayQueue(choice: Choice, { play, ticket }: Held, now: Instant) {
  // A player of this game has nothing to wait for.
  if (play) return refuse('InAnotherGame', { status: 1, gameKey: play.gameKey })
  const waiting = ticket && !isTurnOver(ticket, now) ? ticket : undefined
  const free = elsewhere(choice, { play, ticket: waiting })
  return free.ok ? ok(waiting ? 'waiting' : 'new') : free
}

/** A full queue cannot be joined, and a crowd cannot fill it alone. */
export const mayJoinLine = (waiting: number, ofCrowd = 0) =>
  waiting >= MOST_WAITING || ofCrowd >= MOST_OF_CROWD_WAITING ? refuse('LineFull') : ok(waiting)

/** Whether a player may start: no missed seat or turn, and nothing elsewhere. */
export function mayStart(choice: Choice, held: Held & { readonly hasMissed: boolean }, now: Instant) {
  const { play, ticket, hasMissed } = held
  const free = elsewhere(choice, held)
  if (!free.ok) return free
  if (play) return isSeatOver(play, now) ? refuse('TurnMissed') : ok(undefined)
  return hasMissed || (ticket && isTurnOver(ticket, now)) ? refuse('TurnMissed') : ok(undefined)
}

/** Whether a player may rejoin their play. */
export function mayComeBack<Play extends HeldPlay>(play: Play | undefined, hasMissed: boolean, now: Instant) {
  if (!play) return refuse(hasMissed ? 'TurnMissed' : 'PlayStateWrong')
  if (isSeatOver(play, now)) return refuse(play.begunAt === null ? 'TurnMissed' : 'PlayStateWrong')
  return ok(play)
}

interface Begun extends Kept {
  readonly accountId: number
  readonly streamId: string | null
}

/** Whether the play continues with this stream of the player. */
export function mayBegin<Play extends Begun>(
  play: Play | undefined,
  { accountId, streamId }: { readonly accountId: number; readonly streamId: string },
  now: Instant,
) {
  if (play?.accountId !== accountId || play.state === 'ended') return refuse('PlayStateWrong')
  const isOther = play.streamId !== null && play.streamId !== streamId
  return isOther || isSeatOver(play, now) ? refuse('PlayStateWrong') : ok(play)
}

/** Whether this is the player's current play; a play out of time answers so. */
export function mayKeep<Play extends { readonly playId: string; readonly endReason: EndReason | null }>(
  last: Play | undefined,
  playId: string,
) {
  if (last?.playId !== playId) return refuse('PlayStateWrong')
  return last.endReason === 'time' ? refuse('NotEnoughTime') : ok(last)
}
