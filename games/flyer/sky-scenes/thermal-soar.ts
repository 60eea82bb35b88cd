import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, VALLEY, type SoarState } from '../skies/thermal-soar.ts'
import { farClouds, FEEL, hills } from './sky-art.ts'

export const scene: Scene<SoarState> = {
  rules,
  backdrop: 'air',
  feel: {
    ...FEEL,
    lift: { sound: 'boost', pitch: -4, sparks: '#ffe0b0', count: 6 },
    turn: { sound: 'move', count: 0 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ x }) => ({ x: x - 130, y: 0 }),
  draw(state, brush, look) {
    farClouds(brush, look, state.x)
    hills(brush, look, VALLEY - 110, state.x, '#5a5a9a', 0.3)
    for (const { x, wide } of state.thermals) {
      brush.round(x - wide, look.top - 40, wide * 2, VALLEY - look.top + 60, 40, '#ffd9a0', 0.13)
      for (let wisp = 0; wisp < 7; wisp++) {
        const k = (state.tick * 0.006 + wisp / 7) % 1
        const away = Math.sin(k * 9 + wisp * 2) * wide * 0.7
        brush.arc(x + away, VALLEY - k * 400, 9, 0.4, 3.4, 4, '#fff0d0', 0.5 * (1 - k))
      }
    }
    for (const { x, top } of state.peaks) peak(brush, x, top)
    brush.round(
      look.left - 20,
      VALLEY + 4,
      look.right - look.left + 40,
      look.bottom - VALLEY + 40,
      0,
      '#3f7a5a',
    )
    if (state.feather.x > 0) {
      brush.glow(state.feather.x, state.feather.y, 24, PAINT.lagoon)
      brush.leaf(
        state.feather.x,
        state.feather.y,
        36,
        13,
        PAINT.lagoon,
        -0.9 + Math.sin(state.tick * 0.06) * 0.2,
      )
      brush.line(
        [state.feather.x - 12, state.feather.y + 15, state.feather.x + 9, state.feather.y - 12],
        2,
        '#ffffff',
        0.8,
      )
    }
    eagle(brush, state)
  },
}

function peak(brush: Brush, x: number, top: number) {
  const half = (VALLEY + 10 - top) / 1.9
  brush.shape([x - half, VALLEY + 10, x, top, x + half, VALLEY + 10], '#6a5a7a')
  brush.shape([x, top, x + half, VALLEY + 10, x + half * 0.2, VALLEY + 10], '#54466a')
  brush.shape(
    [x - 21, top + 40, x, top, x + 21, top + 40, x + 9, top + 34, x, top + 44, x - 9, top + 34],
    '#ffffff',
  )
}

/** From the side while it glides, drawn round while it circles. */
function eagle(brush: Brush, { x, y, round, last, tick }: SoarState) {
  const circling = last > 0
  const ahead = circling ? Math.cos(round) : 1
  const bank = circling ? Math.sin(round) * 0.5 : Math.sin(tick * 0.05) * 0.06
  const cx = circling ? x + Math.sin(round) * 15 : x
  if (circling) brush.arc(x, y + 4, 22, 0.2, 2.9, 2.4, '#ffffff', 0.35)
  brush.at(cx, y, bank, () => {
    const wide = 12 + Math.abs(ahead) * 26
    brush.shape([-4, -2, -wide, -14, -wide - 6, -6, -6, 6], '#6b4428')
    brush.shape([4, -2, wide, -14, wide + 6, -6, 6, 6], '#7d5230')
    brush.round(-12, -6, 26, 13, 6, '#5a3820')
    brush.shape([-10 * ahead, -3, -26 * ahead, -6, -26 * ahead, 7], '#ffffff')
    brush.ball(14 * ahead, -3, 8, '#ffffff')
    brush.shape([20 * ahead, -5, 30 * ahead, -1, 20 * ahead, 2], PAINT.amber)
    brush.disc(16 * ahead, -5, 2, PAINT.ink)
  })
}
