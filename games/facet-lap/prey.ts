import { exactAtan2 } from '#kit/game/exact-math.ts'
import { carAtStart, type Car } from './car.ts'
import type { Terms } from './definitions.ts'
import { lineOf } from './driver.ts'
import type { LapCourse } from './lap-course.ts'
import type { Lap } from './rules.ts'
import type { Tick } from './twists.ts'

/** A car that flees along the racing line; it is on rails, so that it cannot be pushed. */
export interface Prey {
  /** Nodes from the start line. */
  way: number
  isCaught: boolean
}

/** Metres of lead, and share of the line's speed. */
const LEADS = [60, 105, 150] as const
const COURAGES = [0.6, 0.66, 0.71] as const
const SIDE_BY_SIDE = 0.3

export const preyAtStart = ({ spacing }: LapCourse): Prey[] =>
  LEADS.map((metres) => ({ way: metres / spacing, isCaught: false }))

/** Passed cars are caught, and the last one ends the run. */
export function stepPrey(lap: Lap, { topSpeed, laps }: Terms, { course, events }: Tick) {
  const line = lineOf(course)
  for (const [index, prey] of lap.prey.entries()) {
    const speed = Math.min(topSpeed, line.speed[Math.floor(prey.way) % course.count]!) * COURAGES[index]!
    prey.way += speed / 60 / course.spacing
    if (prey.isCaught || lap.gone + lap.car.past / course.spacing < prey.way + SIDE_BY_SIDE) continue
    prey.isCaught = true
    events.push({ kind: 'caught', amount: lap.prey.filter(({ isCaught }) => isCaught).length })
  }
  if (lap.prey.every(({ isCaught }) => isCaught)) {
    lap.status = 'won'
    lap.milliseconds = Math.round((lap.tick * 1000) / 60)
    events.push({ kind: 'finish' })
  } else if (lap.gone >= course.count * laps) {
    lap.status = 'lost'
    events.push({ kind: 'escaped' })
  }
}

export function carOfPrey({ way }: Prey, course: LapCourse): Car {
  const whole = Math.floor(way)
  const node = whole % course.count
  const next = (node + 1) % course.count
  const share = way - whole
  const { aside, speed } = lineOf(course)
  const out = aside[node]! + (aside[next]! - aside[node]!) * share
  const between = (from: number, to: number) => from + (to - from) * share
  const [dx, dz] = [between(course.dx[node]!, course.dx[next]!), between(course.dz[node]!, course.dz[next]!)]
  return {
    ...carAtStart(course),
    node,
    x: between(course.x[node]!, course.x[next]!) + dz * out,
    y: between(course.y[node]!, course.y[next]!) + between(course.bank[node]!, course.bank[next]!) * out,
    z: between(course.z[node]!, course.z[next]!) - dx * out,
    vx: dx * speed[node]! * 0.7,
    vz: dz * speed[node]! * 0.7,
    heading: exactAtan2(dx, dz),
  }
}
