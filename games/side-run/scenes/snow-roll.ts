import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { reckoning, ridges } from '../art.ts'
import { type Hurdle, rules, type SnowState, SUN_LENGTH } from '../runs/snow-roll.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 260, zoom: 1.6, tilt: -5, aside: 60, above: -10 }

const GROUND = 300

export const scene: Scene<SnowState> = {
  rules,
  backdrop: 'air',
  feel: {
    hop: { sound: 'jump', sparks: '#ffffff', count: 8 },
    smash: { sound: 'pop', sparks: PAINT.wood, count: 22, quake: 6 },
    crack: { sound: 'bad', sparks: '#dff4ff', count: 26, quake: 9 },
  },
  hero: ({ x, high, size }) => ({ x, y: GROUND - high - size }),
  camera: ({ x }) => ({ x: x - 110, y: 0 }),
  draw(state, brush, look) {
    ridges(brush, look, { base: 300, high: 170, share: 0.15, color: '#cfe4ff', opacity: 0.3 })
    ridges(brush, look, { base: 306, high: 60, share: 0.4, color: '#e6f2ff', opacity: 0.45 })
    brush.round(look.left - 20, GROUND, look.right - look.left + 40, look.bottom - GROUND + 40, 0, '#f4faff')
    brush.round(
      look.left - 20,
      GROUND + 26,
      look.right - look.left + 40,
      look.bottom - GROUND,
      0,
      '#a9c8ee',
      0.45,
    )
    for (const hurdle of state.hurdles) drawHurdle(brush, hurdle, state.size)
    if (state.over) return
    const { x, high, size, turned } = state
    brush.disc(x, GROUND + 3, size * 0.8, '#5f86b8', 0.3)
    brush.ball(x, GROUND - high - size, size, '#ffffff')
    for (const turn of [0, 2.1, 4.2])
      brush.disc(
        x + Math.cos(turned + turn) * size * 0.5,
        GROUND - high - size + Math.sin(turned + turn) * size * 0.5,
        size * 0.16,
        '#bcd6f5',
      )
  },
}

function drawHurdle(brush: Brush, { kind, x, tough, done }: Hurdle, size: number) {
  if (kind === 'sun') {
    brush.round(x, GROUND - 3, SUN_LENGTH, 12, 6, PAINT.amber)
    brush.shape([x + 20, GROUND, x + 60, 90, x + 100, 90, x + SUN_LENGTH - 10, GROUND], PAINT.sun, 0.22)
    return
  }
  if (kind === 'bell') {
    if (done) return
    brush.line([x, 60, x, 178], 4, PAINT.wood)
    brush.disc(x, 192, 30, PAINT.sun, 0.16)
    brush.shape([x - 17, 200, x - 11, 180, x + 11, 180, x + 17, 200], PAINT.sun)
    brush.disc(x, 202, 5, PAINT.wood)
    return
  }
  if (kind === 'rock') {
    brush.puck(x, GROUND - 13, 20, PAINT.slate, 6)
    brush.disc(x - 5, GROUND - 20, 7, '#ffffff', 0.4)
    return
  }
  if (done && size >= tough) return
  const paint = size >= tough ? PAINT.palm : PAINT.coral
  if (kind === 'fence') {
    for (const dx of [-16, 0, 16]) brush.slab(x + dx - 5, GROUND - 34, 10, 36, 4, PAINT.wood, 3)
    brush.line([x - 22, GROUND - 20, x + 22, GROUND - 20], 6, '#c98a4a')
  } else {
    brush.slab(x - 30, GROUND - 44, 60, 46, 5, '#c9785a', 4)
    brush.shape([x - 38, GROUND - 42, x, GROUND - 76, x + 38, GROUND - 42], '#7a3448')
    brush.round(x - 8, GROUND - 26, 16, 26, 5, '#3a2038')
  }
  brush.disc(x, GROUND - 96, 17, paint)
  reckoning(brush, String(tough), x, GROUND - 96, 8, '#ffffff')
}
