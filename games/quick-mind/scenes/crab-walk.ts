import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import {
  endOf,
  obeyed,
  rules,
  SIDE,
  tileOf,
  tilePlace,
  type Order,
  type WalkState,
} from '../verbs/crab-walk.ts'
import { numbersTo } from '../verbs/quiz.ts'
import { animal } from './animals.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 1.5, tilt: 6, aside: -10, above: -110 }

const SPOTS = numbersTo(SIDE * SIDE - 1).map(tilePlace)

export const scene: SchoolScene<WalkState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 30),
  feel: { score: { sound: 'merge', sparks: PAINT.coral, count: 18 }, slip: SLIP },
  hero: ({ stand }) => tilePlace(tileOf(stand)),
  still(brush) {
    brush.round(54, 110, 292, 290, 26, '#3a2408', 0.35)
    brush.slab(56, 104, 288, 286, 26, '#d9b878', 8)
    for (const [tile, { x, y }] of SPOTS.entries())
      brush.round(x - 25, y - 25, 50, 50, 12, (tile + Math.floor(tile / SIDE)) % 2 ? '#e9cf98' : '#f5e3b8')
  },
  draw(state, brush, look) {
    const shown = state.verdict > 0 || state.over
    const since = shown ? (state.good ? 26 : 70) - state.verdict : 0
    const steps = shown
      ? Math.min(state.orders.length, look.calm ? 99 : Math.floor(since / (state.good ? 2 : 5)) + 1)
      : 0
    const now = state.orders.slice(0, steps).reduce(obeyed, state.stand)
    if (shown) {
      const end = tilePlace(tileOf(endOf(state)))
      brush.round(end.x - 25, end.y - 25, 50, 50, 12, '#8fe0a0')
      if (!state.good && state.picked >= 0 && state.picked < SPOTS.length) {
        const wrong = tilePlace(state.picked)
        brush.round(wrong.x - 25, wrong.y - 25, 50, 50, 12, '#ff8f7a')
      }
    }
    for (let before = 0, at = state.stand; before < steps; before++) {
      const next = obeyed(at, state.orders[before]!)
      const [one, other] = [tilePlace(tileOf(at)), tilePlace(tileOf(next))]
      if (one !== other) brush.line([one.x, one.y, other.x, other.y], 5, '#c23f3f', 0.5)
      at = next
    }
    const { x, y } = tilePlace(tileOf(now))
    const turn = (now.heading * Math.PI) / 2
    brush.at(x, y, turn, () => brush.shape([0, -26, 8, -17, -8, -17], '#fff'))
    animal(brush, x, y, 1, turn, 1.05)
    orders(brush, state, steps)
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** The instructions as a row of tiles, in order. */
function orders(brush: Brush, state: WalkState, done: number) {
  const count = state.orders.length
  const step = Math.min(46, 360 / count)
  for (const [index, order] of state.orders.entries()) {
    const x = 200 + (index - (count - 1) / 2) * step
    brush.slab(
      x - step * 0.44,
      46,
      step * 0.88,
      44,
      10,
      index < done ? '#8fe0a0' : order === 'ahead' ? '#4d7be0' : '#e08a3c',
      5,
    )
    sign(brush, order, x, 68, step * 0.3)
  }
}

function sign(brush: Brush, order: Order, x: number, y: number, size: number) {
  const head = (hx: number, hy: number, turn: number) =>
    brush.at(hx, hy, turn, () =>
      brush.shape([0, -size * 0.75, size * 0.6, size * 0.25, -size * 0.6, size * 0.25], '#fff'),
    )
  if (order === 'ahead') {
    brush.line([x, y + size * 0.9, x, y - size * 0.3], size * 0.36, '#fff')
    head(x, y - size * 0.35, 0)
    return
  }
  const way = order === 'left' ? -1 : 1
  brush.line(
    [
      x - way * size * 0.5,
      y + size * 0.85,
      x - way * size * 0.5,
      y - size * 0.2,
      x + way * size * 0.2,
      y - size * 0.2,
    ],
    size * 0.34,
    '#fff',
  )
  head(x + way * size * 0.25, y - size * 0.2, (way * Math.PI) / 2)
}
