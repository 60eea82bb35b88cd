import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { moment, prepared, preparedAlong } from '#kit/db/prepared.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Instant } from '#kit/time/time.ts'
import type { AccountKind, AgeBand } from '../model.ts'
import { avatarOf } from '../rules/avatar.ts'
import type { Evidence, Place } from '../rules/device.ts'
import './tables.ts'

export interface Account {
  readonly id: number
  readonly kind: AccountKind
  readonly nickname: string
  readonly nicknameChangedAt: Instant | null
  readonly createdAt: Instant
  readonly bannedUntil: Instant | null
  readonly ageBand: AgeBand | null
  /** When the account is erased because its player asked for it. */
  readonly erasesAt: Instant | null
}

/** Owns the cards of players who have left. It exists from the start and cannot sign in. */
export const SYSTEM_ACCOUNT_ID = 10_000_000

/** Eight to ten random digits: a number reveals neither how many accounts there are nor their order. */
const FIRST_ID = SYSTEM_ACCOUNT_ID + 1
const LAST_ID = 9_999_999_999
const DRAWS = 8

/** All sign-ins of one device take turns until the transaction ends, so that a new device gets one account. */
export const lockDevice = (tx: Tx, deviceMask: string): Promise<void> => lockNamed(tx, `device ${deviceMask}`)

/** Deleted accounts are not found. */
export async function findEvidence(
  tx: Tx,
  deviceMask: string,
  keyHash: string | undefined,
): Promise<Evidence> {
  const [device] = await selectDevice(tx, { deviceMask })
  return {
    keyAccountId: keyHash === undefined ? undefined : await findKeyAccount(tx, keyHash),
    device: device && {
      accountId: device.account_id,
      network: device.network,
      platform: device.platform,
      keyedAt: device.keyed_at,
    },
  }
}

const selectDevice = prepared((tx: Tx, { deviceMask }: { readonly deviceMask: string }) =>
  tx
    .selectFrom('account_device')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id', 'network', 'platform', 'keyed_at'])
    .where('device_mask', '=', deviceMask)
    .where('deleted_at', 'is', null),
)

/** Whose browser has this key. */
export async function findKeyAccount(tx: Tx, keyHash: string): Promise<number | undefined> {
  const key = await tx
    .selectFrom('account_device_key')
    .innerJoin('account', 'account.id', 'account_id')
    .select('account_id')
    .where('key_hash', '=', keyHash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return key?.account_id
}

/**
 * Locks an account's row until the transaction ends. Rows that reference the account can still be inserted; use `lockAccountAlone` to
 * see all of them.
 */
export async function lockAccount(tx: Tx, id: number): Promise<Account> {
  return accountOf(await accountRow(tx, id).forNoKeyUpdate().executeTakeFirstOrThrow())
}

/** Also waits for inserts that reference the account, and blocks new ones: for changes to everything it owns. */
export async function lockAccountAlone(tx: Tx, id: number): Promise<Account> {
  return accountOf(await accountRow(tx, id).forUpdate().executeTakeFirstOrThrow())
}

/** Which of these accounts exist. None of them can be erased before the transaction ends. */
export async function holdPresent(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from account where id = any(${ids}::bigint[]) and deleted_at is null
    order by id for key share`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

const accountRow = (tx: Tx, id: number) => tx.selectFrom('account').selectAll().where('id', '=', id)

function accountOf(row: Selectable<Tables['account']>): Account {
  return {
    id: row.id,
    kind: row.kind,
    nickname: row.nickname,
    nicknameChangedAt: row.nickname_changed_at,
    createdAt: row.created_at,
    bannedUntil: row.banned_until,
    ageBand: row.age_band,
    // A new session cancels an erasure for inactivity.
    erasesAt: row.leaves_because === 'idle' ? null : row.erases_at,
  }
}

export async function createAccount(
  tx: Tx,
  { keys, now, kind }: { readonly keys: Keys; readonly now: Instant; readonly kind: AccountKind },
): Promise<Account> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const id = keys.number(FIRST_ID, LAST_ID)
    const [made] = await insertAccount(tx, { id, kind, at: new Date(now) })
    if (made) {
      return {
        id,
        kind,
        nickname: '',
        nicknameChangedAt: null,
        createdAt: now,
        bannedUntil: null,
        ageBand: null,
        erasesAt: null,
      }
    }
  }
  throw new Error(`No free account number in ${DRAWS} draws`)
}

const insertAccount = prepared((tx: Tx, own: { id: number; kind: AccountKind; at: Date }) =>
  tx
    .insertInto('account')
    .values({ id: own.id, kind: own.kind, created_at: moment(own.at) })
    .onConflict((taken) => taken.column('id').doNothing())
    .returning('id'),
)

interface Seen extends Place {
  readonly deviceMask: string
  readonly accountId: number
  readonly now: Instant
}

/** Records the device's network. A device without an account joins this one; otherwise it stays where it is. */
export const noteDevice = (tx: Tx, { now, ...seen }: Seen): Promise<void> =>
  upsertDevice(tx, { ...seen, at: new Date(now) })

const upsertDevice = preparedAlong((tx: Tx, own: Omit<Seen, 'now'> & { readonly at: Date }) =>
  tx
    .insertInto('account_device')
    .values({
      device_mask: own.deviceMask,
      account_id: own.accountId,
      network: own.network,
      platform: own.platform,
      keyed_at: moment(own.at),
      seen_at: moment(own.at),
    })
    .onConflict((known) =>
      known
        .column('device_mask')
        .doUpdateSet({ network: own.network, platform: own.platform, seen_at: moment(own.at) })
        .where('account_device.account_id', '=', own.accountId),
    ),
)

interface NewKey {
  readonly accountId: number
  readonly deviceMask: string
  readonly keyHash: string
  readonly now: Instant
}

export const addKey = (tx: Tx, { now, ...key }: NewKey): Promise<void> =>
  insertKey(tx, { ...key, at: new Date(now) })

const insertKey = preparedAlong((tx: Tx, own: Omit<NewKey, 'now'> & { readonly at: Date }) =>
  tx.insertInto('account_device_key').values({
    key_hash: own.keyHash,
    account_id: own.accountId,
    device_mask: own.deviceMask,
    created_at: moment(own.at),
  }),
)

/** A browser that comes with another device id takes its key along: whoever ends its session ends its key (`revokePlace`). */
export const moveKey = preparedAlong(
  (tx: Tx, own: { readonly keyHash: string; readonly deviceMask: string }) =>
    tx
      .updateTable('account_device_key')
      .set({ device_mask: own.deviceMask })
      .where('key_hash', '=', own.keyHash)
      .where('device_mask', 'is distinct from', own.deviceMask),
)

export async function rename(tx: Tx, id: number, nickname: string, changedAt: Instant): Promise<void> {
  await tx
    .updateTable('account')
    .set({ nickname, nickname_changed_at: timestamp(changedAt) })
    .where('id', '=', id)
    .execute()
}

/** What others see of an account. */
export interface Face {
  readonly nickname: string
  readonly avatar: number
}

/** The faces of several accounts in one query; deleted accounts have none. */
export async function findFaces(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Face>> {
  if (ids.length === 0) return new Map()
  const rows = await selectFaces(db, { ids })
  return new Map(rows.map(({ id, nickname }) => [id, { nickname, avatar: avatarOf(id) }]))
}

const selectFaces = prepared((db: Db, own: { ids: readonly number[] }) =>
  db
    .selectFrom('account')
    .select(['id', 'nickname'])
    .where(sql<boolean>`id = any(${own.ids}::bigint[])`)
    .where('deleted_at', 'is', null),
)
