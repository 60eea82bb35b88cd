import { fillCircle, fillRound, shade, strokeRound, write } from '#kit/game/draw.ts'
import { rankOf, suitOf, type Card } from './cards.ts'
import { inkOf, rankText, SUIT_HEIGHT, SUIT_PATHS } from './suits.ts'

type Pen = CanvasRenderingContext2D

export interface FaceLook {
  readonly width: number
  readonly height: number
  /** Device pixels a CSS pixel. */
  readonly ratio: number
  readonly back: readonly [ground: string, waves: string]
}

/** How a card is drawn: its upper left corner, its width, and the share that is turned to the eye. */
export interface CardPose {
  readonly x: number
  readonly y: number
  readonly width: number
  /** 1 lies flat, 0 stands on its edge. */
  readonly turn?: number
}

/** Card pictures, each drawn once for a size and kept as a bitmap. */
export interface Faces {
  draw(pen: Pen, card: Card | undefined, pose: CardPose): void
}

const IVORY = '#fffaf0'
/** Room around the card for its edge of shadow. */
const MARGIN = 4
const GOLD = '#f0ad2e'
const GOLD_SIDE = '#b87a14'
const BACK = -1

/** Height of a card of width 1. */
export const CARD_SHAPE = 1.42

export function makeFaces(look: FaceLook): Faces {
  const { width, height, ratio } = look
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
  return {
    draw(pen, card, { x, y, width: wide, turn = 1 }) {
      const picture =
        card === undefined
          ? bitmap(BACK, (on) => paintBack(on, look))
          : bitmap(card, (on) => paintFace(on, look, card))
      const scale = wide / width
      const [across, down] = [(picture.width / ratio) * scale, (picture.height / ratio) * scale]
      pen.drawImage(
        picture,
        x - MARGIN * scale + (across * (1 - turn)) / 2,
        y - MARGIN * scale,
        across * turn,
        down,
      )
    },
  }
}

export const radiusOf = (width: number) => Math.max(3, width * 0.11)

function paintGround(pen: Pen, look: FaceLook, color: string) {
  const { width, height } = look
  pen.shadowColor = 'rgb(0 12 18 / .4)'
  pen.shadowBlur = 2.5 * look.ratio
  pen.shadowOffsetY = look.ratio
  fillRound(pen, { x: 0, y: 0, width, height }, radiusOf(width), color)
  pen.shadowColor = 'transparent'
}

/** The index stands in a narrow strip at the left edge, where a card under another one is still read. */
function paintFace(pen: Pen, look: FaceLook, card: Card) {
  const { width, height } = look
  const light = pen.createLinearGradient(0, 0, width * 0.4, height)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.55, IVORY)
  light.addColorStop(1, '#f3e9d5')
  paintGround(pen, look, IVORY)
  fillRound(pen, { x: 0, y: 0, width, height }, radiusOf(width), light)
  const edge = { x: 0.4, y: 0.4, width: width - 0.8, height: height - 0.8 }
  strokeRound(pen, edge, radiusOf(width), 'rgb(70 50 20 / .3)', 0.8)
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const ink = inkOf(suit)
  write(pen, rankText(rank), width * 0.21, width * 0.235, {
    size: width * 0.37,
    color: ink,
    widest: width * 0.36,
  })
  paintSuit(pen, suit, [width * 0.21, width * 0.58], width * 0.26)
  const isCourt = rank > 10
  const [x, y] = [width * 0.61, height * (isCourt ? 0.72 : 0.64)]
  paintSuit(pen, suit, [x, y], width * (isCourt ? 0.46 : rank === 1 ? 0.72 : 0.56))
  if (isCourt) paintCrown(pen, rank, [x, height * 0.42], width * 0.46)
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

/** Headwear of the court: a feather for the jack, pearls for the queen, a crown for the king. */
function paintCrown(pen: Pen, rank: number, [x, y]: readonly [number, number], size: number) {
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

function paintBack(pen: Pen, look: FaceLook) {
  const {
    width,
    height,
    back: [ground, waves],
  } = look
  const rim = Math.max(2, width * 0.055)
  paintGround(pen, look, IVORY)
  const inner = { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim }
  const light = pen.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, shade(ground, 0.22))
  light.addColorStop(1, shade(ground, -0.28))
  fillRound(pen, inner, radiusOf(width) * 0.75, light)
  pen.save()
  pen.beginPath()
  pen.roundRect(inner.x, inner.y, inner.width, inner.height, radiusOf(width) * 0.75)
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
  fillCircle(pen, width / 2, height / 2, width * 0.29, shade(ground, -0.2))
  fillCircle(pen, width / 2, height / 2, width * 0.24, '#ffcf87')
  for (const [dx, dy] of [
    [-0.08, -0.05],
    [0.08, -0.05],
    [0, 0.09],
  ] as const)
    fillCircle(pen, width * (0.5 + dx), height / 2 + width * dy, width * 0.04, '#5a2f10')
}
