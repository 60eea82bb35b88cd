import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, cyclist, drawGround, farHills, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { CYCLE, ground, rules, type WheelieState } from '../runs/wheelie-run.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 140, zoom: 1.8, tilt: -5, aside: 20, above: 0 }

const LAND = { earth: '#3f3a5c', grass: '#8a86b0', far: '#a8425a' }

export const scene: Scene<WheelieState> = {
  rules,
  backdrop: 'air',
  feel: {
    rev: { sound: 'move' },
    rear: { sound: 'jump' },
    drop: { sound: 'hit', sparks: PAINT.amber, count: 12, quake: 3 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    const line = (x: number) => ground(state, x)
    for (let x = Math.floor(look.left / 220) * 220; x < look.right + 40; x += 220) {
      brush.line([x, line(x), x, line(x) - 120, x + 26, line(x) - 132], 6, '#2a2440')
      brush.disc(x + 30, line(x) - 128, 9, '#ffe9a8')
      brush.disc(x + 30, line(x) - 128, 24, '#ffe9a8', 0.18)
    }
    drawGround(brush, look, line, LAND)
    for (let x = Math.floor(look.left / 60) * 60; x < look.right + 40; x += 60)
      brush.line([x, line(x) + 20, x + 26, line(x + 26) + 20], 4, '#ffffff', 0.35)
    if (state.reared > 30)
      brush.line(
        [state.x - 22, state.y + 20, state.x - 22 - Math.min(90, state.reared * 0.3), state.y + 20],
        5,
        PAINT.sun,
        0.7,
      )
    vehicle(brush, state, CYCLE, () => cyclist(brush, PAINT.orchid, PAINT.lagoon))
    bar(brush, look, 0, state.nerve, PAINT.pink)
    pedals(brush, look, state.last)
  },
}
