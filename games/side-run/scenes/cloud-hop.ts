import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { ridges, runner } from '../art.ts'
import { rules, SPRINGY, THIN } from '../runs/cloud-hop.ts'
import { eyeOf, type Floor, type StripState } from '../strip.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.7, tilt: -6, aside: 40, above: 0 }

export const scene: Scene<StripState> = {
  rules,
  backdrop: 'air',
  feel: {
    jump: { sound: 'jump' },
    flap: { sound: 'jump', pitch: 5, sparks: '#ffffff', count: 10 },
    spring: { sound: 'bounce', sparks: PAINT.pink, count: 14 },
  },
  hero: ({ x, y }) => ({ x, y: y - 24 }),
  trail: '#ffffff',
  camera: eyeOf,
  draw(state, brush, look) {
    ridges(brush, look, { base: 420, high: 110, share: 0.2, color: '#ffffff', opacity: 0.16 })
    for (const floor of state.floors) cloud(brush, floor)
    for (const { x, y, used } of state.things) {
      if (used) continue
      brush.disc(x + 14, y + 14, 24, PAINT.sun, 0.18)
      brush.star(x + 14, y + 14, 14, PAINT.sun, look.calm ? 0 : look.seconds)
    }
    if (state.over) return
    const spin = state.leaps === 2 && state.vy < 2 ? state.vy * 0.5 + 3 : 0
    brush.at(state.x, state.y - 22, spin, () =>
      runner(brush, 0, 22, {
        skin: '#f0b98a',
        scarf: PAINT.lagoon,
        tick: state.tick,
        isUp: state.air > 2,
      }),
    )
  },
}

function cloud(brush: Brush, { x, w, y, kind, trod }: Floor) {
  const color = kind === THIN ? '#9fb4e0' : kind === SPRINGY ? PAINT.pink : '#ffffff'
  const opacity = kind === THIN && trod > 0 ? Math.max(0.15, 1 - trod / 26) : 1
  const puffs = Math.max(2, Math.round(w / 44))
  for (let puff = 0; puff <= puffs; puff++) {
    const k = puff / puffs
    brush.disc(x + 16 + k * (w - 32), y + 24, 25 - Math.abs(k - 0.5) * 10, color, opacity * 0.95)
  }
  brush.round(x, y, w, 34, 17, color, opacity)
  brush.round(x + 12, y + 22, w - 24, 12, 6, '#6f86c8', opacity * 0.25)
  if (kind === SPRINGY) brush.arc(x + w / 2, y + 18, 10, 0, Math.PI * 2, 4, '#ffffff')
}
