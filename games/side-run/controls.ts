import type { Controls } from '#kit/game/micro/mount.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { DOWN, heroPlace, LEFT, RIGHT, STAY, UP, type LanesState } from './lanes.ts'

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: LEFT,
  ArrowRight: RIGHT,
  ArrowUp: UP,
  ' ': UP,
  Enter: UP,
  ArrowDown: DOWN,
}
const SWIPE = 18

/** Swipes in four directions; a tap beside the middle changes the lane, above or below it jumps or ducks. */
export const fourWays = (): Controls => lanes(tapWay)

/** Without jumps: swipes in two directions, and taps on a side of the runner. */
export const twoSides = (): Controls =>
  lanes(({ x }, state) => (x < heroPlace(state as LanesState).x ? LEFT : RIGHT))

function lanes(wayOfTap: (at: Point, state: Base) => number): Controls {
  let waiting: number[] = []
  let from: Point | undefined
  let last: Point | undefined
  let isSpent = false
  let rested = true
  return {
    key(key) {
      const way = KEYS[key]
      if (way !== undefined) waiting.push(way)
      return way !== undefined
    },
    input({ held, pointer }, fieldOf, state) {
      const at = held && fieldOf(pointer)
      if (held && !from) isSpent = false
      if (!held && from && !isSpent && last) waiting.push(wayOfTap(last, state))
      from = held && fieldOf(held)
      last = at ?? last
      if (from && at && !isSpent) {
        const way = swipeWay(at.x - from.x, at.y - from.y)
        if (way !== STAY) waiting.push(way)
        isSpent = way !== STAY
      }
      // A tick without input separates two inputs, so that the rules see both.
      rested = !rested || waiting.length === 0
      return rested ? STAY : (waiting.shift() ?? STAY)
    },
    reset() {
      waiting = []
      from = undefined
      isSpent = true
    },
  }
}

function swipeWay(dx: number, dy: number): number {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return STAY
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? LEFT : RIGHT
  return dy < 0 ? UP : DOWN
}

function tapWay({ x, y }: Point): number {
  if (x < 140) return LEFT
  if (x > 260) return RIGHT
  return y < 250 ? UP : DOWN
}

const UP_KEYS = ['ArrowUp', ' ', 'Enter', 'ArrowRight']
const DOWN_KEYS = ['ArrowDown', 'ArrowLeft']

/** Two halves of the stage as first and second input. */
export function twoHalves(isSecond: (at: Point, middle: Point) => boolean): Controls {
  let pressed: number[] = []
  return {
    key(key) {
      const way = UP_KEYS.includes(key) ? 1 : DOWN_KEYS.includes(key) ? 2 : 0
      if (way > 0) pressed.push(way)
      return way > 0
    },
    input(stage) {
      const way = pressed.shift()
      if (way !== undefined) return way
      const { held, keys } = stage
      if (UP_KEYS.some((key) => keys.has(key))) return 1
      if (DOWN_KEYS.some((key) => keys.has(key))) return 2
      if (!held) return 0
      return isSecond(held, { x: stage.width / 2, y: stage.height / 2 }) ? 2 : 1
    },
    reset() {
      pressed = []
    },
  }
}

/** The right half is the first input, the left half the second. */
export const leftAndRight = () => twoHalves(({ x }, middle) => x < middle.x)
/** The upper half is the first input, the lower half the second. */
export const aboveAndBelow = () => twoHalves(({ y }, middle) => y > middle.y)
