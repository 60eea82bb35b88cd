import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, coin, drawGround, eachThing, farHills, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { CLOUD, EVERY, ground, ROVER, type RoverState, rules, shadeOf } from '../runs/sun-rover.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 160, zoom: 1.6, tilt: 5, aside: 20, above: -10 }

const LAND = { earth: '#c9803f', grass: '#f4c878', far: '#a8503f' }

export const scene: Scene<RoverState> = {
  rules,
  backdrop: 'plain',
  feel: {
    land: { sound: 'hit', pitch: -3 },
    mile: { sound: 'tap', pitch: 5 },
    sun: { sound: 'coin', pitch: 4, sparks: PAINT.sun, count: 10 },
    shade: { sound: 'flip', pitch: -4 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    const [sunX, sunY] = [look.left + (look.right - look.left) * 0.7, look.top + 80]
    brush.disc(sunX, sunY, 84, '#fff2b0', 0.2)
    brush.disc(sunX, sunY, 46, '#fff2c8')
    farHills(brush, look, LAND)
    const line = (x: number) => ground(state, x)
    drawGround(brush, look, line, LAND)
    for (
      let cloud = Math.max(1, Math.floor(look.left / CLOUD) - 1);
      cloud * CLOUD < look.right + 300;
      cloud++
    ) {
      const { x, half } = shadeOf(state, cloud)
      brush.shape(
        [
          x - half * 0.8,
          look.top + 56,
          x + half * 0.8,
          look.top + 56,
          x + half,
          look.bottom + 40,
          x - half,
          look.bottom + 40,
        ],
        '#241436',
        0.36,
      )
      brush.round(x - half, look.top + 34, half * 2, 36, 18, '#f6eefc')
      brush.disc(x - half * 0.3, look.top + 36, half * 0.36, '#ffffff')
      brush.disc(x + half * 0.3, look.top + 40, half * 0.28, '#e6dcf2')
    }
    eachThing(look, state, EVERY, (_, x) => coin(brush, x, line(x) - 34))
    const isOpen = state.last === 0
    vehicle(brush, state, ROVER, () => {
      brush.slab(-32, -12, 64, 18, 8, PAINT.shell, 5)
      brush.line([-6, -12, -6, -26], 5, PAINT.stone)
      const wide = isOpen ? 40 : 18
      brush.slab(-6 - wide, -34, wide * 2, 8, 3, state.isLit && isOpen ? PAINT.sky : '#2f4f8f', 3)
      for (let cell = -wide + 8; cell < wide; cell += 12)
        brush.line([-6 + cell, -33, -6 + cell, -27], 2, '#ffffff', 0.5)
      brush.line([24, -12, 26, -30], 4, PAINT.stone)
      brush.disc(28, -32, 6, PAINT.coral)
      brush.disc(30, -33, 2.4, '#ffffff')
    })
    bar(brush, look, 0, state.charge, PAINT.sun)
    pedals(brush, look, state.last)
  },
}
