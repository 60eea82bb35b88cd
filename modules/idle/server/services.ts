import type { Caller } from '#kit/server/handler.ts'
import type { Db } from '#kit/db/db.ts'
import type { Live } from '#kit/server/live.ts'
import { seconds, type Instant } from '#kit/time/time.ts'

/** How often the browser reports while the page is visible (spec 4.14, 9.11). */
export const REPORT_EVERY = seconds(60)

export interface IdleServices {
  /** Since when two players are friends; undefined when they are not. */
  friendsSince(db: Db, one: number, other: number): Promise<Instant | undefined>
  /** When an account was made. */
  createdAt(db: Db, accountId: number): Promise<Instant>
  /** Which of these accounts share a device or network with one. */
  neighboursOf(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** The key of a player's invitation. */
  invitationOf(db: Db, accountId: number, now: Instant): Promise<string>
  readonly live: Live
  /** An operator may disable stealing, for everybody or for some. */
  isStealingOn(caller: Caller): boolean
}
