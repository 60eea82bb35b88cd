import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Database } from '#kit/db/open-database.ts'
import { moment, prepared, preparedAlong, sendAlong } from '#kit/db/prepared.ts'
import type { DeviceInfo } from '#kit/server/device-info.ts'
import type { Caller } from '#kit/server/handler.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import type { SignedInPlace } from '../calls.ts'
import type { AgeBand } from '../model.ts'
import { MOST_SESSIONS, NETWORK_KEPT, SIGN_INS_KEPT, type Standing } from '../rules/session.ts'
import './tables.ts'

/** A session with what the most frequent calls need, in one read. */
export interface SessionRecord extends Caller, Standing {
  readonly deviceMask: string
  readonly startedAt: Instant
  readonly seenAt: Instant
  readonly createdAt: Instant
  readonly nickname: string
  readonly nicknameChangedAt: Instant | null
  readonly ageBand: AgeBand | null
  /** When the account is erased, unless it is kept. */
  readonly erasesAt: Instant | null
  /** The providers of the account, that of this session first; a visitor has none. */
  readonly provider: string | null
  readonly linkCount: number
}

const READ_SESSION = {
  name: 'read-session',
  text: `
    select session.id as "sessionId", account_id as "accountId", kind as access, device_mask as "deviceMask",
      started_at as "startedAt", seen_at as "seenAt", expires_at as "expiresAt", created_at as "createdAt",
      nickname, nickname_changed_at as "nicknameChangedAt", banned_until as "bannedUntil",
      age_band as "ageBand", erases_at as "erasesAt",
      deleted_at is not null as "isDeleted", link.provider, link.count as "linkCount"
    from account_session session join account on account.id = account_id
    cross join lateral (
      select count(*)::int as count,
        (array_agg(provider order by provider is distinct from session.provider, linked_at))[1] as provider
      from account_identity where account_identity.account_id = account.id
    ) link
    where token_hash = $1`,
}

export async function readSession(database: Database, tokenHash: string): Promise<SessionRecord | undefined> {
  const [record] = await database.query<SessionRecord>(READ_SESSION, [tokenHash])
  return record
}

export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  readonly accountId: number
  readonly deviceMask: string
  readonly network: string
  readonly device: DeviceInfo
  readonly provider: string | null
  readonly expiresAt: Instant
  readonly now: Instant
}

/** Stores a session and ends the oldest ones above the limit. The caller holds the lock on the account. */
export async function insertSession(tx: Tx, { device, now, ...session }: NewSession): Promise<void> {
  const { language, platform, osFamily, widthClass, version, utcOffset } = device
  const at = new Date(now)
  const endsAt = new Date(session.expiresAt)
  await insertRow(tx, {
    ...session,
    language,
    platform,
    osFamily,
    widthClass,
    version,
    utcOffset,
    at,
    endsAt,
  })
  const { id, accountId, provider } = session
  await noteSignIn(tx, { id, accountId, at, platform, osFamily, provider })
  await deleteSurplus(tx, { accountId, at })
  await sendAlong(tx, sql`update account set ${isActive(now)} where id = ${accountId}`)
}

type SessionRow = Omit<NewSession, 'device' | 'expiresAt' | 'now'> &
  Pick<DeviceInfo, 'language' | 'platform' | 'osFamily' | 'widthClass' | 'version' | 'utcOffset'> & {
    readonly at: Date
    readonly endsAt: Date
  }

const insertRow = preparedAlong((tx: Tx, own: SessionRow) =>
  tx.insertInto('account_session').values({
    id: own.id,
    token_hash: own.tokenHash,
    account_id: own.accountId,
    device_mask: own.deviceMask,
    started_at: moment(own.at),
    seen_at: moment(own.at),
    expires_at: moment(own.endsAt),
    network: own.network,
    language: own.language,
    platform: own.platform,
    os_family: own.osFamily,
    width_class: own.widthClass,
    version: own.version,
    utc_offset: own.utcOffset,
    provider: own.provider,
  }),
)

