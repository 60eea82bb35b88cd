import { after, type Instant } from '#kit/time/time.ts'
import { RECONNECT_GRACE, type EndReason, type SessionState } from '#modules/streaming/model.ts'
import type { PlayState } from '../model.ts'
import { SEAT_KEPT } from './times.ts'

/** Any state but ended. */
export type LiveState = Exclude<PlayState, 'ended'>

/** The state of a live play after its worker's report; the billing clock decides whether it has begun. */
export function stateAfter(hasBegun: boolean, session: SessionState): LiveState {
  if (!hasBegun) return 'reserved'
  return session === 'playing' ? 'running' : 'away'
}

/** What happens to the ticket of a play that ends: back to its place in the queue, missed, or done. */
export type TicketFate = 'again' | 'missed' | 'over'

/** A seat lost before the player arrived is not the player's fault. */
export function ticketFate(hasBegun: boolean, reason: EndReason): TicketFate {
  if (hasBegun) return 'over'
  if (reason === 'lost' || reason === 'drained') return 'again'
  return reason === 'away' ? 'missed' : 'over'
}

/** What can end a live play by time. */
export interface Kept {
  readonly state: PlayState
  readonly isWatched: boolean
  readonly reservedUntil: Instant
  readonly awaySince: Instant | null
}

/** Until when a play waits for its player; undefined while they are connected. */
export function keptUntil({ state, isWatched, reservedUntil, awaySince }: Kept): Instant | null {
  if (state === 'away' && awaySince !== null) return after(awaySince, RECONNECT_GRACE)
  if (state !== 'reserved') return null
  // A watching player begins a moment later; a seat whose player does not watch expires anyway.
  return isWatched ? after(reservedUntil, SEAT_KEPT) : reservedUntil
}
