import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { PLAYERS_OF_DAYS_KEPT_FOR, PLAYS_KEPT_FOR } from './play-store.ts'
import './tables.ts'

/** What an account has played and liked. */
export const centrePersonalData: PersonalData = {
  module: 'centre',
  holdings: [
    {
      table: 'play',
      columns: ['account_id'],
      what: 'plays of games: when, how long, how fast the game was there',
      why: 'play time; later only sums of all players by game and day are kept',
      keptFor: PLAYS_KEPT_FOR,
      seenBy: 'friends, which game is being played at this moment',
      fate: 'deleted',
    },
    {
      table: 'play_day',
      columns: ['account_id'],
      what: 'games opened, plays, time played and whether a run was ended, by game and day',
      why: 'the lists of the game centre and the operator’s figures count each player once a day',
      keptFor: PLAYERS_OF_DAYS_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'game_player',
      columns: ['account_id'],
      what: 'time played, last play, opinion and the moment of a like by game',
      why: 'recently played and favourite games; one opinion a player; which games the same players stay with, counted',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const games = await db
      .selectFrom('game_player')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('game_id')
      .execute()
    const plays = await db
      .selectFrom('play')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('started_at')
      .execute()
    return {
      games: games.map(({ game_id, played_ms, last_at, opinion, liked_at }) => ({
        game: game_id,
        playedSeconds: Math.round(played_ms / 1000),
        lastPlayedAt: dateOf(last_at),
        opinion,
        likedAt: dateOf(liked_at),
      })),
      plays: plays.map(({ game_id, started_at, ended_at, played_ms }) => ({
        game: game_id,
        startedAt: dateOf(started_at),
        endedAt: dateOf(ended_at),
        playedSeconds: Math.round(played_ms / 1000),
      })),
    }
  },

  // The totals over all players stay: they are anonymous.
  async erase(tx, { accountId }) {
    for (const table of ['play', 'play_day', 'game_player'] as const)
      await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  },
}
