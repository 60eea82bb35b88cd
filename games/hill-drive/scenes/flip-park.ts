import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, cyclist, drawGround, farHills, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { BMX, BOWL, ground, type ParkState, rules } from '../runs/flip-park.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.7, tilt: 6, aside: 10, above: 0 }

const LAND = { earth: '#6a5fb0', grass: '#d6ccff', far: '#2a1f5c' }

export const scene: Scene<ParkState> = {
  rules,
  backdrop: 'air',
  trail: PAINT.pink,
  feel: {
    rev: { sound: 'move' },
    land: { sound: 'hit', pitch: -2 },
    lip: { sound: 'tap', pitch: 6 },
    crash: { sound: 'bad', sparks: PAINT.coral, count: 24, quake: 9 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    const line = (x: number) => ground(state, x)
    drawGround(brush, look, line, LAND)
    for (let bowl = Math.floor(look.left / BOWL); bowl * BOWL < look.right + 40; bowl++) {
      const x = bowl * BOWL
      brush.line([x, line(x), x, line(x) - 46], 5, PAINT.shell)
      brush.disc(x, line(x) - 52, 9, bowl % 2 === 0 ? PAINT.pink : PAINT.sun)
      brush.star(x + BOWL / 2, line(x + BOWL / 2) + 44, 18, '#8f82e0')
    }
    if (state.air > 12)
      brush.arc(
        state.x,
        state.y,
        46,
        -Math.PI / 2,
        -Math.PI / 2 + (Math.abs(state.flip) % 6.28) + 0.05,
        6,
        PAINT.sun,
        0.8,
      )
    vehicle(brush, state, BMX, () => cyclist(brush, PAINT.lagoon, PAINT.pink))
    bar(brush, look, 0, state.clock, PAINT.sun)
    pedals(brush, look, state.last)
  },
}
