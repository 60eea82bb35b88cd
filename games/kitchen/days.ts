import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import type { KitchenDefinition, Offer } from './definitions.ts'
import { holidayOn, MORE_GUESTS, SHARE_OF_ORDERS } from './holidays.ts'
import type { Regular } from './regulars.ts'
import { CALM, TICKS, type Guest, type Kitchen, type Order, type Region, type Wish } from './world.ts'

const HALVES: readonly Region[] = ['left', 'right']
const QUARTERS: readonly Region[] = ['topLeft', 'topRight', 'lowLeft', 'lowRight']
/** Shares of the best possible result for one, two and three stars. */
const MARKS = [0.55, 0.78, 0.97] as const

/** The last day has no end but the third guest without a pizza. */
export const isEndless = ({ levels }: KitchenDefinition, day: number) => day >= levels
export const MOST_MISSED = 3

/** How often guests ask for what they like best. */
const SHARE_OF_TASTE = 0.65

const until = (offers: readonly Pick<Offer<unknown>, 'day'>[], day: number) =>
  offers.flatMap((offer, index) => (offer.day <= day ? [index] : []))

/** Indexes of what is on the shelf on a day. */
export const toppingsOn = ({ menu }: KitchenDefinition, day: number) => until(menu.toppings, day)
export const saucesOn = ({ menu }: KitchenDefinition, day: number) => until(menu.sauces, day)

/** From the first value to the last over the days. */
function paced(definition: KitchenDefinition, [first, last]: readonly [number, number], day: number): number {
  const days = Math.max(1, definition.levels - 2)
  return first + ((last - first) * Math.min(days, day - 1)) / days
}

export function inviteGuest(
  definition: KitchenDefinition,
  {
    day,
    id,
    here = [],
  }: { readonly day: number; readonly id: number; readonly here?: readonly Pick<Guest, 'regular'>[] },
  random: Random,
): Guest {
  const known = until(definition.guests, day)
  // Nobody stands in the line twice.
  const away = known.filter((index) => here.every(({ regular }) => regular !== index))
  // A new guest comes first on their first day.
  const fresh = away.find((index) => day > 1 && definition.guests[index]!.day === day)
  const regular = fresh ?? pickOne(away.length > 0 ? away : known, random)
  const guest = definition.guests[regular]!
  const order = takeOrder(definition, { day, guest }, random)
  const seconds = paced(definition, definition.pace.patience, day) + 9 * (order.wishes.length - 1)
  const full = Math.round((seconds * TICKS * CALM * guest.patience) / 100)
  const dress = holidayOn(day)?.dress ?? guest.dress
  return { id, regular, dress, order, full, patience: full, ordered: false }
}

/** Certain wishes: the holiday's topping, the guest's favourite, a new one. */
function wanted(
  { menu }: KitchenDefinition,
  { day, guest }: { readonly day: number; readonly guest: Regular },
  random: Random,
): readonly number[] {
  const named = (name: string | undefined) =>
    menu.toppings.findIndex((topping) => topping.name === name && topping.day <= day)
  const festive = random() < SHARE_OF_ORDERS ? named(holidayOn(day)?.topping) : -1
  const liked = random() < SHARE_OF_TASTE ? named(guest.taste.topping) : -1
  const newest = random() < 0.5 && day > 1 ? menu.toppings.findIndex((topping) => topping.day === day) : -1
  return [festive, newest, liked].filter((index) => index >= 0)
}

