import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { CRAB_Y, rules, type ParryState, type Shot } from '../verbs/shell-parry.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 98, zoom: 2, tilt: 5, aside: -10, above: -20 }

const REACH = 54
const SHOT_COLORS = { plain: PAINT.wood, feint: PAINT.orchid, quick: PAINT.coral } as const

export const scene: Scene<ParryState> = {
  rules,
  backdrop: 'sea',
  waterline: 240,
  feel: {
    raise: { sound: 'flip', count: 0 },
    score: { sound: 'hit', sparks: PAINT.sun, count: 18, quake: 4 },
  },
  hero: () => ({ x: 200, y: CRAB_Y }),
  draw(state, brush, look) {
    const wide = look.right - look.left + 80
    brush.round(look.left - 40, CRAB_Y + 24, wide, look.bottom - CRAB_Y + 40, 0, '#a8743f')
    brush.round(look.left - 40, CRAB_Y + 24, wide, 13, 0, PAINT.sand)
    for (let x = Math.floor(look.left / 90) * 90; x < look.right; x += 90)
      brush.disc(x + 30, CRAB_Y + 62, 7, '#8a5a2c', 0.5)
    brush.ring(200, CRAB_Y - 4, REACH, 3, '#ffffff', state.rest > 0 ? 0.12 : 0.35)
    for (const shot of state.shots) thrown(brush, shot)
    if (!state.over) crab(brush, state)
  },
}

function thrown(brush: Parameters<Scene['draw']>[1], { x, y, vx, kind, back }: Shot) {
  const color = back ? PAINT.sun : SHOT_COLORS[kind]
  for (let puff = 1; puff < 4; puff++) brush.disc(x - vx * puff * 3, y, 10 - puff * 2, color, 0.3)
  if (kind === 'quick')
    brush.shape(
      [x + Math.sign(vx) * 19, y, x - Math.sign(vx) * 14, y - 12, x - Math.sign(vx) * 14, y + 12],
      color,
    )
  brush.ball(x, y, 14, color)
  brush.disc(x + 3, y + 3, 3, PAINT.ink, 0.5)
}

/** The crab: claws at rest, or the shell pulled up in front. */
function crab(brush: Parameters<Scene['draw']>[1], { up, rest, tick }: ParryState) {
  const y = CRAB_Y + (rest > 0 ? 4 : 0)
  for (const side of [-1, 1]) {
    for (const leg of [14, 24])
      brush.line([200 + side * 14, y + 8, 200 + side * (leg + 6), y + 24], 5, '#c23a45')
    const lift = up > 0 ? 20 : 2 + Math.sin(tick * 0.1) * 2
    brush.line([200 + side * 20, y, 200 + side * 34, y - lift], 6, '#c23a45')
    brush.ball(200 + side * 37, y - lift - 6, 10, PAINT.coral)
  }
  brush.ball(200, y, 25, PAINT.coral)
  for (const side of [-8, 8]) {
    brush.line([200 + side, y - 16, 200 + side, y - 28], 4, '#c23a45')
    brush.disc(200 + side, y - 30, 6, '#ffffff')
    brush.disc(200 + side, y - 30, 2.8, PAINT.ink)
  }
  if (up === 0) return
  const bright = up > 8 ? PAINT.sun : PAINT.lagoon
  brush.glow(200, y - 4, 74, bright)
  brush.arc(200, y - 4, 44, Math.PI * 1.02, Math.PI * 1.98, 13, bright)
  brush.arc(200, y - 4, 40, Math.PI * 1.1, Math.PI * 1.6, 4, '#ffffff', 0.7)
}
