import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, coin, drawGround, driver, eachThing, farHills, pedals } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { EVERY, ground, highOf, rules, type SledgeState } from '../runs/sledge-run.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.7, tilt: -6, aside: 20, above: 0 }

const LAND = { earth: '#dcebff', grass: '#ffffff', far: '#6a8fc8' }

export const scene: Scene<SledgeState> = {
  rules,
  backdrop: 'air',
  trail: '#ffffff',
  feel: {
    land: { sound: 'hit', pitch: -3, sparks: '#ffffff', count: 12 },
    mile: { sound: 'tap', pitch: 5 },
    boost: { sound: 'boost', sparks: PAINT.lagoon, count: 22 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND, 0.66)
    const line = (x: number) => ground(state, x)
    for (let x = Math.floor(look.left / 130) * 130; x < look.right + 60; x += 130) {
      const y = line(x) + 6
      brush.line([x, y, x, y - 22], 7, '#6b4426')
      for (const [up, half] of [
        [18, 26],
        [38, 20],
        [56, 13],
      ] as const)
        brush.shape([x - half, y - up, x, y - up - 34, x + half, y - up], up === 38 ? '#3a8f72' : '#2f7a62')
    }
    drawGround(brush, look, line, LAND)
    eachThing(look, state, EVERY, (index, x) => coin(brush, x, line(x) - highOf(index)))
    brush.at(state.x, state.y, state.turn, () => {
      brush.line([-26, 12, 20, 12, 32, 2], 5, PAINT.amber)
      brush.slab(-24, -2, 46, 8, 4, PAINT.wood, 3)
      brush.line([-16, 8, -16, 12], 4, '#7a4a26')
      brush.line([12, 8, 12, 12], 4, '#7a4a26')
      brush.round(-14, -22, 20, 22, 9, PAINT.coral)
      brush.line([0, -14, 18, -8], 6, PAINT.coral)
      driver(brush, -2, -28, PAINT.lagoon)
    })
    for (let puff = 0; puff < 9; puff++) {
      const x = state.snow - 20 - (puff % 3) * 46
      brush.disc(x, line(x) - 14 - Math.floor(puff / 3) * 52, 46, '#ffffff', 0.9)
    }
    bar(brush, look, 0, (state.x - state.snow) / 700, PAINT.sky)
    pedals(brush, look, state.last)
  },
}
