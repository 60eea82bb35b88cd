import type { SimEvent } from '#kit/game/contract.ts'
import { judgeRace, lapOf, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import type { Race } from './race.ts'

type RelayContest = Extract<Contest, { kind: 'relay' }>

/** The baton waits right of the line after the first lap, left after the second. */
export const sideOfBaton = (lap: number) => (lap % 2 === 1 ? 1 : -1)

const BATON_POINTS = 100

/** Crossing the line on the wrong side stops the engine for a moment. */
export function stepRelay(race: Race, { course }: Track, contest: RelayContest, events: SimEvent[]) {
  const car = race.cars[0]!
  if (race.stall > 0) race.stall--
  const lap = lapOf(car.way, course.count)
  if (lap > race.rounds && lap < contest.legs.length) {
    race.rounds = lap
    if (car.aside * sideOfBaton(lap) > 0) {
      race.score += BATON_POINTS
      events.push({ kind: 'baton', amount: BATON_POINTS })
    } else {
      race.stall = contest.fumble
      events.push({ kind: 'fumble' })
    }
  }
  judgeRace(race, course, contest.legs.length, events)
}
