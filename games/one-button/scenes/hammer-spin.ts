import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { CHAIN, HUB, rules, SEA, type SpinState } from '../verbs/hammer-spin.ts'
import { rock, tries, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 100, zoom: 1.4, tilt: 5, aside: 60, above: -20 }

export const scene: Scene<SpinState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  feel: {
    spin: { sound: 'move', count: 0 },
    throw: { sound: 'shoot', sparks: PAINT.shell, count: 8 },
    splash: { sound: 'bad', sparks: '#bfeaff', count: 20 },
    land: { sound: 'place', sparks: PAINT.sun, count: 12, quake: 4 },
  },
  hero: ({ fly, x, y }) => (fly ? { x, y } : HUB),
  trail: '#ffe9a8',
  draw(state, brush, look) {
    raft(brush, state)
    water(brush, look, SEA + 10, '#17406e')
    brush.slab(look.left - 40, SEA - 6, HUB.x + 66 - look.left, 120, 12, PAINT.sand, 14)
    brush.ring(HUB.x, SEA - 6, 50, 5, '#c9964f', 0.6)
    const pull = Math.min(1, state.spin / 0.17)
    thrower(brush, state)
    if (state.fly) rock(brush, state.x, state.y, 13, '#8795b5')
    else if (!state.over) {
      const [x, y] = [HUB.x + CHAIN * Math.cos(state.angle), HUB.y + CHAIN * Math.sin(state.angle)]
      if (pull > 0.2)
        brush.arc(HUB.x, HUB.y, CHAIN, state.angle - 1.4 * pull, state.angle, 9, '#ffffff', 0.25 + 0.2 * pull)
      brush.line([HUB.x, HUB.y, x, y], 4, PAINT.shell)
      rock(brush, x, y, 13, pull > 0.8 ? PAINT.coral : '#8795b5')
      // Predicted flight if released now.
      if (pull > 0.2)
        for (let dot = 1; dot < 5; dot++)
          brush.disc(
            x - Math.sin(state.angle) * dot * 14 * (1 + pull),
            y + Math.cos(state.angle) * dot * 14 * (1 + pull) + dot * dot * 1.2,
            4 - dot * 0.5,
            '#ffffff',
            0.6,
          )
    }
    tries(brush, look, state.lamps)
  },
}

function raft(brush: Parameters<Scene['draw']>[1], { goal, wide, tick }: SpinState) {
  const y = SEA + Math.sin(tick * 0.05) * 2
  for (let log = 0; log < 4; log++)
    brush.round(
      goal - wide / 2 + (log * wide) / 4,
      y - 6,
      wide / 4 - 2,
      16,
      5,
      log % 2 ? '#a86b2e' : '#c08a44',
    )
  brush.round(goal - wide * 0.1, y - 8, wide * 0.2, 6, 3, PAINT.coral)
  brush.line([goal + wide / 2 - 4, y - 6, goal + wide / 2 - 4, y - 46], 4, PAINT.wood)
  brush.shape(
    [goal + wide / 2 - 4, y - 46, goal + wide / 2 + 18, y - 38, goal + wide / 2 - 4, y - 28],
    PAINT.sun,
  )
}

function thrower(brush: Parameters<Scene['draw']>[1], { angle, fly }: SpinState) {
  const lean = fly ? 0.2 : -Math.cos(angle) * 0.25
  brush.at(HUB.x, HUB.y + 44, lean, () => {
    brush.line([-9, 10, -12, -16], 11, '#6b3c20')
    brush.line([9, 10, 12, -16], 11, '#6b3c20')
    brush.round(-19, -52, 38, 42, 14, PAINT.lagoon)
    brush.line([-16, -44, 0, -50], 9, '#8a5230')
    brush.line([16, -44, 0, -50], 9, '#8a5230')
    brush.ball(0, -66, 15, '#8a5230')
    brush.round(-16, -74, 32, 8, 4, PAINT.coral)
  })
}
