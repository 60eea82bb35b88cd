import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, can, coin, driver, drawGround, eachThing, farHills, palm, pedals, vehicle } from '../art.ts'
import { BUGGY, eyeOf, heroOf } from '../drive.ts'
import { EVERY, groundOf, isCan, rules, type BuggyState } from '../runs/hill-buggy.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 190, zoom: 1.7, tilt: -5, aside: 30, above: -10 }

const LAND = { earth: '#b8763f', grass: PAINT.palm, far: '#1f6a5c' }

export const scene: Scene<BuggyState> = {
  rules,
  backdrop: 'air',
  feel: {
    land: { sound: 'hit', pitch: -4 },
    mile: { sound: 'tap', pitch: 5 },
    fuel: { sound: 'boost', sparks: PAINT.coral, count: 18 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    const ground = groundOf(state)
    farHills(brush, look, LAND)
    for (let x = Math.floor(look.left / 340) * 340; x < look.right + 60; x += 340)
      palm(brush, x, ground(x) + 4, 90)
    drawGround(brush, look, ground, LAND)
    eachThing(look, state, EVERY, (index, x) => (isCan(index) ? can : coin)(brush, x, ground(x) - 34))
    vehicle(brush, state, BUGGY, () => {
      driver(brush, -2, -22, PAINT.lagoon)
      brush.shape([-38, 2, -34, -12, 6, -14, 20, -6, 38, -2, 36, 8, -36, 8], '#c9352f')
      brush.shape([-36, -2, -33, -12, 6, -14, 20, -6, 37, -3, 36, 2], PAINT.coral)
      brush.line([-20, -12, -14, -34, 6, -34, 16, -10], 4, '#3a2a4a')
      brush.disc(34, -1, 4, '#fff2b0')
    })
    bar(brush, look, 0, state.fuel, PAINT.amber)
    pedals(brush, look, state.last)
  },
}
