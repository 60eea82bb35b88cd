import type { SimEvent } from '#kit/game/contract.ts'
import type { Course } from '#kit/game/racing/course.ts'
import type { Random } from '#kit/random/random.ts'
import { clockOf, tellWay, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import type { Gate, Race } from './race.ts'

type SlalomContest = Extract<Contest, { kind: 'slalom' }>

const SWING = 8
const SCORE_EVERY = 6

/** Pairs of buoys, now left and now right of the middle. */
export function layGates({ gates }: SlalomContest, course: Course, random: Random): Gate[] {
  return Array.from({ length: gates }, (_, index) => ({
    node: Math.round(((index + 0.8) * course.count) / (gates + 0.6)),
    aside: (index % 2 === 0 ? 1 : -1) * SWING * (0.45 + random() * 0.55),
    state: 'ahead',
  }))
}

/** One round through all gates; each one missed costs seconds. */
export function stepSlalom(race: Race, { course }: Track, contest: SlalomContest, events: SimEvent[]) {
  const boat = race.cars[0]!
  tellWay(race, course.count, events)
  for (const [index, gate] of race.gates.entries()) {
    if (gate.state !== 'ahead' || boat.way < gate.node) continue
    const isPassed = Math.abs(boat.aside - gate.aside) < contest.gateWidth / 2
    gate.state = isPassed ? 'passed' : 'missed'
    if (!isPassed) race.penalties += contest.penalty
    events.push({ kind: isPassed ? 'gate' : 'missed', amount: index })
  }
  if (race.tick % SCORE_EVERY === 0) race.score = clockOf(race)
  if (boat.way < course.count) return
  boat.doneAt = race.tick
  race.score = clockOf(race)
  race.status = 'won'
  events.push({ kind: 'finish', amount: 1 })
}
