import type { SimEvent, Status } from '#kit/game/contract.ts'
import { carAtStart, drive, type Car } from './car.ts'
import type { FacetLapInput } from './controls.ts'
import type { Terms } from './definitions.ts'
import type { LapCourse } from './lap-course.ts'
import { GRAVITY, TICK } from './physics.ts'
import { preyAtStart, type Prey } from './prey.ts'
import { PANES, powerOf, stepTwist } from './twists.ts'

/** One lap against the clock. */
export interface Lap {
  readonly car: Car
  tick: number
  /** Nodes from the start line; never below zero. */
  gone: number
  /** Tick of each checkpoint passed. */
  splits: number[]
  /** Where a fallen car continues: its state at the last checkpoint. */
  back: Car
  backGone: number
  /** Ticks until a fallen car is back; 0 while it drives. */
  fallen: number
  status: Status
  milliseconds: number
  /** Milliseconds added to the clock. */
  penalty: number
  /** Spark charge, 0 to 1, and ticks left of its push. */
  charge: number
  pushTicks: number
  /** Unbroken panes, and ticks until the next may break. */
  panes: number
  rest: number
  /** Tyre wear, 0 to 1. */
  wear: number
  prey: Prey[]
}

const FALL_TICKS = 40
const LONGEST_TICKS = 5 * 60 * 60
const TICKS_A_SECOND = 60
const SCORE_EVERY = 6

export function startLap(course: LapCourse, { twist }: Terms): Lap {
  const car = carAtStart(course)
  return {
    car,
    tick: 0,
    gone: 0,
    splits: [],
    back: { ...car },
    backGone: 0,
    fallen: 0,
    status: 'playing',
    milliseconds: 0,
    penalty: 0,
    charge: 0,
    pushTicks: 0,
    panes: PANES,
    rest: 0,
    wear: 0,
    prey: twist === 'hunt' ? preyAtStart(course) : [],
  }
}

/** One tick. The clock also runs while a fallen car is recovered. */
export function stepLap(lap: Lap, course: LapCourse, input: FacetLapInput, terms: Terms): SimEvent[] {
  lap.tick++
  if (lap.tick % SCORE_EVERY === 0)
    lap.milliseconds = Math.round((lap.tick * 1000) / TICKS_A_SECOND) + lap.penalty
  if (lap.tick >= LONGEST_TICKS) lap.status = 'lost'
  if (lap.fallen > 0) {
    const events = waitForCrane(lap, course)
    if (terms.twist === 'hunt') stepTwist(lap, terms, { course, input, news: [], events })
    return events
  }
  const { car } = lap
  const kinds = drive(car, course, input, powerOf(lap, terms))
  const events: SimEvent[] = kinds.map((kind) => ({ kind }))
  lap.gone += car.gone
  if (kinds.includes('fall')) lap.fallen = FALL_TICKS
  else passGates(lap, course, terms, events)
  stepTwist(lap, terms, { course, input, news: kinds, events })
  return events
}

function waitForCrane(lap: Lap, course: LapCourse): SimEvent[] {
  lap.fallen--
  if (lap.fallen > 0) {
    dropOffLoop(lap.car, course)
    return []
  }
  Object.assign(lap.car, lap.back)
  lap.gone = lap.backGone
  return [{ kind: 'back' }]
}

/** A car too slow for a loop drops to its foot. */
function dropOffLoop(car: Car, course: LapCourse) {
  if (car.loop === 0) return
  car.vy -= GRAVITY * TICK
  car.y = Math.max(course.y[car.node]!, car.y + car.vy * TICK)
}

function passGates(lap: Lap, course: LapCourse, { twist, laps }: Terms, events: SimEvent[]) {
  const passed = lap.splits.length
  const count = course.gates.length
  if (lap.gone < Math.floor(passed / count) * course.count + course.gates[passed % count]!) return
  lap.splits.push(lap.tick)
  if (passed + 1 < count * laps || twist === 'hunt') {
    if (!lap.car.inAir) {
      lap.back = { ...lap.car }
      lap.backGone = lap.gone
    }
    const isLap = (passed + 1) % count === 0
    events.push(isLap ? { kind: 'lap', amount: (passed + 1) / count } : { kind: 'gate', amount: passed + 1 })
    return
  }
  lap.status = 'won'
  lap.milliseconds = finishTime(lap, course) + lap.penalty
  events.push({ kind: 'finish' })
}

/** The line is crossed between two ticks: interpolates the time. */
function finishTime({ car, tick }: Lap, course: LapCourse): number {
  const step = car.vx * course.dx[car.node]! + car.vz * course.dz[car.node]!
  const late = step > 1 ? Math.max(0, Math.min(1, (car.past * TICKS_A_SECOND) / step)) : 0
  return Math.round(((tick - late) * 1000) / TICKS_A_SECOND)
}
