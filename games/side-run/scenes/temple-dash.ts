import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { isHidden, lamps, palm, pearl, ridges, runner } from '../art.ts'
import { rules } from '../runs/temple-dash.ts'
import { eyeOf, type StripState, type Thing } from '../strip.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.7, tilt: 5, aside: 50, above: -10 }

export const scene: Scene<StripState> = {
  rules,
  backdrop: 'air',
  feel: {
    jump: { sound: 'jump' },
    slide: { sound: 'slice' },
    hurt: { sound: 'bad', sparks: PAINT.coral, count: 18, quake: 9 },
  },
  hero: ({ x, y }) => ({ x, y: y - 24 }),
  camera: eyeOf,
  draw(state, brush, look) {
    ridges(brush, look, { base: 300, high: 150, share: 0.2, color: '#0d3a34', opacity: 0.7 })
    for (let x = Math.floor(look.left / 190) * 190; x < look.right + 80; x += 190)
      palm(brush, x, 302, 110 + ((x * 7) % 50))
    for (const { x, w, y } of state.floors) {
      if (w < 2) continue
      brush.round(x, y, w, 260, 4, '#7d6a4f')
      brush.round(x, y, w, 13, 6, PAINT.palm)
      for (let at = Math.ceil(x / 64) * 64; at < x + w - 40; at += 64)
        brush.round(at, y + 32 + (at % 3) * 12, 38, 18, 5, '#5f4f3c')
    }
    for (const thing of state.things) hurdle(brush, thing)
    if (!state.over && !isHidden(state.shield, state.tick))
      runner(brush, state.x, state.y, {
        skin: '#c9865a',
        scarf: PAINT.sun,
        tick: state.tick,
        isUp: state.air > 2,
        isLow: state.isLow,
      })
    lamps(brush, look, state.lamps)
  },
}

function hurdle(brush: Brush, { kind, x, y, w, h, used }: Thing) {
  if (kind === 'pearl') {
    if (!used) pearl(brush, x + 8, y + 8)
  } else if (kind === 'rock') {
    brush.slab(x, y, w, h, 9, PAINT.stone, 6)
    brush.disc(x + 10, y + 10, 6, '#ffffff', 0.25)
  } else {
    brush.line([x + w / 2, y - 240, x + w / 2, y], 6, '#4a3a28')
    brush.slab(x, y, w, h, 10, '#b58a5a', 8)
    brush.disc(x + w / 2 - 9, y + 26, 6, '#3a2818')
    brush.disc(x + w / 2 + 9, y + 26, 6, '#3a2818')
    brush.line([x + 12, y + 48, x + w - 12, y + 48], 6, '#3a2818')
  }
}
