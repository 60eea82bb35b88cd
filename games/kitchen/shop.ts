import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Coach } from '#kit/game/coach.ts'
import { isEndless, MOST_MISSED } from './days.ts'
import type { KitchenDefinition } from './definitions.ts'
import type { Context, KitchenView } from './kitchen-view.ts'
import type { KitchenSim } from './family.ts'
import type { Station } from './layout.ts'
import type { openReactions } from './reactions.ts'
import type { KitchenInput } from './inputs.ts'
import type { Purse } from './upgrades.ts'
import type { Controls } from './controls.ts'
import type { Keyboard } from './keyboard.ts'

/** The shop of one player: the view, their hands, and where the day stands. */
export interface Shop {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: KitchenDefinition
  run: Run<KitchenInput>
  purse: Purse
  /** Guests who have risen in rank today. */
  risen: string[]
  isMorning: boolean
  hasBegun: boolean
  isPaid: boolean
  endedFor: number
  shown: string
  readonly view: KitchenView
  learning: boolean
  readonly guide: Coach
  readonly hand: Controls
  readonly keyboard: Keyboard
  readonly stage: Stage
  readonly reactions: ReturnType<typeof openReactions>
}

export const isLearning = (shop: Shop) => shop.learning && shop.run.level === 1

export function go(shop: Shop, station: Station) {
  const { view } = shop
  if (view.station === station) return
  shop.hand.clear()
  view.station = station
  const { roll = 0, sauce = -1 } = view.kitchen.pizzas.find(({ place }) => place === 'bench') ?? {}
  if (station === 'bench' && roll === 0 && sauce < 0) view.tool = firstTool(shop)
}

/** With one sauce on the shelf there is nothing to choose. */
export const firstTool = ({ definition, view }: Shop): KitchenView['tool'] =>
  definition.menu.sauces.filter(({ day }) => day <= view.kitchen.day).length === 1
    ? { kind: 'sauce', index: 0 }
    : undefined

/** The clock of the day starts with the first touch. */
export function begin(shop: Shop) {
  if (shop.hasBegun) return
  shop.hasBegun = true
  shop.host.playing(true)
  if (shop.purse.upgrades > 0) shop.run.apply({ do: 'outfit', upgrades: shop.purse.upgrades })
}

export function showHud(shop: Shop) {
  const { host, text, number, definition, view } = shop
  const { guests, arrivals, marks, coins, missed, day } = view.kitchen
  const goal = marks.find((mark) => mark > coins) ?? marks[2]
  const isLast = isEndless(definition, day)
  const now = `${guests.length}/${arrivals.length}/${goal}/${missed}`
  if (now === shop.shown) return
  shop.shown = now
  host.hud(
    isLast
      ? [{ id: 'missed', label: text('hud.missed'), value: `${number(missed)}/${number(MOST_MISSED)}` }]
      : [
          { id: 'goal', label: text('hud.goal'), value: number(goal) },
          { id: 'guests', label: text('hud.guests'), value: number(guests.length + arrivals.length) },
        ],
  )
}

export const kitchenOf = (run: Run<KitchenInput>) => (run.sim as KitchenSim).kitchen
