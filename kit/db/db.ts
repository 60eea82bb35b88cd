import { sql, type Kysely, type Transaction } from 'kysely'
import type { Instant } from '#kit/time/time.ts'

/** Each module adds its tables to this interface, in the store that owns them. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Tables {}

/** The database, or a transaction in it: code that takes one need not know which. */
export type Db = Kysely<Tables>

declare const opened: unique symbol
/**
 * An open transaction, handed out by `inTransaction` and to keyed calls. Whatever locks asks for one: outside a transaction
 * a lock is gone again before the next statement.
 */
export interface Tx extends Transaction<Tables> {
  readonly [opened]: true
}

/** A `timestamptz` column. Written and compared through `timestamp`: the bare number is refused by the database. */
export type Timestamp = Instant

/** A moment as the database wants it. */
export const timestamp = (moment: Instant) => sql<Instant>`${new Date(moment)}::timestamptz`
