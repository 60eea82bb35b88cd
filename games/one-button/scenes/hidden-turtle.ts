import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { type HiddenState, SWIM_Y, REEF, rules } from '../verbs/hidden-turtle.ts'
import { turtle } from './creatures.ts'
import { tries } from './pieces.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 1.35, tilt: -5, aside: -40, above: 80 }

export const scene: Scene<HiddenState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  feel: {
    call: { sound: 'tap', count: 0 },
    wrong: { sound: 'bad', sparks: PAINT.coral, count: 16 },
    score: { sound: 'merge', sparks: PAINT.sun, count: 20 },
  },
  hero: ({ flag }) => ({ x: flag, y: 128 }),
  draw(state, brush, look) {
    sandbank(brush, look, 344, '#8a6a45')
    for (let weed = 0; weed < 5; weed++)
      brush.leaf(
        14 + weed * 20,
        330,
        60 + weed * 4,
        15,
        '#2f9a5a',
        -1.57 + Math.sin(look.seconds * 1.4 + weed) * 0.15,
      )
    turtle(brush, state.x, SWIM_Y, 25, 1, state.tick * 0.16)
    if (state.x < REEF.left)
      for (let dot = 1; dot < 4; dot++)
        brush.disc(state.x - 30 - dot * 15, SWIM_Y + 4, 5 - dot, '#dff8ff', 0.5)
    reef(brush, look, state.shown > 0 || state.over ? 0.25 : 1)
    flag(brush, state.flag)
    if (state.shown > 0) {
      brush.line([state.flag, 168, state.flag, SWIM_Y + 40], 3, PAINT.sun, 0.8)
      brush.ring(
        state.x,
        SWIM_Y - 2,
        36,
        4,
        Math.abs(state.x - state.flag) < 60 ? PAINT.sun : PAINT.coral,
        0.8,
      )
    }
    tries(brush, look, state.lamps)
  },
}

function reef(brush: Brush, look: Look, opacity: number) {
  const right = Math.max(look.right + 40, REEF.right)
  brush.round(REEF.left, 172, right - REEF.left, 176, 26, '#7a2f55', opacity)
  brush.round(REEF.left, 172, right - REEF.left, 150, 26, '#b0487c', opacity)
  for (let x = REEF.left + 26; x < right; x += 46) {
    brush.disc(x, 176, 22, '#d4649a', opacity)
    brush.disc(x + 18, 262, 13, '#8f3a66', opacity)
    brush.disc(x - 6, 222, 8, '#e58ab8', opacity)
    brush.leaf(x + 10, 308, 56, 16, '#3fae8a', -1.5)
  }
}

function flag(brush: Brush, x: number) {
  brush.line([x, 176, x, 104], 6, PAINT.shell)
  brush.shape([x + 2, 104, x + 46, 118, x + 2, 136], PAINT.sun)
  brush.shape([x + 2, 120, x + 46, 118, x + 2, 136], PAINT.amber)
  brush.disc(x, 102, 6, PAINT.coral)
}
