import type { Family, GameDefinition, Sim, SimEvent } from '#kit/game/contract.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'

/** Chooses the next input; undefined if it has none. */
export type Policy = (sim: Sim<unknown>) => unknown

/** In real time the random policy holds an input for a while: changing it each tick would explore nothing. */
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

/** The family's own bot, or a random legal input if it has no move. */
export function botPolicy<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  random: Random,
  strength: 0 | 1 | 2 = 2,
): Policy {
  const fallback = randomPolicy(family.realtime, random)
  return (sim) => family.bot(sim as Sim<Input>, random, strength) ?? fallback(sim)
}

/** Plays randomly in the player's seat; a rival of the game plays as usual. */
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
  /** True if the sim was playing but had no legal input. */
  readonly stuck: boolean
  /** True if the time ran out before the run ended. */
  readonly cut: boolean
}

export interface WalkLimits {
  readonly steps: number
  /** Called before every step; true ends the walk. */
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
