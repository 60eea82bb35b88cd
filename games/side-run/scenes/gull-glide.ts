import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { bar, ridges } from '../art.ts'
import { type GlideState, HILL, hillAt, rules } from '../runs/gull-glide.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.6, tilt: -5, aside: 40, above: 10 }

export const scene: Scene<GlideState> = {
  rules,
  backdrop: 'air',
  feel: {
    dive: { sound: 'move' },
    thud: { sound: 'hit', sparks: '#d8b46a', count: 10, quake: 3 },
    hill: { sound: 'tap', pitch: 4 },
  },
  hero: ({ x, y }) => ({ x, y: y - 14 }),
  trail: PAINT.sun,
  camera: ({ x, eye }) => ({ x: x - 100, y: (eye - 285) * 0.75 }),
  draw(state, brush, look) {
    ridges(brush, look, { base: 330, high: 130, share: 0.22, color: '#2f7a6a', opacity: 0.5 })
    const points: number[] = []
    for (let x = Math.floor(look.left / 16) * 16 - 16; x <= look.right + 16; x += 16)
      points.push(x, hillAt(state, x))
    const bottom = look.bottom + 60
    brush.shape([...points, look.right + 30, bottom, look.left - 30, bottom], '#e2b765')
    brush.line(points, 11, PAINT.palm)
    stripes(brush, state, look)
    if (state.night > look.left - 80) {
      const wide = state.night - look.left + 80
      brush.round(look.left - 80, look.top - 20, wide, look.bottom - look.top + 80, 60, '#0a0a2a', 0.72)
      brush.line([state.night, look.top, state.night, look.bottom + 20], 14, '#5a4fb0', 0.5)
    }
    if (!state.over) gull(brush, state)
    bar(brush, look, (state.x - state.night) / 700, PAINT.sun)
  },
}

function stripes(brush: Brush, state: GlideState, look: Look) {
  for (let x = Math.floor(look.left / 65) * 65; x < look.right + 40; x += 65)
    brush.line([x, hillAt(state, x) + 26, x - 24, hillAt(state, x) + 78], 12, '#c9953f', 0.5)
  const flag = Math.floor(look.right / HILL) * HILL
  brush.disc(flag, hillAt(state, flag) - 10, 6, PAINT.pink)
}

function gull(brush: Brush, { x, y, vx, vy, onHill, last }: GlideState) {
  const turn = Math.atan2(vy, vx)
  brush.at(x, y - 14, turn, () => {
    brush.ball(0, 0, 15, '#ffffff')
    const up = last > 0 ? 6 : onHill ? -4 : -18
    brush.shape([6, -2, -22, up, -12, 6], PAINT.sky)
    brush.shape([-13, -3, -26, -7, -24, 5], '#dfe8ff')
    brush.shape([12, -3, 25, 2, 12, 5], PAINT.amber)
    brush.disc(7, -5, 2.4, PAINT.ink)
  })
}
