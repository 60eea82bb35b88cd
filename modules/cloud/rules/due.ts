import { after, type Instant } from '#kit/time/time.ts'
import type { EndReason } from '#modules/streaming/model.ts'
import { keptUntil, type Kept } from './play.ts'
import { COME_BACK_WITHIN, DEAD_AFTER, FREED_AFTER, QUEUE_KEPT } from './times.ts'
import type { Seats, Waiting } from './turns.ts'

/** A place in the queue; with a turn it reserves a seat. */
export interface Ticket extends Waiting {
  readonly turn: { readonly workerId: string; readonly bootId: string; readonly until: Instant } | null
  /** Its game was closed. */
  readonly isClosed: boolean
}

/** A play that uses a worker's capacity: live, or not yet cleaned up by its worker. */
export interface HeldPlay extends Kept {
  readonly playId: string
  readonly workerId: string
  readonly bootId: string
  readonly weight: number
  readonly reservedAt: Instant
  readonly hasBegun: boolean
  /** When its worker last reported it. */
  readonly heardAt: Instant | null
  readonly endedAt: Instant | null
}

export interface LineWorker extends Omit<Seats, 'used'> {
  readonly isDraining: boolean
  readonly seenAt: Instant
}

/** Everything of a line that can end by time. */
export interface LineRows {
  readonly tickets: readonly Ticket[]
  readonly plays: readonly HeldPlay[]
  readonly workers: readonly LineWorker[]
}

export interface Due {
  /** Turns that were not taken. */
  readonly missed: readonly string[]
  /** Turns on a lost worker: their tickets wait again at their place. */
  readonly withdrawn: readonly string[]
  /** Tickets for closed games or lines. */
  readonly closed: readonly string[]
  readonly ended: readonly {
    readonly playId: string
    readonly reason: EndReason
    readonly isFreed: boolean
  }[]
  readonly freed: readonly string[]
}

export const isAlive = ({ seenAt }: Pick<LineWorker, 'seenAt'>, now: Instant): boolean =>
  now < after(seenAt, DEAD_AFTER)

/** What has ended on a line by time alone. */
export function dueIn({ tickets, plays, workers }: LineRows, now: Instant): Due {
  const worker = ({ workerId, bootId }: { readonly workerId: string; readonly bootId: string }) =>
    workers.find((one) => one.workerId === workerId && one.bootId === bootId)
  const isThere = (place: { readonly workerId: string; readonly bootId: string }) => {
    const found = worker(place)
    return found !== undefined && isAlive(found, now)
  }
  const isLineKept = workers.some(({ seenAt }) => now < after(seenAt, QUEUE_KEPT))
  const due = { missed: [], withdrawn: [], closed: [], ended: [], freed: [] } as {
    -readonly [Part in keyof Due]: Due[Part][number][]
  }
  for (const { ticketId, turn, isClosed } of tickets) {
    if (isClosed || !isLineKept) due.closed.push(ticketId)
    else if (turn && (!isThere(turn) || worker(turn)!.isDraining)) due.withdrawn.push(ticketId)
    else if (turn && turn.until <= now) due.missed.push(ticketId)
  }
  for (const play of plays) {
    const { playId, endedAt } = play
    if (endedAt !== null) {
      if (!isThere(play) || after(endedAt, FREED_AFTER) <= now) due.freed.push(playId)
      continue
    }
    const reason = endOf(play, { isKnown: worker(play) !== undefined, isThere: isThere(play), now })
    if (reason) due.ended.push({ playId, reason, isFreed: reason === 'lost' })
  }
  return due
}

function endOf(
  play: HeldPlay,
  { isKnown, isThere, now }: { isKnown: boolean; isThere: boolean; now: Instant },
): 'lost' | 'away' | undefined {
  if (!isKnown || (!play.hasBegun && !isThere)) return 'lost'
  // A player in a game waits a while for its worker to reconnect.
  const silentSince = after(play.heardAt ?? play.reservedAt, DEAD_AFTER)
  if (play.hasBegun && !isThere && after(silentSince, COME_BACK_WITHIN) <= now) return 'lost'
  const until = keptUntil(play)
  return until !== null && until <= now ? 'away' : undefined
}
