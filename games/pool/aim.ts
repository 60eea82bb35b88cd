import { inside } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { knobOf } from './controls-art.ts'
import { screenAngle, toScreen, toTable, type PoolLayout } from './layout.ts'
import type { Shot } from './roll.ts'
import { handSpot, mayPlace, targets, type PoolState } from './rules.ts'
import { WIDTH, type Spot } from './table.ts'

/** What the player wants: direction, spin, power and the place of a ball in hand. */
export interface Aim {
  shot(): Shot
  cue(): Spot
  /** The player is turning the cue or moving the cue ball right now. */
  readonly isTurning: boolean
  /** How far the cue is pulled right now. */
  power(): number
  begin(): void
  rest(): void
  set(shot: Shot): void
  /** The spin control grows while it is held. */
  spinDisc(size: StageSize): Point & { readonly radius: number }
  down(at: Point): void
  move(at: Point): void
  up(at: Point, from: Point): void
  key(key: string, event: KeyboardEvent): boolean
}

interface AimOptions {
  layout(): PoolLayout
  state(): PoolState
  mayAct(): boolean
  shoot(): void
  changed(): void
  touched(): void
  tick(): void
}

type Grab = 'none' | 'turn' | 'power' | 'stick' | 'spin' | 'place'

const LEAST_POWER = 0.04
/** A finger nearer to the cue ball turns the cue no faster than from here, in pixels. */
const CALM_DISTANCE = 90
const TAP_PIXELS = 7
const KEY_TURN = 0.01
const FINE_KEY_TURN = 0.0015
const GROWN_SPIN = 64

const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

