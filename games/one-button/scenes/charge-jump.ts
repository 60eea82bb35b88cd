import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { PAD_Y, padPlace, reachOf, rules, type JumpState } from '../verbs/charge-jump.ts'
import { water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 165, zoom: 1.9, tilt: -5, aside: 40, above: 15 }

export const scene: Scene<JumpState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  feel: {
    charge: { sound: 'tap' },
    leap: { sound: 'jump', sparks: '#bfeaff', count: 8 },
    land: { sound: 'place', sparks: '#bfeaff', count: 8 },
  },
  hero: ({ x, y }) => ({ x, y: y - 16 }),
  camera: ({ eye }) => ({ x: eye, y: 0 }),
  draw(state, brush, look) {
    water(brush, look, PAD_Y + 12, '#0f5d6e')
    for (const [index, pad] of state.pads.entries()) {
      const x = padPlace(pad, state.tick)
      if (x < look.left - 80 || x > look.right + 80) continue
      const y = PAD_Y + 8 + (index === state.at ? Math.max(0, pad.sunk - 0.6) * 30 : 0)
      brush.slab(x - pad.half, y, pad.half * 2, 15, 8, index % 2 === 0 ? PAINT.palm : '#38c9a0', 8)
      brush.round(x - 9, y + 2, 18, 6, 3, PAINT.shell, 0.8)
      if (index % 3 === 1) {
        brush.disc(x + pad.half - 12, y - 3, 6, PAINT.pink)
        brush.disc(x + pad.half - 5, y + 1, 5, '#ffb3d6')
      }
    }
    const power = state.power > 1 ? 2 - state.power : state.power
    if (state.at >= 0 && power > 0) aim(brush, state.x, power)
    if (!state.over) frog(brush, state, power)
  },
}

function aim(brush: Parameters<Scene['draw']>[1], x: number, power: number) {
  const reach = reachOf(power)
  for (let dot = 1; dot <= 7; dot++) {
    const k = dot / 8
    brush.disc(x + reach * k, PAD_Y - 16 - 336 * k * (1 - k), 4, PAINT.sun, 0.4 + 0.5 * k)
  }
  brush.ring(x + reach, PAD_Y + 10, 12, 3, PAINT.sun, 0.9)
}

function frog(brush: Parameters<Scene['draw']>[1], { x, y, at, vy }: JumpState, power: number) {
  const flat = at >= 0 ? 1 - power * 0.35 : 1.1
  const high = y - 16 * flat
  if (at < 0) brush.line([x - 14, high + 6, x - 26, high + 16 - vy], 7, '#2fae5c')
  brush.disc(x - 14, y + 2, 8, '#2fae5c')
  brush.disc(x + 14, y + 2, 8, '#2fae5c')
  brush.ball(x, high, 19, '#5fe07d')
  brush.disc(x + 2, high + 7, 12, '#c9f7b0')
  for (const side of [-8, 9]) {
    brush.ball(x + side, high - 17 * flat, 7, '#5fe07d')
    brush.disc(x + side + 1.5, high - 18 * flat, 3, PAINT.ink)
  }
}
