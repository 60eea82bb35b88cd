import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { crabPlace, HUB, rules, type BoomState } from '../verbs/boomerang.ts'
import { crab } from './creatures.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.35, tilt: 6, aside: 0, above: 0 }

const SHELLS = [PAINT.coral, PAINT.orchid, PAINT.pink, PAINT.amber] as const

export const scene: Scene<BoomState> = {
  rules,
  backdrop: 'deep',
  feel: {
    throw: { sound: 'shoot', sparks: PAINT.shell, count: 6 },
    call: { sound: 'flip', sparks: PAINT.lagoon, count: 6 },
    catch: { sound: 'place', sparks: PAINT.sun, count: 4 },
  },
  hero: ({ x, y }) => ({ x, y }),
  trail: '#bff4ff',
  draw(state, brush, look) {
    brush.disc(HUB, HUB + 8, 190, '#0a2c48', 0.5)
    brush.disc(HUB, HUB, 184, '#c9964f')
    brush.disc(HUB, HUB - 3, 180, PAINT.sand)
    for (let shell = 0; shell < 14; shell++) {
      const turn = shell * 2.4
      const away = 60 + ((shell * 37) % 110)
      brush.disc(
        HUB + Math.cos(turn) * away,
        HUB + Math.sin(turn) * away,
        5,
        shell % 3 ? '#e0c88a' : '#fff6dc',
      )
    }
    for (const [index, one] of state.crabs.entries()) {
      const at = crabPlace(one)
      if (at.x < look.left - 30 || at.x > look.right + 30) continue
      crab(
        brush,
        at.x,
        at.y,
        15,
        SHELLS[Math.round(one.angle * 7 + 20) % SHELLS.length] ?? PAINT.coral,
        state.tick * 0.3 + index,
      )
    }
    if (state.over) return
    if (state.phase === 0) {
      for (let dot = 1; dot < 8; dot++) {
        const bend = state.aim + dot * 0.045
        brush.disc(
          HUB + Math.cos(bend) * dot * 22,
          HUB + Math.sin(bend) * dot * 22,
          5 - dot * 0.4,
          PAINT.coral,
          0.75,
        )
      }
    }
    brush.disc(HUB, HUB + 14, 20, '#000000', 0.2)
    brush.round(HUB - 14, HUB - 12, 28, 28, 11, PAINT.lagoon)
    brush.line([HUB, HUB, HUB + Math.cos(state.aim) * 20, HUB + Math.sin(state.aim) * 20], 8, '#8a5230')
    brush.ball(HUB, HUB - 14, 14, '#8a5230')
    brush.disc(HUB, HUB - 22, 17, '#c08a2c')
    brush.disc(HUB - 1, HUB - 24, 13, PAINT.sun)
    const [x, y] =
      state.phase === 0
        ? [HUB + Math.cos(state.aim) * 26, HUB + Math.sin(state.aim) * 26]
        : [state.x, state.y]
    brush.at(x, y, state.phase === 0 ? state.aim : state.tick * 0.5, () => {
      brush.line([-17, 10, 0, -8, 17, 10], 11, '#6b3510')
      brush.line([-17, 8, 0, -10, 17, 8], 9, PAINT.amber)
      brush.line([-12, 3, 0, -9, 12, 3], 3, '#ffffff', 0.6)
    })
  },
}
