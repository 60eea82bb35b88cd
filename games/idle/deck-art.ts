import { fillCircle, fillRound, signed, slab, strokeRound, write, type Box } from '#kit/game/draw.ts'
import { coin, pearl } from './art.ts'
import type { Deck } from './deck.ts'
import type { IdleDefinition } from './definitions.ts'
import { ICONS } from './icons.ts'
import type { Pen } from './scene.ts'
import { canBuy, isOpen, pearlShare, pearlsFor, priceOf, type World } from './world.ts'

export interface DeckLook {
  readonly world: World
  readonly definition: IdleDefinition
  readonly deck: Deck
  /** Coins as they are shown, counting after the real ones. */
  readonly coins: number
  readonly rate: number
  readonly time: number
  /** 1 right after a buy, falling to 0. */
  readonly pressed: readonly number[]
  readonly isArmed: boolean
  text(key: string): string
  short(value: number): string
}

export function icon(pen: Pen, name: string, x: number, y: number, size: number) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 20, size / 20)
  ;(ICONS[name] ?? ICONS.star!)(pen)
  pen.restore()
}

export function drawPurse(pen: Pen, look: DeckLook) {
  const { deck, world, definition, coins, rate, short } = look
  const { x, y, width, height } = deck.purse
  fillRound(pen, deck.purse, 18, 'rgb(4 24 38 / .78)')
  coin(pen, x + 26, y + height / 2 - 4, 15)
  write(pen, short(Math.floor(coins)), x + 48, y + 19, { size: 25, align: 'left', widest: width * 0.36 })
  write(pen, signed(`+${short(rate)}/s`), x + width - 14, y + 17, {
    size: 14,
    align: 'right',
    color: '#8ff0b0',
    weight: 700,
    widest: width * 0.26,
  })
  if (world.pearls > 0) {
    const share = signed(`×${short(pearlShare(world.pearls))}`)
    const middle = x + width * 0.58
    pearl(pen, middle - 16, y + 17, 8)
    write(pen, share, middle - 4, y + 17, {
      size: 14,
      align: 'left',
      color: '#f3e0ff',
      weight: 700,
      widest: width * 0.14,
    })
  }
  drawGoal(pen, { x: x + 48, y: y + height - 17, width: width - 62, height: 11 }, world, definition, short)
}

function drawGoal(
  pen: Pen,
  box: Box,
  { total, goal }: World,
  { goals }: IdleDefinition,
  short: (value: number) => string,
) {
  const next = goals[goal]
  const before = goal > 0 ? goals[goal - 1]! : 0
  const share = next === undefined ? 1 : Math.max(0, Math.min(1, (total - before) / (next - before)))
  const label = next === undefined ? '' : short(next)
  const bar = { ...box, width: box.width - (label ? 52 : 0) }
  fillRound(pen, bar, 6, 'rgb(255 255 255 / .16)')
  if (share > 0.01) fillRound(pen, { ...bar, width: Math.max(11, bar.width * share) }, 6, '#3fe0cf')
  if (label)
    write(pen, label, box.x + box.width, box.y + 6, {
      size: 13,
      align: 'right',
      color: '#ffe7ae',
      weight: 700,
      widest: 46,
    })
}

export function drawCards(pen: Pen, look: DeckLook) {
  for (const [index, box] of look.deck.cards.entries()) drawCard(pen, look, index, box)
}

