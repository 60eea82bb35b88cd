import type { Point, Stage } from '#kit/game/stage.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { placeInput } from './deeds.ts'
import { AIMS, DIRECTIONS, FIRE, slingInput } from './inputs.ts'
import { clamp, type ShooterRules, type World } from './world.ts'

/** Maps fingers, mouse and keys to a tick's input; places are in field units. */
export interface Controls {
  down(at: Point, world: World): void
  move(at: Point, isHeld: boolean): void
  up(at: Point): void
  /** True when the game uses the key. */
  key(key: string): boolean
  input(stage: Stage, world: World): number
  draw(brush: Brush, world: World): void
  reset(): void
}

const STEERING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'w', 'a', 's', 'd']
const ACTS = [' ', 'Enter']
const KEY_REACH = 30
const STICK_REACH = 46
const STICK_REST = 8
const TAP_TICKS = 14
const TAP_REACH = 14

const steered = (keys: ReadonlySet<string>) => ({
  x: (keys.has('ArrowRight') || keys.has('d') ? 1 : 0) - (keys.has('ArrowLeft') || keys.has('a') ? 1 : 0),
  y: (keys.has('ArrowDown') || keys.has('s') ? 1 : 0) - (keys.has('ArrowUp') || keys.has('w') ? 1 : 0),
})
const wheel = (x: number, y: number, parts: number) =>
  (Math.round((Math.atan2(y, x) / (2 * Math.PI)) * parts) + parts) % parts
const directionOf = (x: number, y: number) => 1 + wheel(x, y, DIRECTIONS)

export function controlsOf(rules: ShooterRules): Controls {
  if (rules.control === 'stick' || rules.control === 'drive') return stick(rules.control === 'drive')
  if (rules.control === 'point') return point(rules)
  if (rules.control === 'sling') return sling()
  return follow(rules)
}

/** The hero goes where the finger drags it, from wherever the finger went down; a mouse leads it directly. */
function follow({ field }: ShooterRules): Controls {
  let grip: Point | undefined
  let target: Point | undefined
  const put = (x: number, y: number) => {
    target = { x: clamp(x, 0, field[0] - 1), y: clamp(y, 0, field[1] - 1) }
  }
  return {
    down(at, { hero }) {
      const from = target ?? hero
      grip = { x: from.x - at.x, y: from.y - at.y }
      put(from.x, from.y)
    },
    move(at, isHeld) {
      if (isHeld && grip) put(at.x + grip.x, at.y + grip.y)
      else put(at.x, at.y)
    },
    up: () => (grip = undefined),
    key: (key) => STEERING.includes(key) || ACTS.includes(key),
    input({ keys }, { hero }) {
      const { x, y } = steered(keys)
      if (x !== 0 || y !== 0) {
        target = undefined
        return placeInput(hero.x + x * KEY_REACH, hero.y + y * KEY_REACH, field)
      }
      // Steps of eight units keep a replay short; the hero glides between them.
      return target ? placeInput(Math.round(target.x / 8) * 8, Math.round(target.y / 8) * 8, field) : 0
    },
    draw: () => undefined,
    reset: () => (grip = target = undefined),
  }
}

/** A stick that is where the finger went down. With `fires`, a short tap shoots at its place. */
function stick(fires: boolean): Controls {
  let origin: Point | undefined
  let at: Point = { x: 0, y: 0 }
  let ticks = 0
  let moved = false
  let shots: ((world: World) => number)[] = []
  const fireAt = (to: Point) => (world: World) => FIRE + wheel(to.x - world.hero.x, to.y - world.hero.y, AIMS)
  return {
    down(to) {
      origin = at = to
      ticks = 0
      moved = false
    },
    move(to, isHeld) {
      at = to
      if (!isHeld || !origin) return
      const [dx, dy] = [to.x - origin.x, to.y - origin.y]
      const length = Math.hypot(dx, dy)
      if (length > TAP_REACH) moved = true
      // The stick follows a finger that runs away from it.
      if (length > STICK_REACH)
        origin = { x: to.x - (dx / length) * STICK_REACH, y: to.y - (dy / length) * STICK_REACH }
    },
    up(to) {
      if (fires && !moved && ticks < TAP_TICKS) shots.push(fireAt(to))
      origin = undefined
    },
    key(key) {
      if (fires && ACTS.includes(key))
        shots.push(({ hero }) => FIRE + ((Math.round((hero.turn / (2 * Math.PI)) * AIMS) + AIMS) % AIMS))
      return STEERING.includes(key) || ACTS.includes(key)
    },
    input({ keys }, world) {
      ticks++
      const shot = shots.shift()
      if (shot) return shot(world)
      const { x, y } = steered(keys)
      if (x !== 0 || y !== 0) return directionOf(x, y)
      if (!origin) return 0
      const [dx, dy] = [at.x - origin.x, at.y - origin.y]
      return Math.hypot(dx, dy) < STICK_REST ? 0 : directionOf(dx, dy)
    },
    draw(brush) {
      if (!origin || (fires && !moved)) return
      brush.ring(origin.x, origin.y, STICK_REACH, 3, '#ffffff', 0.3)
      brush.disc(at.x, at.y, 20, '#ffffff', 0.3)
    },
    reset() {
      origin = undefined
      shots = []
    },
  }
}

