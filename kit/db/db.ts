import { sql, type Kysely, type Transaction } from 'kysely'
import type { Instant } from '#kit/time/time.ts'

/** Each module adds its tables to this interface, in the store that owns them. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Tables {}

/** The database, or a transaction in it, for code that need not know which. */
export type Db = Kysely<Tables>

declare const opened: unique symbol
/**
 * An open transaction, from `inTransaction` or a keyed call. Everything that locks requires one: outside a transaction a lock ends
 * with its statement.
 */
export interface Tx extends Transaction<Tables> {
  readonly [opened]: true
}

/** A `timestamptz` column. Written and compared through `timestamp`: the database rejects the plain number. */
export type Timestamp = Instant

/** A moment as a database value. */
export const timestamp = (moment: Instant) => sql<Instant>`${new Date(moment)}::timestamptz`
