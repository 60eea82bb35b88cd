import { PAINT } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { rules, spotPlace, SPOTS, type OrderState } from '../verbs/hidden-order.ts'
import { numbersTo } from '../verbs/quiz.ts'
import { chalk } from './chalk.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 700, zoom: 1.6, tilt: 6, aside: -30, above: -60 }

const PLACES = numbersTo(SPOTS - 1).map(spotPlace)

export const scene: SchoolScene<OrderState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () => tapSpots(() => PLACES, 34),
  feel: {
    hide: { sound: 'flip', count: 0 },
    score: { count: 0, pitch: -24 },
    step: { sound: 'place', sparks: PAINT.sun, count: 8 },
    whole: { sound: 'merge', sparks: PAINT.lagoon, count: 34 },
    slip: SLIP,
  },
  hero: ({ spots, found }) => spotPlace(spots[Math.min(found, spots.length - 1)] ?? 12),
  still(brush) {
    brush.round(32, 62, 336, 326, 34, '#120a2c', 0.4)
    brush.slab(32, 56, 336, 322, 34, '#4b3a86', 9)
    for (const { x, y } of PLACES) brush.disc(x, y, 7, '#2c2060', 0.6)
  },
  draw(state, brush, look) {
    const shown = state.look > 0 || state.verdict > 0 || state.over
    for (const [rank, spot] of state.spots.entries()) {
      const { x, y } = PLACES[spot]!
      const isFound = rank < state.found
      const isOpen = shown || isFound
      const turn = look.calm || isOpen ? 1 : Math.min(1, (state.full - state.left) / 8 + 0.1)
      brush.slab(
        x - 26 * turn,
        y - 26,
        52 * turn,
        50,
        13,
        isFound ? '#8fe0a0' : isOpen ? '#fff4dc' : PAINT.coral,
        6,
      )
      if (isOpen)
        chalk(brush, String(rank + 1), [x, y, rank > 8 ? 24 : 32], { color: '#3a2466', thick: 0.14 })
      else brush.star(x, y, 12, '#ffd27a')
    }
    if ((state.verdict > 0 || state.over) && !state.good) {
      const wrong = PLACES[state.picked]
      if (wrong) brush.ring(wrong.x, wrong.y, 33, 5, '#ff6b6b')
    }
    clock(brush, 18, state.look > 0 ? state.look / state.glance : timeLeft(state), 250)
    tries(brush, look, state)
  },
}
