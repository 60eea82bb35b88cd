import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

/** Layout: the picture, the purse above it, and the cards below or beside it. */
export interface Deck {
  readonly scene: Box
  readonly purse: Box
  /** Around all cards. */
  readonly sheet: Box
  readonly cards: readonly Box[]
  readonly anew: Box
}

const GAP = 6
const LOWEST_CARD = 50
const HIGHEST_CARD = 92
const PURSE = 52

export function deckOf({ width, height }: StageSize, count: number): Deck {
  const wide = width > height * 1.15
  const columns = wide ? 2 : 3
  const rows = Math.ceil(count / columns)
  const sheetWidth = wide ? Math.max(232, Math.min(420, width * 0.34)) : width
  const room = wide ? height - GAP : height * 0.34
  const card = Math.max(LOWEST_CARD, Math.min(HIGHEST_CARD * (wide ? 1.25 : 1), room / rows - GAP))
  const sheetHeight = rows * (card + GAP) + GAP
  const left = wide ? width - sheetWidth : 0
  const top = wide ? Math.max(0, (height - sheetHeight) / 2) : height - sheetHeight
  const across = (sheetWidth - GAP * (columns + 1)) / columns
  const cards = Array.from({ length: count }, (_, index) => ({
    x: left + GAP + (index % columns) * (across + GAP),
    y: top + GAP + Math.floor(index / columns) * (card + GAP),
    width: across,
    height: card,
  }))
  const sceneWidth = wide ? left : width
  return {
    scene: { x: 0, y: 0, width: sceneWidth, height: wide ? height : top },
    purse: { x: GAP, y: GAP, width: sceneWidth - 2 * GAP, height: PURSE },
    sheet: { x: left, y: Math.max(0, top - GAP), width: sheetWidth, height: sheetHeight + GAP },
    cards,
    anew: { x: sceneWidth - GAP - 108, y: GAP + PURSE + GAP, width: 108, height: 48 },
  }
}
