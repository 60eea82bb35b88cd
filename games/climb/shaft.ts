import { clamp, type Base } from '#kit/game/micro/rules.ts'

/** State shared by all climbers: hero, speed and camera. Up is negative. */
export interface Climb extends Base {
  x: number
  y: number
  vx: number
  vy: number
  eye: number
  /** How far the world has been built. */
  built: number
  /** Actions so far: they raise the difficulty. */
  steps: number
}

export const climbBase = (x: number, y: number, built: number): Climb => ({
  tick: 0,
  score: 0,
  over: false,
  last: 0,
  combo: 0,
  x,
  y,
  vx: 0,
  vy: 0,
  eye: 0,
  built,
  steps: 0,
})

/** Inputs of games that are steered to both sides. */
export const SIDES: readonly number[] = [0, 1, 2]
export const sideOf = (input: number) => (input === 1 ? -1 : input === 2 ? 1 : 0)

/** The camera goes up with the hero and never down. */
export function lookUp(state: Climb, height = 250) {
  state.eye = Math.min(state.eye, state.eye + (state.y - height - state.eye) * 0.14)
}

/** Pushes the hero to a side, with a top speed, and keeps it between the walls. */
export function steer(state: Climb, side: number, { push = 0.5, top = 4.6, size = 14 } = {}) {
  state.vx = clamp(state.vx * (side === 0 ? 0.86 : 0.96) + side * push, -top, top)
  state.x += state.vx
  if (state.x < size || state.x > 400 - size) {
    state.x = clamp(state.x, size, 400 - size)
    state.vx *= -0.4
  }
}

/** Whether it is time to remove what was left behind. */
export const tidies = ({ tick }: Base) => tick % 32 === 0
