import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import type { BumperDefinition } from './definitions.ts'
import { fieldAt, knockPosts } from './fields.ts'
import { modelAt } from './garage.ts'
import { setupAt, teamAt, type Mode, type Setup } from './modes.ts'
import { PADS, rideOver } from './pads.ts'
import { restInNet, rollBall } from './roll-ball.ts'
import { handOf, heldBy, steer } from './steering.ts'
import { ALPHABET, isPick, pickedCars, type Hold } from './stick.ts'
import * as pitch from './pitch.ts'
import type { Body } from './pitch.ts'

export type Side = 0 | 1

export interface Car extends Body {
  readonly side: Side
  /** Person in the car; a side's first car belongs to a player if one is seated. */
  readonly seat: number
  /** Index of the car in the garage. */
  model: number
  /** Unit vector of the car's front. */
  hx: number
  hy: number
  /** Ticks of thrust left, and until the next one. */
  boost: number
  rest: number
  /** Current input of the computer, and for how many more ticks. */
  held: number
  hold: number
}

/** Plain data that each tick changes in place. */
export interface Match {
  readonly cars: Car[]
  readonly ball: Body
  readonly goals: [number, number]
  /** Ticks until each plate is charged again. */
  readonly pads: number[]
  /** Before its first tick, cars may still be chosen. */
  isFresh: boolean
  /** Ticks played, without pauses. */
  clock: number
  /** Ticks until the whistle. */
  wait: number
  /** The side that scored, during its celebration. */
  scored: Side | -1
  /** Ticks for which the ball has hardly moved. */
  idle: number
  readonly mode: Mode
  readonly skill: number
  /** Index of the ground. */
  readonly field: number
  winner: Side | -1 | null
}

export const WHISTLE_WAIT = 50
const JOY_TICKS = 95
export const TICKS_A_SECOND = 60
/** In extra time the goals grow until one is scored. */
const GROWTH_TICKS = 20 * TICKS_A_SECOND
const WIDEST_GOAL = 88
const LONGEST_EXTRA = 45 * TICKS_A_SECOND
const CAR_CAR = { reach: pitch.CAR_RADIUS * 2, bounce: 0.9 } as const
const CAR_BALL = { reach: pitch.CAR_RADIUS + pitch.BALL_RADIUS, bounce: 0.75 } as const
const BALL_MASS = 0.32

export function goalHalf({ clock }: Match, { seconds }: BumperDefinition): number {
  const extra = clock - seconds * TICKS_A_SECOND
  if (extra <= 0) return pitch.GOAL_HALF
  return pitch.GOAL_HALF + (WIDEST_GOAL - pitch.GOAL_HALF) * Math.min(1, extra / GROWTH_TICKS)
}

function kickOff(match: Match, random: Random) {
  for (const car of match.cars) {
    const isSecond = match.cars.some((one) => one.side === car.side && one.seat === 1)
    const shift = isSecond ? (car.seat === 0 ? -64 : 64) : 0
    const x = car.seat === 0 ? 150 : 90
    const way = car.side === 0 ? 1 : -1
    Object.assign(car, { x: car.side === 0 ? x : pitch.LENGTH - x, y: pitch.MIDDLE + shift * way })
    Object.assign(car, { vx: 0, vy: 0, hx: way, hy: 0, boost: 0, rest: 0, held: 0, hold: 0 })
  }
  const drift = (random() - 0.5) * 1.6
  Object.assign(match.ball, { x: pitch.LENGTH / 2, y: pitch.MIDDLE, vx: 0, vy: drift })
  match.wait = WHISTLE_WAIT
  match.scored = -1
  match.idle = 0
}

export const startMatch = (definition: BumperDefinition, level: number, random: Random): Match =>
  startWith(setupAt(level), { skill: teamAt(definition, level).skill, random })

/** A match of this kind; `skill` is that of the computers. */
export function startWith(
  { mode, sides, rival, field }: Setup,
  { skill, random }: { readonly skill: number; readonly random: Random },
): Match {
  const cars = ([0, 1] as const).flatMap((side) =>
    Array.from({ length: sides }, (_, seat): Car => ({
      ...PARKED,
      side,
      seat,
      model: side === 1 && seat === 0 && mode !== 'duel' ? rival : 0,
    })),
  )
  const match: Match = {
    cars,
    ball: { x: 0, y: 0, vx: 0, vy: 0 },
    goals: [0, 0],
    pads: PADS.map(() => 0),
    isFresh: true,
    clock: 0,
    wait: 0,
    scored: -1,
    idle: 0,
    mode,
    skill,
    field,
    winner: null,
  }
  kickOff(match, random)
  return match
}

const PARKED = { x: 0, y: 0, vx: 0, vy: 0, hx: 1, hy: 0, boost: 0, rest: 0, held: 0, hold: 0 }

function bump(match: Match, events: SimEvent[]) {
  const { cars, ball } = match
  cars.forEach((car, index) => {
    const { mass } = modelAt(car.model)
    const kick = pitch.collide(car, ball, { ...CAR_BALL, mass: [mass, BALL_MASS] })
    if (kick > 0.8) events.push({ kind: 'kick', x: ball.x, y: ball.y, amount: kick })
    for (const other of cars.slice(index + 1)) {
      const blow = pitch.collide(car, other, { ...CAR_CAR, mass: [mass, modelAt(other.model).mass] })
      if (blow > 1)
        events.push({ kind: 'bump', x: (car.x + other.x) / 2, y: (car.y + other.y) / 2, amount: blow })
    }
    knockPosts(fieldAt(match.field), car, { radius: pitch.CAR_RADIUS - 4, bounce: 0.6 }, events)
    const wall = pitch.keepInside(car, pitch.CAR_RADIUS, 0.55)
    if (wall > 2) events.push({ kind: 'board', x: car.x, y: car.y, amount: wall })
  })
}

