import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { lantern, ridges, runner } from '../art.ts'
import { LOOSE, rules } from '../runs/rooftop-run.ts'
import { eyeOf, type Floor, type StripState } from '../strip.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.7, tilt: -5, aside: 40, above: 10 }

export const scene: Scene<StripState> = {
  rules,
  backdrop: 'air',
  feel: {
    jump: { sound: 'jump' },
    stumble: { sound: 'hit', sparks: '#d98a5a', count: 14, quake: 6 },
  },
  hero: ({ x, y }) => ({ x, y: y - 24 }),
  trail: PAINT.coral,
  camera: eyeOf,
  draw(state, brush, look) {
    ridges(brush, look, { base: 330, high: 120, share: 0.25, color: '#3a1f52', opacity: 0.55 })
    for (const floor of state.floors) house(brush, floor)
    for (const { kind, x, y, used } of state.things) {
      if (kind === 'chimney') {
        brush.slab(x, y, 22, 34, 4, '#b5553f', 5)
        brush.round(x - 4, y - 4, 30, 9, 4, '#7a3428')
        brush.disc(x + 14, y - 18, 9, '#ffffff', 0.16)
      } else if (!used) lantern(brush, x + 13, y + 13, 10)
    }
    if (!state.over)
      runner(brush, state.x, state.y, {
        skin: '#e09a6a',
        scarf: PAINT.coral,
        tick: state.tick,
        isUp: state.air > 3,
        turn: state.air > 3 ? 0.12 : 0.05,
      })
  },
}

function house(brush: Brush, { x, w, y, kind }: Floor) {
  const wall = kind === LOOSE ? '#8f6a4a' : Math.floor(x) % 2 === 0 ? '#e8c9a0' : '#d9a98a'
  brush.round(x + 8, y + 14, w - 16, 320, 0, wall)
  brush.round(x + w - 34, y + 14, 26, 320, 0, '#2a1640', 0.2)
  for (let at = x + 30; at < x + w - 46; at += 52) {
    brush.round(at, y + 44, 20, 28, 6, '#4a2f5c')
    brush.round(at + 3, y + 47, 14, 12, 3, PAINT.amber, 0.9)
  }
  brush.slab(x, y, w, 14, 6, kind === LOOSE ? '#c98a4a' : PAINT.coral, 7)
  for (let at = x + 14; at < x + w - 8; at += 26) brush.line([at, y + 5, at, y + 12], 3, '#7a2838', 0.55)
}
