import { copyWhole, fillCircle } from '#kit/game/draw.ts'
import { seededRandom } from '#kit/random/random.ts'
import { HORIZON, PERIODS, paintFar, paintLanterns, paintNear, paintWalk } from './strip-art.ts'
import { FIELD_HEIGHT, FLOOR } from './world.ts'

type Pen = CanvasRenderingContext2D

/** Where the field lies on the canvas. */
export interface Camera {
  readonly scale: number
  /** Canvas pixels above the field. */
  readonly top: number
  /** Field units the screen shows, and where in them the player is. */
  readonly span: number
  readonly player: number
  readonly width: number
  readonly height: number
}

/** Limits the view ahead: a wide screen shows more of the past, not of the future. */
const FARTHEST_LOOK = 950
const NARROWEST = 620

export function cameraOf({ width, height }: { readonly width: number; readonly height: number }): Camera {
  const scale = Math.min(height / FIELD_HEIGHT, width / NARROWEST)
  const span = width / scale
  const player = Math.max(span * 0.2, span - FARTHEST_LOOK)
  return { scale, top: (height - FIELD_HEIGHT * scale) * 0.64, span, player, width, height }
}

const SKY_STOPS = [
  [0, '#0f1742'],
  [0.42, '#2c3480'],
  [0.72, '#7a4b96'],
  [0.9, '#d9737c'],
  [1, '#ffb27a'],
] as const
const SEA_STOPS = [
  [0, '#5a6aa8'],
  [0.12, '#2b5c8f'],
  [0.5, '#123a62'],
  [1, '#071d38'],
] as const

/** A repeating strip; farther ones move more slowly. */
interface Strip {
  readonly image: HTMLCanvasElement
  /** Field units. */
  readonly period: number
  readonly top: number
  readonly height: number
  readonly pace: number
}

/** The evening around the flight, painted once for a size of the canvas. */
export interface Scenery {
  /** The pen counts canvas pixels from the upper left corner. */
  drawSky(pen: Pen): void
  /** From here on the pen counts field units. */
  drawIslands(pen: Pen, travelled: number): void
  /** The lanterns above and the boardwalk below, in front of the islands. */
  drawWalk(pen: Pen, travelled: number): void
}

const MOST_PIXELS = 2600

export function paintScenery(camera: Camera, ratio: number): Scenery {
  const { scale, top, width, height } = camera
  const sky = canvasOf(width * ratio, height * ratio)
  const skyPen = sky.getContext('2d', { alpha: false })!
  skyPen.scale(ratio, ratio)
  paintSky(skyPen, camera)
  const bottom = (height - top) / scale
  const sharpness = scale * ratio
  const [far, near, walk, lanterns] = [
    { period: PERIODS.far, top: HORIZON - 190, height: 196, pace: 0.1, paint: paintFar },
    { period: PERIODS.near, top: HORIZON - 130, height: 200, pace: 0.28, paint: paintNear },
    {
      period: PERIODS.walk,
      top: FLOOR - 2,
      height: Math.max(60, bottom - FLOOR + 4),
      pace: 1,
      paint: paintWalk,
    },
    { period: PERIODS.walk, top: -14, height: 62, pace: 1, paint: paintLanterns },
  ].map(({ paint, ...place }): Strip => ({ ...place, image: paintStrip(place, sharpness, paint) }))
  return {
    drawSky: (pen) => copyWhole(pen, sky),
    drawIslands(pen, travelled) {
      drawStrip(pen, far!, travelled)
      drawStrip(pen, near!, travelled)
    },
    drawWalk(pen, travelled) {
      drawStrip(pen, lanterns!, travelled)
      drawStrip(pen, walk!, travelled)
    },
  }
}

function paintStrip(
  { period, top, height }: Pick<Strip, 'period' | 'top' | 'height'>,
  sharpness: number,
  paint: (pen: Pen) => void,
): HTMLCanvasElement {
  const fine = Math.min(sharpness, MOST_PIXELS / period)
  const image = canvasOf(period * fine, height * fine)
  const pen = image.getContext('2d')!
  pen.scale(image.width / period, image.height / height)
  pen.translate(0, -top)
  paint(pen)
  return image
}

/** On whole pixels: between them each frame would pay for resampling. */
function drawStrip(pen: Pen, { image, period, top, height, pace }: Strip, travelled: number) {
  const { a: sharpness, e, f } = pen.getTransform()
  const wide = Math.round(period * sharpness)
  const tall = Math.round(height * sharpness)
  const shift = Math.round((((travelled * pace) % period) / period) * wide)
  pen.save()
  pen.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f + top * sharpness))
  for (let x = -shift; x < pen.canvas.width; x += wide) pen.drawImage(image, x, 0, wide, tall)
  pen.restore()
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  return canvas
}

function paintSky(pen: Pen, { scale, top, width, height }: Camera) {
  const horizon = top + HORIZON * scale
  const air = pen.createLinearGradient(0, 0, 0, horizon)
  for (const [at, color] of SKY_STOPS) air.addColorStop(at, color)
  pen.fillStyle = air
  pen.fillRect(0, 0, width, horizon)
  const random = seededRandom(29)
  for (let index = 0; index < 90; index++) {
    const y = random() * random() * horizon * 0.75
    pen.globalAlpha = 0.25 + 0.5 * random()
    fillCircle(pen, random() * width, y, 0.5 + random() * 1.1, '#fff4dc')
  }
  pen.globalAlpha = 1
  const radius = Math.max(24, Math.min(horizon * 0.12, width * 0.09))
  // A tall screen has room for the moon above the lanterns.
  const moon = { x: width * 0.74, y: Math.max(top > 90 ? top * 0.5 : horizon * 0.36, radius + 8), radius }
  const glow = pen.createRadialGradient(moon.x, moon.y, moon.radius * 0.8, moon.x, moon.y, moon.radius * 3.4)
  glow.addColorStop(0, 'rgb(255 214 170 / .36)')
  glow.addColorStop(1, 'rgb(255 170 160 / 0)')
  fillCircle(pen, moon.x, moon.y, moon.radius * 3.4, glow)
  fillCircle(pen, moon.x, moon.y, moon.radius, '#ffedc2')
  for (const [dx, dy, r] of [
    [-0.3, -0.2, 0.2],
    [0.34, 0.1, 0.14],
    [-0.05, 0.42, 0.17],
  ] as const)
    fillCircle(pen, moon.x + dx * moon.radius, moon.y + dy * moon.radius, r * moon.radius, '#f0d49a')
  const sea = pen.createLinearGradient(0, horizon, 0, height)
  for (const [at, color] of SEA_STOPS) sea.addColorStop(at, color)
  pen.fillStyle = sea
  pen.fillRect(0, horizon, width, height - horizon)
  pen.fillStyle = 'rgb(255 226 170 / .5)'
  for (let row = 0; row < 9; row++) {
    const wide = moon.radius * (1.5 - row * 0.1) * (0.5 + random())
    pen.globalAlpha = 0.5 - row * 0.05
    pen.fillRect(moon.x - wide / 2 + (random() - 0.5) * 12, horizon + 3 + row * 8 * scale, wide, 2.4 * scale)
  }
  pen.globalAlpha = 1
}