export function openAim(options: AimOptions): Aim {
  let angle = 0
  let top = 0
  let side = 0
  let power = 0
  let placed: Spot | undefined
  let grab: Grab = 'none'
  let last: Point = { x: 0, y: 0 }
  let start: Point = { x: 0, y: 0 }
  let knocked = 0

  const cue = (): Spot => placed ?? options.state().balls[0] ?? { x: 500, y: WIDTH / 2 }
  const shot = (): Shot => ({ angle, power, top, side, ...(placed ? { cue: placed } : {}) })

  function grabAt(at: Point): Grab {
    const layout = options.layout()
    const { power: slider, spin } = layout
    const wide = { x: slider.x - 8, y: slider.y - 6, width: slider.width + 16, height: slider.height + 12 }
    if (inside(wide, at)) return 'power'
    if (away(at, spin) < spin.radius + 12) return 'spin'
    const ball = toScreen(layout, cue())
    if (options.state().inHand !== 'no' && away(at, ball) < 34) return 'place'
    return isOnStick(layout, ball, at) ? 'stick' : 'turn'
  }

  /** The stick lies behind the ball; pulling it back works like the slider. */
  function isOnStick(layout: PoolLayout, ball: Point, at: Point): boolean {
    const { ux, uy } = direction(layout)
    const behind = -((at.x - ball.x) * ux + (at.y - ball.y) * uy)
    const aside = Math.abs((at.x - ball.x) * uy - (at.y - ball.y) * ux)
    return behind > 16 && behind < 170 && aside < 18
  }

  function direction(layout: PoolLayout) {
    const turn = screenAngle(layout, angle)
    return { ux: Math.cos(turn), uy: Math.sin(turn) }
  }

  function pullTo(wanted: number) {
    power = Math.max(0, Math.min(1, wanted))
    const notch = Math.round(power * 10)
    if (notch !== knocked) options.tick()
    knocked = notch
  }

  function turnBy(at: Point) {
    const ball = toScreen(options.layout(), cue())
    const rx = last.x - ball.x
    const ry = last.y - ball.y
    const far = Math.max(CALM_DISTANCE, Math.hypot(rx, ry))
    angle += (rx * (at.y - last.y) - ry * (at.x - last.x)) / (far * Math.max(1, Math.hypot(rx, ry)))
  }

  function place(at: Point) {
    const spot = toTable(options.layout(), at)
    if (mayPlace(options.state(), spot)) placed = spot
  }

  function spinTo(at: Point) {
    const centre = spinCentre()
    const dx = (at.x - centre.x) / (GROWN_SPIN * 0.64)
    const dy = (at.y - centre.y) / (GROWN_SPIN * 0.64)
    const far = Math.max(1, Math.hypot(dx, dy))
    side = Math.abs(dx) < 0.12 ? 0 : dx / far
    top = Math.abs(dy) < 0.12 ? 0 : -dy / far
  }

  let size: StageSize = { width: 320, height: 480 }
  function spinCentre(): Point {
    const { spin } = options.layout()
    const room = GROWN_SPIN + 6
    return {
      x: Math.max(room, Math.min(size.width - room, spin.x)),
      y: Math.max(room, Math.min(size.height - room, spin.y)),
    }
  }

  function aimAt(at: Point) {
    const goal = toTable(options.layout(), at)
    const from = cue()
    angle = Math.atan2(goal.y - from.y, goal.x - from.x)
  }

  function letGo(at: Point) {
    const was = grab
    grab = 'none'
    if (was === 'turn' && away(at, start) < TAP_PIXELS) aimAt(at)
    if ((was === 'power' || was === 'stick') && power > LEAST_POWER) options.shoot()
    else if (was === 'power' || was === 'stick') power = 0
  }

  function nudge(dx: number, dy: number) {
    if (options.state().inHand === 'no') {
      side = Math.max(-1, Math.min(1, side + dx * 0.25))
      top = Math.max(-1, Math.min(1, top - dy * 0.25))
      return
    }
    const layout = options.layout()
    const at = toScreen(layout, cue())
    place({ x: at.x + dx * 6, y: at.y + dy * 6 })
  }

  function useKey(key: string, fine: boolean): boolean {
    const turn = fine ? FINE_KEY_TURN : KEY_TURN
    if (key === 'ArrowLeft') angle -= turn
    else if (key === 'ArrowRight') angle += turn
    else if (key === 'ArrowDown') pullTo(power + 0.04)
    else if (key === 'ArrowUp') pullTo(power - 0.04)
    else if (key === 'a') nudge(-1, 0)
    else if (key === 'd') nudge(1, 0)
    else if (key === 'w') nudge(0, -1)
    else if (key === 's') nudge(0, 1)
    else if (key === 'Enter' || key === ' ') {
      if (power <= LEAST_POWER) power = 0.5
      options.shoot()
    } else return false
    return true
  }

  return {
    shot,
    cue,
    get isTurning() {
      return grab === 'turn' || grab === 'place'
    },
    power: () => power,
    begin() {
      const state = options.state()
      top = side = power = 0
      grab = 'none'
      placed = state.inHand === 'no' ? undefined : handSpot(state)
      const from = cue()
      const near = targets(state)
        .map((ball) => state.balls[ball]!)
        .sort((one, two) => away(one, from) - away(two, from))[0]
      const goal = state.isBreak ? { x: 1480, y: WIDTH / 2 } : near
      if (goal) angle = Math.atan2(goal.y - from.y, goal.x - from.x)
    },
    rest() {
      power = 0
      grab = 'none'
    },
    set(wanted) {
      angle = wanted.angle
      top = wanted.top
      side = wanted.side
      if (options.state().inHand !== 'no' && wanted.cue) placed = wanted.cue
    },
    spinDisc(stage) {
      size = stage
      const { spin } = options.layout()
      return grab === 'spin' ? { ...spinCentre(), radius: GROWN_SPIN } : spin
    },
    down(at) {
      if (!options.mayAct()) return
      options.touched()
      grab = grabAt(at)
      last = start = at
      if (grab !== 'turn') options.tick()
      options.changed()
    },
    move(at) {
      if (grab === 'none' || !options.mayAct()) return
      const layout = options.layout()
      if (grab === 'turn' && away(at, start) >= TAP_PIXELS) turnBy(at)
      if (grab === 'power') pullTo((at.y - start.y) / (knobOf(layout.power, 1) - knobOf(layout.power, 0)))
      if (grab === 'stick') {
        const { ux, uy } = direction(layout)
        pullTo(-((at.x - start.x) * ux + (at.y - start.y) * uy) / 150)
      }
      if (grab === 'spin') spinTo(at)
      if (grab === 'place') place(at)
      last = at
      options.changed()
    },
    up(at) {
      if (!options.mayAct()) return
      letGo(at)
      options.changed()
    },
    key(key, event) {
      if (!options.mayAct()) return false
      const used = useKey(key, event.shiftKey)
      if (used) {
        options.touched()
        options.changed()
      }
      return used
    },
  }
}
