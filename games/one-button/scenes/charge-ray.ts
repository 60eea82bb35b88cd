import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { LAMP_X, LANES, rules, strengthOf, type Jelly, type RayState } from '../verbs/charge-ray.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 34, zoom: 1.15, tilt: -5, aside: 150, above: 0 }

const RAYS = ['#9fe8ff', '#ffe38a', '#ffffff'] as const
const WIDTHS = [10, 22, 42] as const

export const scene: Scene<RayState> = {
  rules,
  backdrop: 'deep',
  feel: {
    gather: { sound: 'move', count: 0 },
    ray: { sound: 'shoot', sparks: PAINT.sun, count: 10 },
    burst: { sound: 'bad', sparks: PAINT.coral, count: 18, quake: 7 },
  },
  hero: ({ y }) => ({ x: LAMP_X, y }),
  draw(state, brush, look) {
    for (const y of LANES)
      brush.round(look.left - 20, y - 26, look.right - look.left + 40, 52, 20, '#ffffff', 0.04)
    brush.round(look.left - 20, 40, LAMP_X - look.left - 6, 310, 18, '#0a2038', 0.75)
    brush.line([LAMP_X, 50, LAMP_X, 340], 7, '#7a5a3a')
    if (state.glow > 0) {
      const wide = WIDTHS[state.strength]! * (state.glow / 12)
      brush.line([LAMP_X + 24, state.rayY, look.right + 40, state.rayY], wide * 2, RAYS[state.strength]!, 0.3)
      brush.line([LAMP_X + 24, state.rayY, look.right + 40, state.rayY], wide, RAYS[state.strength]!, 0.9)
    }
    for (const jelly of state.jellies) if (jelly.x < look.right + 40) swim(brush, jelly, state.tick)
    if (!state.over) lamp(brush, state)
  },
}

function swim(brush: Parameters<Scene['draw']>[1], { x, y, hp, lane }: Jelly, tick: number) {
  const color = hp > 1 ? PAINT.coral : [PAINT.orchid, PAINT.pink, PAINT.sky, PAINT.orchid][lane]!
  const beat = Math.sin(tick * 0.12 + x * 0.05)
  for (let arm = -2; arm <= 2; arm++)
    brush.line(
      [x + arm * 7, y + 6, x + arm * 7 + 6 + beat * 4, y + 18, x + arm * 7 + 2, y + 28 + beat * 3],
      3.4,
      color,
      0.7,
    )
  brush.glow(x, y, 32, color)
  brush.ball(x, y - 2, 19 + beat, color)
  brush.round(x - 20, y + 3, 40, 9, 4, color)
  for (const dx of [-7, 4]) {
    brush.disc(x + dx - 3, y - 2, 4.4, '#ffffff')
    brush.disc(x + dx - 4.4, y - 2, 2.2, PAINT.ink)
  }
  if (hp > 1) brush.arc(x, y - 3, 21, Math.PI * 1.1, Math.PI * 1.9, 5, PAINT.shell)
}

function lamp(brush: Parameters<Scene['draw']>[1], { y, charge, tick }: RayState) {
  const full = Math.max(0, Math.min(1, charge))
  const shake = charge > 0.95 ? Math.sin(tick * 1.7) * 3 : 0
  brush.slab(LAMP_X - 24, y - 21, 36, 42, 10, charge < 0 ? PAINT.slate : PAINT.amber, 6)
  brush.shape([LAMP_X + 10, y - 20, LAMP_X + 28, y - 27, LAMP_X + 28, y + 27, LAMP_X + 10, y + 20], '#8a5a2e')
  const light = RAYS[strengthOf(full)]!
  if (charge > 0) {
    brush.glow(LAMP_X + 30 + shake, y, 26 + full * 44, light)
    brush.disc(LAMP_X + 30 + shake, y, 6 + full * 16, light)
    brush.arc(
      LAMP_X + 30,
      y,
      30,
      -Math.PI / 2,
      -Math.PI / 2 + full * Math.PI * 2,
      5,
      charge > 0.95 ? PAINT.coral : PAINT.sun,
    )
  } else brush.disc(LAMP_X + 26, y, 6, '#fff6d6', 0.7)
}
