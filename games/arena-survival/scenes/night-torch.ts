import { PAINT } from '#kit/game/micro/brush.ts'
import { BEAM, reachOf, rules, type Torch } from '../verbs/night-torch.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 520, zoom: 2.2, tilt: -6, aside: -20, above: 20 }

export const scene = arenaScene<Torch>({
  rules,
  plate: { floor: 'rings', color: '#151f3a', line: '#26355c', edge: '#33456e' },
  backdrop: 'air',
  feel: { dent: { sound: 'tap', pitch: 9, sparks: PAINT.sun, count: 4 } },
  under(state, brush) {
    const { x, y, face } = state
    const reach = reachOf(state)
    for (const [wide, opacity] of [
      [BEAM, 0.22],
      [BEAM * 0.62, 0.26],
    ] as const) {
      const fan = [x, y]
      for (let step = -3; step <= 3; step++) {
        const angle = face + (step / 3) * wide
        fan.push(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      }
      brush.shape(fan, '#ffe9a0', opacity)
    }
    brush.glow(x, y, 60, '#ffe9a0')
  },
})
