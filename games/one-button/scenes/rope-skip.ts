import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type SkipRopeState, FEET_Y, rules } from '../verbs/rope-skip.ts'
import { eyes } from './creatures.ts'
import { palm, sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.35, tilt: 5, aside: 0, above: -40 }

const HANDS = { left: 62, right: 338, y: 214 } as const

export const scene: Scene<SkipRopeState> = {
  rules,
  backdrop: 'sea',
  waterline: 262,
  wakes: true,
  feel: {
    jump: { sound: 'jump', sparks: PAINT.sand, count: 6 },
    land: { sound: 'place', count: 0 },
    quick: { sound: 'boost', count: 0 },
    calm: { sound: 'flip', count: 0 },
    score: { sound: 'score', sparks: PAINT.lagoon, count: 8 },
  },
  hero: ({ high }) => ({ x: 200, y: FEET_Y - 24 - high * 1.8 }),
  draw(state, brush, look) {
    sandbank(brush, look, FEET_Y, '#b98a52')
    const angle = state.turned * 2 * Math.PI
    const low = Math.cos(angle)
    const front = Math.sin(angle) < 0
    if (!front) rope(brush, state, low, 0.7)
    for (const [x, way] of [
      [HANDS.left - 18, 1],
      [HANDS.right + 18, -1],
    ] as const) {
      palm(brush, x, FEET_Y + 4, 122, way * 0.03)
      brush.ball(x + way * 12, HANDS.y, 9, PAINT.amber)
    }
    brush.round(200 - 22, FEET_Y + 2, 44, 7, 3, '#5f3a1c', 0.5)
    if (!state.over) frog(brush, FEET_Y - 22 - state.high * 1.8, state.high)
    if (front) rope(brush, state, low, 1)
  },
}

function rope(brush: Brush, { pace }: SkipRopeState, low: number, opacity: number) {
  const deep = HANDS.y + low * (FEET_Y - HANDS.y - 2) * (low > 0 ? 1 : 1.5)
  const points: number[] = []
  for (let step = 0; step <= 12; step++) {
    const k = step / 12
    const sag = 1 - (2 * k - 1) * (2 * k - 1)
    points.push(HANDS.left + (HANDS.right - HANDS.left) * k, HANDS.y + (deep - HANDS.y) * Math.sqrt(sag))
  }
  brush.line(points, 8, pace > 0.02 ? '#8f1f2f' : '#2f7a3a', opacity)
  brush.line(points, 4, pace > 0.02 ? PAINT.coral : PAINT.palm, opacity)
}

function frog(brush: Brush, y: number, high: number) {
  const stretch = high > 0 ? 8 : 0
  for (const side of [-1, 1]) {
    brush.line([200 + side * 14, y + 8, 200 + side * (20 - stretch), y + 20 + stretch], 9, '#1f9a8a')
    brush.line([200 + side * 20, y - 2, 200 + side * 30, y + 6 - stretch * 2], 7, '#1f9a8a')
  }
  brush.ball(200, y, 23, PAINT.lagoon)
  brush.disc(200, y + 8, 13, '#d8fff8', 0.6)
  eyes(brush, 200, y - 20, 7.5, 0, 11)
  brush.arc(200, y - 3, 10, 0.4, 2.7, 3, '#0f5f56')
}
