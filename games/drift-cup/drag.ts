import type { SimEvent } from '#kit/game/contract.ts'
import type { Course } from '#kit/game/racing/course.ts'
import { carAt, speedOf } from './car.ts'
import type { Track } from './laps.ts'
import { brakes } from './controls.ts'
import type { Contest } from './definitions.ts'
import { revsOf } from './powers.ts'
import { LIGHTS, TICKS_A_SECOND, type Race } from './race.ts'

type DragContest = Extract<Contest, { kind: 'drag' }>

/** Share of the revs where a gear change is perfect, and still good. */
export const PERFECT = [0.84, 0.98] as const
const GOOD = [0.72, 1.02] as const
const CUTS = [30, 14, 5] as const
const SHIFT_POINTS = [0, 20, 60] as const
const BLIP = 1 / 46
const CALM = 1 / 90
const START_FORCE = { perfect: 1.12, weak: 0.82, spinning: 0.74 }
const FORCE_FADES = 0.004
const RIVAL_FORCE = 0.83
const EACH_LEVEL = 0.018
const EACH_HEAT = 0.025
const BEHIND_LANE = 4
const ROOM_TO_BRAKE = 20
const HEAT_POINTS = 300
const SLOW_SECONDS = 20

const lane = (index: number) => (index === 0 ? -BEHIND_LANE : BEHIND_LANE)

/** The straight from the start line, but for room to stop in. */
export function stripNodes({ curve, count }: Course): number {
  let node = 0
  while (node < count && Math.abs(curve[node]!) < 0.004) node++
  return node - ROOM_TO_BRAKE
}

/** Puts both side by side on the line. */
export function toLine({ cars, gears }: Race, course: Course) {
  for (const [index, car] of cars.entries()) {
    Object.assign(car, { ...carAt(course, 2, lane(index)), skill: car.skill, habit: 0 })
    Object.assign(gears[index]!, { gear: 0, cut: 0, revs: 0, force: 1 })
  }
}

/** The right foot before the green light. */
export function revBeforeStart(race: Race, input: number) {
  const box = race.gears[0]!
  box.revs = Math.max(0, Math.min(1.05, box.revs + (brakes(input) ? BLIP : -CALM)))
  race.isDown = brakes(input)
  if (race.lights > 0) return
  // The clock keeps when this heat began.
  race.clock = race.tick
  const isPerfect = box.revs >= PERFECT[0] && box.revs <= PERFECT[1]
  box.force = isPerfect
    ? START_FORCE.perfect
    : box.revs > PERFECT[1]
      ? START_FORCE.spinning
      : startOf(box.revs)
}

const startOf = (revs: number) => START_FORCE.weak + (1 - START_FORCE.weak) * Math.min(1, revs / PERFECT[0])

interface Moment {
  readonly events: SimEvent[]
  /** Whether the second command is down. */
  readonly isDown: boolean
}

/** Heats side by side: change gear in the green, be first at the line. */
export function stepDrag(race: Race, { course }: Track, contest: DragContest, { events, isDown }: Moment) {
  const box = race.gears[0]!
  const strength = Math.abs(race.cars[1]!.skill)
  for (const gear of race.gears) if (gear.cut > 0) gear.cut--
  box.force += Math.max(-FORCE_FADES, Math.min(FORCE_FADES, 1 - box.force))
  if (isDown && !race.isDown && box.gear < contest.tops.length - 1) shift(race, contest, events)
  race.isDown = isDown
  driveRival(race, contest, strength)
  const line = stripNodes(course)
  const [own, rival] = [race.cars[0]!.way >= line, race.cars[1]!.way >= line]
  if (!own && !rival) return
  endHeat(race, course, contest, { isWon: own && race.cars[0]!.way >= race.cars[1]!.way, events })
}

function shift(race: Race, { tops }: DragContest, events: SimEvent[]) {
  const box = race.gears[0]!
  const revs = revsOf(speedOf(race.cars[0]!), tops, box)
  const within = ([from, to]: readonly [number, number]) => revs >= from && revs <= to
  const worth = within(PERFECT) ? 2 : within(GOOD) ? 1 : 0
  box.gear++
  box.cut = CUTS[worth]!
  race.score += SHIFT_POINTS[worth]!
  events.push({ kind: 'shift', amount: worth })
}

function driveRival({ gears, cars, rounds }: Race, { tops }: DragContest, skill: number) {
  const box = gears[1]!
  // Skill encodes the track: 0.84 on the first, 0.98 on the last.
  const level = (skill - 0.835) / 0.023
  box.force = RIVAL_FORCE + EACH_LEVEL * level + EACH_HEAT * rounds
  if (revsOf(speedOf(cars[1]!), tops, box) < 0.95 || box.gear >= tops.length - 1) return
  box.gear++
  box.cut = CUTS[1]
}

interface Heat {
  readonly isWon: boolean
  readonly events: SimEvent[]
}

function endHeat(race: Race, course: Course, { heats }: DragContest, { isWon, events }: Heat) {
  race.rounds++
  if (isWon) {
    race.wins++
    const seconds = (race.tick - race.clock) / TICKS_A_SECOND
    race.score += HEAT_POINTS + Math.round(Math.max(0, SLOW_SECONDS - seconds) * 10)
  }
  events.push({ kind: isWon ? 'heatWon' : 'heatLost', amount: race.rounds })
  if (race.rounds < heats) {
    race.lights = LIGHTS
    toLine(race, course)
    return
  }
  race.status = race.wins * 2 > heats ? 'won' : 'lost'
  events.push({ kind: 'finish', amount: 1 })
}
