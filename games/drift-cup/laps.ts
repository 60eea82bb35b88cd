import type { SimEvent } from '#kit/game/contract.ts'
import type { Course } from '#kit/game/racing/course.ts'
import type { DriftCupDefinition } from './definitions.ts'
import { placeOf, TICKS_A_SECOND, type Race } from './race.ts'

export interface Track {
  readonly definition: DriftCupDefinition
  readonly course: Course
}

export const PLACE_POINTS = [1000, 700, 500, 300, 200, 100]

/** Places that count as a win. */
export const PODIUM = 3
const QUARTER_POINTS = 10
export const placeOfPlayer = (race: Race) => placeOf(race, race.cars[0]!)
export const lapOf = (way: number, count: number) => Math.floor(Math.max(0, way) / count)

/** Tells laps and quarters of the player; true at each one done. */
export function tellWay(race: Race, count: number, events: SimEvent[]): boolean {
  const quarter = Math.floor((Math.max(0, race.cars[0]!.way) * 4) / count)
  if (quarter <= race.quarters) return false
  race.quarters = quarter
  const isLap = quarter % 4 === 0
  if (isLap) race.lapTicks.push(race.tick)
  events.push(isLap ? { kind: 'lap', amount: quarter / 4 } : { kind: 'quarter' })
  return true
}

/** Who arrives among the first three has won. */
export function judgeRace(race: Race, { count }: Course, laps: number, events: SimEvent[]) {
  if (tellWay(race, count, events) && race.players === 1) race.score += QUARTER_POINTS
  for (const car of race.cars) if (car.doneAt === 0 && lapOf(car.way, count) >= laps) car.doneAt = race.tick
  const done = race.cars.slice(0, race.players).find(({ doneAt }) => doneAt > 0)
  if (!done) return
  const place = placeOf(race, done)
  events.push({ kind: 'finish', amount: place })
  if (race.players === 2) {
    race.status = 'over'
    race.score = 0
    return
  }
  race.score += PLACE_POINTS[place - 1] ?? 0
  race.status = place <= PODIUM ? 'won' : 'lost'
}

export const SCORE_EVERY = 6

export const clockOf = ({ tick, penalties }: Race) =>
  Math.round((Math.max(0, Math.max(0, tick - 60) + penalties * TICKS_A_SECOND) * 1000) / TICKS_A_SECOND)

/** Laps against the clock. */
export function judgeTrial(race: Race, { count }: Course, laps: number, events: SimEvent[]) {
  tellWay(race, count, events)
  if (race.tick % SCORE_EVERY === 0) race.score = clockOf(race)
  if (lapOf(race.cars[0]!.way, count) < laps) return
  race.cars[0]!.doneAt = race.tick
  race.score = clockOf(race)
  race.status = 'won'
  events.push({ kind: 'finish', amount: 1 })
}
