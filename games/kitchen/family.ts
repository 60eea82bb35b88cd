import type { Family, Sim } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { cookBot } from './bot.ts'
import { isEndless, openDay, saucesOn, toppingsOn } from './days.ts'
import { definitions, type KitchenDefinition } from './definitions.ts'
import type { KitchenInput } from './inputs.ts'
import { starsOf, stepKitchen } from './rules.ts'
import { ovensOf } from './upgrades.ts'
import type { Kitchen } from './world.ts'

/** A day that the view and the bot can look at. */
export interface KitchenSim extends Sim<KitchenInput> {
  readonly definition: KitchenDefinition
  readonly kitchen: Kitchen
}

/** Guests of the endless day that fill its progress bar. */
const MANY_GUESTS = 60
/** A sample of pizza points for the input alphabet. */
const PLACES = [
  [0, 0],
  [-45, -30],
  [45, -30],
  [-45, 40],
  [45, 40],
] as const

export function createDay(
  definition: KitchenDefinition,
  seed: number,
  day: number,
  saved?: string,
): KitchenSim {
  const kept = saved ? (JSON.parse(saved) as { kitchen: Kitchen; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`kitchen:${seed}:${day}`))
  const kitchen = kept ? kept.kitchen : openDay(definition, day, random)
  const save = () => JSON.stringify({ kitchen, luck: random.state() })
  return {
    definition,
    kitchen,
    get status() {
      if (!kitchen.closed) return 'playing'
      if (isEndless(definition, day)) return 'over'
      return starsOf(kitchen) > 0 ? 'won' : 'lost'
    },
    get score() {
      return kitchen.coins
    },
    get progress() {
      const gone = kitchen.served + kitchen.missed
      const all = isEndless(definition, day)
        ? MANY_GUESTS
        : gone + kitchen.guests.length + kitchen.arrivals.length
      return Math.min(1, gone / Math.max(1, all))
    },
    legal: () => (kitchen.closed ? [] : inputsOf(definition, kitchen)),
    apply: (input) => stepKitchen(definition, kitchen, { input, random }),
    hash: () => hash32(save()).toString(36),
    save,
  }
}

/** One of each kind of input that means something on this day. */
function inputsOf(
  definition: KitchenDefinition,
  { day, guests, upgrades }: Kitchen,
): readonly KitchenInput[] {
  const sauces = saucesOn(definition, day)
  const toppings = toppingsOn(definition, day)
  const ovens = Array.from({ length: ovensOf(upgrades) }, (_, oven) => oven)
  return [
    0,
    { do: 'roll', by: 30 },
    { do: 'bake' },
    ...guests.map(({ id }) => ({ do: 'take', guest: id }) as const),
    ...ovens.map((oven) => ({ do: 'out', oven }) as const),
    ...PLACES.flatMap(([x, y]) => [
      ...sauces.map((sauce) => ({ do: 'sauce', sauce, x, y }) as const),
      { do: 'cheese', x, y } as const,
      ...toppings.map((topping) => ({ do: 'put', topping, x, y }) as const),
    ]),
    { do: 'cut', from: [-90, 0], to: [90, 0] },
    { do: 'cut', from: [0, -90], to: [0, 90] },
  ]
}

export const family: Family<KitchenDefinition, KitchenInput> = {
  name: 'kitchen',
  realtime: true,
  definitions,
  create: (definition, seed, level, saved) => createDay(definition, seed, level, saved),
  bot: (sim, random, strength) => {
    const { definition, kitchen } = sim as KitchenSim
    return cookBot({ definition, kitchen, random, strength })
  },
}
