import type { Sim } from '#kit/game/contract.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { MemorySim } from './family.ts'
import { nextCard } from './recall.ts'
import { READY } from './watch-rules.ts'

/** Cards kept in mind. */
const SPAN = { 0: 3, 1: 10, 2: Infinity } as const
const CHANCE_OF_A_SLIP = { 0: 0.5, 1: 0.15, 2: 0 } as const

/** Remembers the last cards it saw; the weaker it is, the fewer. */
export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const { state } = sim as MemorySim
  if (sim.status !== 'playing') return undefined
  if (state.play === 'turn') return nextCard(state, SPAN[strength], random)
  if (state.phase === 'look') return READY
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(sim.legal(), random)
  return state.changed.find((place) => !state.found.includes(place))
}
