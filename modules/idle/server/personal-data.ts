import { timestamp } from '#kit/db/db.ts'
import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { STRETCHES_KEPT_FOR } from './idle-store.ts'
import './tables.ts'

/** An account's time online and the rewards that ripened meanwhile. */
export const idlePersonalData: PersonalData = {
  module: 'idle',
  holdings: [
    {
      table: 'idle_stretch',
      columns: ['account_id'],
      what: 'stretches of time online: begun, last seen, ended',
      why: 'rewards ripen by them',
      keptFor: STRETCHES_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'idle_reward',
      columns: ['account_id', 'taken_by'],
      what: 'rewards that ripened, and what became of each',
      why: 'a reward gives one box, once: the ledger of boxes stands on it',
      keptFor: 'ledger',
      seenBy: 'friends, while it can be taken',
      fate: 'kept',
    },
    {
      table: 'idle_theft',
      columns: ['thief_id', 'victim_id'],
      what: 'who took whose reward, and when',
      why: 'the limits of taking; the ledger of boxes',
      keptFor: 'ledger',
      seenBy: 'the two players',
      fate: 'kept',
    },
  ],

  async collect(db, accountId) {
    const stretches = await db
      .selectFrom('idle_stretch')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('started_at')
      .execute()
    const rewards = await db
      .selectFrom('idle_reward')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('ripe_at')
      .execute()
    const thefts = await db
      .selectFrom('idle_theft')
      .selectAll()
      .where((row) => row.or([row('thief_id', '=', accountId), row('victim_id', '=', accountId)]))
      .orderBy('stolen_at')
      .execute()
    return {
      timeOnline: stretches.map(({ started_at, seen_at, ended_at }) => ({
        startedAt: dateOf(started_at),
        lastSeenAt: dateOf(seen_at),
        endedAt: dateOf(ended_at),
      })),
      rewards: rewards.map(({ box, state, ripe_at, state_at }) => ({
        box,
        state,
        ripeAt: dateOf(ripe_at),
        since: dateOf(state_at),
      })),
      takings: thefts.map(({ thief_id, victim_id, stolen_at }) => ({
        direction: thief_id === accountId ? 'taken from' : 'lost to',
        player: thief_id === accountId ? victim_id : thief_id,
        at: dateOf(stolen_at),
      })),
    }
  },

  async erase(tx, { accountId, now }) {
    await tx.deleteFrom('idle_stretch').where('account_id', '=', accountId).execute()
    await tx
      .updateTable('idle_reward')
      .set({ state: 'lost', state_at: timestamp(now) })
      .where('account_id', '=', accountId)
      .where('state', 'in', ['ripe', 'locked'])
      .execute()
  },
}
