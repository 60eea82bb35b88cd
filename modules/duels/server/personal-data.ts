import type { Selectable } from 'kysely'
import type { Tables } from '#kit/db/db.ts'
import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { hours, type Instant } from '#kit/time/time.ts'
import { isForMore, KEPT_FOR, resign, seatOf } from '../rules/duel.ts'
import { goesOnWithout, leavingBy, withoutErased, wonByLast } from '../rules/table.ts'
import { sitsIn, type StoredDuel } from './duel-row.ts'
import { lockDuelsOf, saveDuel, withoutPlayer } from './duel-store.ts'
import { forgetRatingsOf, ratedOf, ratingsOf } from './rating-store.ts'
import { dropSeeks, findSeek } from './seek-store.ts'
import './tables.ts'

const SEAT_NAMES = ['first', 'second', 'third', 'fourth'] as const
type Row = Selectable<Tables['duel']>

/** An account's seat, and who else sits there: of two the other, of more all. */
function seatedIn(row: Row, accountId: number) {
  const ids = [row.first_id, row.second_id, row.third_id, row.fourth_id].slice(0, row.seat_count)
  const others = ids.filter((id) => id !== accountId)
  const seat = SEAT_NAMES[ids.indexOf(accountId)]
  return row.seat_count === 2 ? { seat, player: others[0] ?? null } : { seat, players: others }
}

function placeIn(row: Row, accountId: number) {
  const seat = [row.first_id, row.second_id, row.third_id, row.fourth_id].indexOf(accountId)
  return row.places === null ? {} : { place: (JSON.parse(row.places) as number[])[seat] ?? null }
}

/** An erased player resigns, so that nobody waits for a move that never comes. Of more than two the rules decide how the others go on. */
function withoutResigned(duel: StoredDuel, accountId: number, now: Instant): StoredDuel {
  if (!isForMore(duel) || duel.phase.status !== 'running') {
    const given = resign(duel, accountId, now)
    return given.ok ? given.value : duel
  }
  const leaving = leavingBy(duel, accountId, now)
  // Whoever looks next finds the empty seat, and has it given up (change-duel.ts).
  const left = withoutErased(duel)
  if (!leaving.ok || !leaving.value || goesOnWithout(left)) return duel
  return wonByLast(left, leaving.value)
}

/** An account's duels. */
export const duelsPersonalData: PersonalData = {
  module: 'duels',
  holdings: [
    {
      table: 'duel',
      columns: ['first_id', 'second_id', 'third_id', 'fourth_id'],
      what: 'games by link: who plays whom, the moves, how it ended',
      why: 'the game goes on whenever one of the players comes back',
      keptFor: KEPT_FOR,
      seenBy: 'the other players and whoever has the link',
      fate: 'blanked',
    },
    {
      table: 'duel_result',
      columns: ['account_id', 'against_id'],
      what: 'how games by link ended: which game, against whom, won, drawn or lost',
      why: 'badges can be counted again',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'duel_rating',
      columns: ['account_id'],
      what: 'how strong a player is by family of games, and how many rated games they have won',
      why: 'opponents of one strength; the table of a family',
      keptFor: 'account',
      seenBy: 'everybody',
      fate: 'deleted',
    },
    {
      table: 'duel_rated',
      columns: ['first_id', 'second_id'],
      what: 'what a rated game has changed',
      why: 'shown at its board; two players cannot raise each other’s rating without end',
      keptFor: KEPT_FOR,
      seenBy: 'the other player and whoever has the link',
      fate: 'blanked',
    },
    {
      table: 'duel_seek',
      columns: ['account_id'],
      what: 'which game somebody looks for an opponent for, at this moment',
      why: 'quick match',
      keptFor: hours(1),
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const duels = await db
      .selectFrom('duel')
      .selectAll()
      .where(sitsIn(accountId))
      .orderBy('moved_at')
      .orderBy('code')
      .execute()
    const results = await db
      .selectFrom('duel_result')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('ended_at')
      .orderBy('code')
      .execute()
    const seek = await findSeek(db, accountId)
    return {
      results: results.map((row) => ({
        game: row.game_id,
        player: row.against_id,
        seat: row.seat === 0 ? 'first' : 'second',
        outcome: row.outcome,
        endedAt: dateOf(row.ended_at),
      })),
      looksFor: seek ? { game: seek.gameId, clock: seek.clock, since: dateOf(seek.since) } : null,
      ratings: (await ratingsOf(db, accountId)).map(({ ratedAt, ...rating }) => ({
        ...rating,
        ratedAt: dateOf(ratedAt ?? null),
      })),
      rated: await ratedOf(db, accountId),
      duels: duels.map((row) => ({
        game: row.game_id,
        ...seatedIn(row, accountId),
        // A move may reveal another player's hand until the game is over.
        moves: row.deal_key !== null && row.ended_at === null ? null : (JSON.parse(row.moves) as unknown),
        status: row.status,
        clock: row.clock,
        isRated: row.rated_as !== null,
        endedBy: row.ended_by,
        ...placeIn(row, accountId),
        lastMoveAt: dateOf(row.moved_at),
        endedAt: dateOf(row.ended_at),
      })),
    }
  },

  async erase(tx, { accountId, now }) {
    await dropSeeks(tx, [accountId])
    for (const duel of await lockDuelsOf(tx, accountId)) {
      const ended = withoutResigned(duel, accountId, now)
      const { askedBy, asked } = ended.rematch
      const seat = seatOf(duel, accountId)
      await saveDuel(tx, {
        ...ended,
        seats: withoutPlayer(ended, accountId),
        rematch: {
          ...ended.rematch,
          askedBy: askedBy === seat ? undefined : askedBy,
          ...(asked ? { asked: asked.filter((one) => one !== seat) } : {}),
        },
      })
    }
    await tx.deleteFrom('duel_result').where('account_id', '=', accountId).execute()
    await tx
      .updateTable('duel_result')
      .set({ against_id: null })
      .where('against_id', '=', accountId)
      .execute()
    await forgetRatingsOf(tx, accountId)
  },
}
