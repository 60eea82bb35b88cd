import { fillCircle, fillRound, shade, strokeRound, write } from '#kit/game/draw.ts'
import { faceOf, rankOf, suitOf, type Card } from './cards.ts'
import { inkOf, rankText, SUIT_HEIGHT, SUIT_PATHS } from './suits.ts'

type Pen = CanvasRenderingContext2D

/** Card pictures, each drawn once for a size and kept as a bitmap. */
export interface Faces {
  /** Draws a card with its upper left corner at (x, y), squeezed to `turn` of its width around its middle. */
  draw(pen: Pen, card: Card | undefined, x: number, y: number, turn?: number): void
  /** Draws the upper part of a card whose rest lies under the next one. */
  drawStrip(
    pen: Pen,
    card: Card | undefined,
    at: { readonly x: number; readonly y: number },
    high: number,
  ): void
  /** The soft shadow of a lifted card. */
  shadow(pen: Pen, x: number, y: number, strength: number): void
}

export interface FaceLook {
  readonly width: number
  readonly height: number
  /** Device pixels a CSS pixel. */
  readonly ratio: number
  readonly back: readonly [ground: string, waves: string]
}

const IVORY = '#fffaf0'
/** Room around the card for its edge of shadow. */
const MARGIN = 4
const GOLD = '#f0ad2e'
const GOLD_SIDE = '#b87a14'

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
  const [BACK, SHADOW] = [-1, -2]
  const pictureOf = (card: Card | undefined) =>
    card === undefined
      ? bitmap(BACK, (on) => paintBack(on, look))
      : bitmap(faceOf(card), (on) => paintFace(on, look, card))
  return {
    draw(pen, card, x, y, turn = 1) {
      const picture = pictureOf(card)
      const [wide, high] = [picture.width / ratio, picture.height / ratio]
      const left = x - MARGIN + (wide * (1 - turn)) / 2
      pen.drawImage(picture, left, y - MARGIN, wide * turn, high)
    },
    drawStrip(pen, card, { x, y }, high) {
      const picture = pictureOf(card)
      const squeeze = card === undefined ? 1 : squeezeOf(width, high)
      const shown = (high + radiusOf(look)) / squeeze + MARGIN
      const rows = Math.min(picture.height, Math.ceil(shown * ratio))
      const { width: columns } = picture
      const top = y - MARGIN * squeeze
      pen.drawImage(picture, 0, 0, columns, rows, x - MARGIN, top, columns / ratio, (rows / ratio) * squeeze)
    },
    shadow(pen, x, y, strength) {
      const picture = bitmap(SHADOW, (on) => paintShadow(on, look))
      pen.globalAlpha = 0.5 * strength
      const grow = 1 + 0.16 * strength
      const [wide, high] = [(picture.width / ratio) * grow, (picture.height / ratio) * grow]
      pen.drawImage(picture, x + (width - wide) / 2, y + (height - high) / 2 + 9 * strength, wide, high)
      pen.globalAlpha = 1
    },
  }
}

/** How far down the index reaches, in card widths: the tail of the Q lies lowest. */
export const INDEX_FOOT = 0.5
const FLATTEST = 0.55

/** How flat the upper part of a card is drawn, so that a strip of it shows the whole index: a Q without its tail reads like an O. */
export const squeezeOf = (width: number, high: number) =>
  Math.min(1, Math.max(FLATTEST, high / (width * INDEX_FOOT)))

const radiusOf = ({ width }: FaceLook) => Math.max(4, width * 0.115)

function paintGround(pen: Pen, look: FaceLook, color: string) {
  const { width, height } = look
  const box = { x: 0, y: 0, width, height }
  pen.shadowColor = 'rgb(0 12 18 / .38)'
  pen.shadowBlur = 2.5 * look.ratio
  pen.shadowOffsetY = look.ratio
  fillRound(pen, box, radiusOf(look), color)
  pen.shadowColor = 'transparent'
}

