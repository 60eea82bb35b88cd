import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

export interface StoredList {
  readonly listKey: string
  readonly accountId: number
  readonly name: string
  readonly isShown: boolean
  readonly games: readonly number[]
}

interface Row {
  readonly key: string
  readonly account_id: number
  readonly name: string
  readonly is_shown: boolean
  readonly games: number[]
}

const stored = ({ key, account_id, name, is_shown, games }: Row): StoredList => ({
  listKey: key,
  accountId: account_id,
  name,
  isShown: is_shown,
  games,
})

const COLUMNS = ['key', 'account_id', 'name', 'is_shown', 'games'] as const

export async function listsOf(db: Db, accountId: number): Promise<StoredList[]> {
  const rows = await db
    .selectFrom('game_list')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('changed_at', 'desc')
    .orderBy('key')
    .execute()
  return rows.map(stored)
}

export async function findList(db: Db, listKey: string): Promise<StoredList | undefined> {
  const row = await db.selectFrom('game_list').select(COLUMNS).where('key', '=', listKey).executeTakeFirst()
  return row && stored(row)
}

/** Locks one of an account's lists for a change. */
export async function lockList(
  tx: Tx,
  { accountId, listKey }: Pick<StoredList, 'accountId' | 'listKey'>,
): Promise<StoredList | undefined> {
  const row = await tx
    .selectFrom('game_list')
    .select(COLUMNS)
    .where('key', '=', listKey)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row && stored(row)
}

export async function insertList(tx: Tx, list: StoredList, now: Instant): Promise<void> {
  await tx
    .insertInto('game_list')
    .values({
      key: list.listKey,
      account_id: list.accountId,
      name: list.name,
      is_shown: list.isShown,
      games: [...list.games],
      created_at: timestamp(now),
      changed_at: timestamp(now),
    })
    .execute()
}

export async function saveList(tx: Tx, list: StoredList, now: Instant): Promise<void> {
  await tx
    .updateTable('game_list')
    .set({ name: list.name, is_shown: list.isShown, games: [...list.games], changed_at: timestamp(now) })
    .where('key', '=', list.listKey)
    .execute()
}

/** Deletes a list for everybody; returns what it was. */
export async function removeList(tx: Tx, listKey: string): Promise<StoredList | undefined> {
  const row = await tx
    .deleteFrom('game_list')
    .where('key', '=', listKey)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row && stored(row)
}

export async function deleteOwnList(
  db: Db,
  { accountId, listKey }: Pick<StoredList, 'accountId' | 'listKey'>,
): Promise<void> {
  await db.deleteFrom('game_list').where('key', '=', listKey).where('account_id', '=', accountId).execute()
}
