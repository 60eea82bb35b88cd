import type { SimEvent } from '#kit/game/contract.ts'
import type { Course } from '#kit/game/racing/course.ts'
import { stepBack } from './back.ts'
import { speedOf } from './car.ts'
import { brakes } from './controls.ts'
import type { Contest } from './definitions.ts'
import { stepDraft } from './draft.ts'
import { revBeforeStart, stepDrag } from './drag.ts'
import { stepFerry } from './ferry.ts'
import { stepFigures } from './figures.ts'
import { stepKarts } from './karts.ts'
import { judgeRace, judgeTrial, lapOf, PLACE_POINTS, tellWay, type Track } from './laps.ts'
import { stepNotes } from './notes.ts'
import { stepPark } from './park.ts'
import { driveAll, ranking, TICKS_A_SECOND, type Race } from './race.ts'
import { stepRelay } from './relay.ts'
import { stepSlalom } from './slalom.ts'
import { stepSmash } from './smash.ts'
import { stepTraffic } from './traffic.ts'

const LONGEST_TICKS = 4 * 60 * TICKS_A_SECOND
export const KNOCKOUT_POINTS = 200
const SLIDE_FROM = 4.2
const DRIFT_SPEED = 11
const DRIFT_REST = 34

/** Ticks of a drift per step of its multiplier. */
const MULTIPLY_EVERY = 240
const MOST_TIMES = 5

/** One tick: lights, cars, then the contest's rules. */
export function stepRace(race: Race, { definition, course }: Track, input: number): SimEvent[] {
  race.tick++
  if (race.lights > 0) {
    race.lights--
    if (definition.contest.kind === 'drag') revBeforeStart(race, input)
    if (race.lights > 0) return race.lights % 20 === 0 ? [{ kind: 'light' }] : []
    return [{ kind: 'go' }]
  }
  const events = driveAll(race, definition, course, input)
  judge(race, { definition, course }, events, brakes(input))
  if (race.tick >= LONGEST_TICKS && race.status === 'playing') race.status = 'lost'
  return events
}

function judge(race: Race, track: Track, events: SimEvent[], isDown: boolean) {
  const { contest } = track.definition
  switch (contest.kind) {
    case 'race':
      return judgeRace(race, track.course, contest.laps, events)
    case 'knockout':
      return judgeKnockout(race, track.course, events)
    case 'drift':
      return judgeDrift(race, contest, events)
    case 'trial':
      return judgeTrial(race, track.course, contest.laps, events)
    case 'traffic':
      return stepTraffic(race, track, contest, events)
    case 'slalom':
      return stepSlalom(race, track, contest, events)
    case 'draft':
      return stepDraft(race, track, contest, events)
    case 'figures':
      return stepFigures(race, track, contest, events)
    case 'relay':
      return stepRelay(race, track, contest, events)
    case 'notes':
      return stepNotes(race, track, contest, events)
    case 'drag':
      return stepDrag(race, track, contest, { events, isDown })
    case 'karts':
      return stepKarts(race, track, contest, { events, isDown })
    case 'smash':
      return stepSmash(race, track, contest, events)
    case 'park':
      return stepPark(race, track, contest, events)
    case 'back':
      return stepBack(race, track, contest, events)
    case 'ferry':
      return stepFerry(race, track, contest, events)
  }
}

/** When all but one have finished the lap, the last one is out. */
function judgeKnockout(race: Race, { count }: Course, events: SimEvent[]) {
  tellWay(race, count, events)
  const inside = race.cars.filter(({ doneAt }) => doneAt === 0)
  const lap = race.cars.length - inside.length + 1
  const through = inside.filter(({ way }) => lapOf(way, count) >= lap)
  if (through.length < inside.length - 1) return
  const last = ranking(race).findLast(({ doneAt }) => doneAt === 0)!
  last.doneAt = race.tick
  last.isOut = true
  if (last === race.cars[0]) {
    race.status = 'lost'
    events.push({ kind: 'out' })
    return
  }
  race.score += KNOCKOUT_POINTS
  events.push({ kind: 'rivalOut', amount: race.cars.indexOf(last) })
  if (inside.length > 2) return
  race.score += PLACE_POINTS[0]!
  race.status = 'won'
  events.push({ kind: 'finish', amount: 1 })
}

type DriftContest = Extract<Contest, { kind: 'drift' }>

/** How many times the points of the running drift count. */
export const timesOf = ({ chain, rest }: Race) =>
  chain === 0 && rest === 0 ? 1 : Math.min(MOST_TIMES, 1 + Math.floor(chain / MULTIPLY_EVERY))

/** Fast sideways driving scores; points are safe when the drift ends well and lost on the grass. */
function judgeDrift(race: Race, { seconds, goal }: DriftContest, events: SimEvent[]) {
  const car = race.cars[0]!
  const slide = Math.abs(car.slide)
  const isWrong = events.some(({ kind }) => kind === 'wall')
  if (isWrong && race.chain > 0) {
    race.chain = race.rest = 0
    events.push({ kind: 'spill' })
  } else if (slide > SLIDE_FROM && speedOf(car) > DRIFT_SPEED && car.gone >= 0) {
    if (race.chain === 0) events.push({ kind: 'drift' })
    race.chain += slide * 0.22
    race.rest = DRIFT_REST
  } else if (race.rest > 0) {
    race.rest--
    if (race.rest === 0) bank(race, events)
  }
  if (race.tick < seconds * TICKS_A_SECOND + 60) return
  bank(race, events)
  race.status = race.score >= goal ? 'won' : 'lost'
  events.push({ kind: 'finish', amount: 1 })
}

function bank(race: Race, events: SimEvent[]) {
  const points = Math.round(race.chain) * timesOf(race)
  race.chain = race.rest = 0
  if (points === 0) return
  race.score += points
  events.push({ kind: 'bank', amount: points })
}
