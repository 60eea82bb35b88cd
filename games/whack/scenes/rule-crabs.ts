import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { LANES, rules, walkerPlace, type CrabsState, type Walker, type Wish } from '../verbs/rule-crabs.ts'
import { SIX, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.7, tilt: 5, aside: 10, above: -50 }

/** Off-screen place of an empty slot, out of reach of fingers. */
const NOWHERE = { x: -9000, y: -9000 }

export const scene: TouchScene<CrabsState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () =>
    tapSpots(
      (state) => (state as CrabsState).walkers.map((walker) => (walker ? walkerPlace(walker) : NOWHERE)),
      50,
    ),
  feel: {
    score: { sound: 'hit', pitch: 3, sparks: PAINT.sun, count: 16 },
    sign: { sound: 'boost', sparks: PAINT.lagoon, count: 30 },
    slip: SLIP,
  },
  hero: ({ walkers, wish }) => {
    const one = walkers.find((walker) => walker && wish.by === 'more' && walker.number > wish.than)
    return one ? walkerPlace(one) : { x: 200, y: 250 }
  },
  still(brush, look) {
    const [left, wide] = [look.left - 40, look.right - look.left + 80]
    for (let lane = 0; lane < LANES; lane++) {
      const y = 150 + lane * 66
      brush.round(left, y - 27, wide, 56, 0, lane % 2 ? '#e8c48c' : '#dcb478', 0.55)
      for (let x = Math.floor(left / 90) * 90; x < left + wide; x += 90)
        brush.disc(x + ((lane * 37) % 60), y + 20, 3.4, '#8a6236', 0.35)
    }
    brush.round(left, 410, wide, look.bottom - 380, 0, '#1f8fb8', 0.5)
    brush.round(left, 406, wide, 7, 0, '#ffffff', 0.45)
  },
  draw(state, brush, look) {
    sign(brush, state)
    for (const [slot, walker] of state.walkers.entries())
      if (walker) crab(brush, walker, SIX[slot % 5] ?? PAINT.coral, state.tick)
    tries(brush, look, state.lamps)
  },
}

/** The board with the rule: an arrow head beside a number, or the first numbers of a row. */
function sign(brush: Brush, { wish, since, untilNew }: CrabsState) {
  const jump = since < 30 ? Math.sin((since / 30) * Math.PI) * 8 : 0
  brush.round(194, 100, 12, 40, 4, '#5a3520')
  brush.slab(96, 40 - jump, 208, 66, 14, '#8a5a34', 8)
  brush.round(106, 48 - jump, 188, 48, 10, '#fff4dc')
  written(brush, wish, 72 - jump)
  for (let dot = 0; dot < 7; dot++)
    brush.disc(146 + dot * 18, 111 - jump, 4, dot < 7 - untilNew ? PAINT.sun : '#4a2c1a')
}

function written(brush: Brush, wish: Wish, y: number) {
  const ink = '#2b2a48'
  if (wish.by !== 'steps') {
    const way = wish.by === 'more' ? 1 : -1
    brush.line([166 - way * 14, y - 14, 166 + way * 14, y, 166 - way * 14, y + 14], 7, PAINT.coral)
    digits(brush, wish.than, 226, y, 30, ink)
    return
  }
  for (let step = 0; step < 3; step++)
    digits(brush, wish.from + step * wish.than, 134 + step * 50, y, 24, ink)
  for (const dot of [0, 1, 2]) brush.disc(268 + dot * 9, y + 9, 2.6, ink)
}

function crab(brush: Brush, walker: Walker, color: string, tick: number) {
  const { x, y } = walkerPlace(walker)
  const step = Math.sin(tick * 0.4 + x * 0.02) * 4
  brush.round(x - 24, y + 16, 50, 9, 4, '#000000', 0.2)
  for (const side of [-1, 1]) {
    for (const leg of [0, 1, 2])
      brush.line(
        [
          x + side * (8 + leg * 6),
          y + 10,
          x + side * (18 + leg * 7),
          y + 20 + (leg % 2 ? step : -step) * 0.5,
        ],
        4,
        color,
      )
    brush.line([x + side * 22, y, x + side * 34, y - 10 - step], 5, color)
    brush.disc(x + side * 36, y - 15 - step, 8, color)
    brush.line([x + side * 8, y - 18, x + side * 9, y - 25], 3, color)
    brush.disc(x + side * 9, y - 27, 5, '#ffffff')
    brush.disc(x + side * 9 + walker.way * 1.6, y - 27, 2.4, PAINT.ink)
  }
  brush.ball(x, y, 26, color)
  brush.disc(x, y + 1, 18, '#fff8e8', 0.95)
  digits(brush, walker.number, x, y + 1, walker.number > 9 ? 15 : 20, '#2b2a48')
}
