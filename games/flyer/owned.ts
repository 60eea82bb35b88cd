import type { Mission } from '#kit/game/progress/missions.ts'
import type { Progress } from '#kit/game/progress/progress.ts'
import { openPurse, type PursePlan } from '#kit/game/progress/purse.ts'
import { wornIn } from '#kit/game/progress/shop.ts'
import type { GoodLook } from '#kit/game/progress/shown.ts'
import { bitOf, GADGETS, MOST_TAKEN, type GadgetName, type Kit } from './gadgets.ts'
import { countedIn, GADGET_PLACE, medals, missions, SUIT_PLACE, type Goal } from './missions.ts'
import { suitOf, SUITS, type Suit } from './suits.ts'
import type { Context } from './trip.ts'
import type { Flight } from './world.ts'

const SIGNS: Readonly<Record<GadgetName, string>> = {
  magnet: 'M8 5v7a4 4 0 0 0 8 0V5M6 5h4M14 5h4',
  shell: 'M12 4l6 3c0 6-2 10-6 12-4-2-6-6-6-12z',
  purse: 'M9 12a3 3 0 1 0 .1 0M15 12a3 3 0 1 0 .1 0',
  whistle: 'M10 10a4 4 0 1 0 4 4V9h6M10 6V4',
}
const SUIT_SIGN = 'M8 5l4 3 4-3 3 4-3 2v8H8v-8L5 9z'

const gadgetGoods: readonly GoodLook[] = GADGETS.map(({ name, price, color }) => ({
  id: name,
  price,
  color,
  sign: SIGNS[name],
  place: GADGET_PLACE,
  most: MOST_TAKEN,
}))
const suitGoods: readonly GoodLook[] = SUITS.map(({ name, price, coat }) => ({
  id: name,
  price,
  color: coat[0],
  sign: SUIT_SIGN,
  place: SUIT_PLACE,
}))
const PLAN: PursePlan<Goal> = { missions, medals, goods: [...gadgetGoods, ...suitGoods] }

/** The gadgets that come along, as the first input of a flight names them. */
export const kitOf = (owned: Progress): Kit =>
  wornIn(owned, GADGET_PLACE).reduce((kit, id) => {
    const index = GADGETS.findIndex(({ name }) => name === id)
    return index < 0 ? kit : kit + bitOf(index)
  }, 0)

export const wornSuit = (owned: Progress): Suit => suitOf(wornIn(owned, SUIT_PLACE)[0])

const purseOf = (context: Pick<Context, 'host' | 'text' | 'number'>) => openPurse(context, PLAN)

export const missionText = (context: Context, mission: Mission<Goal>) => purseOf(context).sayMission(mission)

/** Keeps what is owned and tells the page. */
export const keepOwned = (context: Context, owned: Progress, flight: Flight) =>
  purseOf(context).keep(owned, countedIn(flight))

export const showOwned = (context: Context, owned: Progress, flight: Flight) =>
  purseOf(context).show(owned, countedIn(flight))

/** A touch on a good, with its sound, and what is said of it: what is owned then. */
export function touchGood(context: Context, owned: Progress, id: string): Progress {
  const touched = purseOf(context).buy(owned, id)
  if (!touched) return owned
  const { host, text, number } = context
  const does = text(`does.${id}`)
  const poor = text('gadget.poor', { price: number(touched.good.price), coins: number(owned.coins) })
  const says = { bought: does, worn: does, left: '', poor, full: text('gadget.most') }[touched.dealt]
  if (says) host.toast(says)
  return touched.owned
}

export const settleFlight = (context: Context, owned: Progress, flight: Flight) =>
  purseOf(context).settle(owned, { coins: flight.tally.coins, counted: countedIn(flight) })
