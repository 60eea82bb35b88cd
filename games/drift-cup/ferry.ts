import type { SimEvent } from '#kit/game/contract.ts'
import { exactAtan2, exactSin } from '#kit/game/exact-math.ts'
import { follow, type Course } from '#kit/game/racing/course.ts'
import type { Car } from './car.ts'
import { judgeTrial, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import type { Race, Spot } from './race.ts'

type FerryContest = Extract<Contest, { kind: 'ferry' }>

/** Nodes that a river is wide. */
export const RIVER_NODES = 6
const SWING = 4.6
const BACK_NODES = 9
const SPLASH_SECONDS = 1
const EDGE = 0.6
const ROLLING = 4

/** Metres that the raft of a river is right of the middle at a tick; `kind` of the river is its head start. */
export const raftAside = ({ kind }: Spot, tick: number, period: number) =>
  exactSin(((tick + kind) / period) * 2 * Math.PI) * SWING

export const isOnRiver = ({ node }: Spot, at: number) => at >= node && at < node + RIVER_NODES

/** Beside the raft a car falls in and continues from the bank. */
export function stepFerry(race: Race, { course }: Track, contest: FerryContest, events: SimEvent[]) {
  const car = race.cars[0]!
  const river = race.spots.find((one) => isOnRiver(one, car.node))
  if (river && car.way >= 0) crossRiver(race, course, contest, { river, events })
  judgeTrial(race, course, contest.laps, events)
}

interface Crossing {
  readonly river: Spot
  readonly events: SimEvent[]
}

function crossRiver(race: Race, course: Course, { half, period }: FerryContest, { river, events }: Crossing) {
  const car = race.cars[0]!
  const raft = raftAside(river, race.tick, period)
  if (Math.abs(car.aside - raft) > half - EDGE) {
    toBank(car, course, river.node - BACK_NODES)
    race.penalties += SPLASH_SECONDS
    events.push({ kind: 'splash' })
    return
  }
  const drift = raft - raftAside(river, race.tick - 1, period)
  car.x += course.dz[car.node]! * drift
  car.z -= course.dx[car.node]! * drift
  follow(course, car, car.x, car.z)
  car.way += car.gone
  if (river.meter < race.tick - 60) events.push({ kind: 'raft' })
  river.meter = race.tick
}

/** Sets a car down before the river, looking along the way and rolling slowly. */
function toBank(car: Car, course: Course, node: number) {
  car.way -= car.node - node
  car.node = node
  car.past = 0
  car.aside = 0
  car.wheel = 0
  car.slide = 0
  car.x = course.x[node]!
  car.z = course.z[node]!
  car.heading = exactAtan2(course.dx[node]!, course.dz[node]!)
  car.vx = course.dx[node]! * ROLLING
  car.vz = course.dz[node]! * ROLLING
}
