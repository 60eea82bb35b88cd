import { inside } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { knobOf } from './controls-art.ts'
import { type PoolLayout, screenAngle, toScreen, toTable } from './layout.ts'
import { LEAST_POWER, useKey } from './aim-keys.ts'
import { cue, place, pullTo, type AimOptions, type Grab, type AimState } from './aim-state.ts'
import type { Shot } from './roll.ts'
import { targets } from './rules.ts'
import { handSpot, isFree } from './state.ts'
import { POCKETS, type Spot, WIDTH } from './table.ts'

/** The player's intended shot: direction, spin, power and place of a ball in hand. */
export interface Aim {
  shot(): Shot
  cue(): Spot
  /** The player is turning the cue or moving the cue ball. */
  readonly isTurning: boolean
  /** Current pull of the cue. */
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

const ON_BALL = 24
/** Distance from a pocket, in table units, at which a released ball is removed. */
const ON_POCKET = 110
/** Pixels within which a finger turns the cue no faster. */
const CALM_DISTANCE = 90
const TAP_PIXELS = 7
const GROWN_SPIN = 64

const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

export function openAim(options: AimOptions): Aim {
  const hand: AimState = {
    options,
    angle: 0,
    top: 0,
    side: 0,
    power: 0,
    placed: undefined,
    grab: 'none',
    held: 0,
    last: { x: 0, y: 0 },
    start: { x: 0, y: 0 },
    knocked: 0,
    size: { width: 320, height: 480 },
  }

  return {
    shot: () => shot(hand),
    cue: () => cue(hand),
    get isTurning() {
      return hand.grab === 'turn' || hand.grab === 'place'
    },
    power: () => hand.power,
    begin: () => begin(hand),
    rest: () => rest(hand),
    set: (wanted) => takeOver(hand, wanted),
    spinDisc: (stage) => spinDisc(hand, stage),
    down: (at) => fingerDown(hand, at),
    move: (at) => fingerMoved(hand, at),
    up: (at) => fingerUp(hand, at),
    key: (key, event) => pressKey(hand, key, event),
  }
}

function shot(hand: AimState): Shot {
  return {
    angle: hand.angle,
    power: hand.power,
    top: hand.top,
    side: hand.side,
    ...(hand.placed ? { cue: hand.placed } : {}),
  }
}

function grabAt(hand: AimState, at: Point): Grab {
  const layout = hand.options.layout()
  const { power: slider, spin } = layout
  const wide = { x: slider.x - 8, y: slider.y - 6, width: slider.width + 16, height: slider.height + 12 }
  if (inside(wide, at)) return 'power'
  if (away(at, spin) < spin.radius + 12) return 'spin'
  const ball = toScreen(layout, cue(hand))
  if (hand.options.state().inHand !== 'no' && away(at, ball) < 34) return 'place'
  hand.held = hand.options.mayLay() ? ballAt(hand, at) : -1
  if (hand.held >= 0) return 'ball'
  return isOnStick(hand, layout, ball, at) ? 'stick' : 'turn'
}

/** The ball under a finger, or -1. */
function ballAt(hand: AimState, at: Point): number {
  const layout = hand.options.layout()
  const { balls } = hand.options.state()
  const far = balls.map((spot) => (spot ? away(toScreen(layout, spot), at) : Infinity))
  const nearest = far.indexOf(Math.min(...far))
  return far[nearest]! < ON_BALL ? nearest : -1
}

/** A dragged ball goes where there is space; released near a pocket, it is removed. */
function layBall(hand: AimState, at: Point) {
  const spot = toTable(hand.options.layout(), at)
  if (isFree(hand.options.state().balls, spot, hand.held)) hand.options.lay(hand.held, spot)
}

function dropBall(hand: AimState, at: Point) {
  const spot = toTable(hand.options.layout(), at)
  const isOff = POCKETS.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < ON_POCKET)
  if (isOff && hand.held > 0) hand.options.lay(hand.held, null)
}

/** The stick behind the ball: pulling it works like the slider. */
function isOnStick(hand: AimState, layout: PoolLayout, ball: Point, at: Point): boolean {
  const { ux, uy } = direction(hand, layout)
  const behind = -((at.x - ball.x) * ux + (at.y - ball.y) * uy)
  const aside = Math.abs((at.x - ball.x) * uy - (at.y - ball.y) * ux)
  return behind > 16 && behind < 170 && aside < 18
}

function direction(hand: AimState, layout: PoolLayout) {
  const turn = screenAngle(layout, hand.angle)
  return { ux: Math.cos(turn), uy: Math.sin(turn) }
}

