import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { days } from '#kit/time/time.ts'
import { DEAL_DARES_KEPT_FOR } from '../rules/dare.ts'
import { SHARED_FOR } from '../rules/shared-run.ts'
import { forgetDaresOf, keptDaresOf } from './dare-store.ts'
import { provedBy } from './run-days.ts'
import { SENT_KEPT_FOR } from './run-store.ts'
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
    {
      table: 'score_run',
      columns: ['account_id'],
      what: 'runs of ranked games: seed, begin, end and a hash of the inputs',
      why: 'a score counts once, for the player and the time it was played in',
      keptFor: SENT_KEPT_FOR,
      seenBy: 'operators',
      fate: 'deleted',
    },
    {
      table: 'score_day',
      columns: ['account_id'],
      what: 'how many proved runs of which game on which day',
      why: 'badges and what else counts runs',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'score_copy',
      columns: ['account_id', 'first_id'],
      what: 'runs that repeat those of another account, input for input',
      why: 'operators look at copied scores',
      keptFor: SENT_KEPT_FOR,
      seenBy: 'operators',
      fate: 'deleted',
    },
    {
      table: 'score_share',
      columns: ['account_id'],
      what: 'runs that the player shared by a link: game, score and inputs',
      why: 'friends race the run on the same deal',
      keptFor: SHARED_FOR,
      seenBy: 'whoever has the link',
      fate: 'deleted',
    },
    {
      table: 'score_dare',
      columns: ['from_id', 'to_id'],
      what: 'whom the player dared to the deal of a run, who dared the player, and what came of it',
      why: 'both see both results',
      keptFor: DEAL_DARES_KEPT_FOR,
      seenBy: 'the other player',
      fate: 'deleted',
    },
    {
      table: 'score_passed',
      columns: ['passer_id', 'passed_id'],
      what: 'which friend the bell told today that the player has passed them',
      why: 'a friend is told once a day',
      keptFor: days(2),
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const scores = await db
      .selectFrom('score')
      .select(['game_id', 'level', 'period', 'score', 'ended_at'])
      .where('account_id', '=', accountId)
      .orderBy('ended_at')
      .execute()
    const runs = await db
      .selectFrom('score_run')
      .select(['game_id', 'begun_at', 'ended_at'])
      .where('account_id', '=', accountId)
      .where('begun_at', 'is not', null)
      .orderBy('begun_at')
      .execute()
    const copies = await db
      .selectFrom('score_copy')
      .select(['game_id', 'level', 'score', 'found_at'])
      .where('account_id', '=', accountId)
      .orderBy('found_at')
      .execute()
    const shared = await db
      .selectFrom('score_share')
      .select(['key', 'game_id', 'level', 'score', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    const { days: played } = await provedBy(db, accountId)
    const passed = await db
      .selectFrom('score_passed')
      .selectAll()
      .where((pair) => pair.or([pair('passer_id', '=', accountId), pair('passed_id', '=', accountId)]))
      .execute()
    const dares = await keptDaresOf(db, accountId)
    return {
      dares: dares.map(({ fromId, toId, gameId, level, score, daredAt, answer, isWithdrawn }) => ({
        by: fromId,
        player: toId,
        game: gameId,
        level,
        score,
        daredAt: dateOf(daredAt),
        answer: answer?.score ?? null,
        outcome: answer?.outcome ?? null,
        takenBack: isWithdrawn,
      })),
      passed: passed.map(({ passer_id, passed_id, told_on }) => ({
        by: passer_id,
        player: passed_id,
        day: told_on,
      })),
      days: played.flatMap(({ day, runs }) => [...runs].map(([game, count]) => ({ day, game, runs: count }))),
      shared: shared.map(({ game_id, created_at, ...run }) => ({
        game: game_id,
        ...run,
        sharedAt: dateOf(created_at),
      })),
      runs: runs.map(({ game_id, begun_at, ended_at }) => ({
        game: game_id,
        begunAt: dateOf(begun_at),
        endedAt: dateOf(ended_at),
      })),
      copies: copies.map(({ game_id, found_at, ...copy }) => ({
        game: game_id,
        ...copy,
        foundAt: dateOf(found_at),
      })),
      scores: scores.map(({ game_id, ended_at, ...score }) => ({
        game: game_id,
        ...score,
        endedAt: dateOf(ended_at),
      })),
    }
  },

  // Entries stay, so that nobody’s place changes; without the account they are anonymous.
  async erase(tx, { accountId }) {
    await tx.deleteFrom('score_run').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('score_day').where('account_id', '=', accountId).execute()
    await tx
      .deleteFrom('score_passed')
      .where((pair) => pair.or([pair('passer_id', '=', accountId), pair('passed_id', '=', accountId)]))
      .execute()
    await forgetDaresOf(tx, accountId)
    await tx.deleteFrom('score_share').where('account_id', '=', accountId).execute()
    await tx
      .deleteFrom('score_copy')
      .where((copy) => copy.or([copy('account_id', '=', accountId), copy('first_id', '=', accountId)]))
      .execute()
  },
}
