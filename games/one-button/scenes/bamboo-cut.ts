import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type CutState, BLADE, TENDER, xOf, rules } from '../verbs/bamboo-cut.ts'
import { tries } from './pieces.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.3, tilt: -5, aside: 150, above: 20 }

const SOIL = 346
const TALL = 270

export const scene: Scene<CutState> = {
  rules,
  backdrop: 'sea',
  waterline: 300,
  wakes: true,
  feel: {
    swish: { sound: 'slice', count: 0 },
    spoil: { sound: 'bad', sparks: PAINT.wood, count: 20, quake: 6 },
    score: { sound: 'merge', sparks: PAINT.palm, count: 22 },
  },
  hero: () => ({ x: 40, y: SOIL - BLADE * TALL }),
  draw(state, brush, look) {
    sandbank(brush, look, SOIL, '#5a3a24', '#7d9a3f')
    const [blade, tender] = [SOIL - BLADE * TALL, SOIL - TENDER * TALL]
    brush.round(52, tender, 296, blade - tender, 10, PAINT.palm, 0.2)
    brush.line([52, tender, 348, tender], 3, PAINT.palm, 0.7)
    brush.line([52, SOIL - TALL, 348, SOIL - TALL], 3, PAINT.coral, 0.8)
    for (const [index, { high }] of state.stalks.entries()) {
      brush.round(xOf(index) - 26, SOIL - 6, 52, 16, 8, '#7d4a26')
      if (high > 0) bamboo(brush, xOf(index), high)
    }
    const flies = Math.min(1, state.since / 10)
    brush.line([52, blade, 348, blade], 3, '#ffffff', state.since < 12 ? 0.9 : 0.5)
    machete(brush, 36 + (flies < 1 ? flies * 320 : 0), blade, flies)
    tries(brush, look, state.lamps)
  },
}

function bamboo(brush: Brush, x: number, high: number) {
  const top = SOIL - high * TALL
  const [dark, bright] =
    high > TENDER ? ['#8a7a2f', '#c9b04f'] : high > BLADE ? ['#2f9a4f', PAINT.palm] : ['#4f7a3a', '#86b35a']
  brush.line([x, SOIL - 4, x, top], 17, dark)
  brush.line([x - 3, SOIL - 4, x - 3, top + 2], 8, bright)
  for (let y = SOIL - 28; y > top; y -= 30) brush.line([x - 9, y, x + 9, y], 4, dark)
  for (const side of [-1, 1]) brush.leaf(x + side * 14, top + 4, 34, 11, bright, side < 0 ? 3.6 : -0.5)
}

function machete(brush: Brush, x: number, y: number, flies: number) {
  brush.at(x, y, flies < 1 ? flies * 6.3 : 0, () => {
    brush.round(-34, -6, 26, 12, 5, '#7a4a26')
    brush.shape([-8, -8, 26, -10, 40, 2, 26, 8, -8, 7], '#dfe8f5')
    brush.line([-6, 6, 26, 7], 3, '#ffffff')
  })
}
