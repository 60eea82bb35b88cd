import type { GameHost } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import {
  drawBall,
  type Facing,
  freshFacing,
  paintRested,
  paintShade,
  type Rested,
  restedSize,
  rolled,
  settling,
} from './ball-art.ts'
import { type PoolLayout, toScreen } from './layout.ts'
import type { Knock, Roll } from './roll.ts'
import type { BallSuit } from './suits.ts'
import { BALL_RADIUS, type Spot } from './table.ts'

const FRAMES_A_SECOND = 60
const DROP_SECONDS = 0.28
/** Knocks closer together than this sound as one. */
const HEARD_APART = 0.035

/** A ball slower than this share of its radius per frame turns its number up by this share of the difference. */
const CREEPS = 0.06
const SETTLES = 0.08

interface Drop {
  readonly ball: number
  readonly from: Spot
  readonly to: Spot
  readonly at: number
}

/** Displayed balls: at rest, on a recorded roll, or falling into a pocket. */
export interface BallShow {
  readonly isRolling: boolean
  /** Shows balls at rest. */
  place(balls: readonly (Spot | null)[]): void
  roll(result: Roll, now: number, done: () => void): void
  /** Advances the display to a time. */
  advance(layout: PoolLayout, now: number): void
  draw(pen: CanvasRenderingContext2D, layout: PoolLayout, now: number): void
}

interface Reel {
  readonly host: GameHost
  readonly effects: () => Effects
  readonly suit: BallSuit
  shown: (Spot | null)[]
  facings: Facing[]
  rested: (Rested | undefined)[]
  running: { result: Roll; start: number; knock: number; done: () => void } | undefined
  drops: Drop[]
  heard: number
  shade: { radius: number; canvas: HTMLCanvasElement } | undefined
  upright: boolean
}

export function ballShow(host: GameHost, effects: () => Effects, suit: BallSuit): BallShow {
  const reel: Reel = {
    host,
    effects,
    suit,
    shown: [],
    facings: Array.from({ length: 16 }, freshFacing),
    rested: [],
    running: undefined,
    drops: [],
    heard: 0,
    shade: undefined,
    upright: false,
  }

  return {
    get isRolling() {
      return reel.running !== undefined || reel.drops.length > 0
    },
    place: (balls) => place(reel, balls),
    roll(result, now, done) {
      reel.running = { result, start: now, knock: 0, done }
    },
    advance: (layout, now) => advance(reel, layout, now),
    draw: (pen, layout, now) => draw(reel, pen, layout, now),
  }
}

function hear(reel: Reel, knock: Knock, layout: PoolLayout, now: number) {
  const { kind, force } = knock
  if (kind === 'pot') {
    reel.host.sound('pop', -6)
    reel.host.vibrate()
    reel.drops.push({ ball: knock.ball, from: reel.shown[knock.ball] ?? knock, to: knock, at: now })
    if (knock.ball > 0) {
      const at = toScreen(layout, knock)
      reel.effects().burst(at, {
        count: 9,
        colors: ['#FFE9C4', '#FFC53D', '#3FE0CF'],
        speed: 90,
        size: 4,
        gravity: 60,
      })
    }
    return
  }
  if (now - reel.heard < HEARD_APART || force < 0.02) return
  reel.heard = now
  reel.host.sound(kind === 'ball' ? 'hit' : 'bounce', Math.round(force * 14) - 6)
  if (force > 0.75) reel.effects().quake(3)
}

function show(reel: Reel, positions: readonly (Spot | null)[]) {
  reel.facings = reel.facings.map((facing, ball) => {
    const from = reel.shown[ball]
    const to = positions[ball]
    return from && to ? turned(reel, facing, from, to) : facing
  })
  reel.shown = [...positions]
}

function turned(reel: Reel, facing: Facing, from: Spot, to: Spot): Facing {
  const dx = (to.x - from.x) / BALL_RADIUS
  const dy = (to.y - from.y) / BALL_RADIUS
  const now = reel.upright ? rolled(facing, dy, -dx) : rolled(facing, dx, dy)
  return Math.hypot(dx, dy) < CREEPS ? settling(now, SETTLES) : now
}