/** Kept when the session ends, for support. */
const noteSignIn = preparedAlong(
  (tx: Tx, own: Pick<SessionRow, 'id' | 'accountId' | 'at' | 'platform' | 'osFamily' | 'provider'>) =>
    tx.insertInto('account_sign_in').values({
      session_id: own.id,
      account_id: own.accountId,
      signed_in_at: moment(own.at),
      platform: own.platform,
      os_family: own.osFamily,
      provider: own.provider,
    }),
)

const deleteSurplus = preparedAlong((tx: Tx, own: { readonly accountId: number; readonly at: Date }) =>
  tx
    .deleteFrom('account_session')
    .where('id', 'in', (row) =>
      row
        .selectFrom('account_session')
        .select('id')
        .where('account_id', '=', own.accountId)
        .where('expires_at', '>', moment(own.at))
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_SESSIONS),
    ),
)

/** Any use cancels a pending erasure for inactivity (docs/trust.md 4). */
const isActive = (at: Instant) => sql`
  active_at = ${timestamp(at)},
  erases_at = case when leaves_because = 'idle' then null else erases_at end,
  leaves_because = nullif(leaves_because, 'idle')`

/** Records a use of the session and its account. */
export async function extendSession(db: Db, id: string, seenAt: Instant, expiresAt: Instant): Promise<void> {
  await sql`
    with used as (
      update account_session set seen_at = ${timestamp(seenAt)}, expires_at = ${timestamp(expiresAt)}
      where id = ${id} returning account_id
    )
    update account set ${isActive(seenAt)} from used where account.id = used.account_id`.execute(db)
}

/** Ends a session if it is the account's own. */
export async function deleteSession(db: Db, accountId: number, id: string): Promise<void> {
  await db.deleteFrom('account_session').where('id', '=', id).where('account_id', '=', accountId).execute()
}

/** Ends the account's other sessions that were opened through a provider. */
export async function deleteSessionsBy(
  tx: Tx,
  { accountId, sessionId, provider }: Caller & { readonly provider: string },
): Promise<void> {
  await tx
    .deleteFrom('account_session')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('id', '<>', sessionId)
    .execute()
}

/** When the session of a token ends, if there is one. */
export async function findExpiry(db: Db, tokenHash: string): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('account_session')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.expires_at
}

export async function listPlaces(
  db: Db,
  { accountId, sessionId }: Caller,
  now: Instant,
): Promise<SignedInPlace[]> {
  const rows = await selectPlaces(db, { accountId, now: new Date(now) })
  return rows.map((row) => ({
    sessionId: row.id,
    platform: row.platform,
    osFamily: row.os_family,
    language: row.language,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    isCurrent: row.id === sessionId,
  }))
}

const selectPlaces = prepared((db: Db, own: { accountId: number; now: Date }) =>
  db
    .selectFrom('account_session')
    .select(['id', 'platform', 'os_family', 'language', 'started_at', 'seen_at'])
    .where('account_id', '=', own.accountId)
    .where('expires_at', '>', moment(own.now))
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc'),
)

/** Which of these sessions are still valid. */
export async function findLiveSessions(
  db: Db,
  ids: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('account_session as session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('session.id', 'in', ids)
    .where('expires_at', '>', timestamp(now))
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([where('banned_until', 'is', null), where('banned_until', '<=', timestamp(now))]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** For this long an expired session is distinguished from an unknown one. */
export const EXPIRED_KEPT = days(30)

/** Deletes expired rows and old networks (docs/trust.md 4). */
export async function forgetOldTraces(db: Db, now: Instant): Promise<void> {
  const networkEnd = timestamp(before(now, NETWORK_KEPT))
  await db
    .deleteFrom('account_session')
    .where('expires_at', '<', timestamp(before(now, EXPIRED_KEPT)))
    .execute()
  await db
    .deleteFrom('account_sign_in')
    .where('signed_in_at', '<', timestamp(before(now, SIGN_INS_KEPT)))
    .execute()
  for (const table of ['account_session', 'account_device'] as const) {
    await db
      .updateTable(table)
      .set({ network: '' })
      .where('seen_at', '<', networkEnd)
      // A literal, because with a parameter the partial index cannot be used.
      .where(sql<boolean>`network <> ''`)
      .execute()
  }
}
