import type { Family, GameDefinition, Sim, SimEvent } from '#kit/game/contract.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'

/** Chooses the next input; undefined where it has no idea. */
export type Policy = (sim: Sim<unknown>) => unknown

/** In real time a random hand holds an input for a while: one that jitters each tick shows nothing of a game. */
const SHORTEST_HOLD = 6
const LONGEST_HOLD = 40

export function randomPolicy(realtime: boolean, random: Random): Policy {
  let held: unknown
  let ticksLeft = 0
  return (sim) => {
    if (realtime && ticksLeft-- > 0) return held
    ticksLeft = SHORTEST_HOLD + pickIndex(LONGEST_HOLD - SHORTEST_HOLD, random)
    const legal = sim.legal()
    held = legal.length > 0 ? pickOne(legal, random) : undefined
    return held
  }
}

/** The family's own bot; where it has no idea, a random legal input. */
export function botPolicy<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  random: Random,
  strength: 0 | 1 | 2 = 2,
): Policy {
  const fallback = randomPolicy(family.realtime, random)
  return (sim) => family.bot(sim as Sim<Input>, random, strength) ?? fallback(sim)
}

/** A random hand in the player's seat; where the game has a rival, it plays as it would. */
export function blindPolicy<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  random: Random,
): Policy {
  const blind = randomPolicy(family.realtime, random)
  return (sim) =>
    (family.isRivalsTurn?.(sim as Sim<Input>) ? family.bot(sim as Sim<Input>, random, 2) : undefined) ??
    blind(sim)
}

export interface Walk {
  readonly sim: Sim<unknown>
  readonly inputs: readonly unknown[]
  readonly eventKinds: ReadonlySet<string>
  /** True when the sim was playing but offered nothing to do. */
  readonly stuck: boolean
  /** True when the time was over before the run. */
  readonly cut: boolean
}

export interface WalkLimits {
  readonly steps: number
  /** Asked before every step; true ends the walk. */
  readonly tired?: () => boolean
  readonly seen?: (sim: Sim<unknown>, events: readonly SimEvent[]) => void
}

/** Plays one sim by a policy until it ends, gets stuck or reaches its limits. */
export function walk(sim: Sim<unknown>, policy: Policy, { steps, tired, seen }: WalkLimits): Walk {
  const inputs: unknown[] = []
  const eventKinds = new Set<string>()
  let stuck = false
  let cut = false
  while (sim.status === 'playing' && inputs.length < steps) {
    if (tired?.()) {
      cut = true
      break
    }
    const input = policy(sim)
    if (input === undefined) {
      stuck = true
      break
    }
    inputs.push(input)
    const events = sim.apply(input)
    for (const { kind } of events) eventKinds.add(kind)
    seen?.(sim, events)
  }
  return { sim, inputs, eventKinds, stuck, cut }
}
