import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, type BalanceState } from '../verbs/plank-balance.ts'
import { bar, coconut, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.6, tilt: -5, aside: 0, above: -15 }

const AXLE_Y = 262
const SIZE = 19
const STAR_TICKS = 330

export const scene: Scene<BalanceState> = {
  rules,
  backdrop: 'sea',
  waterline: 286,
  feel: {
    lean: { sound: 'tap', count: 0 },
    late: { sound: 'bad', count: 0 },
  },
  hero: () => ({ x: 200, y: AXLE_Y }),
  draw(state, brush, look) {
    water(brush, look, 330, '#0d5f78')
    brush.shape([162, 352, 186, 276, 214, 276, 238, 352], '#4d3a63')
    brush.shape([162, 352, 186, 276, 202, 276, 200, 352], '#6d5488')
    brush.ring(200, 338, 60, 3, '#ffffff', 0.25)
    brush.at(200, AXLE_Y, state.lean, () => {
      brush.slab(-state.half - 8, -6, state.half * 2 + 16, 15, 7, PAINT.amber, 9)
      for (const side of [-1, 1]) brush.slab(side * (state.half - 8) - 9, -6, 18, 15, 6, PAINT.coral, 9)
      star(brush, state)
      if (!state.over) coconut(brush, state.at, -6 - SIZE, SIZE, state.at / SIZE)
    })
    brush.puck(200, AXLE_Y + 4, 12, PAINT.shell, 4)
    bar(
      brush,
      200,
      372,
      120,
      Math.max(0, state.left / STAR_TICKS),
      state.left < STAR_TICKS / 2 ? PAINT.coral : PAINT.sun,
    )
    const side = state.last === 1 ? 1 : -1
    brush.shape([200 + side * 22, 298, 200 + side * 40, 308, 200 + side * 22, 318], '#ffffff', 0.6)
  },
}

function star(brush: Parameters<Scene['draw']>[1], { star, left, half }: BalanceState) {
  const [bob, color] = [Math.sin(left * 0.08) * 3, Math.abs(star) > half * 0.6 ? PAINT.pink : PAINT.sun]
  brush.glow(star, -30 + bob, 38, color)
  brush.star(star, -30 + bob, 16, color)
}
