import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Caller, Handler } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { catalogCalls } from '../calls.ts'
import { MOST_LESS_OF } from '../rules/rails.ts'
import type { Catalogue } from './catalogue.ts'
import './tables.ts'

interface Parts {
  readonly catalogue: Catalogue
}

export const NOTHING: ReadonlySet<number> = new Set()

/** Games hidden from a caller's recommendations; none for an unknown caller. */
export const unwantedBy = async (db: Db, caller: Pick<Caller, 'accountId'> | undefined) =>
  caller ? readLessOf(db, caller.accountId) : NOTHING

async function readLessOf(db: Db, accountId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('catalog_less_of')
    .select('game_id')
    .where('account_id', '=', accountId)
    .execute()
  return new Set(rows.map(({ game_id }) => game_id))
}

/** Keeps the latest ones: a player with this many has forgotten the first. */
async function noteLess(tx: Tx, accountId: number, gameId: number, now: Instant): Promise<void> {
  await tx
    .insertInto('catalog_less_of')
    .values({ account_id: accountId, game_id: gameId, since: timestamp(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await keepLatest(tx, accountId)
}

async function forgetLess(tx: Tx, accountId: number, gameId: number): Promise<void> {
  await tx
    .deleteFrom('catalog_less_of')
    .where('account_id', '=', accountId)
    .where('game_id', '=', gameId)
    .execute()
}

const keepLatest = (tx: Tx, accountId: number) =>
  sql`
    delete from catalog_less_of
    where account_id = ${accountId} and game_id in (
      select game_id from catalog_less_of where account_id = ${accountId}
      order by since desc, game_id offset ${MOST_LESS_OF})`.execute(tx)

/** Carries a visitor's hidden games over to the member they become. */
export async function carryLessOf(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    insert into catalog_less_of (account_id, game_id, since)
    select ${to}, game_id, since from catalog_less_of where account_id = ${from}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('catalog_less_of').where('account_id', '=', from).execute()
  await keepLatest(tx, to)
}

export const lessHandler =
  ({ catalogue }: Parts): Handler<typeof catalogCalls.wantLess> =>
  async ({ slug, isLess }, { db, now, caller: { accountId } }) => {
    const game = catalogue.bySlug(slug)
    if (!game) return refuse('GameNotFound')
    const { gameId } = game
    await inTransaction(db, (tx) =>
      isLess ? noteLess(tx, accountId, gameId, now) : forgetLess(tx, accountId, gameId),
    )
    return ok({ ok: true })
  }

export const isLessHandler =
  ({ catalogue }: Parts): Handler<typeof catalogCalls.readLess> =>
  async ({ slug }, { db, caller: { accountId } }) => {
    const game = catalogue.bySlug(slug)
    if (!game) return refuse('GameNotFound')
    return ok({ isLess: (await readLessOf(db, accountId)).has(game.gameId) })
  }
