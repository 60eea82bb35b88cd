import { PAINT } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { poolPlace, POOLS, rules, type PoolsState } from '../verbs/fish-not-crab.ts'
import { numbersTo } from '../verbs/quiz.ts'
import { animal } from './animals.ts'
import { beach, clock, cross, SLIP, tick, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 8, zoom: 1.9, tilt: 6, aside: 10, above: 30 }

const SPOTS = numbersTo(POOLS - 1).map(poolPlace)
const RISE_TICKS = 5

export const scene: SchoolScene<PoolsState> = {
  rules,
  backdrop: 'sea',
  waterline: 40,
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 58),
  feel: {
    rise: { sound: 'pop', count: 0 },
    score: { sound: 'score', sparks: PAINT.lagoon, count: 14 },
    slip: SLIP,
  },
  hero: ({ pool }) => poolPlace(pool),
  still(brush, look) {
    beach(brush, look, 76)
    for (const { x, y } of SPOTS) {
      brush.disc(x, y + 3, 50, '#a8834c')
      brush.disc(x, y - 2, 48, '#fff4dc', 0.6)
      brush.disc(x, y, 44, '#176f92')
      brush.disc(x, y + 4, 38, '#2496b0')
      brush.arc(x, y, 36, 3.6, 4.8, 4, '#d5fbff', 0.5)
    }
    for (const [index, kind] of [0, 1, 2].entries()) {
      const x = 110 + index * 90
      brush.round(x - 36, 334, 72, 46, 20, '#fff4dc', 0.85)
      animal(brush, x - 12, 357, kind, 0, 0.7)
      if (kind === 0) tick(brush, x + 18, 357, 18, '#1f9a57')
      else cross(brush, x + 18, 357, 18, '#d8463c')
    }
  },
  draw(state, brush, look) {
    const at = poolPlace(state.pool)
    const isUp = state.look === 0
    if (isUp) {
      const grow = look.calm ? 1 : Math.max(0.1, Math.min(1.15, (state.full - state.left + 1) / RISE_TICKS))
      const isShort = state.verdict > 0 && state.good && state.kind === 0
      if (isShort) brush.glow(at.x, at.y, 70, '#fff2b0')
      brush.ring(at.x, at.y, 38, 3, '#d5fbff', 0.6)
      animal(
        brush,
        at.x,
        at.y,
        state.kind,
        look.calm ? 0 : Math.sin(look.seconds * 9) * 0.14,
        1.55 * Math.min(1, grow),
      )
    }
    if (state.verdict > 0 && !state.good) {
      const wrong = poolPlace(Math.max(0, state.picked < 0 ? state.pool : state.picked))
      cross(brush, wrong.x, wrong.y, 54, '#ff6b6b')
    }
    clock(brush, 48, timeLeft(state), 230)
    tries(brush, look, state)
  },
}
