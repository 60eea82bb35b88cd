import { PAINT } from '#kit/game/micro/brush.ts'
import { isDizzy, POST, POSTS, rules, type Rodeo } from '../verbs/pike-rodeo.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 370, zoom: 2.45, tilt: 6, aside: 0, above: 0 }

export const scene = arenaScene<Rodeo>({
  rules,
  plate: { floor: 'dunes', color: '#c9744f', line: '#a85a3c', edge: '#f0d79a' },
  feel: {
    stars: { sound: 'bounce', pitch: -4, sparks: PAINT.sun, count: 12, quake: 3 },
    caught: { sound: 'coin', sparks: PAINT.lagoon, count: 14 },
  },
  under({ foes, x, y }, brush) {
    for (const post of POSTS) {
      brush.disc(post.x + 3, post.y + 9, POST + 1, '#3a1410', 0.4)
      brush.puck(post.x, post.y, POST, PAINT.coral, 9)
      brush.ring(post.x, post.y, POST - 6, 5, PAINT.shell)
    }
    // The path of a pike about to charge.
    for (const foe of foes) {
      const beat = foe.t % 130
      if (foe.kind !== 'pike' || isDizzy(foe) || beat < 70 || beat > 100) continue
      const away = Math.hypot(x - foe.x, y - foe.y) || 1
      const [dx, dy] = [(x - foe.x) / away, (y - foe.y) / away]
      brush.line([foe.x, foe.y, foe.x + dx * 150, foe.y + dy * 150], 9, '#fff1a8', ((beat - 65) / 35) * 0.4)
    }
  },
  over({ foes, tick }, brush) {
    for (const foe of foes) {
      if (!isDizzy(foe)) continue
      brush.ring(foe.x, foe.y, 24, 3, PAINT.lagoon, 0.7)
      for (let star = 0; star < 3; star++) {
        const angle = tick * 0.07 + star * 2.094
        brush.star(foe.x + Math.cos(angle) * 17, foe.y - 12 + Math.sin(angle) * 6, 6, PAINT.sun)
      }
    }
  },
})
