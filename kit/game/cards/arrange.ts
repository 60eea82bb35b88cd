import type { Box } from '#kit/game/draw.ts'
import type { Card } from './cards.ts'
import { CARD_SHAPE } from './faces.ts'
import type { Picture, Pile } from './picture.ts'
import { handRows, seatPlace, type Room } from './room.ts'

/** Upper left corner and width of a card in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly isUp: boolean
  /** Cards are drawn in this order. */
  readonly order: number
  /** 0 once it has moved to its owner. */
  readonly alpha: number
}

export interface PilePlace extends Box {
  readonly pile: Pile
  readonly card: number
}

const LABEL = 17
const SMALLEST_CARD = 30
const CORNER = 54
const BUTTON_ROW = 50
const ASIDE = 0.4
/** Height of a trick laid as a cross, in card heights. */
const CROSS_HEIGHT = 1.62

/** Arranges the piles in rows in the middle of the table, as large as they fit. */
export function pilePlaces(picture: Picture, room: Room): PilePlace[] {
  const { piles = [], overlap } = picture
  const box = pileBox(picture, room)
  const label = piles.some((pile) => pile.label !== undefined) ? LABEL : 0
  const widthOf = ({ cards, spread, slots = cards.length }: Pile, card: number) =>
    card * (1 + spread * Math.max(0, slots - 1))
  for (let card = Math.min(room.card, box.height / CARD_SHAPE - label); ; card -= 3) {
    const gap = Math.max(6, card * 0.16)
    const rows: Pile[][] = []
    let used = Infinity
    for (const pile of piles) {
      const wide = widthOf(pile, card)
      if (used + gap + wide > box.width) {
        rows.push([])
        used = -gap
      }
      rows.at(-1)!.push(pile)
      used += gap + wide
    }
    const high = card * CARD_SHAPE + label
    const step = overlap ? high * (1 - overlap) : high + gap
    const all = (rows.length - 1) * step + high
    if (all > box.height && card > SMALLEST_CARD) continue
    return rows.flatMap((row, index) => {
      const wide = row.reduce((sum, pile) => sum + widthOf(pile, card) + gap, -gap)
      let x = box.x + (box.width - wide) / 2
      const y = box.y + (box.height - all) / 2 + index * step
      return row.map((pile) => {
        const place = { pile, card, x, y, width: widthOf(pile, card), height: card * CARD_SHAPE }
        x += place.width + gap
        return place
      })
    })
  }
}

/** Beside a trick the piles take the left third, under the last trick. */
function pileBox({ mark, last, arePilesAside, hasButtons }: Picture, { middle, card }: Room): Box {
  if (!arePilesAside) {
    const corner = mark || last?.length ? CORNER : 0
    const below = hasButtons ? BUTTON_ROW : 0
    return {
      x: middle.x + corner,
      y: middle.y,
      width: middle.width - 2 * corner,
      height: middle.height - below,
    }
  }
  const top = middle.height > 190 ? Math.min(28, card * 0.5) * CARD_SHAPE + 20 : 0
  return { x: middle.x, y: middle.y + top, width: middle.width * ASIDE, height: middle.height - top }
}

/** Every card of the picture with its place. */
export function arrange(picture: Picture, room: Room): Map<Card, Spot> {
  const spots = new Map<Card, Spot>()
  const seats = picture.hands.length
  let order = 0
  const put = (card: Card, spot: Omit<Spot, 'order' | 'alpha'>, alpha = 1) =>
    spots.set(card, { ...spot, order: order++, alpha })

  picture.won?.forEach((cards, seat) => {
    const { x, y } = seatPlace(room, seat, seats)
    for (const card of cards) put(card, { x: x - 10, y, width: 20, isUp: false }, 0)
  })
  picture.hands.forEach((cards, seat) => {
    if (seat === 0) return
    const { x, y } = seatPlace(room, seat, seats)
    const width = 17
    const step = Math.min(8, 62 / Math.max(1, cards.length))
    cards.forEach((card, index) =>
      put(card, {
        x: x + (index - (cards.length - 1) / 2) * step - width / 2,
        y: y + room.strip.height * 0.2,
        width,
        isUp: picture.areHandsOpen ?? false,
      }),
    )
  })
  for (const { pile, card: width, x, y } of pilePlaces(picture, room))
    pile.cards.forEach((card, index) => {
      // A few edges show the height of a stack.
      const edge = pile.spread === 0 ? Math.min(4, (pile.cards.length - 1 - index) * 0.6) : 0
      const place = pile.at?.[index] ?? index
      put(card, { x: x + place * pile.spread * width + edge, y: y - edge, width, isUp: pile.isFaceUp })
    })
  const small = Math.min(28, room.card * 0.5)
  picture.last?.forEach((card, index) =>
    put(card, { x: room.middle.x + index * small * 0.6, y: room.middle.y + 14, width: small, isUp: true }),
  )
  putTrick(picture, room, put)
  putHand(picture.hands[0]!, room, put)
  return spots
}

type Put = (card: Card, spot: Omit<Spot, 'order' | 'alpha'>) => void

/** Offset from the middle of the trick, in cards: across and down, by seat. */
const CROSS = [
  [0, 0.31],
  [-1, -0.02],
  [0, -0.31],
  [1, -0.02],
] as const
const ROW = [
  [0.53, 0],
  [-1.59, 0],
  [-0.53, 0],
  [1.59, 0],
] as const
const PAIR = [
  [0.55, 0],
  [-0.55, 0],
] as const

/** A cross of cards; side by side for two seats or without space for a cross. */
function putTrick({ trick = [], hands, arePilesAside }: Picture, { middle, card }: Room, put: Put) {
  const isLow = middle.height < card * CARD_SHAPE * CROSS_HEIGHT
  const places = hands.length === 2 ? PAIR : isLow ? ROW : CROSS
  const width = Math.min(card, middle.height / CARD_SHAPE)
  const high = width * CARD_SHAPE
  const share = arePilesAside ? (1 + ASIDE) / 2 : 0.5
  const x = middle.x + middle.width * share - width / 2
  const y = middle.y + middle.height / 2 - high / 2
  for (const { seat, card: played } of trick) {
    const [across, down] = places[seat]!
    put(played, { x: x + across * width * 1.04, y: y + down * high, width, isUp: true })
  }
}

function putHand(hand: readonly Card[], room: Room, put: Put) {
  const { card: width, hand: box } = room
  const rows = handRows(hand.length, room)
  const upper = rows === 2 ? Math.ceil(hand.length / 2) : 0
  hand.forEach((card, index) => {
    const isUpper = index < upper
    const count = rows === 1 ? hand.length : isUpper ? upper : hand.length - upper
    const place = isUpper ? index : index - upper
    const step = Math.min(width * 1.05, (box.width - width) / Math.max(1, count - 1))
    const left = box.x + (box.width - width - step * (count - 1)) / 2
    put(card, {
      x: left + place * step,
      y: box.y + box.height - width * CARD_SHAPE * (isUpper ? 1.58 : 1),
      width,
      isUp: true,
    })
  })
}
