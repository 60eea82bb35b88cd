import { PAINT } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import { placeInput } from '#kit/game/micro/places.ts'
import { clamp, type Base } from '#kit/game/micro/rules.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Place } from '#kit/game/things/things.ts'
import { slingInput, type Sling } from './yard.ts'

const ACTS = [' ', 'Enter']
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const FULL_DRAW = 130
const SHORTEST_DRAW = 12

const steered = (keys: ReadonlySet<string>): Point => ({
  x: (keys.has('ArrowRight') ? 1 : 0) - (keys.has('ArrowLeft') ? 1 : 0),
  y: (keys.has('ArrowDown') ? 1 : 0) - (keys.has('ArrowUp') ? 1 : 0),
})

export interface SlingLook {
  readonly from: Place
  readonly fastest: number
  readonly gravity: number
  /** Only the direction counts. */
  readonly isFixed?: boolean
}

/** Drawn back like a sling and released; keys turn and draw it, space releases. */
export function sling({ from, fastest, gravity, isFixed }: SlingLook): Controls {
  let origin: Point | undefined
  let aim: Sling = { degrees: isFixed ? 75 : 45, force: isFixed ? 1 : 0.7 }
  let isDrawn = false
  let byKeys = false
  let queued = 0
  return {
    down(at) {
      origin = at
      isDrawn = byKeys = false
    },
    key(key) {
      if (ACTS.includes(key)) queued = slingInput(aim)
      if (!ACTS.includes(key) && !ARROWS.includes(key)) return false
      byKeys = true
      return true
    },
    input({ held, pointer, keys }, fieldOf) {
      const { x, y } = steered(keys)
      if (x !== 0 || y !== 0)
        aim = {
          degrees: clamp(aim.degrees - x * 1.2, 0, 180),
          force: isFixed ? 1 : clamp(aim.force - y * 0.014, 0.1, 1),
        }
      if (held && origin) {
        const at = fieldOf(pointer)
        const [dx, dy] = [origin.x - at.x, at.y - origin.y]
        const length = Math.hypot(dx, dy)
        isDrawn = length > SHORTEST_DRAW
        const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
        if (isDrawn)
          aim = {
            degrees: clamp(degrees < -90 ? 180 : degrees, 0, 180),
            force: isFixed ? 1 : clamp(length / FULL_DRAW, 0.1, 1),
          }
      } else if (origin) {
        if (isDrawn) queued = slingInput(aim)
        origin = undefined
        isDrawn = false
      }
      const input = queued
      queued = 0
      return input
    },
    draw(brush) {
      if (!isDrawn && !byKeys) return
      // Only the first part of the path is shown.
      const turn = (-aim.degrees * Math.PI) / 180
      const [vx, vy] = [Math.cos(turn) * aim.force * fastest, Math.sin(turn) * aim.force * fastest]
      for (let dot = 1; dot <= 7; dot++) {
        const ticks = dot * (isFixed ? 5 : 3.4)
        brush.disc(
          from.x + vx * ticks,
          from.y + vy * ticks + (gravity * ticks * ticks) / 2,
          4.6 - dot * 0.4,
          '#ffffff',
          0.9 - dot * 0.09,
        )
      }
      if (isFixed) return
      brush.round(from.x - 24, from.y + 26, 48, 8, 4, '#031226', 0.6)
      brush.round(from.x - 23, from.y + 27, 46 * aim.force, 6, 3, aim.force > 0.85 ? PAINT.coral : PAINT.sun)
    },
    reset() {
      origin = undefined
      queued = 0
      isDrawn = byKeys = false
    },
  }
}

/** Each tap is one place; the arrows move cross-hairs and space taps there. */
export function tapPlace(): Controls {
  let waiting: Point[] = []
  let cursor: Point = { x: 200, y: 200 }
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

/** The place under a finger that stays down; the arrows move it while space is held. */
export function holdPlace(aimOf: (state: Base) => Place): Controls {
  let cursor: Place | undefined
  return {
    down() {
      cursor = undefined
    },
    key: (key) => ACTS.includes(key) || ARROWS.includes(key),
    input({ held, pointer, keys }, fieldOf, state) {
      if (held) return placeInput(fieldOf(pointer))
      const { x, y } = steered(keys)
      if (x !== 0 || y !== 0) {
        const from = cursor ?? aimOf(state)
        cursor = { x: clamp(from.x + x * 4, 0, 400), y: clamp(from.y + y * 4, 0, 400) }
      }
      return keys.has(' ') || keys.has('Enter') || x !== 0 || y !== 0 ? placeInput(cursor ?? aimOf(state)) : 0
    },
    reset() {
      cursor = undefined
    },
  }
}
