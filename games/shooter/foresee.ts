import { pickIndex, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { tickWorld } from './deeds.ts'
import type { ShooterRules, World } from './world.ts'

interface Wish<State extends World> {
  readonly step: ShooterRules<State>['step']
  /** Inputs worth weighing now; each is thought of as held. */
  readonly ways: readonly number[]
  /** How far ahead it looks, in ticks. */
  readonly sight: number
  /** A bot's valuation besides the score. */
  worth(state: State): number
}

/** Ticks between decisions, and chance of a slip, by strength. */
const HANDS = [
  { every: 24, sight: 0.35, slips: 0.3 },
  { every: 16, sight: 0.7, slips: 0.08 },
  { every: 11, sight: 1, slips: 0 },
] as const
const PER_LIFE = 400
const LOST = 900

const plans = new WeakMap<World, { readonly madeAt: number; readonly input: number }>()

/** Tries each direction on a copy of the world and takes the best, for bots of games about aiming. */
export function foresee<State extends World>(
  world: State,
  { step, ways, sight, worth }: Wish<State>,
  random: Random,
  strength: 0 | 1 | 2,
): number {
  const hand = HANDS[strength]
  const known = plans.get(world)
  const age = known ? world.tick - known.madeAt : -1
  if (known && age >= 0 && age < hand.every) return known.input
  let input = pickOne(ways, random)
  let most = -Infinity
  const saved = JSON.stringify(world)
  // One seed for all directions: only they should differ.
  const seed = 1 + pickIndex(1000, random)
  if (random() >= hand.slips)
    for (const way of ways) {
      // Worlds are saved as JSON anyway: read back, one is a copy.
      const copy = JSON.parse(saved) as State
      const luck = seededRandom(seed)
      for (let tick = 0; tick < sight * hand.sight && !copy.end; tick++) {
        tickWorld(copy)
        step(copy, { input: way, random: luck, tell: () => undefined })
      }
      const value = copy.score - world.score + copy.lives * PER_LIFE + worth(copy) - (copy.end ? LOST : 0)
      if (value <= most) continue
      most = value
      input = way
    }
  plans.set(world, { madeAt: world.tick, input })
  return input
}
