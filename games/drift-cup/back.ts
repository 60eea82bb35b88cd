import type { SimEvent } from '#kit/game/contract.ts'
import { clockOf, SCORE_EVERY, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import type { Race } from './race.ts'

type BackContest = Extract<Contest, { kind: 'back' }>

/** 1 along the course, -1 against it. */
export const directionOf = ({ rounds }: Race) => (rounds % 2 === 0 ? 1 : -1)

/** Laps alternate direction, turning at the line. */
export function stepBack(race: Race, { course }: Track, { legs }: BackContest, events: SimEvent[]) {
  const car = race.cars[0]!
  const { count } = course
  const isThere = directionOf(race) > 0
  const gone = isThere ? car.way : count - car.way
  const quarter = Math.floor((Math.max(0, gone) * 4) / count)
  if (quarter > race.quarters && quarter < 4) {
    race.quarters = quarter
    events.push({ kind: 'quarter' })
  }
  if (race.tick % SCORE_EVERY === 0) race.score = clockOf(race)
  if (gone < count) return
  race.rounds++
  race.quarters = 0
  race.lapTicks.push(race.tick)
  if (race.rounds < legs) {
    events.push({ kind: 'turn', amount: race.rounds })
    return
  }
  car.doneAt = race.tick
  race.score = clockOf(race)
  race.status = 'won'
  events.push({ kind: 'finish', amount: 1 })
}
