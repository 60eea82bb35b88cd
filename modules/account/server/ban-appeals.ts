import { sql } from 'kysely'
import { countUpTo } from '#kit/db/count-up-to.ts'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { CallContext, HandlersOf } from '#kit/server/handler.ts'
import { hashKey } from '#kit/server/masking.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import type { accountCalls } from '../calls.ts'
import { appealState, appealWith } from '../rules/appeal.ts'
import { findKeyAccount } from './account-store.ts'
import { FOR_GOOD } from './operator.ts'
import { readKey } from './sign-in.ts'
import './tables.ts'

export interface BanAppeal {
  readonly appealId: string
  readonly accountId: number
  readonly bannedAt: Instant
  readonly bannedBy: string | null
  readonly reason: string
  readonly text: string
  readonly madeAt: Instant
  readonly state: 'open' | 'lifted' | 'kept'
  readonly answer: string
}

interface Ban {
  readonly accountId: number
  readonly endsAt: Instant
  readonly at: Instant
  readonly by: string | null
  readonly reason: string
}

export interface BanServices {
  /** A reason of the list in the player's language. */
  readonly sayReason: (reason: string, language: Language) => string
  readonly limiter: Limiter
}

/** Callers without a session are limited by network. */
const APPEAL_RATE: Rate = { burst: 20, refillEvery: seconds(3) }
const OTHER = 'other'

async function readBanOf(db: Db, accountId: number): Promise<Ban | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['banned_until', 'banned_at', 'banned_by', 'banned_for'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row || row.banned_until === null) return undefined
  return {
    accountId,
    endsAt: row.banned_until,
    at: row.banned_at ?? (0 as Instant),
    by: row.banned_by,
    reason: row.banned_for ?? OTHER,
  }
}

async function findAppeal(db: Db, { accountId, at }: Ban): Promise<BanAppeal | undefined> {
  const row = await db
    .selectFrom('account_appeal')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('banned_at', '=', timestamp(at))
    .executeTakeFirst()
  return row && toAppeal(row)
}

/** The ban of the account that this browser's device key proves; scripts cannot read that key. */
async function banBehind(tx: Tx, context: CallContext): Promise<Ban | undefined> {
  const key = readKey(context)
  const accountId = key === undefined ? undefined : await findKeyAccount(tx, hashKey(key))
  if (accountId === undefined) return undefined
  // Serialises two tabs that appeal at once.
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  return readBanOf(tx, accountId)
}

/** Calls that a banned player can still make. */
export function banHandlers({
  sayReason,
  limiter,
}: BanServices): Pick<HandlersOf<typeof accountCalls>, 'readBan' | 'appealBan'> {
  const wait = ({ address }: CallContext) => takeOfNetwork(limiter, 'ban-appeal', address, APPEAL_RATE)
  return {
    async readBan(_params, context) {
      const waits = await wait(context)
      if (waits > 0) return tooFast(waits)
      return inTransaction(context.db, async (tx) => {
        const ban = await banBehind(tx, context)
        const appeal = ban && (await findAppeal(tx, ban))
        const state = appealState(ban, appeal, context.now)
        if (!ban || state === 'none') return ok({ state: 'none' as const, reason: '', answer: '' })
        return ok({
          state,
          ...(ban.endsAt === FOR_GOOD ? {} : { endsAt: ban.endsAt }),
          reason: sayReason(ban.reason, context.device.language),
          answer: appeal?.answer ?? '',
        })
      })
    },

    async appealBan({ text }, context) {
      const waits = await wait(context)
      if (waits > 0) return tooFast(waits)
      const { now, keys } = context
      const words = text.trim()
      return inTransaction(context.db, async (tx) => {
        const ban = await banBehind(tx, context)
        const appeal = ban && (await findAppeal(tx, ban))
        const becomes = appealWith(words, appealState(ban, appeal, now), appeal)
        if (becomes === 'again') return ok({ ok: true })
        if (!ban || becomes === 'refused') return refuse('NotFound')
        await tx
          .insertInto('account_appeal')
          .values({
            id: keys.id(now),
            account_id: ban.accountId,
            banned_at: timestamp(ban.at),
            banned_by: ban.by,
            reason: ban.reason,
            text: words,
            made_at: timestamp(now),
          })
          .execute()
        return ok({ ok: true })
      })
    },
  }
}

/** How many bans were appealed and lifted, by the month of the appeal. */
export async function monthsOfBanAppeals(db: Db) {
  const { rows } = await sql<{ month: string; banAppeals: number; bansLifted: number }>`
    select to_char(made_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as "banAppeals",
      count(*) filter (where state = 'lifted')::int as "bansLifted"
    from account_appeal group by 1`.execute(db)
  return rows
}

/** Open appeals of bans, up to a limit. */
export async function countBanAppeals(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countUpTo(limit, sql`from account_appeal where state = 'open'`)} as count`.execute(db)
  return rows[0]!.count
}

/** Appeals of a state, the oldest open ones first and the latest decided ones. */
export async function listBanAppeals(
  db: Db,
  state: BanAppeal['state'],
  size: number,
): Promise<readonly BanAppeal[]> {
  const rows = await db
    .selectFrom('account_appeal')
    .selectAll()
    .where('state', '=', state)
    .orderBy('id', state === 'open' ? 'asc' : 'desc')
    .limit(size)
    .execute()
  return rows.map(toAppeal)
}

/** Appeals of an account, the latest first. */
export async function banAppealsOf(db: Db, accountId: number, size: number): Promise<readonly BanAppeal[]> {
  const rows = await db
    .selectFrom('account_appeal')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .limit(size)
    .execute()
  return rows.map(toAppeal)
}

export async function lockBanAppeal(tx: Tx, appealId: string): Promise<BanAppeal | undefined> {
  const row = await tx
    .selectFrom('account_appeal')
    .selectAll()
    .where('id', '=', appealId)
    .forUpdate()
    .executeTakeFirst()
  return row && toAppeal(row)
}

/** Whether the appealed ban is still in force. */
export async function isSameBan(db: Db, { accountId, bannedAt }: BanAppeal, now: Instant): Promise<boolean> {
  const ban = await readBanOf(db, accountId)
  return ban !== undefined && ban.at === bannedAt && ban.endsAt > now
}

export async function decideBanAppeal(
  tx: Tx,
  wish: {
    readonly appealId: string
    readonly state: 'lifted' | 'kept'
    readonly answer: string
    readonly by: string
    readonly now: Instant
  },
): Promise<void> {
  await tx
    .updateTable('account_appeal')
    .set({ state: wish.state, answer: wish.answer, decided_by: wish.by, decided_at: timestamp(wish.now) })
    .where('id', '=', wish.appealId)
    .execute()
}

const toAppeal = (row: {
  readonly id: string
  readonly account_id: number
  readonly banned_at: Instant
  readonly banned_by: string | null
  readonly reason: string
  readonly text: string
  readonly made_at: Instant
  readonly state: BanAppeal['state']
  readonly answer: string
}): BanAppeal => ({
  appealId: row.id,
  accountId: row.account_id,
  bannedAt: row.banned_at,
  bannedBy: row.banned_by,
  reason: row.reason,
  text: row.text,
  madeAt: row.made_at,
  state: row.state,
  answer: row.answer,
})
