import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type PuttState, GREEN, BALL, HOLE, ROCK, arrowAt, powerAt, rules } from '../verbs/coco-putt.ts'
import { coconut, rock, tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.35, tilt: 5, aside: 0, above: -120 }

export const scene: Scene<PuttState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  feel: {
    aim: { sound: 'tap', count: 0 },
    putt: { sound: 'hit', count: 0 },
    knock: { sound: 'bounce', sparks: PAINT.sand, count: 6 },
    miss: { sound: 'bad', count: 0 },
    score: { sound: 'win', sparks: PAINT.sun, count: 26 },
  },
  hero: ({ x, y }) => ({ x, y }),
  still(brush) {
    const [wide, tall] = [GREEN.right - GREEN.left, GREEN.bottom - GREEN.top]
    brush.round(GREEN.left - 20, GREEN.top - 12, wide + 40, tall + 38, 28, '#5f3a22')
    brush.round(GREEN.left - 20, GREEN.top - 20, wide + 40, tall + 38, 28, '#a8693c')
    brush.round(GREEN.left, GREEN.top, wide, tall, 14, '#3f9a57')
    for (let stripe = 0; stripe < 6; stripe++)
      brush.round(GREEN.left, GREEN.top + stripe * 57, wide, 28, 8, '#48a862')
    brush.round(172, 330, 56, 14, 7, '#2f7a45')
  },
  draw(state, brush, look) {
    const { hole } = state
    brush.disc(hole.x, hole.y + 2, HOLE + 3, '#2f7a45')
    brush.disc(hole.x, hole.y, HOLE, '#0c2414')
    brush.line([hole.x, hole.y, hole.x, hole.y - 58], 4, PAINT.shell)
    brush.shape([hole.x + 2, hole.y - 58, hole.x + 34, hole.y - 47, hole.x + 2, hole.y - 35], PAINT.coral)
    for (const { x, y } of state.rocks) rock(brush, x, y, ROCK, PAINT.stone)
    const angle = state.phase === 'aim' ? arrowAt(state.at) : state.angle
    if (state.phase !== 'roll') {
      const power = state.phase === 'power' ? powerAt(state.at) : 0
      const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
      for (let dot = 2; dot < 9; dot++)
        brush.disc(state.x + ax * dot * 16, state.y + ay * dot * 16, 4.5, '#ffffff', 0.8 - dot * 0.06)
      if (state.phase === 'power') {
        brush.line(
          [
            state.x + ax * 22,
            state.y + ay * 22,
            state.x + ax * (24 + power * 112),
            state.y + ay * (24 + power * 112),
          ],
          13,
          power > 0.8 ? PAINT.coral : PAINT.sun,
          0.9,
        )
      }
    }
    if (!state.over) coconut(brush, state.x, state.y, BALL + 1, (state.x + state.y) * 0.06)
    tries(brush, look, state.lamps)
  },
}
