import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction } from '#kit/db/transaction.ts'
import { hours, minutes, seconds } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { giveBox } from '#modules/cards/server/index.ts'
import { centreCalls } from '#modules/centre/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { giveCard } from './give-card.ts'
import type { TestDevice } from './test-device.ts'
import type { TestPortal } from './test-portal.ts'

export const NICKNAME = 'Zinnober Zeno'
export const SAYING = 'a zebra with an umbrella'
export const REPORT = 'this was not nice of the walrus'
const PUSH = 'https://fcm.googleapis.com/fcm/send/zeno-device-secret'
export const GAME = 1752
const keyed = () => ({ opId: randomUUID() })

export interface FullAccount {
  readonly zeno: TestDevice
  readonly friend: TestDevice
  /** The listing that still runs when the story ends. */
  readonly listing: { readonly code: string; readonly password: string; readonly listingId: string }
}

/** A player who has done a little of everything: talked, traded, played, shared, befriended and blocked. */
export async function makeFullAccount(portal: TestPortal, name = 'Zeno'): Promise<FullAccount> {
  const [zeno, friend, enemy] = [
    portal.device(name),
    portal.device(`friend of ${name}`),
    portal.device(`enemy of ${name}`),
  ]
  for (const one of [zeno, friend, enemy]) await one.signIn()
  await zeno.call(accountCalls.setNickname, { nickname: NICKNAME })
  await friend.call(accountCalls.setNickname, { nickname: 'Friend' })
  await meet(zeno, friend, enemy)
  await talk(portal, zeno, friend)
  const listing = await trade(portal, zeno, friend)
  await play(portal, zeno)
  await leaveTraces(portal, zeno)
  await portal.api.deliver()
  return { zeno, friend, listing }
}

async function meet(zeno: TestDevice, friend: TestDevice, enemy: TestDevice) {
  await zeno.call(friendsCalls.sendFriendRequest, { userId: String(friend.userId()) })
  await friend.call(friendsCalls.sendFriendRequest, { userId: String(zeno.userId()) })
  await zeno.call(friendsCalls.blockPlayer, { userId: String(enemy.userId()) })
}

async function talk(portal: TestPortal, zeno: TestDevice, friend: TestDevice) {
  const say = (device: TestDevice, text: string) =>
    device.call(chatCalls.sendMessage, { channel: 'world', text }, keyed())
  await say(zeno, SAYING)
  portal.wait(seconds(10))
  const message = (await say(friend, 'I am the walrus')).result!.message
  await zeno.call(chatCalls.reportMessage, { messageId: message.messageId, type: 'insult', text: REPORT })
}

async function trade(portal: TestPortal, zeno: TestDevice, friend: TestDevice) {
  const list = async (kind: number) => {
    const cardId = await giveCard(portal, zeno, kind)
    return (await zeno.call(marketCalls.listCard, { cardId }, keyed())).result!
  }
  const swapped = await list(33)
  const cardId = await giveCard(portal, friend, 34)
  await friend.call(marketCalls.swapCard, { listingId: swapped.listingId, cardId })
  await friend.call(marketCalls.redeemListing, await list(1))
  const shown = await giveCard(portal, zeno, 35)
  await zeno.call(sharingCalls.shareCard, { cardId: shown })
  for (let index = 0; index < 3; index++)
    await inTransaction(portal.db, (tx) =>
      giveBox(tx, {
        boxId: `BOX${zeno.userId()}${index}`,
        accountId: zeno.userId(),
        kind: 'normal',
        source: 'gift',
        sourceId: `gift ${zeno.userId()} ${index}`,
        gotAt: portal.now(),
      }),
    )
  await zeno.call(cardsCalls.openBoxes, { count: 2 }, keyed())
  return list(2)
}

async function play(portal: TestPortal, zeno: TestDevice) {
  const stretch = (await zeno.call(idleCalls.startOnline, {})).result!
  portal.wait(hours(3))
  await zeno.call(idleCalls.reportOnline, { stretchCode: stretch.stretchCode })
  const { rewards } = (await zeno.call(idleCalls.listRewards, {})).result!
  await zeno.call(idleCalls.takeReward, { rewardId: rewards[0]!.rewardId })
  portal.wait(hours(3))
  await zeno.call(idleCalls.reportOnline, { stretchCode: stretch.stretchCode })
  await zeno.call(playtimeCalls.checkTime, {})
  await zeno.call(playtimeCalls.claimTime, { source: 's' }, keyed())
  const { playId } = (await zeno.call(centreCalls.startPlay, { gameId: GAME })).result!
  portal.wait(minutes(1))
  await zeno.call(centreCalls.stopPlay, { playId })
  await zeno.call(centreCalls.rateGame, { gameId: GAME, opinion: 'likes' })
  await zeno.call(accountCalls.makeHandCode, {})
  await zeno.call(sharingCalls.readShareBox, {})
}

/** What takes more than a test to come by: a proved score, a cloud play, a browser that is told. */
async function leaveTraces({ db, now }: TestPortal, zeno: TestDevice) {
  const [id, at] = [zeno.userId(), new Date(now())]
  await sql`
    with replay as (
      insert into score_replay (version, replay, created_at) values ('1', 'r', ${at}) returning id
    )
    insert into score (game_id, level, period, account_id, score, ended_at, replay_id)
    select ${GAME}, 0, 'ever', ${id}, 77, ${at}, id from replay`.execute(db)
  await sql`
    insert into cloud_play (id, account_id, ticket_id, game_key, line_key, worker_id, boot, weight, state, token_hash,
      token_until, reserved_at, reserved_until, asked_at, begun_at, ended_at, end_reason, released_at)
    values (${`PLAY${id}`}, ${id}, 'T', 'supertux', 'home', 'w', 'b', 1, 'ended', 'secret-hash', ${at}, ${at}, ${at}, ${at},
      ${at}, ${at}, 'left', ${at})`.execute(db)
  await sql`
    insert into cloud_ticket (id, account_id, line_key, game_key, weight, joined_at, ended_at, ended_how)
    values (${`TICKET${id}`}, ${id}, 'home', 'supertux', 1, ${at}, ${at}, 'entered')`.execute(db)
  await sql`
    insert into cloud_save (account_id, game_key, archive, saved_at)
    values (${id}, 'supertux', '\\x1f8b', ${at})`.execute(db)
  await sql`
    insert into push_subscription (endpoint, account_id, p256dh, auth, language, made_at)
    values (${`${PUSH}-${id}`}, ${id}, 'k', 'a', 'en', ${at})`.execute(db)
  await sql`insert into home_gift (key, taken_at) values (${`account:${id}`}, ${at})`.execute(db)
  await sql`insert into market_wrong_guess (account_id, guessed_at) values (${id}, ${at})`.execute(db)
  await sql`
    insert into chat_mute (account_id, steps, reason, until) values (${id}, 1, 'spam', ${at})`.execute(db)
  await sql`insert into presence (account_id, seen_at) values (${id}, ${at}) on conflict do nothing`.execute(
    db,
  )
}
