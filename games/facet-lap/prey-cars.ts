import type { FacetLapSim } from './family.ts'
import { color } from './mesh.ts'
import { poseAtRest, settlePose } from './pose.ts'
import { carOfPrey } from './prey.ts'
import type { GhostCar } from './world.ts'

const TINTS = [color(0xff6b5e), color(0xffb63d), color(0xc58cff)] as const

/** Drawing of the fleeing cars; a caught one fades. */
export interface PreyCars {
  follow(sim: FacetLapSim): void
  cars(): readonly GhostCar[]
}

export function openPreyCars(): PreyCars {
  const all = TINTS.map((tint): GhostCar => ({ pose: poseAtRest(), tint }))
  let free: readonly GhostCar[] = []
  return {
    follow({ lap, course }) {
      free = lap.prey.flatMap((one, index) => {
        const car = all[index]!
        if (one.isCaught) return []
        settlePose(car.pose, carOfPrey(one, course), course)
        return [car]
      })
    },
    cars: () => free,
  }
}
