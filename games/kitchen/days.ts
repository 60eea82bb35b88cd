import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import type { KitchenDefinition, Offer } from './definitions.ts'
import { CALM, TICKS, type Guest, type Kitchen, type Order, type Region, type Wish } from './world.ts'

const HALVES: readonly Region[] = ['left', 'right']
const QUARTERS: readonly Region[] = ['topLeft', 'topRight', 'lowLeft', 'lowRight']
/** Shares of the most a day can bring that are worth one, two and three stars. */
const MARKS = [0.55, 0.78, 0.97] as const

/** The last day of a kitchen has no end but the third guest who goes hungry. */
export const isEndless = ({ levels }: KitchenDefinition, day: number) => day >= levels
export const MOST_MISSED = 3

const until = <Name>(offers: readonly Offer<Name>[], day: number) =>
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
  { day, id }: { readonly day: number; readonly id: number },
  random: Random,
): Guest {
  const animals = until(definition.guests, day)
  // A new animal comes first on its first day.
  const fresh = animals.find((index) => id === 1 && day > 1 && definition.guests[index]!.day === day)
  const animal = fresh ?? pickOne(animals, random)
  const order = takeOrder(definition, day, random)
  const seconds = paced(definition, definition.pace.patience, day) + 9 * (order.wishes.length - 1)
  const full = Math.round((seconds * TICKS * CALM * definition.guests[animal]!.patience) / 100)
  return { id, animal, dress: pickIndex(5, random), order, full, patience: full, ordered: false }
}

function takeOrder(definition: KitchenDefinition, day: number, random: Random): Order {
  const { menu } = definition
  const most = Math.max(...until(menu.kinds, day).map((index) => menu.kinds[index]!.name))
  const kinds = Math.min(most, 1 + pickIndex(most, random) + (day > 10 ? 1 : 0))
  const offered = toppingsOn(definition, day)
  const newest = offered.filter((index) => menu.toppings[index]!.day === day && day > 1)
  const chosen = [...new Set([...(random() < 0.5 ? newest : []), ...shuffled(offered, random)])].slice(
    0,
    kinds,
  )
  const region = () => pickRegion(definition, day, random)
  const wishes: Wish[] = chosen.map((topping) => ({ topping, ...countIn(region(), random) }))
  return {
    sauce: pickOne(saucesOn(definition, day), random),
    wishes,
    bake: day >= menu.bakesFrom ? pickOne([0, 1, 1, 2] as const, random) : 1,
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

/** Ticks until the next guest: in the rush hour they come twice as fast, then the queue can be worked off. */
export function ticksUntilNext(definition: KitchenDefinition, kitchen: Kitchen, random: Random): number {
  const { day, invited } = kitchen
  const seconds = paced(definition, definition.pace.secondsBetween, day)
  const endless = isEndless(definition, day) ? Math.max(0.4, 1.1 - invited * 0.018) : 1
  const rush = isRush(definition, day, invited) ? 0.5 : 1
  return Math.round(seconds * TICKS * endless * rush * (0.85 + 0.3 * random()))
}

export const guestsOn = (definition: KitchenDefinition, day: number) =>
  isEndless(definition, day) ? 2 : Math.round(paced(definition, definition.pace.guests, day))

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
    const guest = inviteGuest(definition, { day, id }, random)
    if (index === 0) kitchen.guests.push(guest)
    else kitchen.arrivals.push({ at: (at += ticksUntilNext(definition, kitchen, random)), guest })
  }
  const guests = [...kitchen.guests, ...kitchen.arrivals.map(({ guest }) => guest)]
  const most = guests.reduce((sum, { order }) => sum + 2 * priceOf(order), 0)
  const [one, two, three] = MARKS
  const mark = (share: number) => Math.round(share * most)
  return { ...kitchen, marks: [mark(one), mark(two), mark(three)] }
}
