import {
  cardBitmaps,
  MARGIN,
  paintCloth,
  paintHeadwear,
  paintPaper,
  paintSuit,
  type Blank,
  type CardSize,
} from '#kit/game/cards/card-art.ts'
import { inkOf, rankText } from '#kit/game/cards/suits.ts'
import { fillCircle, fillRound, shade, write } from '#kit/game/draw.ts'
import { faceOf, rankOf, suitOf, type Card } from './cards.ts'

type Pen = CanvasRenderingContext2D

/** Card images, drawn once per size and cached as bitmaps. */
export interface Faces {
  /** Draws a card with its upper left corner at (x, y), narrowed to `turn` of its width around its middle. */
  draw(pen: Pen, card: Card | undefined, x: number, y: number, turn?: number): void
  /** Draws the upper part of a card that the next one covers. */
  drawStrip(
    pen: Pen,
    card: Card | undefined,
    at: { readonly x: number; readonly y: number },
    high: number,
  ): void
  /** The soft shadow of a lifted card. */
  shadow(pen: Pen, x: number, y: number, strength: number): void
}

export interface FaceLook extends CardSize {
  readonly back: readonly [ground: string, waves: string]
}

export function makeFaces(look: FaceLook): Faces {
  const { width, height, ratio } = look
  const bitmap = cardBitmaps(look)
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

/** Height of the index in card widths: the tail of the Q reaches lowest. */
export const INDEX_FOOT = 0.5
const FLATTEST = 0.55

/** Vertical squeeze of a strip, so that it shows the whole index: a Q without its tail reads like an O. */
export const squeezeOf = (width: number, high: number) =>
  Math.min(1, Math.max(FLATTEST, high / (width * INDEX_FOOT)))

const radiusOf = ({ width }: FaceLook) => Math.max(4, width * 0.115)

const blankOf = (look: FaceLook): Blank => ({
  ...look,
  radius: radiusOf(look),
  shadow: 'rgb(0 12 18 / .38)',
  edge: 'rgb(70 50 20 / .28)',
})

/** The index is in a row at the top, where a covered card stays readable. */
function paintFace(pen: Pen, look: FaceLook, card: Card) {
  const { width, height } = look
  paintPaper(pen, blankOf(look))
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const text = rankText(rank)
  const size = width * 0.48
  write(pen, text, width * 0.3, width * 0.24, { size, color: inkOf(suit), widest: width * 0.47 })
  paintSuit(pen, suit, [width * 0.76, width * 0.25], width * 0.32)
  const isCourt = rank > 10
  const centre = height * (isCourt ? 0.76 : 0.655)
  paintSuit(pen, suit, [width / 2, centre], width * (isCourt ? 0.5 : 0.66))
  if (isCourt)
    paintHeadwear(pen, rank, [width / 2, height * 0.56], { size: width * 0.46, isFeatherLit: true })
}

function paintBack(pen: Pen, look: FaceLook) {
  const { width, height, back } = look
  paintCloth(pen, blankOf(look), back)
  paintMark(pen, width / 2, height / 2, width * 0.24, back[0])
}

/** Back motif: a coconut with three pores. */
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
