import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, cyclist, drawGround, farHills, lamps, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { BIKE, ground, rules, type TrialState } from '../runs/trial-bike.ts'
import { STATION } from '../stations.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 330, zoom: 1.8, tilt: 5, aside: 20, above: 0 }

const LAND = { earth: '#8a7f8f', grass: '#cfc4b0', far: '#5a3a6a' }
const ENTRY = 200

export const scene: Scene<TrialState> = {
  rules,
  backdrop: 'air',
  feel: {
    land: { sound: 'hit', pitch: -2 },
    rev: { sound: 'move' },
    fall: { sound: 'bad', sparks: PAINT.coral, count: 18, quake: 8 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    brush.round(look.left - 20, 352, look.right - look.left + 40, look.bottom, 0, '#1f6f9a', 0.75)
    drawGround(brush, look, (x) => ground(state, x), LAND)
    for (let station = 0; station < state.order.length; station++) {
      const x = ENTRY + station * STATION
      if (x < look.left - 40 || x > look.right + 40) continue
      const paint = station < state.here ? PAINT.palm : station === state.here ? PAINT.sun : PAINT.coral
      brush.line([x, 300, x, 218], 5, PAINT.shell)
      brush.shape([x, 216, x + 34, 228, x, 240], paint)
    }
    vehicle(brush, state, BIKE, () => cyclist(brush, PAINT.amber, PAINT.coral))
    bar(brush, look, 0, state.clock, PAINT.lagoon)
    lamps(brush, look, state.lamps)
    pedals(brush, look, state.last)
  },
}
