import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Course } from '#kit/game/racing/course.ts'
import { directionOf } from './back.ts'
import { speedOf, speedThrough, type Car } from './car.ts'
import { lapOf } from './laps.ts'
import { hold } from './controls.ts'
import type { Contest, Handling } from './definitions.ts'
import { aheadOf, followLine, lineOf, steerFor, steerTo } from './driver.ts'
import type { DriftCupSim } from './family.ts'
import { raftAside, RIVER_NODES } from './ferry.ts'
import { BAY } from './field.ts'
import { placeOfSpot } from './figures.ts'
import { metresTo } from './park.ts'
import { CRATE, crateKind } from './smash.ts'

const CIRCLE = 11.5
const LOOK_ROUND = 0.75
const CIRCLE_SPEED = [8, 10, 12] as const

/** Circles the next post in its direction. */
export function aroundPosts({ race, course }: DriftCupSim, strength: 0 | 1 | 2): number {
  const car = race.cars[0]!
  const next = race.spots.find(({ isDone }) => !isDone)
  if (!next) return hold(0, false)
  const post = placeOfSpot(course, next)
  const side = next.kind === 0 ? 1 : -1
  const [x, z] = [car.x - post.x, car.z - post.z]
  const far = Math.sqrt(x * x + z * z)
  // From afar aims beside the post, near it at a point around the circle.
  const step = far > CIRCLE * 1.7 ? LOOK_ROUND * 1.6 : LOOK_ROUND
  const angle = exactAtan2(x, z) + side * step
  const aim = { x: post.x + exactSin(angle) * CIRCLE, z: post.z + exactCos(angle) * CIRCLE }
  return steerTo(car, aim, far < CIRCLE * 2.4 ? CIRCLE_SPEED[strength] : 40)
}

const CRATES_AHEAD = 14
const STONE_ROOM = 3.4

/** Aims at the nearest crate of the next row, and beside the stones. */
export function intoCrates({ race, course, definition }: DriftCupSim, courage: number): number {
  const car = race.cars[0]!
  const { handling } = definition
  const lap = Math.max(0, lapOf(car.way, course.count))
  const inReach = race.spots.filter(({ node, meter }) => {
    const ahead = node - car.node
    return meter <= lap && ahead > 0 && ahead < CRATES_AHEAD
  })
  const row = inReach.filter(({ node }) => node === inReach[0]!.node)
  const goals = row.filter((crate) => crateKind(crate, lap) !== CRATE.stone)
  const speed = lineOf(course, handling).speed[(car.node + 1) % course.count]! * courage
  const worth = (aside: number, kind: number) => Math.abs(aside - car.aside) - (kind === CRATE.gold ? 5 : 0)
  const goal = goals.toSorted((one, other) => worth(one.aside, one.kind) - worth(other.aside, other.kind))[0]
  if (!goal && row.length === 0) return followLine(car, course, handling, courage)
  const middle = row.reduce((sum, { aside }) => sum + aside, 0) / row.length
  const aside = goal ? goal.aside : middle + (middle > 0 ? -1 : 1) * (STONE_ROOM + 3)
  return steerFor(car, course, { aside, speed }, Math.max(2, Math.min(6, row[0]!.node - car.node)))
}

const BAY_NODES = 22
const BRAKING = 13
const CONE_NODES = 7
const CONE_ROOM = 3.4

/** Around the cones, then slowly into the bay. */
export function intoBays({ race, course, definition }: DriftCupSim, courage: number): number {
  const car = race.cars[0]!
  const { handling, width } = definition
  const line = lineOf(course, handling).speed[(car.node + 1) % course.count]! * courage
  const left = race.spots
    .filter(({ isDone }) => !isDone)
    .map((spot) => ({ spot, ahead: metresTo(spot, car, course.spacing) }))
    .filter(({ spot, ahead }) => ahead > (spot.kind === BAY ? -3 : 0))
    .toSorted((one, other) => one.ahead - other.ahead)
  const cone = left.find(({ spot, ahead }) => spot.kind !== BAY && ahead < CONE_NODES * 3)
  const bay = left.find(({ spot, ahead }) => spot.kind === BAY && ahead < BAY_NODES * 3)
  if (bay && (!cone || bay.ahead < cone.ahead)) {
    const { spot, ahead } = bay
    if (ahead < 1.4) return steerFor(car, course, { aside: spot.aside, speed: 0 }, 3)
    const speed = Math.min(line, Math.sqrt(2 * BRAKING * Math.max(0, ahead - 1)) * courage + 2)
    return steerFor(
      car,
      course,
      { aside: spot.aside, speed },
      Math.max(2, Math.min(5, Math.round(ahead / 6))),
    )
  }
  if (!cone) return followLine(car, course, handling, courage)
  const side = car.aside > cone.spot.aside ? 1 : -1
  const room = width / 2 - 2
  const aside = Math.max(-room, Math.min(room, cone.spot.aside + side * CONE_ROOM))
  return steerFor(car, course, { aside, speed: Math.min(line, 19) * courage }, 3)
}

const BACK_BRAKING = 13
const SEEN_NODES = 24
const TURNING_SPEED = 7

/** Drives along or against the course, and turns around by hand brake. */
export function thereAndBack({ race, course, definition }: DriftCupSim, courage: number): number {
  const car = race.cars[0]!
  const way = directionOf(race)
  const along = exactSin(car.heading) * course.dx[car.node]! + exactCos(car.heading) * course.dz[car.node]!
  const ahead = way * aheadOf(car, course)
  if (along * way < 0.3) return steerFor(car, course, { aside: 0, speed: TURNING_SPEED }, ahead)
  const speed = speedBefore(car, course, definition.handling, way) * courage
  const room = definition.width / 2 - 4
  const bend = course.curve[(car.node + ahead * 2 + course.count * 2) % course.count]!
  const aside = Math.max(-room, Math.min(room, bend * 150))
  return steerFor(car, course, { aside, speed }, ahead)
}

/** The speed from which a car can brake for every bend in sight. */
function speedBefore(car: Car, course: Course, handling: Handling, way: number): number {
  const speedFor = speedThrough(handling)
  let speed = handling.top * 1.2
  for (let step = 0; step < SEEN_NODES; step++) {
    const curve = Math.abs(course.curve[(car.node + way * step + course.count) % course.count]!)
    if (curve < 0.004) continue
    const bend = speedFor(curve)
    speed = Math.min(speed, Math.sqrt(bend * bend + 2 * BACK_BRAKING * step * course.spacing))
  }
  return speed
}

type FerryContest = Extract<Contest, { kind: 'ferry' }>

const RIVER_AHEAD = 26

/** Aims at where the raft will be. */
export function overRafts(
  { race, course, definition }: DriftCupSim,
  { period }: FerryContest,
  courage: number,
): number {
  const car = race.cars[0]!
  const river = race.spots.find(({ node }) => {
    const ahead = node - car.node
    return ahead > -RIVER_NODES && ahead < RIVER_AHEAD
  })
  if (!river || car.way < 0) return followLine(car, course, definition.handling, courage)
  const metres = Math.max(0, (river.node + 1 - car.node) * course.spacing)
  const ticks = (metres / Math.max(8, speedOf(car))) * 60
  const aside = raftAside(river, race.tick + ticks, period)
  const speed = lineOf(course, definition.handling).speed[(car.node + 1) % course.count]! * courage
  return steerFor(car, course, { aside, speed }, metres > 30 ? aheadOf(car, course) : 3)
}
