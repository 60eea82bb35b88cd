import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { CARDS } from '../rules/cards.ts'
import { heart } from './field.ts'

export const CARD = { width: 76, height: 108 } as const

/** The picture of a card: a sabre, a shield, a great sabre, a coconut, a knife, both, a wall, an urchin, a fan. */
export function cardSign(brush: Brush, kind: number) {
  const sabre = (length: number, color: string) => {
    brush.line([-length, length * 0.7, length, -length * 0.7], 7, color)
    brush.line([-length * 0.9, length * 0.2, -length * 0.3, length], 5, '#7a4526')
  }
  const shield = (size: number, color: string) => {
    brush.shape(
      [-size, -size, size, -size, size * 0.9, size * 0.3, 0, size * 1.2, -size * 0.9, size * 0.3],
      color,
    )
    brush.disc(0, -size * 0.1, size * 0.4, '#ffffff', 0.7)
  }
  if (kind === 0) sabre(15, '#c8d2e0')
  if (kind === 1) shield(15, PAINT.sky)
  if (kind === 2) {
    sabre(21, '#ffd23f')
    brush.star(12, 10, 9, PAINT.coral)
  }
  if (kind === 3) {
    brush.ball(0, 2, 15, '#8a5a34')
    heart(brush, 0, 0, 8, true)
  }
  if (kind === 4) sabre(10, '#93a4bd')
  if (kind === 5) {
    shield(13, PAINT.palm)
    sabre(14, '#c8d2e0')
  }
  if (kind === 6)
    for (const [x, y] of [
      [-13, 6],
      [1, 6],
      [-6, -6],
      [8, -6],
    ] as const)
      brush.slab(x - 7, y - 6, 13, 11, 3, '#c98f58', 3)
  if (kind === 7) {
    for (let spike = 0; spike < 8; spike++) {
      const angle = (spike * Math.PI) / 4
      brush.line([0, 0, Math.cos(angle) * 17, Math.sin(angle) * 17], 4, '#7a4fd0')
    }
    brush.ball(0, 0, 10, PAINT.orchid)
  }
  if (kind === 8)
    for (const turn of [-0.4, 0, 0.4])
      brush.at(0, 8, turn, () => brush.slab(-9, -24, 18, 26, 4, '#fff4dc', 2))
}

/** A card around its middle; its cost in the corner, what it does in numbers below. */
export function card(brush: Brush, kind: number, isPlayable = true) {
  const { width, height } = CARD
  const { cost, blow, guard, heal, draw, poison } = CARDS[kind]!
  brush.round(-width / 2 + 2, -height / 2 + 6, width, height, 12, '#000000', 0.3)
  brush.round(-width / 2, -height / 2, width, height, 12, isPlayable ? '#fff4dc' : '#b8ab98')
  const tint = blow && guard ? '#4fb88a' : blow ? '#e86a5a' : guard ? '#4f9fe0' : heal ? '#f09ab0' : '#9a7fd8'
  brush.round(-width / 2 + 5, -height / 2 + 5, width - 10, 60, 9, tint, isPlayable ? 1 : 0.6)
  brush.at(4, -18, 0, () => cardSign(brush, kind))
  brush.puck(-width / 2 + 12, -height / 2 + 12, 12, PAINT.amber, 3)
  digits(brush, cost, -width / 2 + 12, -height / 2 + 12, 13, '#4a2a08')
  const all: readonly (readonly [value: number | undefined, color: string])[] = [
    [blow, '#c83f4a'],
    [guard, '#2f7fc0'],
    [heal, '#d0507a'],
    [poison, '#7a4fd0'],
    [draw, '#6a5a4a'],
  ]
  const signs = all.flatMap(([value, color]) => (value === undefined ? [] : [[value, color] as const]))
  for (const [index, [value, color]] of signs.entries())
    digits(brush, value, (index - (signs.length - 1) / 2) * 30, 32, 22, color)
}

/** The opponent: a crab, a kraken's arm, a pirate in turn, larger each time. */
export function foe(brush: Brush, fight: number) {
  const color = ['#ff6b5a', '#8f6fe0', '#4f9f8a', '#e08a3f', '#c83f6a'][fight % 5]!
  brush.round(-66, 50, 132, 20, 10, '#000000', 0.25)
  for (const side of [-1, 1]) {
    brush.line([side * 34, 20, side * 66, -16], 15, color)
    brush.disc(side * 68, -26, 20, color)
    brush.shape([side * 60, -38, side * 80, -46, side * 70, -22], '#1b1530')
    for (const leg of [0, 1])
      brush.line([side * 28, 36 + leg * 8, side * (52 + leg * 6), 52 + leg * 8], 8, color)
  }
  brush.slab(-48, -28, 96, 78, 38, color, 10)
  for (const side of [-1, 1]) {
    brush.disc(side * 18, -10, 13, '#ffffff')
    brush.disc(side * 17, -7, 6, PAINT.ink)
    brush.line([side * 31, -27, side * 8, -20], 5, PAINT.ink)
  }
  brush.arc(0, 34, 14, Math.PI * 1.15, Math.PI * 1.85, 5, PAINT.ink)
  for (let horn = 0; horn < fight; horn++)
    brush.shape([-34 + horn * 17, -26, -20 + horn * 17, -26, -27 + horn * 17, -46], '#fff4dc')
}

/** A bar that is full by so much. */
export function bar(brush: Brush, x: number, y: number, width: number, share: number, color: string) {
  brush.round(x - width / 2, y - 8, width, 16, 8, '#1b1530', 0.7)
  if (share > 0) brush.round(x - width / 2 + 2, y - 6, Math.max(8, (width - 4) * share), 12, 6, color)
}
