import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, drawGround, driver, farHills, lamps, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { edgeOf, ground, LEAPER, type LeapState, rules } from '../runs/gap-leap.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.6, tilt: 5, aside: 40, above: 20 }

const LAND = { earth: '#b0553f', grass: '#f0a86a', far: '#7a2f4a' }

export const scene: Scene<LeapState> = {
  rules,
  backdrop: 'air',
  trail: PAINT.sun,
  feel: {
    rev: { sound: 'move' },
    land: { sound: 'hit', pitch: -4, quake: 3 },
    fall: { sound: 'bad', sparks: PAINT.coral, count: 24, quake: 8 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    brush.round(look.left - 20, 430, look.right - look.left + 40, look.bottom, 0, '#2a7ab0', 0.7)
    drawGround(brush, look, (x) => ground(state, x), LAND)
    for (let gap = Math.max(0, state.gap - 1); gap < state.widths.length; gap++) {
      const [edge, width, land] = [edgeOf(state, gap), state.widths[gap]!, state.lands[gap]!]
      for (const k of [0, 1, 2])
        brush.shape(
          [
            edge - 84 + k * 26,
            292 - k * k * 8,
            edge - 70 + k * 26,
            284 - k * k * 9,
            edge - 74 + k * 26,
            296 - k * k * 9,
          ],
          '#ffffff',
          0.85,
        )
      brush.round(edge + width + land * 0.25, 288, land * 0.5, 9, 4, PAINT.lagoon)
      const flag = edge + width + land / 2
      brush.line([flag, 294, flag, 226], 4, PAINT.shell)
      brush.shape([flag, 224, flag + 30, 234, flag, 244], gap < state.gap ? PAINT.palm : PAINT.sun)
    }
    vehicle(brush, state, LEAPER, () => {
      driver(brush, -4, -18, PAINT.sky)
      brush.shape([-40, 6, -42, -16, -30, -10, 2, -12, 20, -20, 30, -8, 42, -2, 40, 6], '#d99a1f')
      brush.shape([-40, -2, -42, -16, -30, -10, 2, -12, 30, -8, 41, -2], PAINT.sun)
      brush.line([-44, -20, -28, -20], 5, PAINT.coral)
      if (state.last === 1) brush.shape([-40, -4, -62 - (state.tick % 4) * 3, 0, -40, 5], PAINT.amber, 0.9)
    })
    bar(brush, look, 0, state.vx / LEAPER.top, PAINT.amber)
    bar(brush, look, 1, state.clock, PAINT.lagoon)
    lamps(brush, look, state.lamps)
    pedals(brush, look, state.last)
  },
}
