import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import './tables.ts'

/** An account's places in the tables of games. */
export const scoresPersonalData: PersonalData = {
  module: 'scores',
  holdings: [
    {
      table: 'score',
      columns: ['account_id'],
      what: 'best scores by game, level and period, with the inputs that prove them',
      why: 'the tables of the games; those of days and weeks go after 35 days',
      keptFor: 'ledger',
      seenBy: 'everybody',
      fate: 'kept',
    },
  ],

  async collect(db, accountId) {
    const scores = await db
      .selectFrom('score')
      .select(['game_id', 'level', 'period', 'score', 'ended_at'])
      .where('account_id', '=', accountId)
      .orderBy('ended_at')
      .execute()
    return {
      scores: scores.map(({ game_id, ended_at, ...score }) => ({
        game: game_id,
        ...score,
        endedAt: dateOf(ended_at),
      })),
    }
  },

  // The places stay, so that nobody’s place moves; without the account they are nobody’s.
  async erase() {},
}
