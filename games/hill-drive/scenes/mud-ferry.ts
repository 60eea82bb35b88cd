import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, coin, drawGround, driver, eachThing, farHills, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { EVERY, FERRY, type FerryState, ground, highOf, rules, WATER, wave } from '../runs/mud-ferry.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.6, tilt: -5, aside: 10, above: 0 }

const LAND = { earth: '#8a6a3f', grass: '#7fae4a', far: '#2f6a7a' }

export const scene: Scene<FerryState> = {
  rules,
  backdrop: 'air',
  feel: {
    land: { sound: 'hit', pitch: -4 },
    mile: { sound: 'tap', pitch: 5 },
    splash: { sound: 'pop', sparks: '#bfeaff', count: 26, quake: 3 },
    leak: { sound: 'bad', pitch: -4, sparks: '#bfeaff', count: 8 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    const line = (x: number) => ground(state, x)
    const vessel = () =>
      vehicle(brush, state, FERRY, () => {
        driver(brush, -10, -26, PAINT.coral)
        brush.line([4, -14, 4, -54], 4, PAINT.wood)
        brush.shape([6, -54, 30, -46, 6, -38], PAINT.coral)
        brush.shape([-44, -16, 52, -16, 40, 10, -36, 10], '#1f8a8f')
        brush.shape([-44, -16, 52, -16, 47, -6, -42, -6], PAINT.lagoon)
        brush.line([-42, -15, 50, -15], 4, PAINT.shell)
        brush.disc(-44, 6, 6, PAINT.amber)
      })
    if (state.isWet) vessel()
    const surface: number[] = []
    for (let x = Math.floor((look.left - 30) / 18) * 18; x <= look.right + 30; x += 18)
      surface.push(x, wave(state.tick, x))
    brush.shape([...surface, look.right + 40, WATER + 190, look.left - 40, WATER + 190], '#1f8fc0', 0.7)
    brush.line(surface, 4, '#ffffff', 0.6)
    drawGround(brush, look, (x) => line(x), LAND)
    eachThing(look, state, EVERY, (index, x) => coin(brush, x, line(x) - highOf(index)))
    if (!state.isWet) vessel()
    bar(brush, look, 0, 1 - state.bilge, PAINT.sky)
    bar(brush, look, 1, state.clock, PAINT.sun)
    pedals(brush, look, state.last)
  },
}
