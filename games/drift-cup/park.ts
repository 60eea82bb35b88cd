import type { SimEvent } from '#kit/game/contract.ts'
import { speedOf, type Car } from './car.ts'
import { clockOf, SCORE_EVERY, tellWay, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import { BAY } from './field.ts'
import type { Race, Spot } from './race.ts'

type ParkContest = Extract<Contest, { kind: 'park' }>

/** Metres of a bay, half of each side, and how long one stands in it. */
export const BAY_HALF_LENGTH = 4.6
export const BAY_HALF_WIDTH = 2
export const STAND_TICKS = 30
const SLOW = 3.4
const LOST_AFTER_NODES = 5
const MISSED_SECONDS = 8
const CONE_REACH = 1.9
const INSIDE_ALONG = 2.6
const INSIDE_ASIDE = 1.6

/** Metres by which a spot lies ahead of a car. */
export const metresTo = ({ node }: Spot, { way, past }: Car, spacing: number) => (node - way) * spacing - past

/** One round with a stop in each bay, and cones on the way that should stay where they are. */
export function stepPark(race: Race, { course }: Track, { penalty }: ParkContest, events: SimEvent[]) {
  const car = race.cars[0]!
  tellWay(race, course.count, events)
  for (const [index, spot] of race.spots.entries()) {
    if (spot.isDone) continue
    const ahead = metresTo(spot, car, course.spacing)
    if (spot.kind === BAY) waitInBay(race, spot, ahead, events)
    else if (Math.abs(ahead) < CONE_REACH && Math.abs(spot.aside - car.aside) < CONE_REACH) {
      spot.isDone = true
      race.penalties += penalty
      events.push({ kind: 'cone', amount: index })
    }
  }
  if (race.tick % SCORE_EVERY === 0) race.score = clockOf(race)
  if (car.way < course.count) return
  car.doneAt = race.tick
  race.score = clockOf(race)
  race.status = 'won'
  events.push({ kind: 'finish', amount: 1 })
}

function waitInBay(race: Race, bay: Spot, ahead: number, events: SimEvent[]) {
  const car = race.cars[0]!
  if (ahead < -LOST_AFTER_NODES * 3) {
    bay.isDone = true
    race.penalties += MISSED_SECONDS
    events.push({ kind: 'bayMissed' })
    return
  }
  const isInside = Math.abs(ahead) < INSIDE_ALONG && Math.abs(bay.aside - car.aside) < INSIDE_ASIDE
  if (!isInside || speedOf(car) > SLOW) {
    bay.meter = 0
    return
  }
  bay.meter++
  if (bay.meter < STAND_TICKS) return
  bay.isDone = true
  events.push({
    kind: 'parked',
    amount: race.spots.filter(({ kind, isDone }) => kind === BAY && isDone).length,
  })
}
