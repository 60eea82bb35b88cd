import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { dipOf, floatPlace, rules, type BiteState, type Float } from '../verbs/true-bite.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 110, zoom: 1.5, tilt: -6, aside: 60, above: 20 }

const SPOTS = Array.from({ length: 4 }, (_, index) => floatPlace(index))
const SKINS = [PAINT.coral, PAINT.sun, PAINT.palm, PAINT.orchid] as const

export const scene: TouchScene<BiteState> = {
  rules,
  backdrop: 'sea',
  waterline: 150,
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 70),
  feel: {
    score: { sound: 'score', sparks: PAINT.sky, count: 26 },
    bite: { sound: 'pop', pitch: -8, sparks: '#dff6ff', count: 12 },
    slip: SLIP,
  },
  hero: ({ floats }) =>
    floatPlace(
      Math.max(
        0,
        floats.findIndex(({ does }) => does === 'bite'),
      ),
    ),
  still(brush, look) {
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    for (let row = 0; row < 6; row++)
      brush.round(left, 168 + row * 42, width, 20, 0, row % 2 === 0 ? '#ffffff' : '#06204a', 0.05)
    // The pier the rods lean on.
    brush.round(left, 356, width, look.bottom - 300, 0, '#6a4428')
    brush.round(left, 352, width, 12, 0, '#b98450')
    for (let x = Math.floor(look.left / 64) * 64; x < look.right; x += 64)
      brush.line([x, 366, x, look.bottom + 20], 3, '#4a2c18')
  },
  draw(state, brush, look) {
    for (const [index, float] of state.floats.entries()) {
      const { x, y } = floatPlace(index)
      rod(brush, index, float)
      water(brush, float, { x, y, seconds: look.calm ? 0 : look.seconds + index, color: SKINS[index]! })
    }
    tries(brush, look, state.lamps)
  },
}

function rod(brush: Brush, index: number, { does, age }: Float) {
  const { x, y } = floatPlace(index)
  const bend = does === 'bite' ? 8 : does === 'pull' ? 20 : 0
  const [tipX, tipY] = [x + 14 - bend, 296 + bend * 0.6]
  brush.line([x + 30, 404, x + 24, 350, tipX, tipY], 5, '#e0a860')
  const lift = does === 'pull' ? Math.sin((Math.PI * age) / 26) * 120 : 0
  brush.line([tipX, tipY, x, y - 8 - lift], 1.4, '#ffffff', 0.7)
}

function water(
  brush: Brush,
  float: Float,
  {
    x,
    y,
    seconds,
    color,
  }: { readonly x: number; readonly y: number; readonly seconds: number; readonly color: string },
) {
  const dip = dipOf(float)
  if (float.does === 'pull') {
    const share = float.age / 26
    const high = Math.sin(Math.PI * share) * 120
    brush.ring(x, y + 8, 12 + 26 * share, 3, '#ffffff', 1 - share)
    catchOf(brush, x, y - high, float.gold)
    return
  }
  const wave = Math.sin(seconds * 2.4) * 2
  const rings = float.does === 'rest' ? 0 : (float.age % 24) / 24
  if (rings > 0) brush.ring(x, y + 10, 12 + 22 * rings, 2.4, '#ffffff', 0.7 * (1 - rings))
  brush.round(x - 18, y + 6, 36, 9, 4.5, '#06204a', 0.35)
  if (dip < 0.9) {
    const top = y - 22 + wave + 28 * dip
    const high = Math.max(4, 32 * (1 - dip))
    brush.round(x - 9, top, 18, high, 8, '#ffffff')
    brush.round(x - 9, top, 18, Math.min(high, 15), 8, color)
    brush.line([x, top, x, top - 9], 3, '#3a2410')
  } else {
    brush.disc(x, y + 6, 12, '#06204a', 0.5)
    brush.ring(x, y + 6, 15, 3, float.gold ? PAINT.sun : '#ffffff', 0.9)
  }
}

function catchOf(brush: Brush, x: number, y: number, gold: boolean) {
  const color = gold ? PAINT.sun : PAINT.sky
  brush.leaf(x, y, 46, 26, color, 1.3)
  brush.shape([x - 5, y + 20, x - 16, y + 34, x + 10, y + 32], color)
  brush.disc(x + 4, y - 12, 4, '#ffffff')
  brush.disc(x + 5, y - 12, 2, PAINT.ink)
}
