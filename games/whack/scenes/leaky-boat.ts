import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { plankPlace, PLANKS, PUMP, rules, type BoatState } from '../verbs/leaky-boat.ts'
import type { TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 263, zoom: 1.4, tilt: -5, aside: 0, above: 20 }

const SPOTS = [...Array.from({ length: PLANKS }, (_, index) => plankPlace(index)), PUMP]

export const scene: TouchScene<BoatState> = {
  rules,
  backdrop: 'sea',
  waterline: 70,
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 56),
  feel: {
    score: { sound: 'hit', pitch: 3, sparks: PAINT.sun, count: 18 },
    bonus: { sound: 'win', sparks: PAINT.lagoon, count: 30 },
    burst: { sound: 'pop', sparks: PAINT.sky, count: 26, quake: 4 },
    blow: { sound: 'hit', sparks: '#e8b878', count: 8, quake: 3 },
    crack: { sound: 'bad', sparks: '#8a5a34', count: 16, quake: 5 },
    pump: { sound: 'bounce', sparks: PAINT.sky, count: 6 },
  },
  hero: ({ leaks }) =>
    plankPlace(
      Math.max(
        0,
        leaks.findIndex((blows) => blows > 0),
      ),
    ),
  still(brush) {
    // The hull from inside: ribs over planks.
    brush.shape([18, 62, 382, 62, 360, 396, 300, 430, 100, 430, 40, 396], '#3a2014')
    brush.shape([32, 76, 368, 76, 348, 388, 292, 418, 108, 418, 52, 388], '#8a5630')
    for (let row = 0; row < 9; row++)
      brush.line([40 + row * 2, 96 + row * 37, 360 - row * 2, 96 + row * 37], 3, '#5f3a1e')
    for (const x of [48, 124, 200, 276, 352]) brush.round(x - 7, 76, 12, 300, 6, '#6f4526')
    brush.round(14, 52, 372, 20, 10, '#c98a4e')
  },
  draw(state, brush, look) {
    for (const [index, blows] of state.leaks.entries()) {
      const { x, y } = plankPlace(index)
      if (blows === 0) {
        brush.round(x - 26, y - 20, 52, 40, 6, '#9a6438', 0.6)
        continue
      }
      leak(brush, x, y, blows, look.calm ? 3 : state.tick)
    }
    if (state.since < 9 && state.struck >= 0) hammer(brush, plankPlace(state.struck), state.since)
    pump(brush, look.calm ? 0 : state.tick)
    const top = 424 - 340 * state.water
    const wave = look.calm ? 0 : Math.sin(state.tick * 0.06) * 4
    brush.shape(
      [
        30,
        top + wave,
        115,
        top - wave,
        200,
        top + wave,
        285,
        top - wave,
        370,
        top + wave,
        356,
        400,
        296,
        430,
        104,
        430,
        44,
        400,
      ],
      PAINT.sky,
      0.42,
    )
    brush.line(
      [34, top + wave, 115, top - wave, 200, top + wave, 285, top - wave, 366, top + wave],
      4,
      '#dff6ff',
      0.8,
    )
    brush.line([26, 118, 40, 118], 4, PAINT.coral)
  },
}

function leak(brush: Brush, x: number, y: number, blows: number, tick: number) {
  const large = blows > 3
  brush.disc(x, y, large ? 19 : 14, '#1a0d08')
  for (let drop = 0; drop < (large ? 7 : 5); drop++) {
    const age = ((tick * 2 + drop * 11) % 44) / 44
    const side = (drop - (large ? 3 : 2)) * 9 * age
    brush.disc(x + side, y - 16 * age + 52 * age * age, 6 - 3 * age, '#9fe0ff', 1 - age * 0.5)
  }
  brush.disc(x, y, large ? 11 : 8, '#8fd8ff')
  // A plank with one nail for each blow that is still to come.
  brush.round(x - 27, y + 18, 54, 12, 4, '#e0a860')
  for (let nail = 0; nail < blows; nail++) brush.disc(x - 20 + nail * 10, y + 24, 3, '#4b5b80')
}

function hammer(brush: Brush, { x, y }: { readonly x: number; readonly y: number }, since: number) {
  brush.at(x + 14, y - 6, -0.8 + Math.min(0.9, since * 0.16), () => {
    brush.line([0, 0, 34, 0], 7, '#c98a4e')
    brush.round(-14, -16, 20, 32, 5, '#8795b5')
  })
}

function pump(brush: Brush, tick: number) {
  const { x, y } = PUMP
  const up = Math.sin(tick * 0.2) * 3
  brush.round(x - 24, y - 10, 48, 50, 10, '#31507a')
  brush.round(x - 20, y - 14, 40, 46, 9, PAINT.lagoon)
  brush.line([x, y - 14, x, y - 34 + up], 7, '#dfe7f4')
  brush.line([x - 22, y - 36 + up, x + 22, y - 36 + up], 9, PAINT.coral)
}
