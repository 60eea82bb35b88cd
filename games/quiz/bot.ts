import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { HALVE, type State } from './rules.ts'

const CHANCE_OF_A_SLIP = { 0: 0.5, 1: 0.2, 2: 0.04 } as const

/** Knows the answers; weaker bots guess more often. */
export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const open = sim.legal().filter((input) => input !== HALVE)
  if (open.length === 0) return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(open, random)
  return knownAnswer((sim as TurnSim<State, number>).state)
}

/** The next place to touch. A word may repeat letters, so their number counts, not which were touched. */
function knownAnswer({ question: { right, answers }, touched }: State): number | undefined {
  const isOrdered = right.some((place, at) => right.indexOf(place) !== at) || answers.length === right.length
  const next = right[touched.length]
  if (isOrdered || (next !== undefined && !touched.includes(next))) return next
  return right.find((place) => !touched.includes(place))
}
