import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { CORE, onPlanet, RADIUS, rules, type PlanetState } from '../verbs/little-planet.ts'
import { eyes } from './creatures.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 75, zoom: 1.4, tilt: 7, aside: -60, above: 30 }

export const scene: Scene<PlanetState> = {
  rules,
  backdrop: 'air',
  feel: {
    jump: { sound: 'jump', sparks: '#ffffff', count: 6 },
    again: { sound: 'jump', pitch: 5, sparks: PAINT.lagoon, count: 8 },
    land: { sound: 'place', pitch: -5, sparks: PAINT.sand, count: 5 },
    sprout: { sound: 'pop', pitch: 5, sparks: PAINT.palm, count: 8 },
  },
  hero: ({ angle, high }) => onPlanet(angle, high + 14),
  trail: '#ffe9a8',
  draw(state, brush) {
    brush.glow(CORE.x, CORE.y, RADIUS * 1.9, PAINT.orchid)
    for (const one of state.growths) cactus(brush, one)
    brush.disc(CORE.x, CORE.y + 6, RADIUS, '#3a2a5c')
    brush.disc(CORE.x, CORE.y, RADIUS, '#c98a6a')
    brush.disc(CORE.x, CORE.y, RADIUS - 9, '#e0a878')
    brush.disc(CORE.x - 10, CORE.y - 12, RADIUS - 30, '#ecba8a')
    for (const [turn, away, size] of [
      [0.6, 50, 15],
      [2.2, 44, 21],
      [3.9, 56, 13],
      [5.2, 38, 10],
    ] as const) {
      const [x, y] = [CORE.x + Math.sin(turn) * away, CORE.y - Math.cos(turn) * away]
      brush.disc(x, y, size, '#b8785a')
      brush.disc(x, y + 3, size * 0.8, '#d09868')
    }
    const star = onPlanet(state.star.angle, state.star.high)
    brush.glow(star.x, star.y, 24, PAINT.sun)
    brush.star(star.x, star.y, 12, PAINT.sun, state.tick * 0.04)
    const shadow = onPlanet(state.angle, -3)
    brush.disc(shadow.x, shadow.y, Math.max(5, 12 - state.high * 0.1), '#000000', 0.25)
    runner(brush, state)
  },
}

function cactus(brush: Brush, { angle, high, full, jumped }: PlanetState['growths'][number]) {
  const at = onPlanet(angle, 0)
  const color = jumped > 0 ? '#8fae4a' : PAINT.palm
  brush.at(at.x, at.y, angle, () => {
    const wide = full > 30 ? 15 : 18
    brush.slab(-wide / 2, -high, wide, high + 12, wide / 2, color, 4)
    if (high < full * 0.6) return
    brush.line([-wide / 2, -high * 0.4, -wide, -high * 0.5, -wide, -high * 0.75], 6, color)
    brush.line([wide / 2, -high * 0.3, wide, -high * 0.4, wide, -high * 0.6], 6, color)
    brush.ball(0, -high, 6, PAINT.pink)
  })
}

function runner(brush: Brush, { angle, high, jumps, tick }: PlanetState) {
  const at = onPlanet(angle, high + 15)
  const step = jumps > 0 ? 6 : Math.sin(tick * 0.5) * 8
  brush.at(at.x, at.y, angle, () => {
    brush.line([-3, 6, -3 + step, 15], 5, '#2f5a8a')
    brush.line([3, 6, 3 - step, 15], 5, '#2f5a8a')
    brush.line([-6, -2, -17, 1 + step * 0.5], 7, PAINT.coral)
    brush.round(-9, -8, 18, 17, 8, PAINT.sky)
    brush.ball(2, -14, 11, PAINT.shell)
    eyes(brush, 6, -15, 3, 0.5, 4)
  })
}
