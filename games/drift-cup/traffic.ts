import type { SimEvent } from '#kit/game/contract.ts'
import type { Course } from '#kit/game/racing/course.ts'
import type { Random } from '#kit/random/random.ts'
import { speedOf, TICK } from './car.ts'
import { tellWay, type Track } from './laps.ts'
import type { Contest, DriftCupDefinition } from './definitions.ts'
import type { Race, Traffic } from './race.ts'

type TrafficContest = Extract<Contest, { kind: 'traffic' }>

const FIRST_AT = 14
const SLOWEST = 14
const FASTEST = 25
const PAINTS = 5
/** Half a length and half a width of two cars that touch. */
const REACH_AHEAD = 4.1
const REACH_ASIDE = 1.9
const CLOSE_ASIDE = 3.5
const CLOSE_POINTS = 50
const QUARTER_POINTS = 100
const SHIELD_TICKS = 110

export const laneMiddle = ({ width }: Pick<DriftCupDefinition, 'width'>, lanes: number, lane: number) =>
  ((lane + 0.5) / lanes - 0.5) * (width - 1)

/** Slower cars all along two rounds; never all lanes at one place. */
export function layTraffic({ lanes, cars }: TrafficContest, course: Course, random: Random): Traffic[] {
  const traffic: Traffic[] = []
  const every = (course.count - FIRST_AT) / cars
  let lane = 1
  for (let index = 0; index < cars; index++) {
    lane = (lane + 1 + Math.floor(random() * (lanes - 1))) % lanes
    const speed = SLOWEST + random() * (FASTEST - SLOWEST)
    const paint = Math.floor(random() * PAINTS)
    traffic.push({ way: FIRST_AT + index * every, lane, speed, paint, passed: false })
  }
  return traffic
}

/** One lap through the traffic: close passes pay, a crash costs a life. */
export function stepTraffic(
  race: Race,
  { definition, course }: Track,
  contest: TrafficContest,
  events: SimEvent[],
) {
  const car = race.cars[0]!
  if (tellWay(race, course.count, events)) race.score += QUARTER_POINTS
  if (race.shield > 0) race.shield--
  const own = car.way + car.past / course.spacing
  for (const [index, other] of race.traffic.entries()) {
    other.way += (speedNow(race.traffic, index) * TICK) / course.spacing
    const ahead = (other.way - own) * course.spacing
    const aside = Math.abs(laneMiddle(definition, contest.lanes, other.lane) - car.aside)
    if (race.shield === 0 && Math.abs(ahead) < REACH_AHEAD && aside < REACH_ASIDE) crash(race, events)
    if (other.passed || ahead > -REACH_AHEAD) continue
    other.passed = true
    if (aside > CLOSE_ASIDE || race.shield > 0) continue
    race.score += CLOSE_POINTS
    events.push({ kind: 'close', amount: CLOSE_POINTS })
  }
  if (race.lives === 0) race.status = 'lost'
  else if (car.way >= course.count) {
    race.score += race.lives * 500
    race.status = 'won'
    events.push({ kind: 'finish', amount: 1 })
  }
}

const KEEP_APART = 5

/** Traffic keeps behind the car ahead in its lane. */
function speedNow(traffic: readonly Traffic[], index: number): number {
  const { way, lane, speed } = traffic[index]!
  let slowest = speed
  for (const other of traffic)
    if (other.lane === lane && other.way > way && other.way - way < KEEP_APART)
      slowest = Math.min(slowest, other.speed)
  return slowest
}

function crash(race: Race, events: SimEvent[]) {
  const car = race.cars[0]!
  const slower = 8 / Math.max(8, speedOf(car))
  car.vx *= slower
  car.vz *= slower
  race.lives--
  race.shield = SHIELD_TICKS
  events.push({ kind: 'crash', amount: race.lives })
}
