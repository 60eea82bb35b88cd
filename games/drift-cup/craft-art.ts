import { shade } from '#kit/game/draw.ts'
import { LATER_CRAFTS } from './later-crafts.ts'
import type { Look } from './looks.ts'
import { polygon, rounded, type Pen } from './pen.ts'

/** A picture drawn once; its size is in metres, its nose looks up the z axis of the world. */
export interface Picture {
  readonly image: HTMLCanvasElement
  readonly size: number
}

/** Paints a square of `size` metres at `sharpness` pixels a metre; the origin is in the middle, y looks up. */
export function picture(size: number, sharpness: number, paint: (pen: Pen) => void): Picture {
  const image = document.createElement('canvas')
  image.width = image.height = Math.max(1, Math.ceil(size * sharpness))
  const pen = image.getContext('2d')!
  pen.scale(image.width / size, -image.height / size)
  pen.translate(size / 2, -size / 2)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  paint(pen)
  return { image, size }
}

export interface Stamped {
  readonly x: number
  readonly z: number
  /** Clockwise from the z axis. */
  readonly heading: number
  readonly size?: number
}

/** Stamps a picture in the world. */
export function stampTurned(pen: Pen, { image, size }: Picture, at: Stamped) {
  const side = size * (at.size ?? 1)
  pen.save()
  pen.translate(at.x, at.z)
  pen.rotate(-at.heading)
  pen.scale(1, -1)
  pen.drawImage(image, -side / 2, -side / 2, side, side)
  pen.restore()
}

const CRAFT_SIZE = 6.4

export const paintCraft = (craft: Look['craft'], paint: string, sharpness: number): Picture =>
  picture(CRAFT_SIZE, sharpness, (pen) => {
    if (craft === 'boat') boat(pen, paint)
    else if (craft === 'car' || craft === 'toy') car(pen, paint, craft === 'toy')
    else LATER_CRAFTS[craft](pen, paint)
  })

/** A car from above, lit from the upper left. */
function car(pen: Pen, paint: string, isToy: boolean) {
  const wide = isToy ? 1.35 : 1.15
  for (const [x, y] of [
    [-wide, 1.15],
    [wide, 1.15],
    [-wide, -1.3],
    [wide, -1.3],
  ] as const)
    rounded(pen, x - 0.24, y - 0.5, 0.48, 1, 0.16, '#1d1a28')
  rounded(pen, -1.12, -2.25, 2.24, 4.4, 0.7, shade(paint, -0.35))
  rounded(pen, -1.08, -2.1, 2.12, 4.3, 0.68, paint)
  polygon(
    pen,
    [
      [-0.9, 0.1],
      [-0.7, 1.9],
      [-0.2, 2.1],
      [-0.35, 0.1],
    ],
    shade(paint, 0.28),
  )
  rounded(pen, -0.82, -1.35, 1.64, 2.05, 0.4, '#1f2c48')
  polygon(
    pen,
    [
      [-0.7, 0.55],
      [0.7, 0.55],
      [0.55, 0.05],
      [-0.55, 0.05],
    ],
    '#7fa9dd',
  )
  rounded(pen, -0.62, -1, 1.24, 1, 0.28, shade(paint, 0.12))
  rounded(pen, -1.1, -2.3, 2.2, 0.42, 0.14, '#fff3d8')
  rounded(pen, -0.9, 1.75, 0.45, 0.28, 0.1, '#fff6c9')
  rounded(pen, 0.45, 1.75, 0.45, 0.28, 0.1, '#fff6c9')
}

function boat(pen: Pen, paint: string) {
  const hull = [
    [0, 2.8],
    [0.75, 1.7],
    [1.12, 0.2],
    [1.05, -2.1],
    [-1.05, -2.1],
    [-1.12, 0.2],
    [-0.75, 1.7],
  ] as const
  polygon(pen, hull, shade(paint, -0.3))
  polygon(
    pen,
    hull.map(([x, y]) => [x * 0.88, y * 0.92] as const),
    '#fff6e4',
  )
  polygon(
    pen,
    [
      [0, 2.3],
      [0.55, 1.4],
      [-0.55, 1.4],
    ],
    paint,
  )
  rounded(pen, -0.62, -1.5, 1.24, 2.1, 0.34, shade(paint, -0.12))
  polygon(
    pen,
    [
      [-0.6, 0.75],
      [0.6, 0.75],
      [0.45, 0.3],
      [-0.45, 0.3],
    ],
    '#7fd6f0',
  )
  rounded(pen, -0.4, -0.6, 0.8, 0.6, 0.2, '#3a2f4a')
  rounded(pen, -0.3, -2.5, 0.6, 0.6, 0.15, '#2b2f3f')
}

const SHADOW_SIZE = 6.4

/** The shadow that all crafts share, moved away from the light. */
export const paintShadow = (sharpness: number): Picture =>
  picture(SHADOW_SIZE, sharpness, (pen) => rounded(pen, -1.2, -2.3, 2.4, 4.6, 0.8, 'rgb(8 12 28 / .34)'))

export const paintBuoy = (paint: string, sharpness: number): Picture =>
  picture(3.2, sharpness, (pen) => {
    const disc = (radius: number, fill: string, x = 0, y = 0) => {
      pen.beginPath()
      pen.arc(x, y, radius, 0, 2 * Math.PI)
      pen.fillStyle = fill
      pen.fill()
    }
    disc(1.25, 'rgb(255 255 255 / .5)')
    disc(1, shade(paint, -0.35), 0.1, -0.14)
    disc(0.95, paint)
    disc(0.55, '#fff6e4')
    disc(0.28, paint)
  })
