import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Caller } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Live, Presence } from '#kit/server/live.ts'
import type { Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { StealMarks, Visit } from '#modules/idle/server/index.ts'

export interface FriendsServices {
  readonly facesOf: FacesOf
  readonly live: Live
  /** Whether the caller is too young to search for players by number. */
  isGuided(db: Db, caller: Caller): Promise<boolean>
  readonly seenAt: Presence['seenAt']
  /** When accounts were made. */
  createdAtOf(db: Db, accountIds: readonly number[]): Promise<ReadonlyMap<number, Instant>>
  /** Which of these accounts share a device or network with one. */
  neighboursOf(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** What a player can take from friends now. */
  stealable(db: Db, visit: Visit, at: { readonly keys: Keys; readonly now: Instant }): Promise<StealMarks>
  /** Which games these players are playing. */
  playing(db: Db, accountIds: readonly number[], now: Instant): Promise<ReadonlyMap<number, number>>
  /** Live boards of friends that a reader may watch, by friend. */
  boardsToWatch(
    db: Db,
    readerId: number,
    of: { readonly friendIds: readonly number[]; readonly now: Instant },
  ): Promise<ReadonlyMap<number, WatchedBoard>>
  /** A game by its number. */
  gameOf(gameId: number, language: Language): Played | undefined
}

/** A duel that runs by a clock. */
export interface WatchedBoard {
  readonly code: string
  readonly gameId: number
}

interface Played {
  readonly slug: string
  readonly title: string
  readonly hasRooms: boolean
}