/** A place while the finger or the key is down. */
function point({ field }: ShooterRules): Controls {
  let cursor: Point = { x: field[0] / 2, y: field[1] / 2 }
  let held = false
  let tapped = false
  let byKeys = false
  const put = (x: number, y: number) => {
    cursor = { x: clamp(x, 0, field[0] - 1), y: clamp(y, 0, field[1] - 1) }
  }
  return {
    down(at) {
      byKeys = false
      held = tapped = true
      put(at.x, at.y)
    },
    move(at, isHeld) {
      byKeys = false
      held = isHeld
      put(at.x, at.y)
    },
    up: () => (held = false),
    key(key) {
      byKeys = true
      if (ACTS.includes(key)) tapped = true
      return STEERING.includes(key) || ACTS.includes(key)
    },
    input({ keys }) {
      const { x, y } = steered(keys)
      put(cursor.x + x * 5, cursor.y + y * 5)
      const shoots = held || tapped || keys.has(' ') || keys.has('Enter')
      tapped = false
      return shoots ? placeInput(cursor.x, cursor.y, field) : 0
    },
    draw(brush) {
      if (!held && !byKeys) return
      brush.ring(cursor.x, cursor.y, 15, 3, '#ffffff', 0.85)
      brush.disc(cursor.x, cursor.y, 3, PAINT.sun)
    },
    reset() {
      held = tapped = byKeys = false
    },
  }
}

const FULL_DRAW = 150

/** Drawn back like a sling and let go; the keys turn and strain it. */
function sling(): Controls {
  let from: Point | undefined
  let aim = { angle: 50, force: 60 }
  let isAiming = false
  let queued = 0
  return {
    down(at) {
      from = at
      isAiming = false
    },
    move(at, isHeld) {
      if (!isHeld || !from) return
      const [dx, dy] = [from.x - at.x, at.y - from.y]
      const length = Math.hypot(dx, dy)
      isAiming = length > 14
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI
      aim = {
        angle: clamp(angle < -90 ? 180 : angle, 0, 180),
        force: clamp((length / FULL_DRAW) * 100, 0, 100),
      }
    },
    up() {
      if (isAiming && from) queued = slingInput(aim.angle, aim.force)
      from = undefined
      isAiming = false
    },
    key(key) {
      if (ACTS.includes(key)) queued = slingInput(aim.angle, aim.force)
      return STEERING.includes(key) || ACTS.includes(key)
    },
    input({ keys }) {
      const { x, y } = steered(keys)
      if (x !== 0 || y !== 0) {
        isAiming = true
        aim = { angle: clamp(aim.angle - x * 0.7, 0, 180), force: clamp(aim.force - y * 0.7, 10, 100) }
      }
      const now = queued
      queued = 0
      return now
    },
    draw(brush, { hero }) {
      if (!isAiming) return
      const turn = (aim.angle * Math.PI) / 180
      let [x, y] = [hero.x, hero.y]
      let vx = Math.cos(turn) * aim.force * 0.075
      let vy = -Math.sin(turn) * aim.force * 0.075
      for (let dot = 0; dot < 10; dot++) {
        for (let tick = 0; tick < 4; tick++) {
          x += vx
          y += vy
          vy += 0.06
        }
        vx *= 1
        brush.disc(x, y, 3.4 - dot * 0.2, '#ffffff', 0.9 - dot * 0.07)
      }
    },
    reset() {
      from = undefined
      isAiming = false
      queued = 0
    },
  }
}
