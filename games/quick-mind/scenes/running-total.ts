import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { loadedOf, loadedSince, rules, type TotalState } from '../verbs/running-total.ts'
import { numberRow, rowKeys } from './answer-buttons.ts'
import { chalk, fitting } from './chalk.ts'
import { beach, clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 1.4, tilt: -5, aside: 0, above: -30 }

export const scene: SchoolScene<TotalState> = {
  rules,
  backdrop: 'sea',
  waterline: 176,
  wakes: true,
  controls: rowKeys,
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 14 },
    hide: { sound: 'place', count: 0 },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 200 }),
  still(brush, look) {
    beach(brush, look, 296)
  },
  draw(state, brush, look) {
    const bob = look.calm ? 0 : Math.sin(look.seconds * 2) * 3
    const since = loadedSince(state)
    const index = state.look > 0 ? Math.floor(since / state.beat) : -1
    const load = since >= 0 ? state.loads[index] : undefined
    const share = load === undefined ? 0 : (since % state.beat) / state.beat
    if (load !== undefined) crate(brush, load, share)
    boat(brush, 218 + bob)
    const shown = state.verdict > 0 || state.over
    const sum = String(loadedOf(state))
    if (shown) chalk(brush, sum, [200, 240 + bob, fitting(sum, 90, 40)], { color: '#fff2b0', thick: 0.13 })
    else if (state.look === 0) chalk(brush, '?', [200, 240 + bob, 40], { color: '#fff2b0', thick: 0.13 })
    for (const [done] of state.loads.entries())
      brush.disc(
        200 + (done - (state.loads.length - 1) / 2) * 18,
        54,
        5,
        state.look === 0 || done <= index ? PAINT.sun : '#06283a',
        0.85,
      )
    numberRow(brush, state, state.answers, state.answers.indexOf(loadedOf(state)))
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** A load drops into the boat or rises out of it. */
function crate(brush: Brush, load: number, share: number) {
  const isIn = load > 0
  const way = isIn ? share : 1 - share
  const y = 86 + Math.max(0, way - 0.55) * 240
  brush.at(200, y, 0, () => {
    brush.slab(-40, -28, 80, 56, 10, isIn ? '#e2b878' : '#ff9c7a', 7)
    brush.line([-34, -22, 34, 22], 3, '#8a5a2c', 0.3)
    const text = `${isIn ? '+' : '-'}${Math.abs(load)}`
    chalk(brush, text, [0, 0, fitting(text, 70, 36)], { color: '#3a1c06', thick: 0.13 })
  })
}

function boat(brush: Brush, y: number) {
  brush.shape([84, y, 316, y, 286, y + 56, 114, y + 56], '#7c3a20')
  brush.shape([84, y, 316, y, 306, y + 18, 94, y + 18], '#b5553f')
  brush.line([82, y, 318, y], 8, '#ffd27a')
  brush.line([112, y + 36, 288, y + 36], 3, '#5a2410', 0.7)
  for (const x of [120, 160, 240, 280]) brush.disc(x, y + 28, 5, '#ffd27a')
  for (const x of [70, 130, 200, 270, 330]) brush.arc(x, y + 62, 22, 3.6, 5.8, 4, '#bff2ff', 0.6)
}
