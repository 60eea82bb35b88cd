import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { FLOOR_Y, rules, SHOTS, type RecoilState } from '../verbs/recoil-crab.ts'
import { crab } from './creatures.ts'
import { pearl, thorny } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 50, zoom: 1.6, tilt: 6, aside: 20, above: 20 }

export const scene: Scene<RecoilState> = {
  rules,
  backdrop: 'deep',
  feel: {
    fire: { sound: 'shoot', sparks: PAINT.amber, count: 12, quake: 3 },
    empty: { sound: 'bad', pitch: 6, count: 0 },
    burst: { sound: 'pop', sparks: PAINT.pink, count: 28, quake: 5 },
    score: { sound: 'coin', sparks: PAINT.shell, count: 16 },
  },
  hero: ({ x, y }) => ({ x, y }),
  trail: '#ffc9a8',
  draw(state, brush, look) {
    for (let urchin = Math.floor(look.left / 34) - 1; urchin < look.right / 34 + 1; urchin++)
      thorny(brush, urchin * 34 + 10, FLOOR_Y + 28, 16, urchin % 2 ? '#6a3f9a' : '#8a4fb0', urchin)
    brush.round(
      look.left - 30,
      FLOOR_Y + 34,
      look.right - look.left + 60,
      Math.max(60, look.bottom - FLOOR_Y),
      0,
      '#2a1a4a',
    )
    for (const side of [-1, 1])
      brush.round(
        side < 0 ? look.left - 20 : 392,
        look.top - 20,
        side < 0 ? 28 - look.left : look.right - 372,
        look.bottom - look.top + 40,
        14,
        '#0f3a5c',
        0.8,
      )
    pearl(brush, state.pearl.x, state.pearl.y, 14)
    for (const jelly of state.jellies) jellyfish(brush, jelly.x, jelly.y, state.tick)
    for (const { x, y, vx, vy } of state.shots) {
      brush.line([x - vx * 2, y - vy * 2, x, y], 9, PAINT.amber, 0.5)
      brush.ball(x, y, 7, PAINT.sun)
    }
    const [dx, dy] = [Math.cos(state.angle), Math.sin(state.angle)]
    for (let dot = 2; dot < 7; dot++)
      brush.disc(
        state.x + dx * dot * 18,
        state.y + dy * dot * 18,
        3,
        '#ffffff',
        state.load > 0 ? 0.5 - dot * 0.06 : 0.1,
      )
    brush.at(state.x, state.y, state.angle, () => {
      const kick = state.flash * 1.4
      brush.slab(6 - kick, -9, 28, 18, 6, '#3a4768', 4)
      brush.round(26 - kick, -11, 9, 22, 4, PAINT.amber)
      if (state.flash > 0) brush.star(42, 0, 8 + state.flash * 2, PAINT.sun)
    })
    crab(brush, state.x, state.y, 19, PAINT.coral, state.tick * 0.2)
    for (let shot = 0; shot < SHOTS; shot++) {
      const turn = -Math.PI / 2 + (shot - (SHOTS - 1) / 2) * 0.34
      brush.disc(
        state.x + Math.cos(turn) * 44,
        state.y + Math.sin(turn) * 44,
        5,
        shot < state.load ? PAINT.sun : '#0d1b36',
        shot < state.load ? 1 : 0.5,
      )
    }
  },
}

function jellyfish(brush: Brush, x: number, y: number, tick: number) {
  for (let arm = -2; arm <= 2; arm++)
    brush.line([x + arm * 7, y + 6, x + arm * 7 + Math.sin(tick * 0.1 + arm) * 5, y + 34], 4, PAINT.pink, 0.7)
  brush.glow(x, y, 34, PAINT.pink)
  brush.arc(x, y + 2, 11, Math.PI, Math.PI * 2, 22, PAINT.pink)
  brush.disc(x - 8, y - 8, 4, '#ffffff', 0.7)
  for (const side of [-6, 6]) brush.disc(x + side, y + 2, 3, PAINT.ink)
}
