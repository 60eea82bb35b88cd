import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { moment, prepared, preparedAlong, sendAlong } from '#kit/db/prepared.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Keys } from '#kit/server/keys.ts'
import { after, before, dayOf, days, dayStart, toWholeSeconds, type Instant } from '#kit/time/time.ts'
import { CLAIM_WITHIN, type IdleReward } from '../rules/reward.ts'
import { LOSSES_A_DAY, STEAL_EVERY, STEALS_A_DAY } from '../rules/steal.ts'
import { isOver, ripeSteps, STRETCH_CAP, stretchEnd, VISIT_EVERY, type Stretch } from '../rules/stretch.ts'
import './tables.ts'

/** How long rewards are shown and stretches are kept. */
const SHOWN_FOR = days(3)
export const STRETCHES_KEPT_FOR = days(30)

export interface StoredStretch extends Stretch {
  readonly code: string
  readonly accountId: number
}

export const toStretch = (row: Selectable<Tables['idle_stretch']>): StoredStretch => ({
  code: row.code,
  accountId: row.account_id,
  startedAt: row.started_at,
  seenAt: row.seen_at,
})

export function toReward(row: Selectable<Tables['idle_reward']>): IdleReward {
  const { id: rewardId, account_id: ownerId, box, ripe_at: ripeAt } = row
  const common = { rewardId, ownerId, box, ripeAt, wasRescued: row.locked_on !== null }
  switch (row.state) {
    case 'ripe':
      return { ...common, state: row.state, claimUntil: row.state_at }
    case 'taken':
      return { ...common, state: row.state, takenAt: row.state_at }
    case 'stolen':
      return { ...common, state: row.state, takenAt: row.state_at, takenBy: row.taken_by ?? 0 }
    case 'lost':
      return { ...common, state: row.state, lostAt: row.state_at }
    case 'locked':
      return { ...common, state: row.state, lockedAt: row.state_at }
  }
}

const stateAt = (reward: IdleReward): Instant => {
  switch (reward.state) {
    case 'ripe':
      return reward.claimUntil
    case 'taken':
    case 'stolen':
      return reward.takenAt
    case 'lost':
      return reward.lostAt
    case 'locked':
      return reward.lockedAt
  }
}

/** Locks the stretch that is open in the table until the transaction ends; it may have expired. */
export async function lockStretch(tx: Tx, accountId: number): Promise<StoredStretch | undefined> {
  const [row] = await selectOpenStretch(tx, { accountId })
  return row && toStretch(row)
}

const selectOpenStretch = prepared((tx: Tx, own: { accountId: number }) =>
  tx
    .selectFrom('idle_stretch')
    .selectAll()
    .where('account_id', '=', own.accountId)
    .where('ended_at', 'is', null)
    .forUpdate(),
)

/** Begins a stretch; returns a concurrent one if another request was faster. */
export async function beginStretch(tx: Tx, stretch: StoredStretch): Promise<StoredStretch> {
  await tx
    .insertInto('idle_stretch')
    .values({
      code: stretch.code,
      account_id: stretch.accountId,
      started_at: timestamp(stretch.startedAt),
      seen_at: timestamp(stretch.seenAt),
      ended_at: null,
    })
    .onConflict((running) => running.column('account_id').where('ended_at', 'is', null).doNothing())
    .execute()
  return (await lockStretch(tx, stretch.accountId)) ?? stretch
}

export const noteVisit = (tx: Tx, code: string, now: Instant): Promise<void> =>
  updateVisit(tx, { code, now: new Date(now) })

const updateVisit = preparedAlong((db: Db, own: { code: string; now: Date }) =>
  db
    .updateTable('idle_stretch')
    .set({ seen_at: moment(own.now) })
    .where('code', '=', own.code),
)

/**
 * Stores what has ripened and closes expired stretches. Both follow from their timestamps, so it does not matter who does it, when,
 * and how often. The caller holds the stretches.
 */
export async function settle(
  tx: Tx,
  stretches: readonly StoredStretch[],
  keys: Keys,
  now: Instant,
): Promise<void> {
  const ripe = stretches.flatMap((stretch) =>
    ripeSteps(stretch, now).map(({ place, box, ripeAt }) => ({
      id: keys.id(ripeAt),
      stretch_code: stretch.code,
      place,
      account_id: stretch.accountId,
      box,
      state: 'ripe' as const,
      ripe_at: timestamp(ripeAt),
      state_at: timestamp(after(ripeAt, CLAIM_WITHIN)),
      taken_by: null,
      locked_on: null,
    })),
  )
  if (ripe.length > 0)
    await sendAlong(
      tx,
      tx
        .insertInto('idle_reward')
        .values(ripe)
        .onConflict((known) => known.columns(['stretch_code', 'place']).doNothing()),
    )
  for (const stretch of stretches.filter((one) => isOver(one, now)))
    await sendAlong(
      tx,
      tx
        .updateTable('idle_stretch')
        .set({ ended_at: timestamp(stretchEnd(stretch)) })
        .where('code', '=', stretch.code),
    )
}

/** The rewards that a player can still see, oldest first. */
export async function listRewards(db: Db, accountId: number, now: Instant): Promise<IdleReward[]> {
  const rows = await selectRewards(db, { accountId, since: new Date(before(now, SHOWN_FOR)) })
  return rows.map(toReward)
}

