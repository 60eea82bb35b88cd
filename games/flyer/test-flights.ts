import { definitions } from './definitions.ts'
import { createFlight, type FlyerSim } from './family.ts'
import { GADGETS, pickKit } from './gadgets.ts'
import type { FlyerInput } from './rules.ts'

const definition = definitions[0]!

/** A flight over an empty way. */
export function emptyFlight(): FlyerSim {
  const sim = createFlight(definition, 1, 1)
  Object.assign(sim.flight, { hazards: [], coins: [], parcels: [], nextAt: 1e9 })
  return sim
}
export const fly = (sim: FlyerSim, ticks: number, input: FlyerInput) =>
  Array.from({ length: ticks }, () => [...sim.apply(input)]).flat()

/** Gadgets by their names. */
export const kitOf = (...names: string[]) =>
  GADGETS.reduce((kit, { name }, index) => kit + (names.includes(name) ? 2 ** index : 0), 0)

/** A flight over an empty way with gadgets. */
export function flightWith(level: number, kit: number): FlyerSim {
  const sim = createFlight(definition, 1, level)
  Object.assign(sim.flight, { hazards: [], coins: [], parcels: [], nextAt: 1e9 })
  sim.apply(pickKit(kit))
  return sim
}
