import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, drawGround, farHills, pedals, wheel } from '../art.ts'
import { ground, rules, type UnicycleState } from '../runs/unicycle-run.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.7, tilt: -5, aside: 20, above: -10 }

const LAND = { earth: '#e0b877', grass: '#f6e2b0', far: '#c8607a' }

export const scene: Scene<UnicycleState> = {
  rules,
  backdrop: 'sea',
  waterline: 300,
  feel: {
    pedal: { sound: 'tap' },
    gust: { sound: 'move', pitch: 5, sparks: '#ffffff', count: 14 },
  },
  hero: (state) => ({ x: state.x, y: ground(state, state.x) - 50 }),
  camera: ({ x }) => ({ x: x - 140, y: 0 }),
  draw(state, brush, look) {
    farHills(brush, look, LAND, 0.7)
    const line = (x: number) => ground(state, x)
    drawGround(brush, look, line, LAND)
    for (const { x, push, done } of state.gusts) {
      if (done) continue
      const y = line(x) - 84
      for (const row of [-18, 0, 18]) brush.line([x - 24, y + row, x + 24, y + row], 4, '#ffffff', 0.75)
      const sign = push > 0 ? 1 : -1
      brush.shape([x + sign * 20, y - 24, x + sign * 44, y, x + sign * 20, y + 24], '#ffffff', 0.85)
    }
    const tide: number[] = []
    for (let up = 0; up <= 10; up++)
      tide.push(state.tide + 10 * Math.sin(up * 1.3 + state.tick * 0.06), line(state.tide) - 90 + up * 16)
    brush.shape(
      [look.left - 200, line(state.tide) - 90, ...tide, look.left - 200, look.bottom + 60],
      '#1f8fc0',
      0.85,
    )
    const y = line(state.x) - 15
    wheel(brush, state.x, y, 15, state.roll, '#20202e', PAINT.sun)
    brush.at(state.x, y, state.lean, () => {
      brush.line([0, 0, 0, -28], 5, PAINT.stone)
      const pedal = Math.sin(state.roll) * 6
      brush.line([0, -32, 8, -16, pedal, pedal], 5, '#4a3a5c')
      brush.line([0, -32, 2, -16, -pedal, -pedal], 5, '#5a4a6c')
      brush.round(-9, -60, 18, 30, 9, PAINT.coral)
      const sway = state.swing * 260
      brush.line([-26, -50 - sway, 0, -54, 26, -50 + sway], 5, '#e09a6a')
      brush.ball(0, -70, 11, '#e09a6a')
      brush.shape([-13, -76, 13, -76, 4, -92, -6, -92], PAINT.orchid)
      brush.disc(5, -69, 1.8, PAINT.ink)
    })
    bar(brush, look, 0, (state.x - state.tide) / 600, PAINT.sky)
    pedals(brush, look, state.last)
  },
}
