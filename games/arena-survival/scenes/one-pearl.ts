import { PAINT } from '#kit/game/micro/brush.ts'
import { isFlying, PEARL, rules, type Pearl } from '../verbs/one-pearl.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 560, zoom: 2.3, tilt: 6, aside: 20, above: 10 }

export const scene = arenaScene<Pearl>({
  rules,
  plate: { floor: 'planks', color: '#b5773f', line: '#7d4a22', edge: '#6e3f1c' },
  feel: { bounce: { sound: 'bounce' }, throw: { sound: 'jump', pitch: 3, sparks: '#ffffff', count: 8 } },
  over(state, brush, { seconds, calm }) {
    if (state.held) {
      const [dx, dy] = [Math.cos(state.face), Math.sin(state.face)]
      for (let dot = 2; dot < 6; dot++)
        brush.disc(state.x + dx * dot * 16, state.y + dy * dot * 16, 3, '#ffffff', 0.55 - dot * 0.07)
      brush.ball(state.x + dx * 19, state.y + dy * 19, 8, PAINT.shell)
      return
    }
    const { px, py, pvx, pvy } = state
    if (isFlying(state)) brush.line([px - pvx * 4, py - pvy * 4, px, py], 15, PAINT.shell, 0.4)
    else brush.ring(px, py, 18 + (calm ? 0 : Math.sin(seconds * 5) * 3), 3, PAINT.sun, 0.8)
    brush.glow(px, py, 26, PAINT.shell)
    brush.ball(px, py, PEARL, PAINT.shell)
  },
})
