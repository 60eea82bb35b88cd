import type { Brush } from './brush.ts'
import type { Controls } from './mount.ts'
import { clamp, type Base } from './rules.ts'
import type { Point } from '#kit/game/stage.ts'

/** A planned shot: angle in radians, and a power from 0 to 1. */
export interface Aim {
  readonly angle: number
  readonly power: number
}

export interface PullOptions {
  /** Start of the shot; `undefined` while no shot is allowed. */
  from(state: Base): Point | undefined
  inputOf(aim: Aim): number
  /** Shows the aim; `from` is the start of the shot. */
  draw(brush: Brush, aim: Aim, from: Point, state: Base): void
  /** Input of a held pointer while a shot runs. */
  readonly heldInput?: number
  /** Whether a drag from there moves something instead of aiming. */
  slides?(state: Base, start: Point): boolean
  slideInput?(at: Point): number
  /** Keys other than arrows that give an input immediately. */
  keyInput?(key: string, state: Base): number | undefined
}

const SHORTEST_PULL = 12
const LONGEST_PULL = 130
const KEY_TURN = 0.025
const KEY_POWER = 0.012

/** Pull back anywhere and release; or rotate with left and right, change the power with up and down, and shoot with space. */
export function pullShot(options: PullOptions): Controls {
  const { from, inputOf, draw, heldInput = 0 } = options
  let pulled: Aim | undefined
  let keyed: Aim | undefined
  let isStruck = false
  let waiting: string | undefined
  let drag: 'aim' | 'slide' | undefined
  const aimOf = (start: Point, at: Point): Aim | undefined => {
    const [dx, dy] = [start.x - at.x, start.y - at.y]
    const far = Math.hypot(dx, dy)
    if (far < SHORTEST_PULL) return undefined
    return { angle: Math.atan2(dy, dx), power: clamp((far - SHORTEST_PULL) / LONGEST_PULL, 0.02, 1) }
  }
  return {
    key(key) {
      if (key === ' ' || key === 'Enter') {
        if (keyed) isStruck = true
        else keyed = { angle: -Math.PI / 2, power: 0.5 }
        return true
      }
      if (options.keyInput && /^[ad]$/.test(key)) {
        waiting = key
        return true
      }
      if (!key.startsWith('Arrow')) return false
      keyed ??= { angle: -Math.PI / 2, power: 0.5 }
      return true
    },
    input({ held, pointer, keys }, fieldOf, state) {
      const isReady = from(state) !== undefined
      if (held) {
        if (!isReady) return heldInput
        drag ??= options.slides?.(state, fieldOf(held)) ? 'slide' : 'aim'
        if (drag === 'slide') return options.slideInput?.(fieldOf(pointer)) ?? 0
        keyed = undefined
        pulled = aimOf(fieldOf(held), fieldOf(pointer))
        return 0
      }
      drag = undefined
      const loosed = pulled
      pulled = undefined
      if (loosed) return isReady ? inputOf(loosed) : 0
      const pressed = waiting
      waiting = undefined
      if (pressed && isReady) return options.keyInput?.(pressed, state) ?? 0
      if (!isReady && heldInput > 0 && keys.has(' ')) return heldInput
      if (!keyed) return 0
      if (isStruck) {
        isStruck = false
        return isReady ? inputOf(keyed) : 0
      }
      const turn = (keys.has('ArrowRight') ? 1 : 0) - (keys.has('ArrowLeft') ? 1 : 0)
      const push = (keys.has('ArrowUp') ? 1 : 0) - (keys.has('ArrowDown') ? 1 : 0)
      keyed = {
        angle: keyed.angle + turn * KEY_TURN,
        power: clamp(keyed.power + push * KEY_POWER, 0.05, 1),
      }
      return 0
    },
    draw(brush, state) {
      const start = from(state)
      const aim = pulled ?? keyed
      if (start && aim) draw(brush, aim, start, state)
    },
    reset() {
      pulled = keyed = undefined
      isStruck = false
    },
  }
}
