import { PAINT } from '#kit/game/micro/brush.ts'
import { sling } from '../controls.ts'
import { BASE, GOAL, rules, type Bender } from '../verbs/planet-bender.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.3, tilt: 6, aside: 150, above: -170 }

const COLORS = [PAINT.coral, PAINT.palm, PAINT.sky, PAINT.amber, PAINT.orchid] as const

export const scene = yardScene<Bender>({
  rules,
  backdrop: 'air',
  controls: () => sling({ from: BASE, fastest: 5.6, gravity: 0 }),
  feel: {
    crash: { sound: 'hit', pitch: -5, sparks: '#c9a07a', count: 16, quake: 4 },
    shot: { sound: 'boost' },
  },
  at: () => BASE,
  draw({ worlds, goalX, goalY, shots, foes, comets, tick }, brush, { calm }) {
    for (const { kind, x, y, r, a } of worlds) {
      const isDark = kind === 'dark'
      for (const ring of [2.2, 1.65]) brush.ring(x, y, r * ring, 2, isDark ? PAINT.orchid : '#ffffff', 0.14)
      brush.ball(x, y, r, isDark ? '#2a2048' : COLORS[Math.floor(a * 5)]!)
      if (isDark) brush.arc(x, y, r * 0.55, 0.4, 5.4, 4, PAINT.orchid, 0.8)
      else {
        brush.disc(x + r * 0.3, y + r * 0.25, r * 0.22, '#000000', 0.16)
        brush.disc(x - r * 0.1, y + r * 0.5, r * 0.14, '#000000', 0.14)
        if (r > 28) brush.at(x, y, 0.4, () => brush.line([-r * 1.5, 0, r * 1.5, 0], 5, '#fff4dc', 0.7))
      }
    }
    const beat = calm ? 0 : Math.sin(tick / 14) * 3
    brush.glow(goalX, goalY, 46, PAINT.sun)
    brush.ring(goalX, goalY, GOAL + 5 + beat, 3, PAINT.sun, 0.8)
    brush.slab(goalX - 10, goalY - 12, 20, 22, 7, PAINT.amber, 4)
    brush.disc(goalX, goalY, 6, '#fffbe0')
    for (const { x, y } of foes) brush.star(x, y, 8, '#fff4dc', tick / 60)
    for (const { x, y, vx, vy } of shots) {
      brush.line([x - vx * 9, y - vy * 9, x - vx * 3, y - vy * 3], 5, PAINT.lagoon, 0.4)
      brush.line([x - vx * 5, y - vy * 5, x, y], 9, PAINT.lagoon, 0.6)
      brush.ball(x, y, 8, '#eafffb')
    }
    brush.disc(BASE.x, BASE.y + 26, 34, '#6a4a8a')
    brush.disc(BASE.x - 8, BASE.y + 18, 8, '#8a68b0')
    brush.ball(BASE.x, BASE.y, 8, '#eafffb')
    for (let comet = 0; comet < comets; comet++) brush.disc(BASE.x + 52 + comet * 17, 388, 5.5, PAINT.lagoon)
  },
})
