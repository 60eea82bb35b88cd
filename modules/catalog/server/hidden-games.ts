import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

/** Numbers of the games hidden by operators. */
export async function listHidden(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('catalog_hidden_game').select('game_id').execute()
  return new Set(rows.map(({ game_id: gameId }) => gameId))
}

export async function hideGame(tx: Tx, gameId: number, now: Instant): Promise<void> {
  await tx
    .insertInto('catalog_hidden_game')
    .values({ game_id: gameId, hidden_at: timestamp(now) })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function showGame(tx: Tx, gameId: number): Promise<void> {
  await tx.deleteFrom('catalog_hidden_game').where('game_id', '=', gameId).execute()
}
