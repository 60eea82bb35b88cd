import type { Page } from 'playwright-core'
import { accountCalls } from '#modules/account/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { openPage, signedIn, visit, type PageWishes } from '../browser.ts'
import { befriend, cardIdOf, giveCards, must, once, type Neighbour } from './people.ts'
import type { World } from './world.ts'

/** A player with a browser, for a walk. */
export interface Walker extends Neighbour {
  readonly page: Page
  /** Links that the walker has shared. */
  readonly links: Readonly<Record<'invite' | 'card' | 'listing', string>>
}

let walkers = 0

/** A new player without anything. */
export async function newcomer(world: World, wishes: PageWishes = {}): Promise<Walker> {
  const page = await openPage({ portal: world.url, ...wishes })
  const device = world.device(`walker ${++walkers}`)
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': device.address })
  await visit(page, '/rules/idle-rewards')
  device.token = (await signedIn(page)).tokenStr
  const { result } = await device.call(accountCalls.readStatus, { deviceId: '' })
  return { page, device, userId: result!.userId, links: { invite: '/', card: '/', listing: '/' } }
}

/** Games that need a card in use. */
const PEARL_TANK = 1546
const CASTLE_CANNON_DUEL = 1515
export const NICKNAME = 'Theodora Longbottom'

/** A long-standing player with cards, boxes, listings and friends; nothing of it is random. */
export async function furnished(
  world: World,
  neighbours: readonly Neighbour[],
  wishes: PageWishes = {},
): Promise<Walker> {
  const walker = await newcomer(world, wishes)
  const { userId, device } = walker
  await world.change(
    `update account set nickname = $2, created_at = created_at - interval '9 days' where id = $1`,
    [userId, NICKNAME],
  )
  await giveCards(world, userId, 3)
  await giveBoxes(world, userId)
  await ripen(world, userId)
  await befriend(world, walker, neighbours)
  for (const kind of [4, 17, 30])
    await must(device.call(marketCalls.listCard, { cardId: cardIdOf(userId, kind), days: 3 }, once()))
  await must(device.call(cardsCalls.useCard, { cardId: cardIdOf(userId, 1), gameId: PEARL_TANK }))
  await must(device.call(cardsCalls.useCard, { cardId: cardIdOf(userId, 22), gameId: CASTLE_CANNON_DUEL }))
  return walker
}

/** The same, with opened boxes and shared links. */
export async function settled(...wishes: Parameters<typeof furnished>): Promise<Walker> {
  const walker = await furnished(...wishes)
  await must(walker.device.call(cardsCalls.openBoxes, { box: 'normal', count: 10 }, once()))
  return { ...walker, links: await share(walker) }
}

async function share({ device, userId }: Walker): Promise<Walker['links']> {
  const invite = await device.call(sharingCalls.readShareBox, {})
  const card = await device.call(sharingCalls.shareCard, { cardId: cardIdOf(userId, 52) })
  const own = await device.call(marketCalls.listMyListings, {})
  const { listingId } = own.result!.listings[0]!
  const listing = await device.call(marketCalls.shareListing, { listingId })
  return { invite: invite.result!.url, card: card.result!.url, listing: listing.result!.url }
}

/** Sets the boxes to 99 of each kind, however many have been opened. */
export const giveBoxes = (world: World, userId: number) =>
  world.change(
    `insert into card_box (id, account_id, kind, source, source_id, got_at)
     select 'BOX' || $1::text || left(kind, 1) || given + number, $1::bigint, kind, 'gift',
       $1::text || kind || given + number, now()
     from unnest(array['normal', 'rare']) kind, generate_series(1, 99) number,
       lateral (
         select count(*) given, count(*) filter (where opened_at is null) closed from card_box
         where account_id = $1 and card_box.kind = kind.kind
       ) so_far
     where number <= 99 - closed`,
    [userId],
  )

/** Makes one coconut ripe, one stolen and one lost. */
const ripen = (world: World, userId: number) =>
  world.change(
    `insert into idle_reward (id, stretch_code, place, account_id, box, state, ripe_at, state_at, taken_by)
     select $1::text || state, $1::text, place, $1::bigint, box, state, now() - interval '2 hours',
       now() + case state when 'ripe' then interval '22 hours' else interval '-1 hour' end,
       case state when 'stolen' then $1::bigint end
     from (values (1, 'ripe', 'normal'), (2, 'stolen', 'normal'), (3, 'lost', 'rare')) rewards (place, state, box)`,
    [userId],
  )
