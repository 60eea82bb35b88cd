import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { lockAccount } from '#modules/account/server/index.ts'
import type { SentMark, StoredSave } from '../rules/storing.ts'
import './tables.ts'

/** A save without its content. */
export interface SaveHead extends StoredSave {
  readonly key: string
  readonly device: string
  readonly savedAt: Instant
  /** What each session stored last. */
  readonly sent: readonly SentMark[]
}

/** A save with its content; missing for an erased one. */
export interface WholeSave extends SaveHead {
  readonly packed: Buffer | null
}

const HEAD = ['key', 'version', 'format', 'size', 'mark', 'device', 'saved_at as savedAt', 'sent'] as const

/** Serialises devices that send at once, by the account's lock, which a sign-in that merges saves already holds. */
export async function holdSaves(tx: Tx, ...accountIds: readonly number[]): Promise<void> {
  for (const accountId of accountIds.toSorted((one, other) => one - other)) await lockAccount(tx, accountId)
}

/** Changes since a version, oldest first. */
export const headsOf = (db: Db, accountId: number, since = 0): Promise<SaveHead[]> =>
  db
    .selectFrom('game_save')
    .select(HEAD)
    .where('account_id', '=', accountId)
    .where('version', '>', since)
    .orderBy('version')
    .execute()

export async function savesUnder(
  db: Db,
  accountId: number,
  keys: readonly string[],
): Promise<Map<string, WholeSave>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('game_save')
    .select([...HEAD, 'packed'])
    .where('account_id', '=', accountId)
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/** Changes after one version up to another, oldest first. */
export const savesBetween = (
  db: Db,
  accountId: number,
  { since, last }: { readonly since: number; readonly last: number },
): Promise<WholeSave[]> =>
  db
    .selectFrom('game_save')
    .select([...HEAD, 'packed'])
    .where('account_id', '=', accountId)
    .where('version', '>', since)
    .where('version', '<=', last)
    .orderBy('version')
    .execute()

export const allSaves = (db: Db, accountId: number): Promise<WholeSave[]> =>
  db
    .selectFrom('game_save')
    .select([...HEAD, 'packed'])
    .where('account_id', '=', accountId)
    .orderBy('version')
    .execute()

export interface SavedNow {
  readonly accountId: number
  readonly device: string
  readonly now: Instant
}

/** Stores saves, each replacing the one under its key; the caller holds the account's saves. */
export async function storeSaves(
  tx: Tx,
  { accountId, device, now }: SavedNow,
  saves: readonly Omit<WholeSave, 'device' | 'savedAt'>[],
): Promise<void> {
  if (saves.length === 0) return
  await tx
    .insertInto('game_save')
    .values(
      saves.map(({ sent, ...save }) => ({
        ...save,
        account_id: accountId,
        device,
        saved_at: timestamp(now),
        sent: JSON.stringify(sent),
      })),
    )
    .onConflict((known) =>
      known.columns(['account_id', 'key']).doUpdateSet((row) => ({
        version: row.ref('excluded.version'),
        format: row.ref('excluded.format'),
        packed: row.ref('excluded.packed'),
        size: row.ref('excluded.size'),
        mark: row.ref('excluded.mark'),
        device: row.ref('excluded.device'),
        saved_at: row.ref('excluded.saved_at'),
        sent: row.ref('excluded.sent'),
      })),
    )
    .execute()
}

export const lastVersion = (heads: readonly Pick<SaveHead, 'version'>[]): number =>
  heads.reduce((last, { version }) => Math.max(last, version), 0)

/** Up to which of a visitor's changes their saves are merged into the member's; the caller holds both. */
export async function joinedUpTo(tx: Tx, memberId: number, visitorId: number): Promise<number> {
  const row = await tx
    .selectFrom('game_save_join')
    .select('version')
    .where('member_id', '=', memberId)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst()
  return row?.version ?? 0
}

export async function noteJoined(
  tx: Tx,
  joined: { readonly memberId: number; readonly visitorId: number; readonly version: number },
): Promise<void> {
  const { memberId, visitorId, version } = joined
  await tx
    .insertInto('game_save_join')
    .values({ member_id: memberId, visitor_id: visitorId, version })
    .onConflict((known) => known.columns(['member_id', 'visitor_id']).doUpdateSet({ version }))
    .execute()
}

/** The merges that an account was part of, as member or visitor. */
export const joinsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('game_save_join')
    .selectAll()
    .where((row) => row.or([row('member_id', '=', accountId), row('visitor_id', '=', accountId)]))
    .orderBy('member_id')
    .orderBy('visitor_id')
    .execute()

export async function forgetSaves(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from game_save_join where member_id = ${accountId} or visitor_id = ${accountId}`.execute(
    tx,
  )
  await sql`delete from game_save where account_id = ${accountId}`.execute(tx)
}
