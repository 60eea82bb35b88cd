import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, driver, lamps, pedals, wheel } from '../art.ts'
import { type PullState, rules, STRETCH, weightAt } from '../runs/tractor-pull.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.7, tilt: 4, aside: -30, above: 20 }

const LINE = 300

export const scene: Scene<PullState> = {
  rules,
  backdrop: 'air',
  feel: {
    roar: { sound: 'move', pitch: -7 },
    mud: { sound: 'tap', sparks: '#6b4426', count: 9 },
    flip: { sound: 'hit', sparks: PAINT.coral, count: 24, quake: 10 },
    stop: { sound: 'lose', sparks: '#6b4426', count: 12 },
  },
  hero: ({ x }) => ({ x, y: LINE - 50 }),
  camera: ({ x }) => ({ x: x - 190, y: 0 }),
  draw(state, brush, look) {
    const [left, wide] = [look.left - 20, look.right - look.left + 40]
    for (let x = Math.floor(look.left / 70) * 70; x < look.right + 70; x += 70) {
      brush.disc(x + 20, LINE - 66, 26, '#4a2a5c', 0.7)
      brush.disc(x + 20, LINE - 92, 10, x % 140 === 0 ? PAINT.coral : PAINT.lagoon, 0.85)
    }
    brush.round(left, LINE - 54, wide, 12, 0, '#f4e3b5', 0.8)
    brush.round(left, LINE, wide, look.bottom - LINE + 40, 0, '#7a4a2a')
    for (
      let stretch = Math.max(0, Math.floor(look.left / STRETCH));
      stretch * STRETCH < look.right;
      stretch++
    ) {
      const grip = state.grips[stretch % state.grips.length] ?? 0.7
      // Dark ground is mud, light ground grips.
      brush.round(
        stretch * STRETCH,
        LINE,
        STRETCH,
        16,
        0,
        grip < 0.75 ? '#4a2a1c' : grip < 0.88 ? '#8f5f38' : '#c09a62',
      )
      brush.line(
        [stretch * STRETCH, LINE + 20, stretch * STRETCH, LINE + 38],
        4,
        '#ffffff',
        stretch % 4 === 0 ? 0.8 : 0.3,
      )
    }
    sledge(brush, state)
    tractor(brush, state)
    bar(brush, look, 0, state.revs, PAINT.amber)
    bar(brush, look, 1, state.slip, PAINT.coral)
    lamps(brush, look, 3 - state.pull)
    pedals(brush, look, state.last)
  },
}

function sledge(brush: Brush, state: PullState) {
  const { x } = state
  const share = Math.min(1, (weightAt(state) - 0.3) / 0.8)
  brush.line([x - 34, LINE - 16, x - 74, LINE - 12], 5, '#2b2f3f')
  brush.shape([x - 190, LINE, x - 84, LINE, x - 70, LINE - 12, x - 190, LINE - 12], PAINT.stone)
  brush.slab(x - 176 + 60 * share, LINE - 52, 46, 40, 6, PAINT.orchid, 7)
  wheel(brush, x - 176, LINE - 10, 12, x / 12)
}

function tractor(brush: Brush, { x, lift, slip, revs, tick }: PullState) {
  const shake = revs > 0.6 ? Math.sin(tick * 1.7) * 1.2 : 0
  brush.at(x - 22, LINE - 24, -lift * 1.1, () => {
    wheel(brush, 66, 12, 13, x / 13)
    brush.shape([-18, 4, -18, -22, 66, -20, 76, -8, 74, 6], '#2f8f4f')
    brush.shape([-16, -10, -18, -22, 66, -20, 72, -12], PAINT.palm)
    brush.line([52, -22, 52, -46 + shake], 5, '#2b2f3f')
    if (revs > 0.3) brush.disc(52, -56 - (tick % 20), 6 + (tick % 20) * 0.4, '#20202e', 0.35)
    brush.line([-16, -20, -14, -48, 16, -48, 22, -22], 4, '#2b2f3f')
    driver(brush, 4, -30, PAINT.sun, 8)
    wheel(brush, 0, 0, 25, x / 25 + slip * tick * 0.5, '#20202e', PAINT.sun)
  })
}
