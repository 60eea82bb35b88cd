import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex } from '#kit/random/random.ts'
import { newBout, SEATS, sideOf, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

export interface Runner {
  /** Distance and height of the flight. */
  far: number
  high: number
  rise: number
  /** Ticks until it is on its feet again. */
  down: number
  /** The next log that it has not passed. */
  next: number
}

/** A race over logs in two lanes: a jump costs pace, a fall costs more. */
export interface Hop extends Bout {
  readonly logs: readonly number[]
  readonly runners: readonly [Runner, Runner]
}

export const COURSE = 2600
export const LOG = 12
const PACE = 4
const JUMP_PACE = 3.1
const LEAP = 4.8
const FALL = 0.5
const HELD_FALL = 0.3
const CLEAR = 22
const DOWN_TICKS = 44

const newRunner = (): Runner => ({ far: 0, high: 0, rise: 0, down: 0, next: 0 })

function run(bout: Hop, seat: Seat, leaps: boolean, holds: boolean): SimEvent[] {
  const one = bout.runners[seat]
  const x = sideOf(seat)
  if (one.down > 0) {
    one.down--
    return []
  }
  const events: SimEvent[] = []
  if (leaps && one.high === 0) {
    one.rise = LEAP
    events.push({ kind: 'leap', x, amount: seat })
  }
  const isUp = one.high > 0 || one.rise > 0
  if (isUp) {
    one.high = Math.max(0, one.high + one.rise)
    one.rise = one.high === 0 ? 0 : one.rise - (holds && one.rise > 0 ? HELD_FALL : FALL)
  }
  one.far += isUp ? JUMP_PACE : PACE
  const log = bout.logs[one.next]
  if (log !== undefined && Math.abs(log - one.far) < LOG && one.high < CLEAR) {
    one.down = DOWN_TICKS
    one.high = 0
    one.rise = 0
    one.far = log + LOG
    one.next++
    events.push({ kind: 'trip', x, y: seat === 0 ? 150 : 320, amount: seat })
  } else if (log !== undefined && one.far > log + LOG) {
    one.next++
    events.push({ kind: 'clear', amount: seat })
  }
  return events
}

export const hop: Duel<Hop> = {
  target: 2,
  bout(random) {
    const logs: number[] = []
    for (let at = 320; at < COURSE - 120; at += 130 + pickIndex(150, random)) logs.push(at)
    return { ...newBout(), logs, runners: [newRunner(), newRunner()] }
  },
  step(bout, { held, pressed }) {
    const events = SEATS.flatMap((seat) => run(bout, seat, pressed[seat], held[seat]))
    const [a, b] = bout.runners
    if (Math.max(a.far, b.far) >= COURSE) {
      bout.winner = a.far > b.far ? 0 : b.far > a.far ? 1 : 2
      events.push({ kind: 'finish', x: 200, y: 200, amount: bout.winner })
    }
    return events
  },
  think(bout, seat, skill, random) {
    const one = bout.runners[seat]
    const log = bout.logs[one.next]
    if (one.high > 0) return one.rise > 0
    if (log === undefined) return false
    const away = log - one.far
    if (away > 120) bout.plan[seat] = 46 + wobble(random) * (36 - skill * 24)
    return away < bout.plan[seat] && away > 0
  },
}
