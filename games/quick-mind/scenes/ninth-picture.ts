import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { ANSWER_COUNT, answerPlace, rules, type NinthState, type Picture } from '../verbs/ninth-picture.ts'
import { numbersTo } from '../verbs/quiz.ts'
import { answerKeys } from './answer-keys.ts'
import { chalk } from './chalk.ts'
import { beach, clock, judged, SIX, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 6, ticks: 130, zoom: 2.3, tilt: -7, aside: 190, above: -168 }

const SPOTS = numbersTo(ANSWER_COUNT - 1).map(answerPlace)
const CELL = 84
const [BOARD_X, BOARD_Y] = [200, 178] as const

export const scene: SchoolScene<NinthState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => answerKeys({ spots: SPOTS, reach: 30, ring: 36 }),
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 14 }, slip: SLIP },
  hero: ({ answers, pictures }) =>
    answerPlace(
      Math.max(
        0,
        answers.findIndex((one) => String(one) === String(pictures[8])),
      ),
    ),
  still(brush, look) {
    beach(brush, look, 316)
    brush.round(62, 52, 276, 268, 30, '#1a0a20', 0.4)
    brush.slab(62, 44, 276, 268, 30, '#7c3a58', 10)
  },
  draw(state, brush, look) {
    for (const [index, picture] of state.pictures.entries()) {
      const [x, y] = [BOARD_X + ((index % 3) - 1) * CELL, BOARD_Y + (Math.floor(index / 3) - 1) * CELL]
      const isLast = index === 8
      const isShown = !isLast || state.verdict > 0 || state.over
      const grow = look.calm ? 1 : Math.max(0.01, Math.min(1, (state.age - index * 2) / 10))
      tile(brush, x, y, 37, isLast && !isShown ? '#4d1f3c' : '#fff4dc')
      if (isShown) brush.at(x, y, 0, () => drawing(brush, picture), grow)
      else
        chalk(brush, '?', [x, y, 40 + (look.calm ? 0 : Math.sin(look.seconds * 3) * 2)], { color: '#ffd7e6' })
    }
    const right = state.answers.findIndex((one) => String(one) === String(state.pictures[8]))
    for (const [choice, picture] of state.answers.entries()) {
      const { x, y } = answerPlace(choice)
      const how = judged(state, choice, right)
      if (how === 'right') brush.glow(x, y, 54, '#fff2b0')
      tile(brush, x, y, 27, how === 'wrong' ? '#ff9c8f' : how === 'faded' ? '#b7a890' : '#fff4dc')
      brush.at(x, y, 0, () => drawing(brush, picture), 0.74)
    }
    clock(brush, 18, timeLeft(state), 240)
    tries(brush, look, state)
  },
}

function tile(brush: Brush, x: number, y: number, half: number, color: string) {
  brush.slab(x - half, y - half, half * 2, half * 2, half * 0.4, color, 5)
}

const PLACES = [
  [[0, 0]],
  [
    [-15, 0],
    [15, 0],
  ],
  [
    [0, -14],
    [-15, 12],
    [15, 12],
  ],
] as const

/** One to three shapes: full, outlined or with a light centre. */
function drawing(brush: Brush, [shape, colour, count, look]: Picture) {
  const color = colour === 5 ? PAINT.wood : INKS[colour]!
  const size = count === 0 ? 22 : 13
  for (const [x, y] of PLACES[count]!) {
    SHAPES[shape]!(brush, x, y, size, color)
    if (look === 1) SHAPES[shape]!(brush, x, y, size * 0.6, '#fff4dc')
    if (look === 2) brush.disc(x, y, size * 0.3, '#2a1230')
  }
}
const INKS = [SIX[0], '#e09a00', '#1f9a57', '#2a7fd0', '#8a55d8'] as const

type Shape = (brush: Brush, x: number, y: number, size: number, color: string) => void
const SHAPES: readonly Shape[] = [
  (brush, x, y, size, color) => brush.disc(x, y, size, color),
  (brush, x, y, size, color) =>
    brush.round(x - size * 0.86, y - size * 0.86, size * 1.72, size * 1.72, size * 0.2, color),
  (brush, x, y, size, color) =>
    brush.shape([x, y - size * 1.05, x + size, y + size * 0.75, x - size, y + size * 0.75], color),
  (brush, x, y, size, color) =>
    brush.shape([x, y - size * 1.15, x + size * 0.85, y, x, y + size * 1.15, x - size * 0.85, y], color),
  (brush, x, y, size, color) => {
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal * 2 * Math.PI) / 5 - 1.57
      brush.disc(x + Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.55, size * 0.5, color)
    }
    brush.disc(x, y, size * 0.4, color)
  },
]
