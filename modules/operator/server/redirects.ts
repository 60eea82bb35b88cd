import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { OwnRedirect } from '../model.ts'
import './tables.ts'

/** All of the operator's redirects; of two that match, the longer path comes first. */
export async function listRedirects(db: Db): Promise<readonly OwnRedirect[]> {
  const rows = await db
    .selectFrom('operator_redirect')
    .selectAll()
    .orderBy(({ fn }) => fn<number>('length', ['path']), 'desc')
    .orderBy('path')
    .execute()
  return rows.map(({ path, target, is_permanent: permanent }) => ({ path, redirect: target, permanent }))
}

export async function setRedirect(tx: Tx, { path, redirect, permanent }: OwnRedirect, now: Instant) {
  const values = { target: redirect, is_permanent: permanent, set_at: timestamp(now) }
  await tx
    .insertInto('operator_redirect')
    .values({ path, ...values })
    .onConflict((known) => known.column('path').doUpdateSet(values))
    .execute()
}

export async function removeRedirect(tx: Tx, path: string): Promise<void> {
  await tx.deleteFrom('operator_redirect').where('path', '=', path).execute()
}
