import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { DARES_KEPT_FOR } from './dare.ts'
import './tables.ts'

/** The challenges of the day that an account has finished. */
export const dailiesPersonalData: PersonalData = {
  module: 'dailies',
  holdings: [
    {
      table: 'daily_finish',
      columns: ['account_id'],
      what: 'challenges of the day that the player finished: day, game, moment and distance from UTC',
      why: 'the streak is made from them, by the player’s own calendar',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'daily_dare',
      columns: ['from_id', 'to_id'],
      what: 'which friends the player dared to beat them today or yesterday, at which game, and what they scored as a visitor',
      why: 'a friend is dared once a day',
      keptFor: DARES_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const rows = await db
      .selectFrom('daily_finish')
      .select(['day', 'game_id', 'finished_at', 'utc_offset'])
      .where('account_id', '=', accountId)
      .orderBy('finished_at')
      .execute()
    const dares = await db
      .selectFrom('daily_dare')
      .selectAll()
      .where((dare) => dare.or([dare('from_id', '=', accountId), dare('to_id', '=', accountId)]))
      .execute()
    return {
      dares: dares.map(({ from_id, to_id, dared_on, game_id, withdrawn_at, from_score, to_score }) => ({
        by: from_id,
        player: to_id,
        day: dared_on,
        game: game_id,
        takenBack: withdrawn_at !== null,
        scoredAsVisitor: from_id === accountId ? from_score : to_score,
      })),
      finished: rows.map(({ day, game_id, finished_at, utc_offset }) => ({
        day,
        game: game_id,
        finishedAt: dateOf(finished_at),
        secondsEastOfUtc: utc_offset,
      })),
    }
  },

  async erase(tx, { accountId }) {
    await tx
      .deleteFrom('daily_dare')
      .where((dare) => dare.or([dare('from_id', '=', accountId), dare('to_id', '=', accountId)]))
      .execute()
    await tx.deleteFrom('daily_finish').where('account_id', '=', accountId).execute()
  },
}