function paintFace(pen: Pen, look: FaceLook, card: Card) {
  const { width, height } = look
  const light = pen.createLinearGradient(0, 0, width * 0.4, height)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.55, IVORY)
  light.addColorStop(1, '#f3e9d5')
  paintGround(pen, look, IVORY)
  fillRound(pen, { x: 0, y: 0, width, height }, radiusOf(look), light)
  strokeRound(
    pen,
    { x: 0.4, y: 0.4, width: width - 0.8, height: height - 0.8 },
    radiusOf(look),
    'rgb(70 50 20 / .28)',
    0.8,
  )
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const text = rankText(rank)
  const size = width * 0.48
  write(pen, text, width * 0.3, width * 0.24, { size, color: inkOf(suit), widest: width * 0.47 })
  paintSuit(pen, suit, [width * 0.76, width * 0.25], width * 0.32)
  const isCourt = rank > 10
  const centre = height * (isCourt ? 0.76 : 0.655)
  paintSuit(pen, suit, [width / 2, centre], width * (isCourt ? 0.5 : 0.66))
  if (isCourt) paintCrown(pen, rank, width / 2, height * 0.56, width * 0.46)
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
  const outline = new Path2D(SUIT_PATHS[suit])
  pen.fill(outline)
  pen.restore()
}

/** Headwear of the court: a feather for the jack, pearls for the queen, a crown for the king. */
function paintCrown(pen: Pen, rank: number, x: number, y: number, size: number) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 100, size / 100)
  const shape = (path: string, color: string) => {
    pen.fillStyle = color
    const outline = new Path2D(path)
    pen.fill(outline)
  }
  if (rank === 11) {
    shape('M-40 22Q-34 -30 6 -28Q36 -24 40 22Z', '#1f8f86')
    shape('M-40 22Q-34 -30 6 -28Q-16 -18 -18 22Z', '#38b8ab')
    shape('M-50 24Q0 6 50 24L46 42Q0 26 -46 42Z', GOLD_SIDE)
    shape('M-50 18Q0 0 50 18L47 32Q0 16 -47 32Z', GOLD)
    shape('M14 -6Q52 -20 46 -58Q66 -30 44 -2Q30 8 14 -6Z', '#ff6b5e')
    shape('M14 -6Q44 -26 46 -58Q48 -24 26 -2Z', '#ffb0a6')
  } else {
    const crown =
      rank === 13
        ? 'M-46 40L-54 -22L-24 4L0 -40L24 4L54 -22L46 40Z'
        : 'M-44 40Q-54 4 -46 -16Q-30 12 -22 -18Q-12 10 0 -30Q12 10 22 -18Q30 12 46 -16Q54 4 44 40Z'
    pen.translate(0, 6)
    shape(crown, GOLD_SIDE)
    pen.translate(0, -7)
    shape(crown, GOLD)
    const pearls = rank === 13 ? [-54, 0, 54] : [-46, -22, 0, 22, 46]
    for (const pearl of pearls) {
      const high = pearl === 0 ? (rank === 13 ? -44 : -34) : rank === 13 ? -26 : -20
      fillCircle(pen, pearl, high, rank === 13 ? 9 : 7, rank === 13 ? '#ff6b5e' : '#fff4dc')
    }
    shape('M-44 24H44V34H-44Z', shade(GOLD, 0.35))
  }
  pen.restore()
}

function paintBack(pen: Pen, look: FaceLook) {
  const { width, height, back } = look
  const [ground, waves] = back
  const rim = Math.max(2, width * 0.055)
  paintGround(pen, look, IVORY)
  const inner = { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim }
  const light = pen.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, shade(ground, 0.22))
  light.addColorStop(1, shade(ground, -0.28))
  fillRound(pen, inner, radiusOf(look) * 0.75, light)
  pen.save()
  pen.beginPath()
  pen.roundRect(inner.x, inner.y, inner.width, inner.height, radiusOf(look) * 0.75)
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
  paintMark(pen, width / 2, height / 2, width * 0.24, ground)
}

/** The house mark: a coconut with three pores. */
function paintMark(pen: Pen, x: number, y: number, radius: number, ground: string) {
  fillCircle(pen, x, y, radius * 1.22, shade(ground, -0.2))
  fillCircle(pen, x, y, radius, '#ffcf87')
  for (const [dx, dy] of [
    [-0.34, -0.2],
    [0.34, -0.2],
    [0, 0.36],
  ] as const)
    fillCircle(pen, x + dx * radius, y + dy * radius, radius * 0.17, '#5a2f10')
}

function paintShadow(pen: Pen, look: FaceLook) {
  const { width, height, ratio } = look
  pen.shadowColor = 'rgb(0 8 14 / .9)'
  pen.shadowBlur = MARGIN * 2 * ratio
  fillRound(pen, { x: 3, y: 3, width: width - 6, height: height - 6 }, radiusOf(look), 'rgb(0 8 14 / .9)')
}
