import { timestamp, type Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { silentLive } from '#kit/server/live.ts'
import { after, days, instant, type Instant } from '#kit/time/time.ts'
import { neighboursOf } from '#modules/account/server/index.ts'
import type { BoxKind } from '#modules/cards/model.ts'
import { CLAIM_WITHIN, idleHandlers, unlockReward } from '#modules/idle/server/index.ts'

const LONG_AGO = instant('2025-06-01T00:00Z')
const FIRST_ID = 20_000_000

export type Playground = ReturnType<typeof idlePlayground>

const contextOf = (db: Db, accountId: number, now: Instant) =>
  ({
    caller: { accountId, sessionId: '', access: 'visitor' },
    db,
    keys: secureKeys,
    now,
    afterwards: (work: () => void) => work(),
  }) as unknown as SignedInContext

/** Players with friends by the dozen: the handlers over a test database, friendships by hand. */
export function idlePlayground(db: Db) {
  const friends = new Set<number>()
  let lastId = FIRST_ID
  let rewards = 0
  const handlers = idleHandlers({
    friendsSince: async (_db, one, other) => (friends.has(one) && friends.has(other) ? LONG_AGO : undefined),
    createdAt: async (tx, accountId) =>
      (
        await tx
          .selectFrom('account')
          .select('created_at')
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow()
      ).created_at,
    neighboursOf,
    invitationOf: async (_db, accountId) => `INVITE${accountId}`,
    live: silentLive,
    isStealingOn: () => true,
  })
  async function players(count: number, createdAt: Instant = LONG_AGO): Promise<number[]> {
    const ids = Array.from({ length: count }, () => ++lastId)
    await db
      .insertInto('account')
      .values(ids.map((id) => ({ id, created_at: timestamp(createdAt) })))
      .execute()
    return ids
  }

  return {
    players,
    /** New players who have been friends with all the others for long. */
    async friends(count: number, createdAt?: Instant) {
      const ids = await players(count, createdAt)
      for (const id of ids) friends.add(id)
      return ids
    },
    /** A reward of a player that ripened then; gives its id. */
    async reward(accountId: number, ripeAt: Instant, box: BoxKind = 'normal') {
      const rewardId = `REWARD${String(++rewards).padStart(20, '0')}`
      await db
        .insertInto('idle_reward')
        .values({
          id: rewardId,
          stretch_code: rewardId,
          place: 1,
          account_id: accountId,
          box,
          state: 'ripe',
          ripe_at: timestamp(ripeAt),
          state_at: timestamp(after(ripeAt, CLAIM_WITHIN)),
          taken_by: null,
          locked_on: null,
        })
        .execute()
      return rewardId
    },
    /** A reward that was lost then. */
    async lostReward(accountId: number, lostAt: Instant) {
      const rewardId = await this.reward(accountId, after(lostAt, days(-1)))
      await db.updateTable('idle_reward').set({ state: 'lost' }).where('id', '=', rewardId).execute()
      return rewardId
    },
    take: ({ accountId, rewardId, at }: { accountId: number; rewardId: string; at: Instant }) =>
      handlers.takeReward({ rewardId }, contextOf(db, accountId, at)),
    rescue: (accountId: number, rewardId: string, at: Instant) =>
      handlers.rescueReward({ rewardId }, contextOf(db, accountId, at)),
    unlock: (accountId: number, at: Instant) => inTransaction(db, (tx) => unlockReward(tx, accountId, at)),
    boxesOf: (accountId: number) =>
      db
        .selectFrom('card_box')
        .select(['source', 'kind', 'source_id'])
        .where('account_id', '=', accountId)
        .execute(),
    eventsOf: (accountId: number) =>
      db.selectFrom('card_event').select(['kind', 'target']).where('account_id', '=', accountId).execute(),
  }
}
