import type { Db } from '#kit/db/db.ts'
import { deletedOf } from '#modules/account/server/index.ts'
import { blockedWith } from '#modules/friends/server/index.ts'

/** Accounts hidden from a reader of tables: deleted ones, and players with a block in either direction. */
export async function hiddenFrom(
  db: Db,
  accountId: number | undefined,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  if (others.length === 0) return new Set()
  const gone = await deletedOf(db, others)
  const blocked = accountId === undefined ? [] : await blockedWith(db, accountId, others)
  return new Set([...gone, ...blocked])
}
