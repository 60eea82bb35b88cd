import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type LockState, RING, markOf, rules } from '../verbs/shell-lock.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.25, tilt: 6, aside: 0, above: 40 }

export const scene: Scene<LockState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  feel: { click: { sound: 'flip', count: 0 }, score: { sound: 'place' } },
  hero: ({ angle }) => ({ x: 200 + RING * Math.cos(angle), y: 200 + RING * Math.sin(angle) }),
  still(brush) {
    brush.disc(200, 212, 158, '#031a2e', 0.5)
    for (let rib = 0; rib < 12; rib++) {
      const turn = (rib * Math.PI) / 6
      brush.leaf(
        200 + Math.cos(turn) * 112,
        200 + Math.sin(turn) * 112,
        104,
        58,
        rib % 2 === 0 ? '#c96f8f' : '#e08fa6',
        turn,
      )
    }
    brush.puck(200, 200, 84, '#f0b3c0', 10)
    brush.ring(200, 200, RING, 30, '#3a1436', 0.82)
  },
  draw(state, brush) {
    const mark = markOf(state)
    brush.arc(
      200,
      200,
      RING,
      mark - state.half,
      mark + state.half,
      26,
      state.golden ? PAINT.sun : PAINT.lagoon,
    )
    brush.arc(200, 200, RING, mark - 0.05, mark + 0.05, 26, '#ffffff', 0.8)
    brush.glow(200, 200, 90, PAINT.shell)
    const grown = 26 + Math.min(30, state.combo)
    brush.ball(200, 200, grown, PAINT.shell)
    brush.disc(200 - grown * 0.2, 200 + grown * 0.2, grown * 0.4, PAINT.pink, 0.3)
    const [x, y] = [Math.cos(state.angle), Math.sin(state.angle)]
    brush.line([200 + x * 62, 200 + y * 62, 200 + x * 136, 200 + y * 136], 9, PAINT.coral)
    brush.ball(200 + x * RING, 200 + y * RING, 13, PAINT.coral)
  },
}
