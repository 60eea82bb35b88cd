import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { rightPedal } from './art.ts'

/** Distance by which the tutorial's finger is drawn below its target. */
const BELOW = 14

/**
 * Before the first touch the tutorial's finger is on the right pedal. On the vehicle, in the left half, it
 * would suggest the brake.
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
