import type { Random } from '#kit/random/random.ts'
import { control, PEDAL, type FacetLapInput } from './controls.ts'
import { driveLine } from './driver.ts'
import type { FacetLapSim } from './family.ts'
import { authorLap } from './medals.ts'
import { powerOf } from './twists.ts'

const SHARE_OF_COURAGE = [0.64, 0.84, 1] as const
const SLIPS = [0.06, 0.015, 0] as const

/** Follows the racing line; a weak driver brakes too early and sometimes steers the wrong way. */
export function facetLapBot(
  sim: FacetLapSim,
  random: Random,
  strength: 0 | 1 | 2,
): FacetLapInput | undefined {
  if (sim.status !== 'playing') return undefined
  if (random() < SLIPS[strength]) return control(random() * 2 - 1, PEDAL.gas)
  const { courage } = authorLap(sim.course, sim.terms)
  const { lap, course, terms } = sim
  const grip = Math.sqrt(powerOf(lap, terms).grip)
  return driveLine(lap.car, course, courage * SHARE_OF_COURAGE[strength] * grip)
}