function drawCard(pen: Pen, look: DeckLook, index: number, whole: Box) {
  const { world, definition } = look
  const { name } = definition.upgrades[index]!
  const squash = (look.pressed[index] ?? 0) * 3
  const box = {
    ...whole,
    x: whole.x + squash,
    y: whole.y + squash,
    width: whole.width - 2 * squash,
    height: whole.height - 2 * squash,
  }
  const price = priceOf(world, definition, index)
  const open = isOpen(world, definition, index)
  if (!open) {
    fillRound(pen, box, 14, 'rgb(4 24 38 / .55)')
    lock(pen, box.x + box.width / 2, box.y + box.height / 2)
    return
  }
  const can = canBuy(world, definition, index)
  const [top, side] = can ? ['#ffb63d', '#b86a10'] : ['#1d4a60', '#0f2f40']
  slab(pen, box, 14, top, side, 5)
  // Cards of a large screen are written larger.
  const grow = Math.max(1, Math.min(1.6, box.height / 80, box.width / 140))
  const size = Math.min(box.height * 0.5, 34 * grow)
  const tall = box.height >= 66
  const ink = can ? '#2a1600' : '#cfe3e8'
  icon(pen, name, box.x + 8 + size / 2, box.y + box.height / 2 - (tall ? 6 : 3), size)
  const left = box.x + size + 14
  const widest = box.x + box.width - left - 6
  write(pen, look.text(`up.${name}`), left, box.y + box.height * (tall ? 0.27 : 0.28), {
    size: (tall ? 13 : 12) * grow,
    align: 'left',
    color: ink,
    weight: 700,
    widest,
  })
  if (price === undefined)
    write(pen, '✓', left, box.y + box.height * 0.62, { size: 18, align: 'left', color: '#8ff0b0' })
  else {
    coin(pen, left + 7 * grow, box.y + box.height * 0.62, 7 * grow)
    write(pen, look.short(price), left + 18 * grow, box.y + box.height * 0.62, {
      size: (tall ? 18 : 16) * grow,
      align: 'left',
      color: can ? ink : '#9fbcc6',
      widest: widest - 18 * grow,
    })
  }
  drawLevel(pen, box, world.levels[index]!, can)
}

/** A signature of the cards, which are repainted when it changes. */
export const cardsName = ({ world, definition, pressed }: DeckLook) =>
  definition.upgrades
    .map((_, index) => {
      const open = isOpen(world, definition, index)
      return `${open}${world.levels[index]}${canBuy(world, definition, index)}${(pressed[index] ?? 0).toFixed(1)}`
    })
    .join()

/** The rim of a card that can be bought breathes. */
export function drawShine(pen: Pen, { world, definition, deck, pressed, time }: DeckLook) {
  for (const [index, box] of deck.cards.entries()) {
    if (!canBuy(world, definition, index) || pressed[index]! > 0) continue
    strokeRound(pen, box, 14, `rgb(255 250 220 / ${0.35 + 0.35 * Math.sin(time * 5 + index)})`, 2)
  }
}

/** The level as a small tag at the upper corner. */
function drawLevel(pen: Pen, { x, y, width }: Box, level: number, can: boolean) {
  if (level === 0) return
  fillRound(pen, { x: x + width - 25, y: y - 4, width: 26, height: 19 }, 9, can ? '#7a3d00' : '#0a2230')
  write(pen, String(level), x + width - 12, y + 5.5, { size: 12, color: '#ffe7ae' })
}

function lock(pen: Pen, x: number, y: number) {
  pen.strokeStyle = '#6f95a2'
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(x, y - 5, 6, Math.PI, 0)
  pen.stroke()
  fillRound(pen, { x: x - 9, y: y - 5, width: 18, height: 14 }, 4, '#6f95a2')
}

/** The button of the new start shows when it would bring pearls. */
export function drawAnew(pen: Pen, { world, definition, deck, isArmed, time }: DeckLook) {
  const pearls = pearlsFor(world, definition)
  if (pearls === 0) return
  const { x, y, width, height } = deck.anew
  slab(pen, deck.anew, 22, isArmed ? '#e04f8f' : '#8a4fd0', isArmed ? '#7d1848' : '#44207d', 5)
  fillCircle(pen, x + 26, y + height / 2 - 2, 17 + Math.sin(time * 4), 'rgb(255 255 255 / .2)')
  pearl(pen, x + 26, y + height / 2 - 2, 13)
  write(pen, isArmed ? '✓' : signed(`+${pearls}`), x + (width + 46) / 2, y + height / 2 - 3, {
    size: 22,
    widest: width - 56,
  })
}
