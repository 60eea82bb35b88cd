import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { VISITOR_REMEMBERED_FOR } from '#modules/account/model.ts'
import { CROWD_EVERY } from '../rules/newcomers.ts'
import './tables.ts'

/** The cloud time an account has been given. */
export const playtimePersonalData: PersonalData = {
  module: 'playtime',
  holdings: [
    {
      table: 'play_grant',
      columns: ['account_id'],
      what: 'cloud time given: for what, how much, until when, how much is left',
      why: 'the allowance; what is charged must be gone from here',
      keptFor: 'ledger',
      seenBy: 'nobody',
      fate: 'kept',
    },
    {
      table: 'play_newcomer',
      columns: [],
      what: 'that an account, and each of its devices (as a mask), has had the newcomer’s time',
      why: 'the time is given once',
      keptFor: VISITOR_REMEMBERED_FOR,
      seenBy: 'nobody',
      fate: 'blanked',
    },
    {
      table: 'play_crowd',
      columns: [],
      what: 'that more than three newcomers came from a household (as a mask), when, and how many were paid',
      why: 'a class plays at once, and nobody is paid for made-up accounts',
      keptFor: CROWD_EVERY,
      seenBy: 'nobody',
      fate: 'blanked',
    },
  ],

  async collect(db, accountId) {
    const grants = await db
      .selectFrom('play_grant')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('started_at')
      .execute()
    return {
      time: grants.map(({ source, seconds, seconds_left, started_at, ends_at }) => ({
        source,
        seconds,
        secondsLeft: seconds_left,
        startedAt: dateOf(started_at),
        endsAt: dateOf(ends_at),
      })),
    }
  },

  // Device masks are anonymous and expire by age: without them each new account would be granted time again.
  async erase(tx, { accountId }) {
    await tx.deleteFrom('play_newcomer').where('key', '=', `account:${accountId}`).execute()
  },
}