function takeOrder(
  definition: KitchenDefinition,
  { day, guest }: { readonly day: number; readonly guest: Regular },
  random: Random,
): Order {
  const { menu } = definition
  const { taste } = guest
  const most = Math.max(...until(menu.kinds, day).map((index) => menu.kinds[index]!.name))
  const kinds = Math.min(most, 1 + pickIndex(most, random) + (day > 10 ? 1 : 0))
  const offered = toppingsOn(definition, day)
  const chosen = [
    ...new Set([...wanted(definition, { day, guest }, random), ...shuffled(offered, random)]),
  ].slice(0, kinds)
  const region = () => pickRegion(definition, day, random)
  const wishes: Wish[] = chosen.map((topping) => ({ topping, ...countIn(region(), random) }))
  const sauces = saucesOn(definition, day)
  const sauce = sauces.find((index) => menu.sauces[index]!.name === taste.sauce)
  const bake = pickOne([0, 1, 1, 2] as const, random)
  const [hasSauce, hasBake] = [random() < SHARE_OF_TASTE, random() < SHARE_OF_TASTE]
  return {
    sauce: hasSauce && sauce !== undefined ? sauce : pickOne(sauces, random),
    wishes,
    bake: day < menu.bakesFrom ? 1 : hasBake ? (taste.bake ?? bake) : bake,
    slices: menu.slices[pickOne(until(menu.slices, day), random)]!.name,
  }
}

function pickRegion({ menu }: KitchenDefinition, day: number, random: Random): Region {
  const luck = random()
  if (day >= menu.quartersFrom && luck < 0.25) return pickOne(QUARTERS, random)
  if (day >= menu.halvesFrom && luck < 0.55) return pickOne(HALVES, random)
  return 'all'
}

function countIn(region: Region, random: Random) {
  const [fewest, choices] = region === 'all' ? [4, 3] : HALVES.includes(region) ? [3, 3] : [2, 2]
  return { region, count: fewest + pickIndex(choices, random) }
}

/** Ticks until the next guest: twice as fast in the rush hour, followed by time to catch up. */
export function ticksUntilNext(definition: KitchenDefinition, kitchen: Kitchen, random: Random): number {
  const { day, invited } = kitchen
  const seconds = paced(definition, definition.pace.secondsBetween, day)
  const endless = isEndless(definition, day) ? Math.max(0.4, 1.1 - invited * 0.018) : 1
  const rush = isRush(definition, day, invited) ? 0.5 : 1
  return Math.round(seconds * TICKS * endless * rush * (0.85 + 0.3 * random()))
}

export const guestsOn = (definition: KitchenDefinition, day: number) =>
  isEndless(definition, day)
    ? 2
    : Math.round(paced(definition, definition.pace.guests, day)) + (holidayOn(day) ? MORE_GUESTS : 0)

/** The middle third of a day, from the day the island has heard of the place. */
export function isRush(definition: KitchenDefinition, day: number, guest: number): boolean {
  if (day < definition.pace.rushFrom) return false
  if (isEndless(definition, day)) return guest % 8 >= 5
  const count = guestsOn(definition, day)
  return guest > Math.floor(count / 3) && guest <= Math.ceil((2 * count) / 3)
}

/** Coins a pizza costs before the tip. */
export const priceOf = ({ wishes, slices }: Order) =>
  6 + 3 * wishes.length + (slices > 4 ? 1 : 0) + wishes.filter(({ region }) => region !== 'all').length

/** Opens the door: the first guest stands at the counter. */
export function openDay(definition: KitchenDefinition, day: number, random: Random): Kitchen {
  const kitchen: Kitchen = {
    day,
    tick: 0,
    upgrades: 0,
    coins: 0,
    served: 0,
    streak: 0,
    missed: 0,
    invited: 0,
    arrivals: [],
    guests: [],
    pizzas: [],
    marks: [0, 0, 0],
    meal: null,
    closed: false,
  }
  let at = 0
  for (let index = 0; index < guestsOn(definition, day); index++) {
    const id = ++kitchen.invited
    const here = [...kitchen.guests, ...kitchen.arrivals.map((arrival) => arrival.guest)]
    const guest = inviteGuest(definition, { day, id, here }, random)
    if (index === 0) kitchen.guests.push(guest)
    else kitchen.arrivals.push({ at: (at += ticksUntilNext(definition, kitchen, random)), guest })
  }
  const guests = [...kitchen.guests, ...kitchen.arrivals.map(({ guest }) => guest)]
  const most = guests.reduce((sum, { order }) => sum + 2 * priceOf(order), 0)
  const [one, two, three] = MARKS
  const mark = (share: number) => Math.round(share * most)
  return { ...kitchen, marks: [mark(one), mark(two), mark(three)] }
}
