import { after, type Instant } from '#kit/time/time.ts'
import { RECONNECT_GRACE, type EndReason, type SessionState } from '#modules/streaming/model.ts'
import type { PlayState } from '../model.ts'
import { SEAT_KEPT } from './times.ts'

/** What is not over. */
export type LiveState = Exclude<PlayState, 'ended'>

/** The state of a live play after its worker's report; the clock decides whether it has begun. */
export function stateAfter(hasBegun: boolean, session: SessionState): LiveState {
  if (!hasBegun) return 'reserved'
  return session === 'playing' ? 'running' : 'away'
}

/** What becomes of the ticket of a play that ends: back to its place in the queue, missed, or over for good. */
export type TicketFate = 'again' | 'missed' | 'over'

/** A seat that was lost before its player had come is no fault of the player. */
export function ticketFate(hasBegun: boolean, reason: EndReason): TicketFate {
  if (hasBegun) return 'over'
  if (reason === 'lost' || reason === 'drained') return 'again'
  return reason === 'away' ? 'missed' : 'over'
}

/** What ends a live play by time alone. */
export interface Kept {
  readonly state: PlayState
  readonly isWatched: boolean
  readonly reservedUntil: Instant
  readonly awaySince: Instant | null
}

/** Until when a play waits for its player; nothing while they are there. */
export function keptUntil({ state, isWatched, reservedUntil, awaySince }: Kept): Instant | null {
  if (state === 'away' && awaySince !== null) return after(awaySince, RECONNECT_GRACE)
  if (state !== 'reserved') return null
  // A player who watches begins a moment later; a seat whose player does not is given up all the same.
  return isWatched ? after(reservedUntil, SEAT_KEPT) : reservedUntil
}
