import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'

/**
 * What is sent to browsers over their sockets. A message is a hint: the client reads again, and nothing relies on what only a socket
 * has said. `kind` names it (`chat`, `friends`, `notices`, `rewards`, `market`, …).
 */
export interface LiveMessage {
  readonly kind: string
  readonly body: object
  /** The id by which reconnecting clients catch up: required for topics. */
  readonly id?: string
}

/** The readers that a writer's message must not reach: themself, and everybody who has a block with them. */
export interface Unheard {
  readonly writerId: number
  /** All of them; undefined where they are too many to be named, and each node looks up those it has. */
  readonly accountIds: readonly number[] | undefined
}

/** How modules send to online players. Sending is cheap, never throws and guarantees nothing. */
export interface Live {
  toAccounts(accountIds: readonly number[], message: LiveMessage): void
  /** To everybody who has joined the topic, such as `world` or `game:12`. */
  toTopic(topic: string, message: LiveMessage, exceptFor?: Unheard): void
}

/** Who is online: recently active, on any machine. */
export interface Presence {
  /** How many players are online; for a game, how many play it. */
  countOnline(db: Db, now: Instant): Promise<number>
  /** Which of these accounts are online, and when each was last seen. */
  seenAt(db: Db, accountIds: readonly number[]): Promise<ReadonlyMap<number, Instant>>
}

/** For tests and for tools without sockets. */
export const silentLive: Live = { toAccounts: () => undefined, toTopic: () => undefined }
