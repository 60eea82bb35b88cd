import { PAINT } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { isLit, lightOf, rules, type FireflyState } from '../verbs/firefly-jars.ts'
import { clock, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 76, zoom: 1.9, tilt: -6, aside: 0, above: 0 }

const fliesOf = (state: Base) => (state as FireflyState).flies

export const scene: TouchScene<FireflyState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () => tapSpots(fliesOf, 54),
  feel: {
    score: { sound: 'coin', sparks: PAINT.sun, count: 20 },
    jar: { sound: 'pop', count: 0 },
    slip: SLIP,
  },
  hero: ({ flies }) => flies.find((one) => isLit(one) && !one.wasp) ?? flies[0]!,
  still(brush, look) {
    for (let x = Math.floor(look.left / 92) * 92; x < look.right + 40; x += 92) {
      const high = 40 + ((x * 13) % 37)
      brush.leaf(x, look.bottom - high * 0.3, high * 2.6, 46, '#0c3a34', -1.57 + ((x % 5) - 2) * 0.12)
      brush.leaf(x + 44, look.bottom - 8, high * 2, 40, '#125044', -1.5 - ((x % 7) - 3) * 0.1)
    }
  },
  draw(state, brush, look) {
    for (const one of state.flies) {
      const { x, y, wasp, heading } = one
      const light = lightOf(one)
      if (light > 0) {
        const color = wasp ? PAINT.coral : PAINT.sun
        brush.disc(x, y, 34 * light, color, 0.12)
        brush.disc(x, y, 22 * light, color, 0.22)
      }
      const flap = look.calm ? 0.3 : Math.sin(state.tick * 0.9 + x) * 0.5
      brush.at(x, y, heading, () => {
        brush.leaf(-2, -8, 20, 8, '#dff2ff', -1.2 + flap)
        brush.leaf(-2, 8, 20, 8, '#dff2ff', 1.2 - flap)
        brush.round(-12, -5, 16, 10, 5, light > 0.1 ? (wasp ? PAINT.coral : PAINT.sun) : '#3a4a3a')
        brush.round(2, -4, 10, 8, 4, '#2a2030')
        if (wasp) for (const stripe of [-8, -3]) brush.line([stripe, -4, stripe, 4], 2, '#2a1020')
      })
    }
    jar(brush, look.right - 40, look.bottom - 44, state.caught)
    clock(brush, look.top + 52, state.left / state.full)
    tries(brush, look, state.lamps)
  },
}

/** What has been caught glows in a jar. */
function jar(brush: Parameters<TouchScene['draw']>[1], x: number, y: number, caught: number) {
  brush.round(x - 24, y - 30, 48, 62, 14, '#bfe8ff', 0.22)
  brush.round(x - 18, y - 40, 36, 12, 4, '#a8693c')
  for (let index = 0; index < Math.min(9, caught); index++)
    brush.glow(x - 12 + (index % 3) * 12, y + 20 - Math.floor(index / 3) * 16, 12, PAINT.sun)
}
