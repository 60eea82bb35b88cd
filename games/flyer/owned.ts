import type { Mission } from '#kit/game/progress/missions.ts'
import { rankOf } from '#kit/game/progress/missions.ts'
import { writeProgress, type Progress } from '#kit/game/progress/progress.ts'
import { settleRun } from '#kit/game/progress/settle-run.ts'
import { deal, wornIn, type Dealt } from '#kit/game/progress/shop.ts'
import {
  shownGoods,
  shownMedals,
  shownMissions,
  type Gains,
  type GoodLook,
} from '#kit/game/progress/shown.ts'
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
const goods = [...gadgetGoods, ...suitGoods]

/** The gadgets that come along, as the first input of a flight names them. */
export const kitOf = (owned: Progress): Kit =>
  wornIn(owned, GADGET_PLACE).reduce((kit, id) => {
    const index = GADGETS.findIndex(({ name }) => name === id)
    return index < 0 ? kit : kit + bitOf(index)
  }, 0)

export const wornSuit = (owned: Progress): Suit => suitOf(wornIn(owned, SUIT_PLACE)[0])

export const missionText = (
  { text, number }: Pick<Context, 'text' | 'number'>,
  { goal, target }: Mission<Goal>,
) => text(`mission.${goal}`, { count: number(target) })

/** Keeps what is owned and tells the page. */
export function keepOwned(context: Context, owned: Progress, flight: Flight) {
  context.host.remember(writeProgress(owned))
  showOwned(context, owned, flight)
}

export function showOwned(context: Context, owned: Progress, flight: Flight) {
  const { host, text } = context
  host.progress?.({
    coins: owned.coins,
    rank: rankOf(owned),
    missions: shownMissions(owned, missions, {
      counted: countedIn(flight),
      say: (mission) => missionText(context, mission),
    }),
    goods: shownGoods(owned, goods, text),
    medals: shownMedals(owned, medals, text),
  })
}

/** A touch on a good: what is owned then, and what is said of it. */
export function touchGood(
  { text, number }: Pick<Context, 'text' | 'number'>,
  owned: Progress,
  id: string,
): { readonly owned: Progress; readonly dealt: Dealt; readonly says: string } | undefined {
  const good = goods.find((one) => one.id === id)
  if (!good) return undefined
  const [after, dealt] = deal(owned, good)
  const does = text(`does.${id}`)
  const poor = text('gadget.poor', { price: number(good.price), coins: number(owned.coins) })
  const says = { bought: does, worn: does, left: '', poor, full: text('gadget.most') }[dealt]
  return { owned: after, dealt, says }
}

export function settleFlight(
  context: Context,
  owned: Progress,
  flight: Flight,
): { readonly progress: Progress; readonly gains: Gains } {
  return settleRun(
    owned,
    { missions, medals },
    {
      coins: flight.tally.coins,
      counted: countedIn(flight),
      sayMission: (mission) => missionText(context, mission),
      sayMedal: (id) => context.text(`medal.${id}`),
    },
  )
}
