import { fillCircle, shade, write } from '#kit/game/draw.ts'
import {
  cardBitmaps,
  MARGIN,
  paintCloth,
  paintHeadwear,
  paintPaper,
  paintSuit,
  type Blank,
  type CardSize,
} from './card-art.ts'
import { rankOf, suitOf, type Card } from './cards.ts'
import { inkOf, rankText } from './suits.ts'

type Pen = CanvasRenderingContext2D

export interface FaceLook extends CardSize {
  readonly back: readonly [ground: string, waves: string]
}

/** Upper left corner and width of a drawn card, and how far it is turned. */
export interface CardPose {
  readonly x: number
  readonly y: number
  readonly width: number
  /** 1 is flat, 0 edge-on. */
  readonly turn?: number
}

/** Card pictures, each drawn once for a size and kept as a bitmap. */
export interface Faces {
  draw(pen: Pen, card: Card | undefined, pose: CardPose): void
}

const BACK = -1

/** Height of a card of width 1. */
export const CARD_SHAPE = 1.42

export function makeFaces(look: FaceLook): Faces {
  const { width, ratio } = look
  const bitmap = cardBitmaps(look)
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

const radiusOf = (width: number) => Math.max(3, width * 0.11)

const blankOf = ({ width, height, ratio }: FaceLook): Blank => ({
  width,
  height,
  ratio,
  radius: radiusOf(width),
  shadow: 'rgb(0 12 18 / .4)',
  edge: 'rgb(70 50 20 / .3)',
})

/** The index is in a narrow strip on the left, readable on a covered card. */
function paintFace(pen: Pen, look: FaceLook, card: Card) {
  const { width, height } = look
  paintPaper(pen, blankOf(look))
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
  if (isCourt) paintHeadwear(pen, rank, [x, height * 0.42], { size: width * 0.46 })
}

function paintBack(pen: Pen, look: FaceLook) {
  const { width, height, back } = look
  paintCloth(pen, blankOf(look), back)
  fillCircle(pen, width / 2, height / 2, width * 0.29, shade(back[0], -0.2))
  fillCircle(pen, width / 2, height / 2, width * 0.24, '#ffcf87')
  for (const [dx, dy] of [
    [-0.08, -0.05],
    [0.08, -0.05],
    [0, 0.09],
  ] as const)
    fillCircle(pen, width * (0.5 + dx), height / 2 + width * dy, width * 0.04, '#5a2f10')
}