const selectRewards = prepared((db: Db, own: { accountId: number; since: Date }) =>
  db
    .selectFrom('idle_reward')
    .selectAll()
    .where('account_id', '=', own.accountId)
    .where('ripe_at', '>', moment(own.since))
    .orderBy('ripe_at')
    .orderBy('place'),
)

export async function findReward(db: Db, rewardId: string): Promise<IdleReward | undefined> {
  const row = await db.selectFrom('idle_reward').selectAll().where('id', '=', rewardId).executeTakeFirst()
  return row && toReward(row)
}

/** Locks a reward, optionally of one owner, until the transaction ends. */
export async function lockReward(
  tx: Tx,
  rewardId: string,
  ownerId?: number,
): Promise<IdleReward | undefined> {
  const row = await tx
    .selectFrom('idle_reward')
    .selectAll()
    .where('id', '=', rewardId)
    .$if(ownerId !== undefined, (query) => query.where('account_id', '=', ownerId!))
    .forUpdate()
    .executeTakeFirst()
  return row && toReward(row)
}

/** Stores a new state of a reward that the caller has locked. */
export async function storeReward(tx: Tx, reward: IdleReward): Promise<void> {
  const stored = tx
    .updateTable('idle_reward')
    .set({
      state: reward.state,
      state_at: timestamp(stateAt(reward)),
      taken_by: reward.state === 'stolen' ? reward.takenBy : null,
      ...(reward.state === 'locked' ? { locked_on: dayOf(reward.lockedAt) } : {}),
    })
    .where('id', '=', reward.rewardId)
  await sendAlong(tx, stored)
}

export async function countRescues(db: Db, accountId: number, now: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('idle_reward')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('locked_on', '=', dayOf(now))
    .executeTakeFirstOrThrow()
  return count
}

/** Locks the reward waiting longest for a shared link, until the transaction ends. */
export async function lockLockedReward(
  tx: Tx,
  accountId: number,
  now: Instant,
): Promise<IdleReward | undefined> {
  const row = await tx
    .selectFrom('idle_reward')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'locked')
    .where('state_at', '>', timestamp(before(now, CLAIM_WITHIN)))
    .orderBy('state_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row && toReward(row)
}

export interface Thefts {
  readonly takenToday: number
  readonly lostToday: number
  readonly lastFromFriendAt: Instant | undefined
}

/** Thefts of the thief and losses of the victim today (UTC), and the last theft between them. */
export async function countThefts(db: Db, thiefId: number, victimId: number, now: Instant): Promise<Thefts> {
  const today = timestamp(dayStart(now))
  const { rows } = await sql<{ taken: number; lost: number; last: Instant | null }>`
    select
      (select count(*)::int from idle_theft where thief_id = ${thiefId} and stolen_at >= ${today}) as taken,
      (select count(*)::int from idle_theft where victim_id = ${victimId} and stolen_at >= ${today}) as lost,
      (select max(stolen_at) from idle_theft where thief_id = ${thiefId} and victim_id = ${victimId}) as last
  `.execute(db)
  const row = rows[0]!
  return { takenToday: row.taken, lostToday: row.lost, lastFromFriendAt: row.last ?? undefined }
}

/** Stores a theft with the limits in force, so that a later rule does not break its invariant. */
export async function noteTheft(
  tx: Tx,
  theft: {
    readonly rewardId: string
    readonly thiefId: number
    readonly victimId: number
    readonly now: Instant
  },
): Promise<void> {
  const noted = tx.insertInto('idle_theft').values({
    reward_id: theft.rewardId,
    thief_id: theft.thiefId,
    victim_id: theft.victimId,
    stolen_at: timestamp(theft.now),
    pause_sec: toWholeSeconds(STEAL_EVERY),
    steals_a_day: STEALS_A_DAY,
    losses_a_day: LOSSES_A_DAY,
  })
  await sendAlong(tx, noted)
}

/** Locks everybody involved in a theft or rescue, so that two at once cannot exceed the daily limits. */
export const lockSides = (tx: Tx, ...accountIds: readonly number[]): Promise<void> =>
  lockNamed(tx, ...accountIds.map((accountId) => `idle ${accountId}`))

/** Stores what has expired, and deletes what is no longer shown. */
export async function tidyIdle(db: Db, keys: Keys, now: Instant): Promise<void> {
  const running = await db
    .selectFrom('idle_stretch')
    .select('account_id')
    .where('ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('started_at', '<=', timestamp(before(now, STRETCH_CAP))),
        eb('seen_at', '<=', timestamp(before(now, VISIT_EVERY))),
      ]),
    )
    .execute()
  for (const { account_id: accountId } of running)
    await inTransaction(db, async (tx) => {
      const stretch = await lockStretch(tx, accountId)
      if (stretch) await settle(tx, [stretch], keys, now)
    })
  await db
    .updateTable('idle_reward')
    .set({ state: 'lost' })
    .where('state', '=', 'ripe')
    .where('state_at', '<=', timestamp(now))
    .execute()
  const gone = before(now, STRETCHES_KEPT_FOR)
  await db.deleteFrom('idle_stretch').where('ended_at', '<', timestamp(gone)).execute()
}
