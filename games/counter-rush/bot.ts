import { pickIndex, seededRandom, type Random } from '#kit/random/random.ts'
import { shopOf } from './all-shops.ts'
import type { CounterDefinition } from './definitions.ts'
import { openDay, type ShiftSim } from './shift.ts'

/** Ticks between two taps, and chance of a random tap, by strength. */
const HANDS = [
  { rest: 60, slips: 0.2 },
  { rest: 34, slips: 0.03 },
  { rest: 20, slips: 0 },
] as const
const TIMED_REST = 6
const lastTaps = new WeakMap<object, number>()

/** Follows the shop's advice, no faster than a person. */
export function tapWell(sim: ShiftSim, random: Random, strength: 0 | 1 | 2): number {
  const { shop, state, rules } = sim
  const { rest, slips } = HANDS[strength]
  const last = lastTaps.get(sim) ?? -rest
  const wait = shop.isTimed?.(state.desk) ? TIMED_REST : rest
  if (state.tick - last < wait && state.tick >= last) return 0
  const spot = random() < slips / rest ? pickIndex(rules.inputs.length - 1, random) : shop.advise(state)
  if (spot === undefined) return 0
  lastTaps.set(sim, state.tick)
  return spot + 1
}

const LONGEST_DAY = 60 * 600

/** The bot's own day, if it wins it. */
export function provenDay(
  { shop: name }: CounterDefinition,
  seed: number,
  level: number,
): readonly number[] | undefined {
  const sim = openDay(shopOf(name), seed, level)
  const random = seededRandom(seed)
  const inputs: number[] = []
  while (sim.status === 'playing' && inputs.length < LONGEST_DAY) {
    const input = tapWell(sim, random, 2)
    inputs.push(input)
    sim.apply(input)
  }
  return sim.status === 'won' ? inputs : undefined
}
