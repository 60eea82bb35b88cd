import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { REQUEST_LASTS } from '../rules/friendship.ts'
import './tables.ts'

/** What is known of an account's friends, requests and blocks. */
export const friendsPersonalData: PersonalData = {
  module: 'friends',
  holdings: [
    {
      table: 'friendship',
      columns: ['low_id', 'high_id'],
      what: 'who is friends with whom, since when',
      why: 'the list of friends; taking ripe coconuts from each other',
      keptFor: 'account',
      seenBy: 'the friend',
      fate: 'deleted',
    },
    {
      table: 'friend_request',
      columns: ['from_id', 'to_id'],
      what: 'requests to be friends and what became of them',
      why: 'the list of requests; the limits of a day',
      keptFor: REQUEST_LASTS,
      seenBy: 'the other player',
      fate: 'deleted',
    },
    {
      table: 'player_block',
      columns: ['account_id', 'blocked_id'],
      what: 'who has blocked whom',
      why: 'keeps two players out of each other’s sight',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const friendships = await db
      .selectFrom('friendship')
      .selectAll()
      .where((row) => row.or([row('low_id', '=', accountId), row('high_id', '=', accountId)]))
      .orderBy('since_at')
      .execute()
    const requests = await db
      .selectFrom('friend_request')
      .selectAll()
      .where((row) =>
        row.or([
          row('from_id', '=', accountId),
          // Only the player who ignored a request knows that.
          row('to_id', '=', accountId),
        ]),
      )
      .orderBy('sent_at')
      .execute()
    const blocks = await db
      .selectFrom('player_block')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('since_at')
      .execute()
    return {
      friends: friendships.map(({ low_id, high_id, since_at }) => ({
        player: low_id === accountId ? high_id : low_id,
        since: dateOf(since_at),
      })),
      requests: requests.map(({ from_id, to_id, state, sent_at }) => ({
        direction: from_id === accountId ? 'sent' : 'received',
        player: from_id === accountId ? to_id : from_id,
        state: from_id === accountId && state === 'ignored' ? 'waiting' : state,
        sentAt: dateOf(sent_at),
      })),
      blocked: blocks.map(({ blocked_id, since_at }) => ({ player: blocked_id, since: dateOf(since_at) })),
    }
  },

  async erase(tx, { accountId }) {
    await tx
      .deleteFrom('friendship')
      .where((row) => row.or([row('low_id', '=', accountId), row('high_id', '=', accountId)]))
      .execute()
    await tx
      .deleteFrom('friend_request')
      .where((row) => row.or([row('from_id', '=', accountId), row('to_id', '=', accountId)]))
      .execute()
    await tx
      .deleteFrom('player_block')
      .where((row) => row.or([row('account_id', '=', accountId), row('blocked_id', '=', accountId)]))
      .execute()
  },
}
