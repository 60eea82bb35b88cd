import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'

/**
 * What goes to browsers through their sockets. A message is a hint: the client reads again what it shows, and nothing
 * that only a socket has said is relied on. `kind` names it (`chat`, `friends`, `notices`, `rewards`, `market`, …).
 */
export interface LiveMessage {
  readonly kind: string
  readonly body: object
  /** The id by which reconnecting clients catch up: messages of topics need one. */
  readonly id?: string
}

/** How modules send to players online. Sending is cheap, never throws and guarantees nothing. */
export interface Live {
  toAccounts(accountIds: readonly number[], message: LiveMessage): void
  /** To everybody who has joined the topic, such as `world` or `game:12`; `exceptFor` are the accounts that must not hear it. */
  toTopic(topic: string, message: LiveMessage, exceptFor?: readonly number[]): void
}

/** Who is online: seen a short while ago, on any machine. */
export interface Presence {
  /** How many players are online; for a game, how many play it. */
  countOnline(db: Db, now: Instant): Promise<number>
  /** Which of these accounts are here, and when each was last seen. */
  seenAt(db: Db, accountIds: readonly number[]): Promise<ReadonlyMap<number, Instant>>
}

/** For tests and for tools that have no sockets. */
export const silentLive: Live = { toAccounts: () => undefined, toTopic: () => undefined }
