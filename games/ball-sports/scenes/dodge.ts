import { PAINT } from '#kit/game/micro/brush.ts'
import { dragColumns } from '#kit/game/micro/touch.ts'
import { BALL, ME_Y, rules, THEM_Y, WINDUP, type DodgeState } from '../plays/dodge.ts'
import { ground, paneled, player, shade, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 86, zoom: 1.3, tilt: -6, aside: 0, above: -110 }

export const scene: CourtScene<DodgeState> = {
  rules,
  backdrop: 'sea',
  waterline: 40,
  controls: () => dragColumns((state) => (state as DodgeState).x),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 8 },
    throw: { sound: 'shoot', pitch: -4 },
    catch: { sound: 'place', sparks: PAINT.lagoon, count: 16 },
    wave: { sound: 'win', sparks: PAINT.amber, count: 36 },
    slip: SLIP,
  },
  hero: ({ x }) => ({ x, y: ME_Y }),
  draw(state, brush, look) {
    ground(brush, look, 56, '#d98f52', '#ffbe7a')
    brush.round(26, 92, 348, 290, 18, '#c87c40', 0.75)
    brush.line([26, 210, 374, 210], 5, '#fff4dc', 0.8)
    brush.ring(200, 210, 34, 5, '#fff4dc', 0.8)
    for (const { x, isOut, wait } of state.throwers) {
      if (isOut) continue
      const lift = wait < WINDUP ? 1 - wait / WINDUP : 0
      player(brush, x, THEM_Y, PAINT.sky, { lift, lean: lift * 0.2 })
      if (lift > 0) brush.ball(x + 20, THEM_Y - 20 * lift, 8, '#8a5a34')
    }
    for (const { x, y, kind } of state.balls) {
      shade(brush, x, y + 20, BALL)
      if (kind === 'coconut') {
        brush.ball(x, y, BALL, '#8a5a34')
        for (const pore of [-4, 4]) brush.disc(x + pore, y + 2, 2, '#3a2010')
        continue
      }
      brush.glow(x, y, BALL * 2, kind === 'mine' ? PAINT.sun : PAINT.lagoon)
      paneled(brush, x, y, BALL + 1, kind === 'mine' ? PAINT.sun : PAINT.lagoon, state.tick * 0.1, '#ffffff')
    }
    const isFaint = state.dazed > 0 && state.tick % 10 < 5 && !look.calm
    if (!isFaint) player(brush, state.x, ME_Y, PAINT.coral, { size: 1.15, lift: 0.25 })
    tries(brush, look, state.lamps)
  },
}
