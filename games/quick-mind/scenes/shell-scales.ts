import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { rules, type Scale, type ScalesState } from '../verbs/shell-scales.ts'
import { numberRow, rowKeys } from './answer-buttons.ts'
import { chalk } from './chalk.ts'
import { beach, clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import { find } from './shell-kinds.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 2.2, tilt: 5, aside: 80, above: -90 }

export const scene: SchoolScene<ScalesState> = {
  rules,
  backdrop: 'sea',
  waterline: 150,
  wakes: true,
  controls: rowKeys,
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 14 }, slip: SLIP },
  hero: () => ({ x: 200, y: 200 }),
  still(brush, look) {
    beach(brush, look, 96)
  },
  draw(state, brush, look) {
    const sway = look.calm ? 0 : Math.sin(look.seconds * 1.4) * 0.015
    const rows = state.scales.length
    for (const [index, scale] of state.scales.entries())
      balance(brush, scale, { y: rows === 1 ? 120 : 88 + index * 92, tilt: index % 2 === 0 ? sway : -sway })
    const y = rows === 1 ? 230 : 268
    const shown = state.verdict > 0 || state.over
    balance(brush, { left: state.asked, right: [] }, { y, tilt: shown ? 0 : -0.07 })
    const color = shown ? '#b9f5c4' : '#fff4dc'
    brush.round(244, y - 40, 108, 36, 16, '#2a1a10', 0.75)
    find(brush, 328, y - 22, 13, state.unit)
    chalk(brush, shown ? `${state.value}*` : '?*', [284, y - 22, 24], { color, thick: 0.13 })
    numberRow(brush, state, state.answers, state.answers.indexOf(state.value))
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** A balance with two pans; the things on them are side by side. */
function balance(
  brush: Brush,
  { left, right }: Scale,
  { y, tilt }: { readonly y: number; readonly tilt: number },
) {
  brush.shape([200, y - 2, 216, y + 30, 184, y + 30], '#6f4320')
  const paint = (x: number, top: number) => {
    brush.round(x - 158, top, 316, 9, 4, '#5a3218')
    brush.round(x - 158, top - 4, 316, 9, 4, '#a8693c')
    for (const [pan, kinds] of [left, right].entries()) {
      const middle = x + (pan === 0 ? -98 : 98)
      brush.round(middle - 56, top - 9, 112, 9, 4, '#e2b878')
      const step = Math.min(30, 108 / Math.max(1, kinds.length))
      for (const [index, kind] of kinds.entries())
        find(brush, middle + (index - (kinds.length - 1) / 2) * step, top - 23, 13.5, kind)
    }
  }
  if (tilt === 0) paint(200, y)
  else brush.at(200, y, tilt, () => paint(0, 0))
  brush.disc(200, y, 6, PAINT.sun)
}
