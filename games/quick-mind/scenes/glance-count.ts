import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import { answerPlace, countOf, rules, type GlanceState } from '../verbs/glance-count.ts'
import { animal } from './animals.ts'
import { answerKeys } from './answer-keys.ts'
import { chalk } from './chalk.ts'
import { answer, beach, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 11, ticks: 260, zoom: 1.7, tilt: 6, aside: 25, above: -204 }

const SPOTS = [0, 1, 2, 3].map(answerPlace)
const [LEFT, TOP, WIDTH, HEIGHT] = [30, 48, 340, 236] as const
const CLOSE_TICKS = 14

export const scene: SchoolScene<GlanceState> = {
  rules,
  backdrop: 'sea',
  waterline: 150,
  wakes: true,
  controls: () => answerKeys({ spots: SPOTS, reach: 46, ring: 44 }),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 12 },
    hide: { sound: 'slice', count: 0 },
    slip: SLIP,
  },
  hero: ({ look }) => (look > 0 ? { x: 200, y: 166 } : { x: 200, y: 344 }),
  still(brush, look) {
    beach(brush, look, 30)
    brush.round(LEFT - 12, TOP - 12, WIDTH + 24, HEIGHT + 28, 58, '#a8834c')
    brush.round(LEFT - 8, TOP - 8, WIDTH + 16, HEIGHT + 18, 54, '#fff4dc', 0.55)
    brush.round(LEFT, TOP, WIDTH, HEIGHT, 48, '#1c7fa0')
    brush.round(LEFT + 8, TOP + 10, WIDTH - 16, HEIGHT - 20, 42, '#2ba3bd')
  },
  draw(state, brush, look) {
    const isOpen = state.look > 0 || state.verdict > 0 || state.over
    const isShort = (state.verdict > 0 && !state.good) || state.over
    for (const { x, y, kind, turn } of state.animals) {
      const sway = look.calm ? 0 : Math.sin(look.seconds * 4 + x) * 0.12
      animal(brush, x, y, kind, turn + sway, isShort && kind === state.wanted ? 1.15 : 1)
    }
    cover(state, brush, look, isOpen)
    wanted(state, brush)
    for (const [choice, value] of state.answers.entries()) {
      const { x, y } = answerPlace(choice)
      answer(
        brush,
        [x, y, 37],
        state.look > 0 ? '#8a7a62' : PAINT.amber,
        judged(state, choice, state.answers.indexOf(countOf(state))),
      )
      chalk(brush, String(value), [x, y, 34], {
        color: '#3a1c06',
        thick: 0.13,
        opacity: state.look > 0 ? 0.35 : 1,
      })
    }
    clock(brush, 14, state.look > 0 ? state.look / state.glance : timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** Water covers the pool, and clears once answered. */
function cover(state: GlanceState, brush: Brush, look: Look, isOpen: boolean) {
  const since = state.full - state.left
  const closed = isOpen ? 0 : look.calm ? 1 : Math.min(1, since / CLOSE_TICKS)
  if (closed === 0) return
  const reach = (WIDTH / 2) * closed
  for (const side of [-1, 1]) {
    const x = side < 0 ? LEFT : LEFT + WIDTH - reach
    brush.round(x, TOP, reach, HEIGHT, 46 * closed, '#0f5f86')
  }
  if (closed < 1) return
  brush.round(LEFT, TOP, WIDTH, HEIGHT, 48, '#0f5f86')
  for (let wave = 0; wave < 5; wave++) {
    const y = TOP + 34 + wave * 42
    const shift = look.calm ? 0 : Math.sin(look.seconds * 1.6 + wave) * 10
    for (const x of [90, 180, 270]) brush.arc(x + shift + (wave % 2) * 22, y, 20, 3.5, 5.9, 3, '#8fdcec', 0.5)
  }
  chalk(brush, '?', [200, 182, 74], { color: '#eaffff' })
}

/** Which animal counts. */
function wanted({ wanted: kind }: GlanceState, brush: Brush) {
  brush.puck(200, 54, 27, '#fff4dc', 6)
  animal(brush, 200, 54, kind, 0, 0.95)
}