/** The winner, if the match is decided. */
function verdict({ goals, clock }: Match, { goalsToWin, seconds }: BumperDefinition): Side | -1 | null {
  const [own, theirs] = goals
  const leader = own > theirs ? 0 : 1
  if (Math.max(own, theirs) >= goalsToWin) return leader
  if (clock < seconds * TICKS_A_SECOND) return null
  if (own !== theirs) return leader
  return clock >= seconds * TICKS_A_SECOND + LONGEST_EXTRA ? -1 : null
}

function judge(match: Match, definition: BumperDefinition, events: SimEvent[]) {
  const { ball, goals } = match
  const isIn = ball.x < -pitch.BALL_RADIUS || ball.x > pitch.LENGTH + pitch.BALL_RADIUS
  if (isIn && match.scored === -1) {
    const side = ball.x > 0 ? 0 : 1
    goals[side]++
    match.scored = side
    match.wait = JOY_TICKS
    events.push({ kind: 'goal', x: ball.x, y: ball.y, amount: side })
  }
  if (match.clock === definition.seconds * TICKS_A_SECOND && goals[0] === goals[1])
    events.push({ kind: 'extra' })
  if (match.scored !== -1) return
  end(match, definition, events)
}

function end(match: Match, definition: BumperDefinition, events: SimEvent[]) {
  match.winner = verdict(match, definition)
  if (match.winner !== null) events.push({ kind: match.winner === 0 ? 'win' : 'lose' })
}

/** One tick of a run: the first input may choose the cars. */
export function tick(
  match: Match,
  definition: BumperDefinition,
  hold: Hold,
  random: Random,
): readonly SimEvent[] {
  const names = isPick(hold)
  if (names && match.isFresh) choose(match, pickedCars(hold))
  const keeps = fieldAt(match.field).cars
  return advance(match, definition, {
    held: (car) => heldBy(match, car, names ? 0 : hold, random),
    motor: (car) => ({ pace: handOf(match, car) === undefined ? 0.52 + 0.5 * match.skill : 1, keeps }),
    random,
  })
}

/** Input and motor power of each car's driver. */
export interface Drivers {
  held(car: Car): number
  motor(car: Car): { readonly pace: number; readonly keeps: number }
  readonly random: Random
}

/** One tick: before the whistle all stand, after a goal the cars roll on until kick-off. */
export function advance(
  match: Match,
  definition: BumperDefinition,
  { held, motor, random }: Drivers,
): readonly SimEvent[] {
  const events: SimEvent[] = []
  match.isFresh = false
  if (match.wait > 0 && match.scored === -1) {
    match.wait--
    if (match.wait === 0) events.push({ kind: 'whistle' })
    return events
  }
  for (const car of match.cars) steer(car, held(car), motor(car), events)
  if (match.scored !== -1) {
    restInNet(match.ball)
    bump({ ...match, ball: { x: -999, y: -999, vx: 0, vy: 0 } }, events)
    if (--match.wait > 0) return events
    end(match, definition, events)
    if (match.winner === null) kickOff(match, random)
    return events
  }
  match.clock++
  rideOver(match.pads, match.cars, events)
  bump(match, events)
  rollBall(match, goalHalf(match, definition), events)
  judge(match, definition, events)
  return events
}

function choose(match: Match, picks: readonly [number, number]) {
  for (const car of match.cars) {
    const hand = handOf(match, car)
    if (hand !== undefined) car.model = picks[hand]!
  }
}

export function statusOf({ winner, mode }: Match): Status {
  if (winner === null) return 'playing'
  if (mode === 'duel') return 'over'
  return winner === 0 ? 'won' : 'lost'
}

/** Points of the cup: goals, and for a win the margin, level and seconds saved. */
export function pointsOf(match: Match, { seconds }: BumperDefinition, level: number): number {
  if (match.mode === 'duel') return 0
  const [own, theirs] = match.goals
  const saved = Math.max(0, seconds - Math.ceil(match.clock / TICKS_A_SECOND))
  return own * 100 + (match.winner === 0 ? 300 + (own - theirs) * 50 + level * 50 + saved * 5 : 0)
}

const EVERY_STICK: readonly Hold[] = Array.from({ length: ALPHABET }, (_, index) => index)

export const matchRules = (definition: BumperDefinition, level: number): TurnRules<Match, Hold> => ({
  start: (random) => startMatch(definition, level, random),
  step: (match, hold, random) => ({ state: match, events: tick(match, definition, hold, random) }),
  legal: (match) => (match.winner === null ? EVERY_STICK : []),
  status: statusOf,
  score: (match) => pointsOf(match, definition, level),
  progress: ({ clock, goals }) =>
    Math.min(
      1,
      Math.max(clock / (definition.seconds * TICKS_A_SECOND), Math.max(...goals) / definition.goalsToWin),
    ),
})
