import type { Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { dueIn, isAlive, type HeldPlay, type LineWorker } from '../rules/due.ts'
import { giveTurns, type Seats } from '../rules/turns.ts'
import type { Effects } from './effects.ts'
import { endPlay } from './end-play.ts'
import { lastCrowdOf, readLine, type LineTicket, type StoredLine } from './line-store.ts'
import { lockPlays, noteReleased } from './play-store.ts'
import { endTickets, giveTurn, withdrawTurns } from './ticket-store.ts'

/**
 * Updates a line: ends what has expired, and gives free seats to those who wait longest. The caller holds the line, so that a seat is
 * given once; everything comes from rows, so any process may do it at any time.
 */
export async function advanceLine(tx: Tx, effects: Effects, lineKey: string, now: Instant): Promise<void> {
  const line = await readLine(tx, lineKey, now)
  const hasChanged = await endDue(tx, effects, line, now)
  // What has just ended may have freed a seat, or returned somebody to the queue.
  const current = hasChanged ? await readLine(tx, lineKey, now) : line
  const queue = current.tickets.filter(({ turn, isClosed }) => turn === null && !isClosed)
  const isCrowdWaiting = queue.some(({ crowd }) => crowd !== null)
  const turns = giveTurns(queue, seatsOf(current, now), {
    held: [...current.plays, ...current.tickets.filter(({ turn }) => turn !== null)],
    lastCrowd: isCrowdWaiting ? await lastCrowdOf(tx, current, lineKey) : null,
  })
  for (const turn of turns) {
    await giveTurn(tx, turn, now)
    effects.tell(accountOf(current.tickets, turn.ticketId), 'queue')
  }
  if (turns.length > 0 || hasChanged) effects.moved(lineKey)
}

async function endDue(tx: Tx, effects: Effects, line: StoredLine, now: Instant): Promise<boolean> {
  const due = dueIn(line, now)
  const endings = new Map(due.ended.map((ending) => [ending.playId, ending]))
  for (const play of await lockPlays(tx, [...endings.keys()])) {
    const { reason, isFreed } = endings.get(play.playId)!
    // A heartbeat in between has already ended it, or reconnected its player.
    const isSame = line.plays.some((one) => isUnchanged(one, play))
    if (isSame) await endPlay(tx, effects, play, { reason, now, isFreed })
  }
  await noteReleased(tx, due.freed, now)
  await endTickets(tx, due.missed, 'missed', now)
  await endTickets(tx, due.closed, 'closed', now)
  await withdrawTurns(tx, due.withdrawn)
  const touched = [...due.missed, ...due.closed, ...due.withdrawn]
  for (const ticketId of touched) effects.tell(accountOf(line.tickets, ticketId), 'queue')
  return touched.length + due.ended.length + due.freed.length > 0
}

const isUnchanged = (
  seen: HeldPlay,
  play: Pick<HeldPlay, 'playId' | 'state' | 'heardAt' | 'awaySince' | 'isWatched'>,
) =>
  seen.playId === play.playId &&
  seen.state === play.state &&
  seen.heardAt === play.heardAt &&
  seen.awaySince === play.awaySince &&
  seen.isWatched === play.isWatched

const accountOf = (tickets: readonly LineTicket[], ticketId: string): number =>
  tickets.find((one) => one.ticketId === ticketId)!.accountId

/** Workers that accept plays, with their capacity in use by plays and turns. */
function seatsOf({ workers, plays, tickets }: StoredLine, now: Instant): Seats[] {
  const takes = (worker: LineWorker) => isAlive(worker, now) && !worker.isDraining
  return workers.filter(takes).map((worker) => {
    const held = [
      ...plays.filter(({ workerId }) => workerId === worker.workerId),
      ...tickets.filter(({ turn }) => turn?.workerId === worker.workerId),
    ]
    return { ...worker, used: held.reduce((sum, { weight }) => sum + weight, 0) }
  })
}
