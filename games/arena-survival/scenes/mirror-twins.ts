import { PAINT } from '#kit/game/micro/brush.ts'
import { hero } from '../art.ts'
import { rules, twinOf, type Twins } from '../verbs/mirror-twins.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 700, zoom: 2, tilt: -6, aside: 20, above: 10 }

export const scene = arenaScene<Twins>({
  rules,
  plate: { floor: 'petals', color: '#2f6f63', line: '#3d8777', edge: '#6fc2a8' },
  feel: { shot: { sound: 'shoot', pitch: 9 } },
  under(state, brush) {
    const twin = twinOf(state)
    brush.line([state.x, state.y, twin.x, twin.y], 4, '#ffffff', 0.16)
  },
  hero(state, brush) {
    const twin = twinOf(state)
    hero(brush, { ...twin, face: state.face + Math.PI }, PAINT.orchid)
    hero(brush, state)
  },
})
