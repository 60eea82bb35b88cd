import type { SimEvent } from '#kit/game/contract.ts'
import { judgeTrial, lapOf, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import type { Race } from './race.ts'

type NotesContest = Extract<Contest, { kind: 'notes' }>

const FLAG_REACH = 2.6

/** A trial in the dark; a flag on the inside of a bend takes time off the clock, once in a lap. */
export function stepNotes(race: Race, { course }: Track, { laps, bonus }: NotesContest, events: SimEvent[]) {
  const car = race.cars[0]!
  const lap = lapOf(car.way, course.count) + 1
  for (const flag of race.spots) {
    if (car.gone <= 0 || car.node !== flag.node || flag.meter >= lap || car.way < 0) continue
    flag.meter = lap
    flag.isDone = Math.abs(car.aside - flag.aside) < FLAG_REACH
    if (!flag.isDone) continue
    race.penalties -= bonus
    events.push({ kind: 'flag', amount: bonus * 1000 })
  }
  judgeTrial(race, course, laps, events)
}
