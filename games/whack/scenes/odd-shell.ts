import { shade } from '#kit/game/draw.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { rules, shellPlace, shellSize, type OddState } from '../verbs/odd-shell.ts'
import { clock, shell, SIX, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 14, zoom: 1.5, tilt: 6, aside: 40, above: 40 }

const sideOf = (state: Base) => ('side' in state && typeof state.side === 'number' ? state.side : 2)

export const scene: TouchScene<OddState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () =>
    tapSpots(
      (state) =>
        Array.from({ length: sideOf(state) * sideOf(state) }, (_, index) => shellPlace(index, sideOf(state))),
      60,
    ),
  feel: { score: { sound: 'score', count: 16 }, slip: SLIP },
  hero: () => ({ x: 200, y: 210 }),
  still(brush) {
    brush.slab(24, 34, 352, 352, 34, '#5a2050', 12)
  },
  draw(state, brush, look) {
    const size = shellSize(state.side)
    const color = SIX[state.colour]!
    for (let index = 0; index < state.side * state.side; index++) {
      const { x, y } = shellPlace(index, state.side)
      brush.round(x - size * 0.46, y - size * 0.46, size * 0.92, size * 0.92, size * 0.2, '#ffffff', 0.09)
      const isOdd = index === state.odd
      const paint = isOdd && state.way === 0 ? shade(color, -0.14 - 0.3 * state.plain) : color
      const turn = isOdd && state.way === 1 ? 0.3 + 0.9 * state.plain : 0
      const scale = isOdd && state.way === 2 ? 0.9 - 0.22 * state.plain : 1
      const ribs = isOdd && state.way === 3 ? (state.plain > 0.5 ? 2 : 3) : 5
      shell(brush, x, y, size * 0.34 * scale, paint, ribs, turn)
    }
    clock(brush, 8, state.left / state.full, 40)
    tries(brush, look, state.lamps)
  },
}
