import { PAINT } from '#kit/game/micro/brush.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { rules, windowPlace, windowSize, type WindowsState } from '../verbs/lit-windows.ts'
import { numbersTo } from '../verbs/quiz.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.4, tilt: -5, aside: 30, above: 40 }

const sideOf = (state: Base) => ('side' in state && typeof state.side === 'number' ? state.side : 3)

export const scene: SchoolScene<WindowsState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () =>
    tapSpots(
      (state) => numbersTo(sideOf(state) ** 2 - 1).map((index) => windowPlace(index, sideOf(state))),
      50,
    ),
  feel: {
    hide: { sound: 'flip', count: 0 },
    score: { count: 0, pitch: -24 },
    step: { sound: 'tap', sparks: PAINT.sun, count: 8 },
    whole: { sound: 'merge', sparks: PAINT.amber, count: 34 },
    slip: SLIP,
  },
  hero: ({ lit, side }) => windowPlace(lit[0] ?? 4, side),
  still(brush) {
    brush.shape([26, 74, 200, 26, 374, 74], '#8a3f34')
    brush.shape([26, 74, 200, 34, 374, 74, 374, 84, 26, 84], '#b5553f')
    brush.round(40, 68, 320, 330, 8, '#5a3f54')
    brush.round(46, 74, 308, 320, 6, '#6f4f66')
  },
  draw(state, brush, look) {
    const size = windowSize(state.side)
    const half = size * 0.36
    const shown = state.look > 0 || state.verdict > 0 || state.over
    for (let index = 0; index < state.side ** 2; index++) {
      const { x, y } = windowPlace(index, state.side)
      const isLit = state.found.includes(index) || (shown && state.lit.includes(index))
      const isWrong = (state.verdict > 0 || state.over) && !state.good && index === state.picked
      if (isLit) brush.glow(x, y, size * 0.7, PAINT.amber)
      brush.round(x - half - 3, y - half - 3, half * 2 + 6, half * 2 + 6, size * 0.12, '#3a2638')
      brush.round(
        x - half,
        y - half,
        half * 2,
        half * 2,
        size * 0.09,
        isWrong ? '#a63c46' : isLit ? '#ffd66a' : '#2a2f50',
      )
      brush.line([x, y - half, x, y + half], size * 0.045, '#3a2638')
      brush.line([x - half, y, x + half, y], size * 0.045, '#3a2638')
      brush.round(x - half - 5, y + half, half * 2 + 10, size * 0.07, 2, '#c98a6a')
    }
    clock(brush, 12, state.look > 0 ? state.look / state.glance : timeLeft(state), 260)
    tries(brush, look, state)
  },
}
