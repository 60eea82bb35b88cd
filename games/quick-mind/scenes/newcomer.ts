import { PAINT } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { passes, rules, spotPlace, type MarketState } from '../verbs/newcomer.ts'
import { numbersTo } from '../verbs/quiz.ts'
import { sign } from './pictures.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.5, tilt: 7, aside: 0, above: 0 }

const SPOTS = numbersTo(15).map(spotPlace)

export const scene: SchoolScene<MarketState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 44),
  feel: {
    score: { sound: 'coin', sparks: PAINT.sun, count: 14 },
    hide: { sound: 'flip', count: 0 },
    slip: SLIP,
  },
  hero: ({ spots }) => spotPlace(spots.at(-1) ?? 5),
  still(brush) {
    brush.round(18, 60, 364, 336, 20, '#1a0f08', 0.4)
    brush.slab(20, 54, 360, 332, 18, '#b5553f', 8)
    for (let stripe = 0; stripe < 9; stripe++)
      brush.line([24, 74 + stripe * 37, 376, 74 + stripe * 37], 7, stripe % 2 ? '#e8a95a' : '#8f3a34', 0.55)
    for (let tassel = 0; tassel < 12; tassel++)
      brush.line([34 + tassel * 30, 392, 34 + tassel * 30, 402], 5, '#e8c58a')
    for (const { x, y } of SPOTS) brush.round(x - 33, y - 33, 66, 66, 20, '#f7e6c4', 0.92)
  },
  draw(state, brush, look) {
    const shown = state.verdict > 0 || state.over
    if (state.look === 0 || shown || passes(state))
      for (const [index, number] of state.known.entries()) {
        const spot = state.spots[index]!
        const { x, y } = SPOTS[spot]!
        const isNew = index === state.known.length - 1 && !passes(state)
        if (shown && isNew) brush.round(x - 36, y - 36, 72, 72, 22, '#8fe0a0')
        if (shown && !state.good && spot === state.picked) brush.round(x - 36, y - 36, 72, 72, 22, '#ff8f7a')
        const grow =
          look.calm || shown || passes(state) ? 1 : Math.min(1, 0.4 + (state.full - state.left) / 10)
        sign(brush, number, x, y, 22 * grow)
      }
    else wave(state.look)
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)

    function wave(left: number) {
      const y = 40 + (22 - left) * 17
      brush.round(14, y - 60, 372, 90, 44, '#57d3e6', 0.55)
      brush.round(14, y, 372, 24, 12, '#eaffff', 0.85)
    }
  },
}
