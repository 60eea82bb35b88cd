import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { rules, weightOf, type PansState } from '../verbs/heavier-pan.ts'
import { arrowSides, sideKeys } from './answer-buttons.ts'
import { chalk, fitting } from './chalk.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.5, tilt: 6, aside: 40, above: -10 }

const STONES = ['#9fb0bc', '#c8b494', '#a8bfae', '#b8a4b4'] as const
const TIP_TICKS = 16

export const scene: SchoolScene<PansState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: sideKeys,
  feel: { score: { sound: 'place', sparks: PAINT.sun, count: 14 }, slip: SLIP },
  hero: ({ pans }) => ({ x: weightOf(pans[0]!) > weightOf(pans[1]!) ? 104 : 296, y: 190 }),
  still(brush) {
    brush.round(192, 86, 16, 200, 6, '#5a3218')
    brush.round(150, 274, 100, 16, 8, '#7c4a26')
    brush.disc(200, 86, 13, '#ffd27a')
  },
  draw(state, brush, look) {
    const right = weightOf(state.pans[0]!) > weightOf(state.pans[1]!) ? 0 : 1
    const shown = state.verdict > 0 || state.over
    const since = shown ? (state.good ? 26 : 70) - state.verdict : 0
    const sway = look.calm ? 0 : Math.sin(look.seconds * 2) * 0.015
    const tilt = shown ? (right === 0 ? -0.2 : 0.2) * Math.min(1, look.calm ? 1 : since / TIP_TICKS) : sway
    const [across, down] = [Math.cos(tilt) * 104, Math.sin(tilt) * 104]
    brush.line([200 - across, 86 - down, 200 + across, 86 + down], 11, '#7c4a26')
    brush.line([200 - across, 83 - down, 200 + across, 83 + down], 6, '#c98a55')
    pan(brush, state.pans[0]!, 200 - across, 86 - down)
    pan(brush, state.pans[1]!, 200 + across, 86 + down)
    arrowSides(brush, state, right, '#8a6ac0')
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

function pan(brush: Brush, stones: readonly number[], x: number, y: number) {
  brush.line([x, y, x - 74, y + 126], 2.5, '#d9c08a')
  brush.line([x, y, x + 74, y + 126], 2.5, '#d9c08a')
  for (const [index, stone] of stones.entries()) {
    const [column, row] = [index % 2, Math.floor(index / 2)]
    const wide = stones.length === 1 ? 0 : row * 2 + 1 < stones.length ? 1 : 0
    const [sx, sy] = [x + (column - wide / 2) * 60, y + 100 - row * 48]
    brush.puck(sx, sy, 25, STONES[index % 4]!, 5)
    const text = String(stone)
    chalk(brush, text, [sx, sy, fitting(text, 36, 26)], { color: '#2b2a38', thick: 0.14 })
  }
  brush.round(x - 80, y + 126, 160, 15, 7, '#5a3218')
  brush.round(x - 80, y + 122, 160, 13, 6, '#e2b878')
}
