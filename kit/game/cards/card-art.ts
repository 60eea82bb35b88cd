import { fillCircle, fillRound, shade, strokeRound } from '#kit/game/draw.ts'
import { inkOf, SUIT_HEIGHT, SUIT_PATHS } from './suits.ts'

type Pen = CanvasRenderingContext2D

const IVORY = '#fffaf0'
const GOLD = '#f0ad2e'
const GOLD_SIDE = '#b87a14'
/** Margin around the card for its shadow. */
export const MARGIN = 4

export interface CardSize {
  readonly width: number
  readonly height: number
  /** Device pixels per CSS pixel. */
  readonly ratio: number
}

/** The paper of a card without print. */
export interface Blank extends CardSize {
  readonly radius: number
  /** Colour of the shadow under it, and of the line along its edge. */
  readonly shadow: string
  readonly edge: string
}

/** Card pictures of one size, each painted once and cached as a bitmap. */
export function cardBitmaps({ width, height, ratio }: CardSize) {
  const made = new Map<number, HTMLCanvasElement>()
  const bitmap = (key: number, paint: (pen: Pen) => void) => {
    const known = made.get(key)
    if (known) return known
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil((width + 2 * MARGIN) * ratio)
    canvas.height = Math.ceil((height + 2 * MARGIN) * ratio)
    const pen = canvas.getContext('2d')!
    pen.setTransform(ratio, 0, 0, ratio, MARGIN * ratio, MARGIN * ratio)
    paint(pen)
    made.set(key, canvas)
    return canvas
  }
  return bitmap
}

function paintGround(pen: Pen, { width, height, ratio, radius, shadow }: Blank) {
  pen.shadowColor = shadow
  pen.shadowBlur = 2.5 * ratio
  pen.shadowOffsetY = ratio
  fillRound(pen, { x: 0, y: 0, width, height }, radius, IVORY)
  pen.shadowColor = 'transparent'
}

/** The paper of a face. */
export function paintPaper(pen: Pen, blank: Blank) {
  const { width, height, radius, edge } = blank
  const light = pen.createLinearGradient(0, 0, width * 0.4, height)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.55, IVORY)
  light.addColorStop(1, '#f3e9d5')
  paintGround(pen, blank)
  fillRound(pen, { x: 0, y: 0, width, height }, radius, light)
  const line = { x: 0.4, y: 0.4, width: width - 0.8, height: height - 0.8 }
  strokeRound(pen, line, radius, edge, 0.8)
}

export function paintSuit(
  pen: Pen,
  suit: number,
  [x, y]: readonly [number, number],
  size: number,
  color = inkOf(suit),
) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / SUIT_HEIGHT, size / SUIT_HEIGHT)
  pen.fillStyle = color
  pen.fill(new Path2D(SUIT_PATHS[suit]))
  pen.restore()
}

export interface Headwear {
  readonly size: number
  /** Only a large card has space for the highlight on the feather. */
  readonly isFeatherLit?: boolean
}

/** Headwear of the court: a feather for the jack, pearls for the queen, a crown for the king. */
export function paintHeadwear(
  pen: Pen,
  rank: number,
  [x, y]: readonly [number, number],
  { size, isFeatherLit = false }: Headwear,
) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 100, size / 100)
  const shape = (path: string, color: string) => {
    pen.fillStyle = color
    pen.fill(new Path2D(path))
  }
  if (rank === 11) {
    shape('M-40 22Q-34 -30 6 -28Q36 -24 40 22Z', '#1f8f86')
    shape('M-40 22Q-34 -30 6 -28Q-16 -18 -18 22Z', '#38b8ab')
    shape('M-50 24Q0 6 50 24L46 42Q0 26 -46 42Z', GOLD_SIDE)
    shape('M-50 18Q0 0 50 18L47 32Q0 16 -47 32Z', GOLD)
    shape('M14 -6Q52 -20 46 -58Q66 -30 44 -2Q30 8 14 -6Z', '#ff6b5e')
    if (isFeatherLit) shape('M14 -6Q44 -26 46 -58Q48 -24 26 -2Z', '#ffb0a6')
  } else {
    const isKing = rank === 13
    const crown = isKing
      ? 'M-46 40L-54 -22L-24 4L0 -40L24 4L54 -22L46 40Z'
      : 'M-44 40Q-54 4 -46 -16Q-30 12 -22 -18Q-12 10 0 -30Q12 10 22 -18Q30 12 46 -16Q54 4 44 40Z'
    pen.translate(0, 6)
    shape(crown, GOLD_SIDE)
    pen.translate(0, -7)
    shape(crown, GOLD)
    for (const pearl of isKing ? [-54, 0, 54] : [-46, -22, 0, 22, 46]) {
      const high = pearl === 0 ? (isKing ? -44 : -34) : isKing ? -26 : -20
      fillCircle(pen, pearl, high, isKing ? 9 : 7, isKing ? '#ff6b5e' : '#fff4dc')
    }
    shape('M-44 24H44V34H-44Z', shade(GOLD, 0.35))
  }
  pen.restore()
}

/** Cloth with waves in a paper rim; each table adds its own mark. */
export function paintCloth(pen: Pen, blank: Blank, [ground, waves]: readonly [string, string]) {
  const { width, height, radius } = blank
  const rim = Math.max(2, width * 0.055)
  paintGround(pen, blank)
  const inner = { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim }
  const light = pen.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, shade(ground, 0.22))
  light.addColorStop(1, shade(ground, -0.28))
  fillRound(pen, inner, radius * 0.75, light)
  pen.save()
  pen.beginPath()
  pen.roundRect(inner.x, inner.y, inner.width, inner.height, radius * 0.75)
  pen.clip()
  pen.strokeStyle = waves
  pen.globalAlpha = 0.42
  pen.lineWidth = Math.max(1, width * 0.03)
  const step = width / 4
  for (let y = -step; y < height + step; y += step * 0.62) {
    pen.beginPath()
    pen.moveTo(-step, y)
    for (let x = -step; x < width + step; x += step) {
      pen.quadraticCurveTo(x + step * 0.25, y - step * 0.42, x + step / 2, y)
      pen.quadraticCurveTo(x + step * 0.75, y + step * 0.42, x + step, y)
    }
    pen.stroke()
  }
  pen.restore()
}
