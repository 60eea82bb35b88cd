import { gain, type Turn } from '#kit/game/micro/rules.ts'
import type { Ball } from './ball.ts'
import type { PinState } from './rules.ts'
import type { Place } from './tables.ts'

/** A table's mission, notified of what the ball touches. */
export interface Mission {
  /** Initial `memo`. */
  readonly memo?: readonly number[]
  bumper(state: PinState, turn: Turn, at: Place): void
  target?(state: PinState, turn: Turn, at: Place): void
  lane?(state: PinState, turn: Turn, at: Place): void
  saucer?(state: PinState, turn: Turn, at: Place): void
  /** Pulls on a ball, once a tick. */
  pull?(state: PinState, ball: Ball): void
  /** Things of the mission that a ball may touch, in each part of a tick. */
  touch?(state: PinState, turn: Turn, ball: Ball): void
}

export const BUMPER_POINTS = 2
export const dark = (lamps: boolean[]) => lamps.fill(false)

/** A completed stage pays more each time, and raises the combo. */
export function complete(state: PinState, turn: Turn, at: Place, points: number) {
  state.stage++
  gain(state, turn, points + 5 * state.stage, at)
  turn.tell('mission', at.x, at.y)
}

/** Throws more balls onto the table, up to three in all. */
export function moreBalls(state: PinState, at: Place, count: number) {
  for (let extra = 0; extra < count && state.balls.length < 3; extra++)
    state.balls.push({ x: at.x, y: at.y, vx: extra * 4 - 2, vy: -5, inLane: false, kept: -40, still: 0 })
  state.saver = Math.max(state.saver, 300)
}
