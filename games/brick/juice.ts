import { fillRound, shade } from '#kit/game/draw.ts'
import type { Stamps } from './stamps.ts'
import type { Pen } from './scene.ts'
import type { Ball, World } from './world.ts'

/** A brick that broke or was hit flashes for a moment. */
interface Flare {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
  readonly isGone: boolean
  age: number
}

/** Visual effects only: trails, flashes, and squash of balls. */
export interface Juice {
  tick(world: World): void
  flare(flare: Omit<Flare, 'age'>): void
  /** Called when the balls have touched something. */
  squash(): void
  drawFlares(pen: Pen): void
  drawBalls(pen: Pen, world: World, look: { readonly stamps: Stamps; readonly color: string }): void
  clear(): void
}

const FLARE_TICKS = 12
const MOST_FLARES = 40
const TRAIL = 9
/** With more balls trails would be a fog. */
const MOST_TRAILS = 6

export function juice(calm: boolean): Juice {
  let flares: Flare[] = []
  let trails: { x: number; y: number }[][] = []
  let squashed = 0

  return {
    tick({ balls }) {
      squashed *= 0.8
      for (const flare of flares) flare.age++
      flares = flares.filter(({ age }) => age < FLARE_TICKS)
      if (calm || balls.length > MOST_TRAILS) {
        trails = []
        return
      }
      if (trails.length !== balls.length) trails = balls.map(() => [])
      for (const [index, { x, y, rides }] of balls.entries()) {
        const trail = trails[index]!
        if (rides > 0) trail.length = 0
        else trail.push({ x, y })
        if (trail.length > TRAIL) trail.shift()
      }
    },
    flare(flare) {
      if (flares.length < MOST_FLARES) flares.push({ ...flare, age: 0 })
    },
    squash() {
      squashed = calm ? 0 : 1
    },
    drawFlares(pen) {
      for (const { x, y, width, height, color, isGone, age } of flares) {
        const k = age / FLARE_TICKS
        const grow = isGone && !calm ? 1 + k * 0.35 : 1
        pen.globalAlpha = (1 - k) * (isGone ? 0.8 : 0.6)
        const [w, h] = [width * grow, height * grow]
        fillRound(
          pen,
          { x: x - w / 2, y: y - h / 2, width: w, height: h },
          Math.min(w, h) * 0.3,
          shade(color, 0.55 * (1 - k)),
        )
      }
      pen.globalAlpha = 1
    },
    drawBalls(pen, { balls }, { stamps, color }) {
      pen.fillStyle = color
      for (const trail of trails)
        for (const [index, { x, y }] of trail.entries()) {
          pen.globalAlpha = (index / TRAIL) * 0.35
          pen.beginPath()
          pen.arc(x, y, 1.5 + (index / TRAIL) * 4, 0, 2 * Math.PI)
          pen.fill()
        }
      pen.globalAlpha = 1
      const stretch = calm || balls.length > MOST_TRAILS ? 1 : 1.1 - squashed * 0.3
      for (const ball of balls)
        stamps.ball(pen, { ...ball, turn: turnOf(ball) }, { color, stretch: ball.rides > 0 ? 1 : stretch })
    },
    clear() {
      flares = []
      trails = []
      squashed = 0
    },
  }
}

const turnOf = ({ vx, vy }: Ball) => Math.atan2(vy, vx)
