import type { Point, Stage } from '#kit/game/stage.ts'
import { ACT, placeInput, turnInput } from './inputs.ts'
import { clamp, type BrickRules, type World } from './world.ts'

/** Maps fingers, mouse and keys to a tick's input; places are in field units. */
export interface Controls {
  down(at: Point, world: World): void
  move(at: Point, isHeld: boolean): void
  up(): void
  /** True when the game uses the key. */
  key(key: string, isRepeat: boolean): boolean
  input(stage: Stage, world: World): number
  /** Aimed angle from straight up. */
  aim(): number | undefined
  reset(): void
}

const ACTS = [' ', 'Enter', 'ArrowUp', 'w']
const ASIDE = ['ArrowLeft', 'ArrowRight', 'a', 'd']
const KEY_STEP = 26
const KEY_TURN = 0.24
/** Ratio of the paddle's motion to the thumb's. */
const GAIN = 1.2
const TAP_TICKS = 16
const TAP_REACH = 9
const steered = (keys: ReadonlySet<string>) =>
  Number(keys.has('ArrowRight') || keys.has('d')) - Number(keys.has('ArrowLeft') || keys.has('a'))

export function controlsOf({ control, field }: BrickRules): Controls {
  return control === 'aim' ? aiming() : moving(control === 'ring', field)
}

/** The paddle follows a drag from anywhere; a mouse leads it directly. A short tap presses. */
function moving(isRing: boolean, [width, height]: readonly [number, number]): Controls {
  let grip: { readonly at: number; readonly pad: number } | undefined
  let from: Point | undefined
  let target: number | undefined
  let ticks = 0
  let reach = 0
  let presses = 0
  const along = ({ x, y }: Point) => (isRing ? Math.atan2(y - height / 2, x - width / 2) : x)
  return {
    down(at, world) {
      from = at
      grip = { at: along(at), pad: target ?? world.pad }
      ticks = reach = 0
    },
    move(at, isHeld) {
      if (from) reach = Math.max(reach, Math.hypot(at.x - from.x, at.y - from.y))
      if (!isHeld) target = along(at)
      else if (grip) {
        const way = along(at) - grip.at
        target = grip.pad + (isRing ? Math.atan2(Math.sin(way), Math.cos(way)) : way * GAIN)
        // Only the change since the last position counts, so that a drag may go round and round.
        grip = { at: along(at), pad: target }
        if (!isRing) target = clamp(target, 0, width)
      }
    },
    up() {
      if (from && ticks < TAP_TICKS && reach < TAP_REACH) presses++
      from = grip = undefined
    },
    key(key, isRepeat) {
      if (ACTS.includes(key) && !isRepeat) presses++
      return ACTS.includes(key) || ASIDE.includes(key)
    },
    input({ keys }, world) {
      ticks++
      const side = steered(keys)
      if (side !== 0) target = world.pad + side * (isRing ? -KEY_TURN : KEY_STEP)
      const place = target === undefined ? 0 : isRing ? turnInput(target) : placeInput(target, width)
      if (side !== 0) target = undefined
      if (presses === 0) return place
      presses--
      return place + ACT
    },
    aim: () => undefined,
    reset() {
      grip = from = target = undefined
      presses = 0
    },
  }
}

const FLATTEST = 1.4
const SHORTEST_PULL = 12
const AIM_STEP = 0.022

/** Drawn back like a sling, or pushed forward: the line through the drag is the aim. */
function aiming(): Controls {
  let from: Point | undefined
  let aim: number | undefined
  let byKeys = false
  let wish = 0
  const inputOf = (angle: number) => clamp(Math.round((angle / Math.PI) * 180) + 90, 1, 179)
  return {
    down(at) {
      from = at
      aim = undefined
      byKeys = false
    },
    move(at, isHeld) {
      if (!isHeld || !from) return
      const [dx, dy] = [at.x - from.x, at.y - from.y]
      if (Math.hypot(dx, dy) < SHORTEST_PULL) {
        aim = undefined
        return
      }
      const angle = dy > 0 ? Math.atan2(-dx, dy) : Math.atan2(dx, -dy)
      aim = clamp(angle, -FLATTEST, FLATTEST)
    },
    up() {
      if (from) wish = aim === undefined ? ACT : inputOf(aim)
      from = aim = undefined
    },
    key(key, isRepeat) {
      if (ACTS.includes(key) && !isRepeat) wish = byKeys && aim !== undefined ? inputOf(aim) : ACT
      return ACTS.includes(key) || ASIDE.includes(key)
    },
    input({ keys }) {
      const side = steered(keys)
      if (side !== 0) {
        byKeys = true
        aim = clamp((aim ?? 0) + side * AIM_STEP, -FLATTEST, FLATTEST)
      }
      const now = wish
      wish = 0
      return now
    },
    aim: () => aim,
    reset() {
      from = aim = undefined
      wish = 0
    },
  }
}
