import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { coinPlace, COINS, paidOf, rules, type CoinState } from '../verbs/exact-coins.ts'
import { chalk, fitting } from './chalk.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.5, tilt: 5, aside: 20, above: 20 }

const SPOTS = Array.from({ length: COINS }, (_, coin) => coinPlace(coin))
/** Shells are the currency: the higher the value, the warmer the colour. */
const toneOf = (value: number) =>
  value >= 10 ? PAINT.coral : value >= 5 ? PAINT.amber : value >= 3 ? PAINT.sun : '#dfe8ee'

export const scene: SchoolScene<CoinState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 46),
  feel: {
    pay: { sound: 'coin', sparks: PAINT.sun, count: 6 },
    take: { sound: 'tap' },
    score: { sound: 'score', sparks: PAINT.sun, count: 20 },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 200 }),
  still(brush, look) {
    // A market stall: its awning above, the counter below.
    const [left, wide] = [look.left - 20, look.right - look.left + 40]
    brush.round(left, 212, wide, look.bottom - 180, 0, '#8a5a34')
    brush.round(left, 206, wide, 12, 0, '#e0b070')
    for (let y = 250; y < look.bottom + 20; y += 44) brush.round(left, y, wide, 3, 0, '#000000', 0.14)
  },
  draw(state, brush, look) {
    brush.slab(58, 62, 130, 84, 18, '#fff4dc', 8)
    brush.line([58 + 65, 62, 58 + 65, 40], 5, '#5a3a20')
    chalk(brush, String(state.price), [123, 104, fitting(String(state.price), 100, 56)], {
      color: '#3a1c06',
      thick: 0.13,
    })
    tray(brush, state)
    for (const [coin, value] of state.coins.entries()) {
      const { x, y } = SPOTS[coin]!
      const paid = state.paid[coin] === true
      if (paid) {
        brush.ring(x, y, 30, 4, '#ffffff', 0.35)
        continue
      }
      piece(brush, x, y, { value, size: 36 })
    }
    clock(brush, 22, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** Paid coins lie small in the tray, with their sum. */
function tray(brush: Brush, state: CoinState) {
  const sum = paidOf(state)
  const over = sum > state.price
  const done = sum === state.price
  brush.slab(206, 62, 152, 134, 20, '#6b3d1c', 8)
  brush.round(216, 72, 132, 112, 14, '#3f2412')
  let place = 0
  for (const [coin, value] of state.coins.entries()) {
    if (!state.paid[coin]) continue
    piece(brush, 236 + (place % 4) * 30, 150 - Math.floor(place / 4) * 32, { value, size: 15 })
    place++
  }
  const text = String(sum)
  chalk(brush, text, [282, 94, fitting(text, 90, 30)], {
    color: over ? '#ff8f7a' : done ? PAINT.palm : '#f0dcb4',
    thick: 0.14,
  })
}

interface Piece {
  readonly value: number
  readonly size: number
}

function piece(brush: Brush, x: number, y: number, { value, size }: Piece) {
  brush.puck(x, y, size, toneOf(value), size * 0.2)
  if (size > 20) brush.ring(x, y, size * 0.78, 2, '#8a5a20', 0.35)
  const text = String(value)
  chalk(brush, text, [x, y, fitting(text, size * 1.4, size * 0.95)], { color: '#4a2a10', thick: 0.15 })
}