const brushOf = ({ shade, suit }: Reel) => ({ shade: shade!.canvas, suit })

function falling(
  reel: Reel,
  pen: CanvasRenderingContext2D,
  layout: PoolLayout,
  { ball, from, to }: Drop,
  part: number,
) {
  const k = Math.min(1, Math.max(0, part))
  const glide = Math.min(1, k * 1.8)
  const at = toScreen(layout, { x: from.x + (to.x - from.x) * glide, y: from.y + (to.y - from.y) * glide })
  pen.save()
  pen.globalAlpha = 1 - k * k
  const radius = BALL_RADIUS * layout.scale * (1 - 0.4 * k)
  drawBall(pen, ball, { ...at, radius }, reel.facings[ball]!, brushOf(reel))
  pen.restore()
}

function place(reel: Reel, balls: readonly (Spot | null)[]) {
  reel.running = undefined
  reel.drops = []
  reel.shown = [...balls]
}

function advance(reel: Reel, layout: PoolLayout, now: number) {
  reel.upright = layout.upright
  reel.drops = reel.drops.filter(({ at }) => now - at < DROP_SECONDS)
  if (!reel.running) return
  const { result, start, done } = reel.running
  const frame = (now - start) * FRAMES_A_SECOND
  while (reel.running.knock < result.knocks.length && result.knocks[reel.running.knock]!.frame <= frame) {
    hear(reel, result.knocks[reel.running.knock]!, layout, now)
    reel.running.knock++
  }
  const last = result.frames.length - 1
  show(reel, positionsAt(result.frames[Math.min(last, Math.floor(frame))]!))
  if (frame < last) return
  reel.running = undefined
  reel.shown = [...result.rest]
  done()
}

function draw(reel: Reel, pen: CanvasRenderingContext2D, layout: PoolLayout, now: number) {
  const radius = BALL_RADIUS * layout.scale
  if (!reel.shade || reel.shade.radius !== radius) reel.shade = { radius, canvas: paintShade(radius) }
  for (const spot of reel.shown) if (spot) shadow(pen, layout, spot, radius)
  for (const drop of reel.drops) falling(reel, pen, layout, drop, (now - drop.at) / DROP_SECONDS)
  reel.shown.forEach((spot, ball) => {
    if (!spot) return
    drawOne(reel, pen, ball, { ...toScreen(layout, spot), radius })
  })
}

/** A ball; one with the same rotation as in the frame before is drawn from its cached picture. */
function drawOne(
  reel: Reel,
  pen: CanvasRenderingContext2D,
  ball: number,
  at: { readonly x: number; readonly y: number; readonly radius: number },
) {
  const facing = reel.facings[ball]!
  const { radius } = at
  const known = reel.rested[ball]
  if (known?.facing !== facing || known.radius !== radius) {
    reel.rested[ball] = { facing, radius }
    return drawBall(pen, ball, at, facing, brushOf(reel))
  }
  const seen = known.picture ? known : paintRested(ball, radius, facing, brushOf(reel))
  reel.rested[ball] = seen
  const size = restedSize(seen.picture!)
  pen.drawImage(seen.picture!, at.x - radius, at.y - radius, size, size)
}

function shadow(pen: CanvasRenderingContext2D, layout: PoolLayout, spot: Spot, radius: number) {
  const { x, y } = toScreen(layout, spot)
  pen.beginPath()
  pen.ellipse(x + radius * 0.3, y + radius * 0.45, radius * 1.02, radius * 0.92, 0, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(0 30 24 / .38)'
  pen.fill()
}

const positionsAt = (frame: Float32Array): (Spot | null)[] =>
  Array.from({ length: frame.length / 2 }, (_, ball) => {
    const x = frame[ball * 2]!
    return Number.isNaN(x) ? null : { x, y: frame[ball * 2 + 1]! }
  })
