import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { kindOf } from '#modules/cards/model.ts'
import { marketCalls } from '#modules/market/calls.ts'
import type { Caller } from './soak-client.ts'

export interface Player {
  readonly accountId: number
  readonly token: string
  /** Cards that may be free; only the server knows. */
  readonly cards: Map<string, number>
}

interface Offer {
  readonly listingId: string
  readonly code: string
  readonly password: string
  readonly kind: number
  readonly seller: Player
}

/** What was acknowledged; checked at the end. */
export interface Acknowledged {
  /** Names of successful openings, and of refused ones. */
  readonly opened: string[]
  readonly notOpened: string[]
  readonly listed: string[]
  readonly taken: { readonly listingId: string; readonly takerId: number }[]
}

export interface World {
  readonly players: readonly Player[]
  /** The listings that all clients compete for. */
  readonly hot: Offer[]
  readonly acknowledged: Acknowledged
}

const MOST_HOT = 24

/** One action of a client: opens boxes, lists, swaps, redeems or takes back. */
export async function step(world: World, call: Caller, random: Random): Promise<void> {
  const player = pickOne(world.players, random)
  const roll = random()
  if (player.cards.size === 0 || roll < 0.1) return open(world, call, player)
  if (roll < 0.5 || world.hot.length === 0) return list(world, call, { player, random })
  const offer = pickOne(world.hot, random)
  if (roll < 0.8) return swap(world, call, offer)
  if (roll < 0.92) return redeem(world, call, { player, offer })
  return takeBack(world, call, offer)
}

async function open({ acknowledged }: World, call: Caller, player: Player) {
  const { opId, result } = await call(cardsCalls.openBoxes, { count: 5 }, player.token)
  if (!result) return void acknowledged.notOpened.push(opId)
  acknowledged.opened.push(opId)
  for (const { card } of result.opened) player.cards.set(card.cardId, card.kind)
}

async function list(
  { hot, acknowledged }: World,
  call: Caller,
  { player, random }: { readonly player: Player; readonly random: Random },
) {
  const [cardId, kind] = [...player.cards][pickIndex(player.cards.size, random)]!
  player.cards.delete(cardId)
  const { result } = await call(marketCalls.listCard, { cardId }, player.token)
  if (!result) return
  acknowledged.listed.push(result.listingId)
  hot.push({ ...result, kind, seller: player })
  if (hot.length > MOST_HOT) hot.shift()
}

const cool = ({ hot }: World, offer: Offer) => {
  const place = hot.indexOf(offer)
  if (place !== -1) hot.splice(place, 1)
}

/** Pays with a fitting card; clients keep competing for the same listing and the same card. */
async function swap(world: World, call: Caller, offer: Offer) {
  const { level } = kindOf(offer.kind)
  for (const payer of world.players) {
    if (payer === offer.seller) continue
    const fitting = [...payer.cards].find(([, kind]) => kind !== offer.kind && kindOf(kind).level === level)
    if (!fitting) continue
    const [cardId] = fitting
    const { listingId } = offer
    const { result, refusal } = await call(marketCalls.swapCard, { listingId, cardId }, payer.token)
    if (result || refusal !== 'ListingOver') payer.cards.delete(cardId)
    if (result) world.acknowledged.taken.push({ listingId, takerId: payer.accountId })
    return cool(world, offer)
  }
}

async function redeem(
  world: World,
  call: Caller,
  { player, offer }: { readonly player: Player; readonly offer: Offer },
) {
  const { code, password, listingId } = offer
  const { result } = await call(marketCalls.redeemListing, { code, password }, player.token)
  if (!result) return
  world.acknowledged.taken.push({ listingId, takerId: player.accountId })
  cool(world, offer)
}

async function takeBack(world: World, call: Caller, offer: Offer) {
  const { result } = await call(marketCalls.takeBack, { listingId: offer.listingId }, offer.seller.token)
  if (result) offer.seller.cards.set(result.card.cardId, offer.kind)
  cool(world, offer)
}
