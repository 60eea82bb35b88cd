import type { Random } from '#kit/random/random.ts'
import { exactSin } from '#kit/game/exact-math.ts'

/** The court seen from the side. Units are about pixels, speeds are units a tick. */
export const WIDTH = 520
export const HEIGHT = 600
export const FLOOR = 566
export const BALL_RADIUS = 20
export const RIM_HALF = 46
export const RIM_THICK = 4
/** The board stands behind the rim. */
export const BOARD_GAP = 59
export const BOARD_HALF = 5
export const BOARD_TOP = 104
export const BOARD_BOTTOM = 14

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the ball is thrown from, where the hoop hangs and what stands between, for one throw. */
export interface Station {
  readonly ball: Spot
  readonly hoop: Spot
  /** How far the hoop swings up and down, and to the sides. */
  readonly swing: Spot
  /** Ticks of one swing. */
  readonly period: number
  /** Buoys on a rope that the ball bounces off; they bob by `swing`. */
  readonly buoys: readonly (Spot & { readonly swing: number })[]
}

export const BUOY_RADIUS = 24

const between = (least: number, most: number, random: Random) => Math.round(least + (most - least) * random())

/** The next throw: a calm one first, then the hoop wanders, swings, and buoys come into the way. */
export function stationFor(made: number, random: Random): Station {
  const hard = Math.min(1, made / 40)
  const ball = { x: between(104 - 34 * hard, 136, random), y: between(490 - 80 * hard, 510, random) }
  const hoop = {
    x: between(372, Math.min(430, 386 + made * 5), random),
    y: between(330 - 80 * hard, 356, random),
  }
  const swings = made >= 6
  const slides = made >= 14
  const up = swings ? between(18 + 30 * hard, 28 + 44 * hard, random) : 0
  const aside = slides ? between(8, 14 + 22 * hard, random) : 0
  const swing = slides && random() < 0.5 ? { x: aside, y: Math.round(up / 2) } : { x: 0, y: up }
  return {
    ball,
    hoop,
    swing,
    period: between(250 - 70 * hard, 300 - 80 * hard, random),
    buoys: buoysFor(made, random),
  }
}

function buoysFor(made: number, random: Random): Station['buoys'] {
  const count = made < 10 ? 0 : made < 20 ? (random() < 0.6 ? 1 : 0) : random() < 0.5 ? 1 : 2
  return Array.from({ length: count }, (_, index) => ({
    x: 232 + index * 40 + between(-12, 12, random),
    y: between(index === 0 ? 330 : 60, index === 0 ? 420 : 110, random),
    swing: made < 15 ? 0 : between(10, 34, random),
  }))
}

/** The hoop at a tick of its swing. */
export function hoopAt({ hoop, swing, period }: Station, tick: number): Spot {
  if (swing.x === 0 && swing.y === 0) return hoop
  const wave = exactSin(((tick % period) / period) * 2 * Math.PI)
  return { x: hoop.x + swing.x * wave, y: hoop.y + swing.y * wave }
}

export function buoysAt({ buoys, period }: Station, tick: number): readonly Spot[] {
  return buoys.map(({ x, y, swing }, index) => {
    if (swing === 0) return { x, y }
    const wave = exactSin(((tick % period) / period + index * 0.37) * 2 * Math.PI)
    return { x, y: y + swing * wave }
  })
}
