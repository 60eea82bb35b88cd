import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { Course } from '#kit/game/racing/course.ts'
import type { Random } from '#kit/random/random.ts'
import { bump, carAt, drive, hitsWall, type Car } from './car.ts'
import { HOLDS, STRAIGHT } from './controls.ts'
import type { Contest, DriftCupDefinition } from './definitions.ts'
import { rivalHold } from './driver.ts'
import { handlingNow, heldNow } from './powers.ts'

/** A slower car on the highway, or nothing else. */
export interface Traffic {
  way: number
  readonly lane: number
  readonly speed: number
  readonly paint: number
  /** Passed close by already. */
  passed: boolean
}

/** Two buoys: one has to pass between them. */
export interface Gate {
  readonly node: number
  readonly aside: number
  state: 'ahead' | 'passed' | 'missed'
}

/** Something on the way: a post, a crate, a bay, a flag, a river. */
export interface Spot {
  /** Nodes from the start line, within one round. */
  readonly node: number
  readonly aside: number
  readonly kind: number
  /** Progress by kind: radians around it, ticks stopped in it, or the lap in which it was taken. */
  meter: number
  isDone: boolean
}

/** What a kart carries and what is happening to it, in ticks. */
export interface Kart {
  item: number
  boost: number
  spin: number
  bubble: number
  wait: number
}

/** Oil on the way until a tick. */
export interface Slick {
  readonly node: number
  readonly aside: number
  readonly until: number
}

/** A gearbox: ticks without pull while it changes, and what the start was worth. */
export interface Gearbox {
  gear: number
  cut: number
  /** Revs before the start, 0 to 1. */
  revs: number
  force: number
}

/** Everything of a run. */
export interface Race {
  tick: number
  status: Status
  score: number
  /** The players come first. */
  readonly cars: Car[]
  readonly players: number
  lapTicks: number[]
  /** Quarters of a lap done: crossing a line back and forth counts once. */
  quarters: number
  /** Drift: points of the running drift (safe ones are in `score`), and ticks since it ended. */
  chain: number
  rest: number
  lives: number
  /** Ticks of protection after a crash. */
  shield: number
  traffic: Traffic[]
  gates: Gate[]
  penalties: number
  /** Ticks until the lights are green. */
  lights: number
  spots: Spot[]
  /** How much each car is pulled along behind another one, 0 to 1. */
  tow: number[]
  karts: Kart[]
  slicks: Slick[]
  gears: Gearbox[]
  /** Whether the player's second command was down a tick ago. */
  isDown: boolean
  /** Ticks left of a countdown. */
  clock: number
  /** Heats or legs done, and those won. */
  rounds: number
  wins: number
  /** Ticks without engine. */
  stall: number
  /** Hits in a row, and ticks until the row is broken. */
  combo: number
  comboLeft: number
}

export const TICKS_A_SECOND = 60
export const LIGHTS = 60
const SKILLS = [1, 0.975, 0.955, 0.935, 0.915] as const
/** Skill of rivals on the first track leaves space for a first try; on the last they drive almost perfectly. */
const EASIEST = 0.835
const HARDER_EACH_LEVEL = 0.023
const GRID_STEP = 3

/** A negative `level` seats two players on that track. */
export function startRace(
  definition: DriftCupDefinition,
  course: Course,
  level: number,
  random: Random,
): Race {
  const { contest } = definition
  const players = level < 0 ? 2 : 1
  const rivals = rivalsOf(contest) + 1 - players
  const cars: Car[] = []
  for (let seat = 0; seat < players; seat++) cars.push(onGrid(course, rivals + seat, definition.width))
  for (let rival = 0; rival < rivals; rival++) {
    const car = onGrid(course, rival, definition.width)
    const ease = EASIEST + HARDER_EACH_LEVEL * Math.abs(level)
    car.skill = SKILLS[rival % SKILLS.length]! * ease + (random() - 0.5) * 0.02
    car.habit = (random() - 0.5) * 3
    cars.push(car)
  }
  return {
    tick: 0,
    status: 'playing',
    score: 0,
    cars,
    players,
    lapTicks: [],
    quarters: 0,
    chain: 0,
    rest: 0,
    lives: contest.kind === 'traffic' ? contest.lives : 0,
    shield: 0,
    traffic: [],
    gates: [],
    penalties: 0,
    lights: LIGHTS,
    spots: [],
    tow: cars.map(() => 0),
    karts: [],
    slicks: [],
    gears: [],
    isDown: false,
    clock: 0,
    rounds: 0,
    wins: 0,
    stall: 0,
    combo: 0,
    comboLeft: 0,
  }
}

function rivalsOf(contest: Contest): number {
  if (contest.kind === 'drag') return 1
  return 'rivals' in contest ? contest.rivals : 0
}

const onGrid = (course: Course, place: number, width: number) =>
  carAt(course, 2 + Math.floor(place / 2) * GRID_STEP + (place % 2), (place % 2 === 0 ? -1 : 1) * width * 0.2)

/** Drives all cars one tick; the contest judges afterwards. */
export function driveAll(
  race: Race,
  definition: DriftCupDefinition,
  course: Course,
  input: number,
): SimEvent[] {
  const events: SimEvent[] = []
  for (const [index, car] of race.cars.entries()) {
    if (car.doneAt > 0 && index >= race.players) continue
    const held =
      index >= race.players
        ? rivalHold(race, car, definition, course)
        : car.doneAt > 0
          ? STRAIGHT + 1
          : index === 0
            ? input % HOLDS
            : Math.floor(input / HOLDS)
    drive(
      car,
      course,
      heldNow(race, definition.contest, index, held),
      handlingNow(race, definition, course, index),
    )
    if (hitsWall(car, course) && index < race.players) events.push({ kind: 'wall', amount: index })
  }
  bumpAll(race, events)
  return events
}

function bumpAll({ cars, players }: Race, events: SimEvent[]) {
  for (let one = 0; one < cars.length; one++)
    for (let other = one + 1; other < cars.length; other++) {
      const [first, second] = [cars[one]!, cars[other]!]
      if (first.doneAt > 0 || second.doneAt > 0) continue
      if (bump(first, second) > 3 && one < players) events.push({ kind: 'bump', amount: one })
    }
}

/** Cars in the order of the race, the leader first. */
export const ranking = ({ cars }: Race): Car[] => cars.toSorted((one, other) => rankOf(other) - rankOf(one))

/** Finished cars first, eliminated ones last; each ordered by time. */
function rankOf({ doneAt, isOut, way, past }: Car): number {
  if (isOut) return doneAt - 1e9
  return doneAt > 0 ? 1e9 - doneAt : way + past / 4
}

/** The place of a car, 1 for the leader. */
export const placeOf = (race: Race, car: Car) => 1 + ranking(race).indexOf(car)
