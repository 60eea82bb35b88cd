import { pickOne, type Random } from '#kit/random/random.ts'
import type { IdleInput, IdleSim } from './rules.ts'
import { isOpen, pearlsFor, priceOf } from './world.ts'

/** Ticks between two actions, by strength. */
const ACT_EVERY = [40, 20, 10] as const
const SHOP_EVERY = [90, 40, 20] as const
/** A new start pays when it brings this share of the pearls one has. */
const ANEW_SHARE = 0.5

/** Buys what pays itself back first, with the time it takes to save up for it. */
export function bestBuy({ definition, trade, world }: IdleSim): number | undefined {
  const now = trade.rate(world.levels, true, world)
  let best: number | undefined
  let shortest = Infinity
  for (const [index] of definition.upgrades.entries()) {
    const price = priceOf(world, definition, index)
    if (price === undefined || !isOpen(world, definition, index)) continue
    const levels = world.levels.map((level, at) => (at === index ? level + 1 : level))
    const gain = trade.rate(levels, true, world) - now
    const wait = Math.max(0, price - world.coins) / Math.max(now, 0.01)
    const back = wait + price / Math.max(gain, now * 0.001, 1e-6)
    if (back >= shortest) continue
    shortest = back
    best = index
  }
  return best
}

export function idleBot(sim: IdleSim, random: Random, strength: 0 | 1 | 2): IdleInput {
  const { world, definition, trade } = sim
  if (world.clock % SHOP_EVERY[strength] === 0) {
    if (pearlsFor(world, definition) > world.pearls * ANEW_SHARE) return ['anew']
    const wish = strength === 0 ? pickOne([...definition.upgrades.keys()], random) : bestBuy(sim)
    if (wish !== undefined && (priceOf(world, definition, wish) ?? Infinity) <= world.coins)
      return ['buy', wish]
  }
  if (world.clock % ACT_EVERY[strength] === 5) {
    const act = trade.advise(world)
    if (act) return ['act', act[0], act[1]]
  }
  return 0
}
