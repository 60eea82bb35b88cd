import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { CARD_KINDS } from '#modules/cards/model.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import type { World } from './world.ts'

/** The longest nicknames, of wide and of narrow letters, and in both directions. */
export const NICKNAMES = [
  'Wanda Wwwwwwwwwwwwww',
  'لاعبة جزيرة المرجان',
  '潮汐守望者的長名字',
  'Ines',
  'Đặng Thị Ngọc Huyền',
  'Maximilian Sturmhold',
] as const
/** A game with its own chat. */
const GAME_2048 = 1752

/** Fails if a call that a walk depends on is refused. */
export async function must(call: Promise<{ readonly error: unknown }>): Promise<void> {
  expect((await call).error).toBeNull()
}

/** A new idempotency key. */
export const once = () => ({ opId: randomUUID() })

export interface Neighbour {
  readonly device: TestDevice
  readonly userId: number
}

/** Puts this many copies of each card into a backpack. */
export const giveCards = (world: World, userId: number, copies: number) =>
  world.change(
    `with made as (
       select 'CARD' || lpad($1::text, 14, '0') || lpad((kind * 100 + copy)::text, 8, '0') as id, kind
       from generate_series(1, $3) kind, generate_series(1, $2) copy
     ), moved as (
       insert into card_move (card_id, step, to_id, reason, moved_at)
       select id, 1, $1::bigint, 'give', now() - interval '3 days' from made
     )
     insert into card (id, owner_id, kind, obtained_at, step)
     select id, $1::bigint, kind, now() - interval '3 days', 1 from made`,
    [userId, copies, CARD_KINDS.length],
  )

/** Gives an hour of cloud time directly, because newcomers of one network would soon exceed its limit. */
export const giveTime = (world: World, userId: number) =>
  world.change(
    `insert into play_grant (id, account_id, source, seconds, seconds_left, started_at, ends_at)
     values ('GIFT' || $1::text, $1::bigint, 'gift', 3600, 3600, now(), now() + interval '1 day')
     on conflict do nothing`,
    [userId],
  )

export const cardIdOf = (userId: number, kind: number, copy = 1) =>
  `CARD${String(userId).padStart(14, '0')}${String(kind * 100 + copy).padStart(8, '0')}`

/** The players whom a walker meets: they have names, cards on the market, and chat. */
export async function openNeighbours(world: World): Promise<readonly Neighbour[]> {
  const neighbours: Neighbour[] = []
  // One after the other, so that their order does not depend on timing.
  for (const [index, nickname] of NICKNAMES.entries()) {
    const device = world.device(`neighbour ${index}`)
    await device.signIn()
    const userId = device.userId()
    await world.change(
      `update account set nickname = $2, created_at = created_at - interval '9 days' where id = $1`,
      [userId, nickname],
    )
    await giveCards(world, userId, 2)
    neighbours.push({ device, userId })
  }
  for (const [index, { device, userId }] of neighbours.slice(0, 4).entries()) {
    const kind = 3 + index * 13
    const wants = index % 2 === 0 ? [kind - 1, kind - 2, kind + 1, kind + 2].filter((one) => one > 0) : []
    await must(device.call(marketCalls.listCard, { cardId: cardIdOf(userId, kind), days: 7, wants }, once()))
    const words = [
      'hello everybody',
      'مرحبا بالجميع، من يبادل بطاقة السلحفاة؟',
      'A message that goes on for a while, because somebody had a lot to say about a manta that they would like to swap.',
      '有人要换卡吗',
    ][index]!
    const place = { channel: 'game', gameId: GAME_2048 } as const
    await must(device.call(chatCalls.sendMessage, { channel: 'world', text: words }, once()))
    await must(device.call(chatCalls.sendMessage, { ...place, text: `2048: ${words}` }, once()))
  }
  return neighbours
}

/** Makes friends of every kind, requests both ways, and a blocked player. */
export async function befriend(world: World, walker: Neighbour, neighbours: readonly Neighbour[]) {
  const [thief, ripe, plain, asking, asked, blocked] = neighbours as [
    Neighbour,
    Neighbour,
    Neighbour,
    Neighbour,
    Neighbour,
    Neighbour,
  ]
  for (const { userId } of [thief, ripe, plain])
    await world.change(
      `insert into friendship (low_id, high_id, since_at)
       values (least($1::bigint, $2), greatest($1::bigint, $2), now() - interval '5 days')`,
      [walker.userId, userId],
    )
  await world.change(
    `insert into idle_reward values ($1, $1, 1, $2, 'normal', 'ripe',
       now() - interval '1 hour', now() + interval '23 hours', null, null)
     on conflict do nothing`,
    [`RIPE${ripe.userId}`, ripe.userId],
  )
  await must(asking.device.call(friendsCalls.sendFriendRequest, { userId: String(walker.userId) }))
  await must(walker.device.call(friendsCalls.sendFriendRequest, { userId: String(asked.userId) }))
  await must(walker.device.call(friendsCalls.blockPlayer, { userId: String(blocked.userId) }))
}
