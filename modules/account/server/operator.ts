import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { AccountKind } from '../model.ts'
import { signOutEverywhere, voidHandCodes } from './leaving-store.ts'
import './tables.ts'

/** An account as the operator sees it: no token, no device, no name from a provider. */
export interface FoundAccount {
  readonly accountId: number
  readonly nickname: string
  readonly kind: AccountKind
  readonly createdAt: Instant
  readonly bannedUntil: Instant | null
  readonly deletedAt: Instant | null
  /** When it was last signed in somewhere. */
  readonly seenAt: Instant | null
}

/** Stands for a permanent ban. */
export const FOR_GOOD = Date.parse('9999-12-31T00:00:00Z') as Instant

const NUMBER = /^#?(\d{1,10})$/

/** Searches accounts by number, its prefix, or part of the name; exact matches come first. */
export async function findAccounts(db: Db, text: string, size: number): Promise<readonly FoundAccount[]> {
  const number = NUMBER.exec(text)?.[1]
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{
    id: number
    nickname: string
    kind: AccountKind
    created_at: Instant
    banned_until: Instant | null
    deleted_at: Instant | null
    seen_at: Instant | null
  }>`
    select account.*, (select max(seen_at) from account_session where account_id = account.id) as seen_at
    from account
    where nickname ilike ${part} or ${number === undefined ? sql`false` : sql`id::text like ${`${number}%`}`}
    order by (id = ${Number(number ?? 0)}) desc, lower(nickname) = lower(${text}) desc,
      created_at desc
    limit ${size}`.execute(db)
  return rows.map((row) => ({
    accountId: row.id,
    nickname: row.nickname,
    kind: row.kind,
    createdAt: row.created_at,
    bannedUntil: row.banned_until,
    deletedAt: row.deleted_at,
    seenAt: row.seen_at,
  }))
}

/** Locks an account; undefined when no account has this number. */
export async function lockKnownAccount(tx: Tx, accountId: number) {
  const row = await tx
    .selectFrom('account')
    .select(['id', 'nickname', 'kind', 'banned_until', 'deleted_at'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      accountId: row.id,
      nickname: row.nickname,
      kind: row.kind,
      bannedUntil: row.banned_until,
      deletedAt: row.deleted_at,
    }
  )
}

/** Which of these accounts are deleted. */
export async function deletedOf(db: Db, accountIds: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accountIds)
    .where('deleted_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Where an account is signed in, the place last used first. */
export async function sessionsOf(db: Db, accountId: number, now: Instant) {
  const rows = await db
    .selectFrom('account_session')
    .select(['id', 'started_at', 'seen_at', 'platform', 'os_family', 'language'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', timestamp(now))
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    sessionId: row.id,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    platform: row.platform,
    osFamily: row.os_family,
    language: row.language,
  }))
}

/** Sign-ins of an account, the latest first, also those whose sessions have ended. */
export async function signInsOf(db: Db, accountId: number, size: number) {
  const rows = await db
    .selectFrom('account_sign_in')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('signed_in_at', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => ({
    at: row.signed_in_at,
    platform: row.platform,
    osFamily: row.os_family,
    provider: row.provider,
  }))
}

/** Signs an account out everywhere; returns the number of ended sessions. */
export async function endSessions(tx: Tx, accountId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('account_session')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  await signOutEverywhere(tx, accountId)
  return count
}

/**
 * Signs an account out for good everywhere but in one place, whose browser keeps its key; returns the number of ended sessions, or
 * undefined when the account is not signed in there.
 */
export async function endOtherPlaces(
  tx: Tx,
  accountId: number,
  sessionId: string,
): Promise<number | undefined> {
  const ended = await tx
    .selectFrom('account_session')
    .select(['id', 'device_mask'])
    .where('account_id', '=', accountId)
    .execute()
  const kept = ended.find(({ id }) => id === sessionId)
  if (!kept) return undefined
  await voidHandCodes(tx, accountId)
  await tx
    .deleteFrom('account_session')
    .where('account_id', '=', accountId)
    .where('id', '<>', sessionId)
    .execute()
  await tx
    .deleteFrom('account_device_key')
    .where('account_id', '=', accountId)
    .where('device_mask', 'is distinct from', kept.device_mask)
    .execute()
  await tx
    .deleteFrom('account_device')
    .where('account_id', '=', accountId)
    .where('device_mask', '<>', kept.device_mask)
    .execute()
  return ended.length - 1
}

/** Bans an account until a moment and signs it out everywhere, or lifts the ban. The caller holds the lock on its row. */
export async function setBan(
  tx: Tx,
  accountId: number,
  until: Instant | null,
  ban?: { readonly at: Instant; readonly by: string; readonly reason: string },
): Promise<number> {
  await tx
    .updateTable('account')
    .set({
      banned_until: until && timestamp(until),
      banned_at: ban ? timestamp(ban.at) : null,
      banned_by: ban?.by ?? null,
      banned_for: ban?.reason ?? null,
    })
    .where('id', '=', accountId)
    .execute()
  return until === null ? 0 : endSessions(tx, accountId)
}

/** Renames an account or clears its name, which allows a new one at once. The caller holds the lock on its row. */
export async function renameByOperator(tx: Tx, accountId: number, nickname: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ nickname, nickname_changed_at: null })
    .where('id', '=', accountId)
    .execute()
}
