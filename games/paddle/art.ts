import { ball as glossy, fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { seededRandom } from '#kit/random/random.ts'
import type { Look, Pen } from './scene.ts'

/** Planks lashed together: drawn around the middle, `half` to both sides. */
export function planks(pen: Pen, half: number, color: string) {
  fillRound(pen, { x: -half, y: -4, width: half * 2, height: 15 }, 8, 'rgb(0 16 32 / .3)')
  fillRound(pen, { x: -half, y: -6, width: half * 2, height: 15 }, 8, shade(color, -0.45))
  fillRound(pen, { x: -half, y: -8, width: half * 2, height: 14 }, 7, color)
  fillRound(pen, { x: -half + 6, y: -6.5, width: half * 2 - 12, height: 3.4 }, 1.7, 'rgb(255 255 255 / .55)')
  for (const share of [-0.72, 0.72])
    fillRound(pen, { x: half * share - 3, y: -8.5, width: 6, height: 15 }, 2.5, '#fff1cf')
}

/** A boulder with a lit side. */
export function boulder(pen: Pen, x: number, y: number, radius: number) {
  fillCircle(pen, x + 2, y + 4, radius, 'rgb(0 16 32 / .3)')
  fillCircle(pen, x, y, radius, '#51677a')
  fillCircle(pen, x - radius * 0.08, y - radius * 0.1, radius * 0.88, '#6e8799')
  fillCircle(pen, x - radius * 0.26, y - radius * 0.3, radius * 0.44, '#8fa9b8')
}

/** A buoy: red and white rings. */
export function buoy(pen: Pen, x: number, y: number, radius: number) {
  fillCircle(pen, x + 1, y + 4, radius, 'rgb(20 10 30 / .3)')
  fillCircle(pen, x, y, radius, '#d9483f')
  fillCircle(pen, x, y, radius * 0.7, '#fff3e0')
  fillCircle(pen, x, y, radius * 0.4, '#d9483f')
  fillCircle(pen, x - radius * 0.4, y - radius * 0.45, radius * 0.16, 'rgb(255 255 255 / .9)')
}

export function specks(pen: Pen, { left, right, top, bottom }: Look, color: string, seed: number) {
  const random = seededRandom(seed)
  for (let index = 0; index < 60; index++) {
    pen.globalAlpha = 0.1 + random() * 0.2
    fillCircle(
      pen,
      left + random() * (right - left),
      top + random() * (bottom - top),
      1 + random() * 2,
      color,
    )
  }
  pen.globalAlpha = 1
}

/** Small curls of water or sand, the same each time. */
export function curls(
  pen: Pen,
  {
    width,
    height,
    color,
    seed,
  }: { readonly width: number; readonly height: number; readonly color: string; readonly seed: number },
) {
  const random = seededRandom(seed)
  pen.strokeStyle = color
  pen.lineWidth = 2.4
  pen.lineCap = 'round'
  pen.beginPath()
  for (let index = 0; index < 34; index++) {
    const [x, y, size] = [20 + random() * (width - 40), 20 + random() * (height - 40), 6 + random() * 8]
    pen.moveTo(x - size, y)
    pen.quadraticCurveTo(x - size / 2, y - size * 0.5, x, y)
    pen.quadraticCurveTo(x + size / 2, y + size * 0.5, x + size, y)
  }
  pen.stroke()
}

/** A glossy ball, painted once for each colour and size. */
export function ballStamp(color: string, radius: number, sharpness: number): HTMLCanvasElement {
  const image = document.createElement('canvas')
  const side = radius * 3
  image.width = image.height = Math.max(4, Math.ceil(side * sharpness))
  const pen = image.getContext('2d')!
  pen.scale(image.width / side, image.height / side)
  pen.translate(side / 2, side / 2)
  const glow = pen.createRadialGradient(0, 0, radius * 0.7, 0, 0, side / 2)
  glow.addColorStop(0, `${shade(color, 0.3)}88`)
  glow.addColorStop(1, `${color}00`)
  pen.fillStyle = glow
  pen.fillRect(-side / 2, -side / 2, side, side)
  glossy(pen, 0, 0, radius, color)
  return image
}
