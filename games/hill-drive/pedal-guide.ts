import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { rightPedal } from './art.ts'

/** The ghost finger presses this far below the place it is given. */
const BELOW = 14

/**
 * Before the first touch the ghost finger lies on the right pedal. On the vehicle, which stands in the left half,
 * it would ask for the brake.
 */
export function firstOnPedal(scene: Scene): Scene {
  let seen: Look | undefined
  return {
    ...scene,
    draw(state, brush, look) {
      seen = look
      scene.draw(state, brush, look)
    },
    hero(state) {
      if (state.tick > 0 || !seen) return scene.hero(state)
      const { x, y } = rightPedal(seen)
      return { x, y: y - BELOW }
    },
  }
}
