import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import type { Match, Mind } from './match.ts'
import { think } from './mind.ts'
import { holds, IDLE, type Hold } from './pad.ts'
import { skillOf } from './skill.ts'

/** A bot's plans are not part of the state: the run must not know who plays. */
const minds = new WeakMap<object, Mind>()

/** Plays the own seat as a computer of this strength, 1 to 5. */
export function playSeat(sim: Sim<Hold>, strength: number, random: Random): Hold {
  const { state } = sim as TurnSim<Match, Hold>
  const mind = minds.get(sim) ?? { wait: 0, hold: IDLE, letGo: -1, isFooled: false }
  minds.set(sim, mind)
  return holds(think(state, 0, { mind, skill: skillOf(strength) }, random))
}

const STRENGTHS = [1, 3, 5] as const

export const botHold = (sim: Sim<Hold>, random: Random, strength: 0 | 1 | 2): Hold =>
  playSeat(sim, STRENGTHS[strength], random)
