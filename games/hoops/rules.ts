import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import { hoopAt, stationFor, type Station } from './court.ts'
import { MODES, type HoopsDefinition } from './definitions.ts'
import { fly, isAway, type Ball } from './flight.ts'
import { sampledThrows, velocityOf, type Throw } from './throw.ts'

export const TICKS_A_SECOND = 60
/** A ball that has scored or missed is shown for a moment before the next one lies ready. */
const SCORED_PAUSE = 38
const MISSED_PAUSE = 26
const LONGEST_FLIGHT = 360
export const STREAK_FOR_DOUBLE = 3
export const SWISHES_FOR_FIRE = 3
const SWISHES_FOR_LIFE = 5

/** One run; plain data that the tick changes in place. */
export interface Hoops {
  tick: number
  station: Station
  ball: Ball
  /** ready: waits for a throw; flying; done: has scored or missed. */
  phase: 'ready' | 'flying' | 'done'
  /** Ticks of this phase. */
  since: number
  scored: boolean
  rim: boolean
  board: boolean
  points: number
  made: number
  streak: number
  swishes: number
  /** Swishes since the last life came back. */
  gathered: number
  lives: number
  /** Ticks left on the clock; -1 when the run counts lives. */
  left: number
  isOver: boolean
}

export const isOnFire = ({ swishes }: Hoops) => swishes >= SWISHES_FOR_FIRE

export function startHoops({ lives, seconds }: HoopsDefinition, level: number, random: Random): Hoops {
  const station = stationFor(0, random)
  const isClock = level === MODES.clock
  return {
    tick: 0,
    station,
    ball: { ...station.ball, vx: 0, vy: 0 },
    phase: 'ready',
    since: 0,
    scored: false,
    rim: false,
    board: false,
    points: 0,
    made: 0,
    streak: 0,
    swishes: 0,
    gathered: 0,
    lives: isClock ? 0 : lives,
    left: isClock ? seconds * TICKS_A_SECOND : -1,
    isOver: false,
  }
}

/** Points of a basket: two, one more for a swish or off the board, times two in a streak, times three on fire. */
export function worthOf(state: Hoops): number {
  const base = state.board || !state.rim ? 3 : 2
  return base * (isOnFire(state) ? 3 : state.streak >= STREAK_FOR_DOUBLE ? 2 : 1)
}

function score(state: Hoops, definition: HoopsDefinition, events: SimEvent[]) {
  const isSwish = !state.rim && !state.board
  state.scored = true
  state.made++
  state.streak++
  state.swishes = isSwish ? state.swishes + 1 : isOnFire(state) ? state.swishes : 0
  const points = worthOf(state)
  state.points += points
  const kind = isSwish ? 'swish' : state.board ? 'bank' : 'basket'
  const { x, y } = hoopAt(state.station, state.tick)
  events.push({ kind, x, y, amount: points })
  if (state.swishes === SWISHES_FOR_FIRE && isSwish) events.push({ kind: 'fire', x, y })
  if (!isSwish || state.left >= 0) return
  state.gathered++
  if (state.gathered < SWISHES_FOR_LIFE) return
  state.gathered = 0
  if (state.lives >= definition.lives) return
  state.lives++
  events.push({ kind: 'life', x, y })
}

function miss(state: Hoops, events: SimEvent[]) {
  state.streak = 0
  state.swishes = 0
  state.gathered = 0
  if (state.left < 0) state.lives--
  events.push({ kind: 'miss', x: state.ball.x, y: state.ball.y })
}

function flyOn(state: Hoops, definition: HoopsDefinition, events: SimEvent[]) {
  const { touches, scored } = fly(state.ball, state.station, state.tick)
  let floor = false
  for (const { kind, speed } of touches) {
    if (kind === 'rim') state.rim = true
    if (kind === 'board') state.board = true
    if (kind === 'floor') floor = true
    events.push({ kind, x: state.ball.x, y: state.ball.y, amount: speed })
  }
  if (scored && !state.scored) {
    score(state, definition, events)
    // The net slows the ball.
    state.ball.vx *= 0.35
    state.ball.vy = Math.min(5, state.ball.vy * 0.6)
    enter(state, 'done')
    return
  }
  if (!floor && !isAway(state.ball) && state.since < LONGEST_FLIGHT) return
  miss(state, events)
  enter(state, 'done')
}

function enter(state: Hoops, phase: Hoops['phase']) {
  state.phase = phase
  state.since = 0
}

function next(state: Hoops, events: SimEvent[], random: Random) {
  if (state.left < 0 && state.lives <= 0) {
    state.isOver = true
    events.push({ kind: 'over' })
    return
  }
  // After a miss the same throw comes again: the player may learn from it.
  if (state.scored) state.station = stationFor(state.made, random)
  state.ball = { ...state.station.ball, vx: 0, vy: 0 }
  state.scored = state.rim = state.board = false
  enter(state, 'ready')
  events.push({ kind: 'next' })
}

/** One tick of 1/60 s under an input. */
export function tickHoops(
  state: Hoops,
  definition: HoopsDefinition,
  wish: Throw,
  random: Random,
): readonly SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  state.since++
  if (state.left > 0) state.left--
  if (state.phase === 'ready') {
    const velocity = velocityOf(wish)
    if (velocity) {
      Object.assign(state.ball, velocity)
      enter(state, 'flying')
      events.push({ kind: 'throw', x: state.ball.x, y: state.ball.y })
    }
  } else if (state.phase === 'flying') {
    flyOn(state, definition, events)
  } else {
    for (const { kind, speed } of fly(state.ball, state.station, state.tick).touches) {
      if (kind === 'floor') events.push({ kind, x: state.ball.x, y: state.ball.y, amount: speed })
    }
    if (state.since >= (state.scored ? SCORED_PAUSE : MISSED_PAUSE)) next(state, events, random)
  }
  // The last ball may still drop in after the horn.
  if (state.left === 0 && state.phase !== 'flying' && !state.isOver) {
    state.isOver = true
    events.push({ kind: 'over' })
  }
  return events
}

export const statusOf = ({ isOver }: Hoops): Status => (isOver ? 'over' : 'playing')

export const hoopsRules = (definition: HoopsDefinition, level: number): TurnRules<Hoops, Throw> => ({
  start: (random) => startHoops(definition, level, random),
  step: (state, wish, random) => ({ state, events: tickHoops(state, definition, wish, random) }),
  legal: ({ isOver }) => (isOver ? [] : sampledThrows),
  status: statusOf,
  score: ({ points }) => points,
  progress: ({ made }) => Math.min(1, made / 30),
})
