import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { ARENA, rules, type JetState } from '../skies/spin-jet.ts'
import { FEEL, star } from './sky-art.ts'

export const scene: Scene<JetState> = {
  rules,
  backdrop: 'air',
  feel: {
    ...FEEL,
    thrust: { sound: 'boost', pitch: -8, count: 0 },
    rock: { sound: 'deal', pitch: -8, sparks: PAINT.coral, count: 6 },
  },
  hero: ({ x, y }) => ({ x, y }),
  trail: '#bff4ff',
  draw(state, brush) {
    const { left, right, top, bottom } = ARENA
    brush.round(left - 12, top - 12, right - left + 24, bottom - top + 24, 26, '#0c1440', 0.55)
    brush.line(
      [left - 4, top - 4, right + 4, top - 4, right + 4, bottom + 4, left - 4, bottom + 4, left - 4, top - 4],
      6,
      PAINT.orchid,
      0.8,
    )
    for (let dot = 0; dot < 24; dot++)
      brush.disc(30 + ((dot * 97) % 340), 30 + ((dot * 61) % 340), 1.6, '#ffffff', 0.4)
    star(brush, state.coin.x, state.coin.y, state.tick)
    brush.arc(
      state.coin.x,
      state.coin.y,
      23,
      -Math.PI / 2,
      -Math.PI / 2 + (Math.PI * 2 * state.coin.left) / 600,
      3,
      '#ffffff',
      0.6,
    )
    for (const { x, y, size } of state.rocks) {
      brush.puck(x, y, size, '#6a5a8a', 5)
      brush.disc(x - size * 0.3, y - size * 0.2, size * 0.28, '#4f4270')
      brush.disc(x + size * 0.35, y + size * 0.25, size * 0.18, '#4f4270')
    }
    const [dx, dy] = [Math.cos(state.nose), Math.sin(state.nose)]
    for (let dot = 2; dot < 7; dot++)
      brush.disc(state.x + dx * dot * 16, state.y + dy * dot * 16, 2.6, '#ffffff', 0.5 - dot * 0.06)
    brush.at(state.x, state.y, state.nose, () => {
      if (state.last > 0) {
        const long = 26 + Math.sin(state.tick * 0.9) * 6
        brush.leaf(-18 - long / 2, 0, long * 1.3, 16, PAINT.amber, Math.PI)
        brush.leaf(-16 - long / 3, 0, long * 0.7, 8, '#fff6d6', Math.PI)
      }
      brush.shape([-16, -8, -24, -16, -6, -9], PAINT.coral)
      brush.shape([-16, 8, -24, 16, -6, 9], PAINT.coral)
      brush.round(-18, -10, 32, 20, 8, '#4fc08a')
      brush.shape([12, -8, 24, -4, 24, 4, 12, 8], '#3a9a6c')
      brush.round(22, -5, 8, 10, 3, PAINT.wood)
      brush.line([-12, -5, 8, -5], 3, '#ffffff', 0.6)
      brush.disc(-2, 1, 5, PAINT.shell)
    })
  },
}
