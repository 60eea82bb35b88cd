import type { Db, Tx } from '#kit/db/db.ts'
import type { Duration, Instant } from '#kit/time/time.ts'

/** What becomes of rows when their player leaves: they go, lose what is personal, stay in a ledger, or get another owner. */
export type Fate = 'deleted' | 'blanked' | 'kept' | 'moved'

/** One table with personal data. */
export interface Holding {
  readonly table: string
  /** The columns that hold the number of an account. */
  readonly columns: readonly string[]
  readonly what: string
  readonly why: string
  /** At the longest; `account` as long as there is the account. */
  readonly keptFor: Duration | 'account' | 'ledger'
  /** Who sees it besides the player. */
  readonly seenBy: string
  readonly fate: Fate
}

export interface Erasure {
  readonly accountId: number
  /** The account that takes over what cannot be deleted with its owner. */
  readonly systemId: number
  readonly now: Instant
}

/**
 * What a module knows of players (docs/trust.md 4): for the data map, for a player who asks for an export, and for one
 * who leaves. No cascade of the database does the last: what goes and what stays is said by each module.
 */
export interface PersonalData {
  readonly module: string
  readonly holdings: readonly Holding[]
  /**
   * All that the module knows of an account, under plain names; moments as `Date`. Other players are numbers. Nothing that
   * gives access is part of it: no token, no hash, no password.
   */
  collect(db: Db, accountId: number): Promise<Readonly<Record<string, unknown>>>
  /** Erases an account's data, in the transaction that closes the account. Idempotent. */
  erase(tx: Tx, erasure: Erasure): Promise<void>
}

/** A moment as a file for people has it. */
export const dateOf = (moment: Instant | null): Date | null => (moment === null ? null : new Date(moment))
