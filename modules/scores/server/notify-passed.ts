import { sql } from 'kysely'
import { announce, type Listener } from '#kit/bus/outbox.ts'
import type { Tx } from '#kit/db/db.ts'
import { dayOf, type Clock, type Instant } from '#kit/time/time.ts'
import { notify } from '#modules/notices/server/index.ts'
import { RIVAL, tableRunLink, type BestRule, type ProvedScore } from '../model.ts'
import type { ReplayServices } from './services.ts'
import './tables.ts'

/** The announcement's name in the outbox by which friends learn that their best was passed. */
export const PASSED_TOPIC = 'score-passed'

/** A score that entered tables, with what is needed to find those it passed. */
interface Passing extends Pick<ProvedScore, 'accountId' | 'gameId' | 'level' | 'score'> {
  /** Tables among friends: all time, and the day of a challenge. */
  readonly tables: readonly { readonly period: string; readonly before: number | null }[]
}

/** Announced in the transaction that enters a score; only permanent and challenge tables notify anybody. */
export async function announcePassing(
  tx: Tx,
  { accountId, gameId, level, score }: ProvedScore,
  { entered, day, now }: { entered: ReadonlyMap<string, number | undefined>; day?: string; now: Instant },
): Promise<void> {
  const tables = [day, 'ever'].flatMap((period) =>
    period !== undefined && entered.has(period) ? [{ period, before: entered.get(period) ?? null }] : [],
  )
  if (tables.length === 0) return
  const body: Passing = { accountId, gameId, level, score, tables }
  await announce(tx, now, [{ topic: PASSED_TOPIC, body }])
}

type PassedServices = Pick<ReplayServices, 'gameOf' | 'friendIdsOf' | 'hiddenFrom'> & {
  readonly clock: Clock
}

/** Notifies friends who were passed, each at most once a day per friend. */
export const notifyPassed =
  ({ gameOf, friendIdsOf, hiddenFrom, clock }: PassedServices): Listener =>
  async (tx, { body }) => {
    const { accountId, tables, ...passing } = body as Passing
    const game = gameOf(passing.gameId)
    const friends = game ? await friendIdsOf(tx, accountId) : []
    if (!game || friends.length === 0) return
    const now = clock()
    for (const { period, before } of tables) {
      const found = await passedIn(tx, { ...passing, period, before, friends, best: game.best })
      const hidden = await hiddenFrom(tx, accountId, found)
      const passed = found.filter((friendId) => !hidden.has(friendId))
      const told = await tellOnce(tx, { accountId, passed, now })
      const subject =
        period === 'ever'
          ? tableRunLink(game.slug, { level: passing.level, userId: accountId })
          : `/g/${game.slug}?daily=${period}&${RIVAL}=${accountId}`
      await notify(
        tx,
        now,
        told.map((friendId) => ({ accountId: friendId, kind: 'passed', fromId: accountId, subject })),
      )
    }
  }

interface Lane extends Omit<Passing, 'accountId' | 'tables'> {
  readonly period: string
  readonly before: number | null
  readonly friends: readonly number[]
  readonly best: BestRule
}

/** Friends who were level with or ahead of the player before, and are behind now. */
async function passedIn(
  tx: Tx,
  { gameId, level, period, score, before, friends, best }: Lane,
): Promise<readonly number[]> {
  const [worse, asGood] = best === 'highest' ? [sql`<`, sql`>=`] : [sql`>`, sql`<=`]
  const { rows } = await sql<{ account_id: number }>`
    select account_id from score
    where game_id = ${gameId} and level = ${level} and period = ${period}
      and account_id = any(${[...friends]}::bigint[]) and score ${worse} ${score}
      and (${before}::bigint is null or score ${asGood} ${before}::bigint)`.execute(tx)
  return rows.map((row) => Number(row.account_id))
}

/** Those not yet notified of this player today; marks them as notified. */
async function tellOnce(
  tx: Tx,
  { accountId, passed, now }: { accountId: number; passed: readonly number[]; now: Instant },
): Promise<readonly number[]> {
  if (passed.length === 0) return []
  const { rows } = await sql<{ passed_id: number }>`
    insert into score_passed (passer_id, passed_id, told_on)
    select ${accountId}::bigint, friend, ${dayOf(now)} from unnest(${[...passed]}::bigint[]) friend order by friend
    on conflict (passer_id, passed_id) do update set told_on = excluded.told_on
      where score_passed.told_on <> excluded.told_on
    returning passed_id`.execute(tx)
  return rows.map((row) => Number(row.passed_id))
}