function turnBy(hand: AimState, at: Point) {
  const ball = toScreen(hand.options.layout(), cue(hand))
  const rx = hand.last.x - ball.x
  const ry = hand.last.y - ball.y
  const far = Math.max(CALM_DISTANCE, Math.hypot(rx, ry))
  hand.angle +=
    (rx * (at.y - hand.last.y) - ry * (at.x - hand.last.x)) / (far * Math.max(1, Math.hypot(rx, ry)))
}

function spinTo(hand: AimState, at: Point) {
  const centre = spinCentre(hand)
  const dx = (at.x - centre.x) / (GROWN_SPIN * 0.64)
  const dy = (at.y - centre.y) / (GROWN_SPIN * 0.64)
  const far = Math.max(1, Math.hypot(dx, dy))
  hand.side = Math.abs(dx) < 0.12 ? 0 : dx / far
  hand.top = Math.abs(dy) < 0.12 ? 0 : -dy / far
}

function spinCentre(hand: AimState): Point {
  const { spin } = hand.options.layout()
  const room = GROWN_SPIN + 6
  return {
    x: Math.max(room, Math.min(hand.size.width - room, spin.x)),
    y: Math.max(room, Math.min(hand.size.height - room, spin.y)),
  }
}

function aimAt(hand: AimState, at: Point) {
  const goal = toTable(hand.options.layout(), at)
  const from = cue(hand)
  hand.angle = Math.atan2(goal.y - from.y, goal.x - from.x)
}

function letGo(hand: AimState, at: Point) {
  const was = hand.grab
  hand.grab = 'none'
  const isTap = away(at, hand.start) < TAP_PIXELS
  if ((was === 'turn' || was === 'ball') && isTap) aimAt(hand, at)
  if (was === 'ball' && !isTap) dropBall(hand, at)
  if ((was === 'power' || was === 'stick') && hand.power > LEAST_POWER) hand.options.shoot()
  else if (was === 'power' || was === 'stick') hand.power = 0
}

function begin(hand: AimState) {
  const state = hand.options.state()
  hand.top = hand.side = hand.power = 0
  hand.grab = 'none'
  hand.placed = state.inHand === 'no' ? undefined : handSpot(state)
  const from = cue(hand)
  const near = targets(state)
    .map((ball) => state.balls[ball]!)
    .sort((one, two) => away(one, from) - away(two, from))[0]
  const goal = state.isBreak ? { x: 1480, y: WIDTH / 2 } : near
  if (goal) hand.angle = Math.atan2(goal.y - from.y, goal.x - from.x)
}

function rest(hand: AimState) {
  hand.power = 0
  hand.grab = 'none'
}

function takeOver(hand: AimState, wanted: Shot) {
  hand.angle = wanted.angle
  hand.top = wanted.top
  hand.side = wanted.side
  if (hand.options.state().inHand !== 'no' && wanted.cue) hand.placed = wanted.cue
}

function spinDisc(hand: AimState, stage: StageSize) {
  hand.size = stage
  const { spin } = hand.options.layout()
  return hand.grab === 'spin' ? { ...spinCentre(hand), radius: GROWN_SPIN } : spin
}

function fingerDown(hand: AimState, at: Point) {
  if (!hand.options.mayAct()) return
  hand.options.touched()
  hand.grab = grabAt(hand, at)
  hand.last = hand.start = at
  if (hand.grab !== 'turn' && hand.grab !== 'ball') hand.options.tick()
  hand.options.changed()
}

function fingerMoved(hand: AimState, at: Point) {
  if (hand.grab === 'none' || !hand.options.mayAct()) return
  const layout = hand.options.layout()
  if (hand.grab === 'turn' && away(at, hand.start) >= TAP_PIXELS) turnBy(hand, at)
  if (hand.grab === 'power')
    pullTo(hand, (at.y - hand.start.y) / (knobOf(layout.power, 1) - knobOf(layout.power, 0)))
  if (hand.grab === 'stick') {
    const { ux, uy } = direction(hand, layout)
    pullTo(hand, -((at.x - hand.start.x) * ux + (at.y - hand.start.y) * uy) / 150)
  }
  if (hand.grab === 'spin') spinTo(hand, at)
  if (hand.grab === 'place') place(hand, at)
  if (hand.grab === 'ball' && away(at, hand.start) >= TAP_PIXELS) layBall(hand, at)
  hand.last = at
  hand.options.changed()
}

function fingerUp(hand: AimState, at: Point) {
  if (!hand.options.mayAct()) return
  letGo(hand, at)
  hand.options.changed()
}

function pressKey(hand: AimState, key: string, event: KeyboardEvent) {
  if (!hand.options.mayAct()) return false
  const used = useKey(hand, key, event.shiftKey)
  if (used) {
    hand.options.touched()
    hand.options.changed()
  }
  return used
}
