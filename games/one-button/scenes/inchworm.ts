import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type WormState, TWIG_Y, LONGEST, rules } from '../verbs/inchworm.ts'
import { bird, eyes } from './creatures.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.9, tilt: 6, aside: 20, above: -10 }

export const scene: Scene<WormState> = {
  rules,
  backdrop: 'air',
  feel: { stretch: { sound: 'tap', count: 0 }, hold: { sound: 'place', count: 0 } },
  hero: ({ rear, front }) => ({ x: (rear + front) / 2, y: TWIG_Y - 14 }),
  camera: ({ eye }) => ({ x: eye, y: 0 }),
  draw(state, brush, look) {
    brush.line([look.left - 40, TWIG_Y + 66, look.right + 40, TWIG_Y + 60], 16, '#4a2f1c')
    for (const leaf of state.leaves) {
      if (leaf.x > look.right + 40 || leaf.x + leaf.width < look.left - 40) continue
      const middle = leaf.x + leaf.width / 2
      brush.line([middle, TWIG_Y + 10, middle + 10, TWIG_Y + 62], 6, '#5d7a2c')
      brush.leaf(middle, TWIG_Y + 12, leaf.width + 12, 32, '#2b7a45', 0)
      brush.slab(leaf.x, TWIG_Y, leaf.width, 11, 5, leaf.reached ? '#6fae5f' : PAINT.palm, 5)
      brush.line([leaf.x + 8, TWIG_Y + 6, leaf.x + leaf.width - 8, TWIG_Y + 6], 2, '#2b7a45', 0.6)
      if (leaf.berry) {
        brush.glow(leaf.berry, TWIG_Y - 10, 22, PAINT.coral)
        brush.ball(leaf.berry, TWIG_Y - 9, 9, PAINT.coral)
      }
    }
    if (!state.over) worm(brush, state)
    bird(
      brush,
      state.hunter,
      TWIG_Y - 40 + Math.sin(state.tick * 0.08) * 5,
      26,
      PAINT.sky,
      1,
      state.tick * 0.3,
    )
  },
}

function worm(brush: Brush, { rear, front, phase }: WormState) {
  const length = front - rear
  const arch = Math.max(0, LONGEST - length) * 0.3 * (length < 60 ? 1 : 0.55)
  for (let part = 0; part <= 8; part++) {
    const k = part / 8
    const lift = 4 * arch * k * (1 - k)
    const x = rear + length * k
    brush.ball(x, TWIG_Y - 9 - lift, part === 8 ? 13 : 9.5, part % 2 === 0 ? PAINT.sun : PAINT.amber)
  }
  eyes(brush, front + 3, TWIG_Y - 16, 4.5, 1, 5)
  if (phase === 'stretch') brush.line([front, TWIG_Y + 12, front, TWIG_Y + 30], 3, '#ffffff', 0.5)
}
