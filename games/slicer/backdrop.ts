import { fillCircle, shade } from '#kit/game/draw.ts'
import { seededRandom } from '#kit/random/random.ts'

type Pen = CanvasRenderingContext2D

/** Cached pictures behind and over the field. */
export interface Backdrop {
  readonly glade: HTMLCanvasElement
  /** Coloured edges that show the active bonus. */
  readonly edges: {
    readonly freeze: HTMLCanvasElement
    readonly double: HTMLCanvasElement
    readonly frenzy: HTMLCanvasElement
  }
}

const EDGE_SHARPNESS = 0.25
/** Margin beyond the canvas, so that a shake shows no edge. */
export const MARGIN = 8

interface Canvas {
  readonly width: number
  readonly height: number
  /** Device pixels per canvas pixel. */
  readonly ratio: number
}

/** The glade's light depends on the game's ground. */
export function paintBackdrop({ width, height, ratio }: Canvas, ground: readonly [string, string]): Backdrop {
  const edge = (color: string) =>
    paint(width, height, EDGE_SHARPNESS, (pen) => paintEdge(pen, width, height, color))
  return {
    glade: paint(width + 2 * MARGIN, height + 2 * MARGIN, ratio, (pen) =>
      paintGlade(pen, { width: width + 2 * MARGIN, height: height + 2 * MARGIN }, ground),
    ),
    edges: { freeze: edge('120 220 255'), double: edge('255 200 60'), frenzy: edge('255 90 160') },
  }
}

function paint(
  width: number,
  height: number,
  sharpness: number,
  draw: (pen: Pen) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * sharpness))
  canvas.height = Math.max(1, Math.ceil(height * sharpness))
  const pen = canvas.getContext('2d')!
  pen.scale(sharpness, sharpness)
  draw(pen)
  return canvas
}

/** A clearing in the orchard by night: light from the upper left, round trees with fruit, grass in front. */
function paintGlade(
  pen: Pen,
  { width, height }: Pick<Canvas, 'width' | 'height'>,
  [glow, deep]: readonly [string, string],
) {
  const far = Math.max(width, height)
  const light = pen.createRadialGradient(width * 0.3, height * 0.1, 0, width * 0.45, height * 0.35, far * 0.8)
  light.addColorStop(0, shade(glow, 0.22))
  light.addColorStop(0.4, shade(glow, -0.2))
  light.addColorStop(1, deep)
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  const random = seededRandom(490)
  const unit = Math.min(width, height)
  treeRow(pen, { width, base: height * 0.84, size: unit * 0.26, color: shade(glow, -0.34), random })
  treeRow(pen, { width, base: height * 0.97, size: unit * 0.34, color: shade(glow, -0.5), random })
  pen.fillStyle = shade(glow, -0.64)
  pen.beginPath()
  pen.moveTo(0, height)
  pen.lineTo(0, height * 0.93)
  pen.quadraticCurveTo(width * 0.5, height * 0.86, width, height * 0.94)
  pen.lineTo(width, height)
  pen.fill()
  for (let index = 0; index < 26; index++) {
    const glow = unit * (0.004 + random() * 0.006)
    const [x, y] = [random() * width, height * (0.25 + random() * 0.68)]
    fillCircle(pen, x, y, glow * 4, 'rgb(255 226 140 / .1)')
    fillCircle(pen, x, y, glow, 'rgb(255 236 170 / .6)')
  }
}

interface TreeRow {
  readonly width: number
  readonly base: number
  readonly size: number
  readonly color: string
  readonly random: () => number
}

function treeRow(pen: Pen, { width, base, size, color, random }: TreeRow) {
  const lights = ['#d98a4a', '#c25a6a', '#c9b04a']
  for (let x = -size * random(); x < width + size; x += size * (1.05 + random() * 0.5)) {
    const tall = size * (1.05 + random() * 0.5)
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(x - size * 0.09, base)
    pen.quadraticCurveTo(x - size * 0.02, base - tall * 0.4, x - size * 0.06, base - tall)
    pen.lineTo(x + size * 0.06, base - tall)
    pen.quadraticCurveTo(x + size * 0.02, base - tall * 0.4, x + size * 0.11, base)
    pen.fill()
    for (const [dx, dy, r] of [
      [-0.34, 0, 0.34],
      [0.34, 0.02, 0.33],
      [0, -0.26, 0.4],
      [0, 0.08, 0.36],
    ] as const)
      fillCircle(pen, x + dx * size, base - tall + dy * size, r * size, color)
    pen.globalAlpha = 0.5
    for (let index = 0; index < 4; index++)
      fillCircle(
        pen,
        x + (random() - 0.5) * size * 0.9,
        base - tall + (random() - 0.5) * size * 0.5,
        size * 0.035,
        lights[index % lights.length]!,
      )
    pen.globalAlpha = 1
  }
}

function paintEdge(pen: Pen, width: number, height: number, color: string) {
  const glow = pen.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.36,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  )
  glow.addColorStop(0, `rgb(${color} / 0)`)
  glow.addColorStop(1, `rgb(${color} / .7)`)
  pen.fillStyle = glow
  pen.fillRect(0, 0, width, height)
}
