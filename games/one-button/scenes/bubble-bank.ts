import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, URCHIN, urchinPlace, type BubbleState } from '../verbs/bubble-bank.ts'
import { thorny } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 112, zoom: 1.7, tilt: 6, aside: 30, above: 20 }

const RINGS = [34, 62, 90, 118, 146]

export const scene: Scene<BubbleState> = {
  rules,
  backdrop: 'deep',
  feel: {
    blow: { sound: 'tap' },
    swell: { sound: 'tap', pitch: 5, count: 0 },
    small: { sound: 'bad', count: 0 },
    score: { sound: 'pop', sparks: '#bff6ff', count: 26 },
    over: { sound: 'lose', sparks: '#bff6ff', count: 44, quake: 14 },
  },
  hero: () => ({ x: 200, y: 200 }),
  draw(state, brush, look) {
    for (const radius of RINGS)
      brush.ring(200, 200, radius, 2, '#ffffff', radius < state.radius ? 0.05 : 0.13)
    for (const { y, radius } of state.freed) if (y > look.top - radius) bubble(brush, y, radius, 0.6)
    if (!state.over) bubble(brush, 200, state.radius, 1)
    for (const urchin of state.urchins) {
      const { x, y } = urchinPlace(urchin, state.tick)
      thorny(brush, x, y, URCHIN, state.patience < 120 ? PAINT.coral : '#8a4fd0', state.tick * 0.02)
      brush.disc(x, y, 4, PAINT.pink)
    }
  },
}

function bubble(brush: Parameters<Scene['draw']>[1], y: number, radius: number, opacity: number) {
  brush.disc(200, y, radius, '#7fe9ff', 0.28 * opacity)
  brush.disc(200 - radius * 0.08, y - radius * 0.08, radius * 0.86, '#bff6ff', 0.2 * opacity)
  brush.ring(200, y, radius, 4, '#e6fdff', 0.85 * opacity)
  brush.arc(
    200,
    y,
    radius * 0.76,
    Math.PI * 1.08,
    Math.PI * 1.45,
    Math.max(3, radius * 0.1),
    '#ffffff',
    0.8 * opacity,
  )
  brush.disc(200 + radius * 0.45, y + radius * 0.45, radius * 0.1, '#ff9ad0', 0.6 * opacity)
}
