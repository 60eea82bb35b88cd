import type { Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { EndReason } from '#modules/streaming/model.ts'
import { ticketFate } from '../rules/play.ts'
import type { Effects } from './effects.ts'
import { storePlay, type StoredPlay } from './play-store.ts'
import { dropWatch } from './watch-store.ts'
import { endTickets, reopenTicket } from './ticket-store.ts'

export interface Ending {
  readonly reason: EndReason
  readonly now: Instant
  /** Its worker has cleaned up, or is lost. */
  readonly isFreed: boolean
}

/** Ends a live play locked by the caller, settles its ticket, and notifies its worker and its player. */
export async function endPlay(
  tx: Tx,
  effects: Effects,
  play: StoredPlay,
  { reason, now, isFreed }: Ending,
): Promise<StoredPlay> {
  const ended: StoredPlay = {
    ...play,
    state: 'ended',
    endedAt: now,
    endReason: reason,
    releasedAt: isFreed ? now : null,
  }
  await storePlay(tx, ended)
  await dropWatch(tx, play.playId)
  const fate = ticketFate(play.begunAt !== null, reason)
  if (fate === 'again') await reopenTicket(tx, play.ticketId, now)
  if (fate === 'missed') await endTickets(tx, [play.ticketId], 'missed', now)
  if (!isFreed) effects.order(play.workerId, { kind: 'end', playId: play.playId, reason })
  effects.tell(play.accountId, 'cloud')
  if (fate !== 'over') effects.tell(play.accountId, 'queue')
  effects.moved(play.lineKey)
  return ended
}
