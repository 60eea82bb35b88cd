import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { ridges, runner } from '../art.ts'
import { rules } from '../runs/leaf-glide.ts'
import { eyeOf, type Floor, type StripState } from '../strip.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.6, tilt: 6, aside: 40, above: 0 }

export const scene: Scene<StripState> = {
  rules,
  backdrop: 'air',
  feel: {
    jump: { sound: 'jump' },
    open: { sound: 'flip', sparks: PAINT.palm, count: 6 },
  },
  hero: ({ x, y }) => ({ x, y: y - 24 }),
  camera: eyeOf,
  draw(state, brush, look) {
    ridges(brush, look, { base: 400, high: 190, share: 0.18, color: '#174a3c', opacity: 0.6 })
    for (const { kind, x, y, w, h, used } of state.things) {
      if (kind === 'wind') wind(brush, look, x, y, w, h)
      else if (!used) {
        brush.disc(x + 13, y + 13, 22, PAINT.sun, 0.16)
        brush.line([x + 13, y + 14, x + 13, y + 26], 3, PAINT.shell)
        for (const turn of [-2.4, -1.57, -0.7])
          brush.leaf(x + 13 + Math.cos(turn) * 9, y + 13 + Math.sin(turn) * 9, 18, 6, PAINT.shell, turn)
      }
    }
    for (const floor of state.floors) pillar(brush, floor)
    if (state.over) return
    if (state.isLow) {
      brush.line([state.x + 6, state.y - 26, state.x + 2, state.y - 66], 4, '#7a4a26')
      brush.leaf(state.x, state.y - 72, 78, 30, PAINT.palm, 0.08)
      brush.line([state.x - 34, state.y - 74, state.x + 34, state.y - 70], 3, '#ffffff', 0.5)
    }
    runner(brush, state.x, state.y, {
      skin: '#c9865a',
      scarf: PAINT.amber,
      tick: state.tick,
      isUp: state.air > 2,
    })
  },
}

function wind(brush: Brush, look: Look, x: number, y: number, w: number, h: number) {
  brush.round(x, y, w, h, 30, '#d8fff2', 0.16)
  const rise = look.calm ? 0 : (look.seconds * 90) % 60
  for (let at = y + h - rise; at > y + 20; at -= 60)
    brush.line([x + 16, at, x + w / 2, at - 18, x + w - 16, at], 4, '#ffffff', 0.5)
}

function pillar(brush: Brush, { x, w, y }: Floor) {
  brush.round(x + 5, y + 8, w - 10, 420, 8, '#8a7460')
  brush.round(x + w - 22, y + 8, 17, 420, 8, '#201428', 0.22)
  brush.slab(x, y, w, 16, 8, PAINT.palm, 5)
  brush.leaf(x + w * 0.3, y + 26, 30, 12, '#2f9a5a', 1.3)
  if (w < 200) brush.disc(x + w / 2, y + 7, 6, PAINT.sun)
}
