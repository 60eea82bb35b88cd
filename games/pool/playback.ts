import type { GameHost } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import { drawBall, freshFacing, paintShade, rolled, type Facing } from './ball-art.ts'
import { toScreen, type PoolLayout } from './layout.ts'
import type { Knock, Roll } from './roll.ts'
import { BALL_RADIUS, type Spot } from './table.ts'

const FRAMES_A_SECOND = 60
const DROP_SECONDS = 0.28
/** Knocks closer together than this are heard as one. */
const HEARD_APART = 0.035

interface Drop {
  readonly ball: number
  readonly from: Spot
  readonly to: Spot
  readonly at: number
}

/** The balls as the eye sees them: at rest, rolling along a recorded roll, or falling into a pocket. */
export interface BallShow {
  readonly isRolling: boolean
  /** Shows balls at rest. */
  place(balls: readonly (Spot | null)[]): void
  roll(result: Roll, now: number, done: () => void): void
  /** Moves the show on to the given time. */
  advance(layout: PoolLayout, now: number): void
  draw(pen: CanvasRenderingContext2D, layout: PoolLayout, now: number): void
}

export function ballShow(host: GameHost, effects: () => Effects): BallShow {
  let shown: (Spot | null)[] = []
  let facings: Facing[] = Array.from({ length: 16 }, freshFacing)
  let running: { result: Roll; start: number; knock: number; done: () => void } | undefined
  let drops: Drop[] = []
  let heard = 0
  let shade: { radius: number; canvas: HTMLCanvasElement } | undefined

  function hear(knock: Knock, layout: PoolLayout, now: number) {
    const { kind, force } = knock
    if (kind === 'pot') {
      host.sound('pop', -6)
      host.vibrate()
      drops.push({ ball: knock.ball, from: shown[knock.ball] ?? knock, to: knock, at: now })
      if (knock.ball > 0) {
        const at = toScreen(layout, knock)
        effects().burst(at, {
          count: 9,
          colors: ['#FFE9C4', '#FFC53D', '#3FE0CF'],
          speed: 90,
          size: 4,
          gravity: 60,
        })
      }
      return
    }
    if (now - heard < HEARD_APART || force < 0.02) return
    heard = now
    host.sound(kind === 'ball' ? 'hit' : 'bounce', Math.round(force * 14) - 6)
    if (force > 0.75) effects().quake(3)
  }

  function show(positions: readonly (Spot | null)[]) {
    facings = facings.map((facing, ball) => {
      const from = shown[ball]
      const to = positions[ball]
      return from && to ? turned(facing, from, to) : facing
    })
    shown = [...positions]
  }

  let upright = false
  function turned(facing: Facing, from: Spot, to: Spot): Facing {
    const dx = (to.x - from.x) / BALL_RADIUS
    const dy = (to.y - from.y) / BALL_RADIUS
    return upright ? rolled(facing, dy, -dx) : rolled(facing, dx, dy)
  }

  return {
    get isRolling() {
      return running !== undefined || drops.length > 0
    },
    place(balls) {
      running = undefined
      drops = []
      shown = [...balls]
    },
    roll(result, now, done) {
      running = { result, start: now, knock: 0, done }
    },
    advance(layout, now) {
      upright = layout.upright
      drops = drops.filter(({ at }) => now - at < DROP_SECONDS)
      if (!running) return
      const { result, start, done } = running
      const frame = (now - start) * FRAMES_A_SECOND
      while (running.knock < result.knocks.length && result.knocks[running.knock]!.frame <= frame) {
        hear(result.knocks[running.knock]!, layout, now)
        running.knock++
      }
      const last = result.frames.length - 1
      show(positionsAt(result.frames[Math.min(last, Math.floor(frame))]!))
      if (frame < last) return
      running = undefined
      shown = [...result.rest]
      done()
    },
    draw(pen, layout, now) {
      const radius = BALL_RADIUS * layout.scale
      if (!shade || shade.radius !== radius) shade = { radius, canvas: paintShade(radius) }
      for (const spot of shown) if (spot) shadow(pen, layout, spot, radius)
      for (const drop of drops) falling(pen, layout, drop, (now - drop.at) / DROP_SECONDS)
      shown.forEach((spot, ball) => {
        if (!spot) return
        drawBall(pen, ball, { ...toScreen(layout, spot), radius }, facings[ball]!, shade!.canvas)
      })
    },
  }

  function falling(
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
    drawBall(pen, ball, { ...at, radius }, facings[ball]!, shade!.canvas)
    pen.restore()
  }
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
