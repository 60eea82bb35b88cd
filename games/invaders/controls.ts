import { columnOf } from '#kit/game/micro/columns.ts'
import { clamp, type Base } from '#kit/game/micro/rules.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { Point } from '#kit/game/stage.ts'
import { PAINT } from '#kit/game/micro/brush.ts'
import { placeInput } from '#kit/game/micro/places.ts'
import { DOWN, TURN } from './ranks.ts'

const ACTS = [' ', 'Enter']
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const KEY_REACH = 24

const steered = (keys: ReadonlySet<string>): Point => ({
  x: (keys.has('ArrowRight') ? 1 : 0) - (keys.has('ArrowLeft') ? 1 : 0),
  y: (keys.has('ArrowDown') ? 1 : 0) - (keys.has('ArrowUp') ? 1 : 0),
})
const xOf = (state: Base) => ('x' in state && typeof state.x === 'number' ? state.x : 200)
const yOf = (state: Base) => ('y' in state && typeof state.y === 'number' ? state.y : 200)

/** Each tap is one place; the arrows move cross-hairs and space taps there. */
export function tapPlace(): Controls {
  let waiting: Point[] = []
  let cursor: Point = { x: 200, y: 160 }
  let byKeys = false
  let rested = true
  return {
    down(at) {
      byKeys = false
      waiting.push(at)
    },
    key(key) {
      if (ACTS.includes(key)) waiting.push(cursor)
      if (!ACTS.includes(key) && !ARROWS.includes(key)) return false
      byKeys = true
      return true
    },
    input({ keys }) {
      const { x, y } = steered(keys)
      cursor = { x: clamp(cursor.x + x * 5, 0, 400), y: clamp(cursor.y + y * 5, 0, 400) }
      // A tick without input separates two taps, so that the rules see both.
      rested = !rested || waiting.length === 0
      const at = rested ? undefined : waiting.shift()
      return at ? placeInput(at) : 0
    },
    draw(brush) {
      if (!byKeys) return
      brush.ring(cursor.x, cursor.y, 16, 3, '#ffffff', 0.9)
      brush.disc(cursor.x, cursor.y, 3, PAINT.sun)
    },
    reset() {
      waiting = []
      rested = true
      byKeys = false
    },
  }
}

/** The hero goes to the finger. */
export const goThere = (): Controls => ({
  key: (key) => ARROWS.includes(key) || ACTS.includes(key),
  input({ held, pointer, keys }, fieldOf, state) {
    const { x, y } = steered(keys)
    if (x !== 0 || y !== 0)
      return placeInput({ x: xOf(state) + x * KEY_REACH, y: yOf(state) + y * KEY_REACH })
    return held ? placeInput(fieldOf(pointer)) : 0
  },
})

/** Moves to the finger's column; every touch, or space, flips the coat. */
export function turnAndDrag(): Controls {
  let turns = 0
  return {
    down() {
      turns = 1
    },
    key(key) {
      if (ACTS.includes(key)) turns = 1
      return ARROWS.includes(key) || ACTS.includes(key)
    },
    input({ held, pointer, keys }, fieldOf, state) {
      const { x } = steered(keys)
      const column = x !== 0 ? columnOf(xOf(state) + x * 21) : held ? columnOf(fieldOf(pointer).x) : 0
      const isTurning = turns > 0 && state.last < TURN
      if (isTurning) turns = 0
      return isTurning ? TURN + column : column
    },
    reset() {
      turns = 0
    },
  }
}

/** Moves to the finger's column; above the boat it shoots up, below it down. */
export function twoSides(): Controls {
  let below = false
  return {
    key: (key) => ARROWS.includes(key) || ACTS.includes(key),
    input({ held, pointer, keys }, fieldOf, state) {
      const { x, y } = steered(keys)
      if (y !== 0) below = y > 0
      if (x !== 0 || y !== 0) return columnOf(xOf(state) + x * 21) + (below ? DOWN : 0)
      if (!held) return 0
      const at = fieldOf(pointer)
      below = at.y > 200
      return columnOf(at.x) + (below ? DOWN : 0)
    },
  }
}

/** A direction around the middle in steps; keys continue from the hero's position. */
export function around(steps: number, angleOf: (state: Base) => number): Controls {
  const inputOf = (angle: number) =>
    1 + (((Math.round((angle / (2 * Math.PI)) * steps) % steps) + steps) % steps)
  return {
    key: (key) => ARROWS.includes(key) || ACTS.includes(key),
    input({ held, pointer, keys }, fieldOf, state) {
      const { x, y } = steered(keys)
      const turned = x !== 0 ? x : y
      if (turned !== 0) return inputOf(angleOf(state) + turned * 0.45)
      if (!held) return 0
      const at = fieldOf(pointer)
      return inputOf(Math.atan2(at.y - 200, at.x - 200))
    },
  }
}
