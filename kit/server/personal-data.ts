import type { Db, Tx } from '#kit/db/db.ts'
import type { Duration, Instant } from '#kit/time/time.ts'

/** What happens to rows when their player leaves: deleted, cleared of personal data, kept in a ledger, or given another owner. */
export type Fate = 'deleted' | 'blanked' | 'kept' | 'moved'

/** One table with personal data. */
export interface Holding {
  readonly table: string
  /** Columns with account numbers. */
  readonly columns: readonly string[]
  readonly what: string
  readonly why: string
  /** Longest retention; `account` means as long as the account exists. */
  readonly keptFor: Duration | 'account' | 'ledger'
  /** Who sees it besides the player. */
  readonly seenBy: string
  readonly fate: Fate
}

export interface Erasure {
  readonly accountId: number
  /** The account that takes over what cannot be deleted. */
  readonly systemId: number
  readonly now: Instant
}

/**
 * A module's personal data (docs/trust.md 4): for the data map, exports and erasures. Erasure uses no database cascade: each module
 * decides what is deleted and what stays.
 */
export interface PersonalData {
  readonly module: string
  readonly holdings: readonly Holding[]
  /**
   * All of the module's data about an account, under readable names; moments as `Date`. Other players are numbers. Nothing that grants
   * access is included: no token, hash or password.
   */
  collect(db: Db, accountId: number): Promise<Readonly<Record<string, unknown>>>
  /** Erases an account's data, in the transaction that closes the account. Idempotent. */
  erase(tx: Tx, erasure: Erasure): Promise<void>
}

/** A moment for an export file. */
export const dateOf = (moment: Instant | null): Date | null => (moment === null ? null : new Date(moment))
