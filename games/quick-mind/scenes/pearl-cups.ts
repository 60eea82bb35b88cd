import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { cupPlace, placesAfter, rules, type CupsState } from '../verbs/pearl-cups.ts'
import { numbersTo } from '../verbs/quiz.ts'
import { clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.7, tilt: -5, aside: 0, above: 0 }

const cupsOf = (state: Base) => ('cups' in state && typeof state.cups === 'number' ? state.cups : 3)

export const scene: SchoolScene<CupsState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () =>
    tapSpots((state) => numbersTo(cupsOf(state) - 1).map((cup) => cupPlace(cup, cupsOf(state))), 60),
  feel: {
    score: { sound: 'merge', sparks: PAINT.shell, count: 22 },
    hide: { sound: 'tap', count: 0 },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 230 }),
  still(brush, look) {
    const width = look.right - look.left
    brush.round(look.left - 10, 176, width + 20, 300, 0, '#7a4526')
    for (let plank = 0; plank < 4; plank++) {
      brush.line([look.left, 206 + plank * 50, look.right, 206 + plank * 50], 3, '#54290f', 0.6)
      brush.line([look.left, 209 + plank * 50, look.right, 209 + plank * 50], 2, '#c98a55', 0.3)
    }
    brush.round(40, 196, 320, 120, 56, '#1b7f8c')
    brush.round(48, 202, 304, 106, 50, '#2aa0a6')
  },
  draw(state, brush, look) {
    const moved = state.swaps.length * state.beat - state.look
    const done = state.look > 0 ? Math.floor(moved / state.beat) : state.swaps.length
    const [before, after] = [placesAfter(state, Math.max(0, done)), placesAfter(state, Math.max(0, done + 1))]
    const share = state.look > 0 && moved >= 0 ? (moved % state.beat) / state.beat : 0
    const shown = state.verdict > 0 || state.over
    const right = before[state.pearl]!
    const order = numbersTo(state.cups - 1).toSorted(
      (one, other) => Number(after[one]! < before[one]!) - Number(after[other]! < before[other]!),
    )
    for (const cup of order) {
      const [from, to] = [cupPlace(before[cup]!, state.cups), cupPlace(after[cup]!, state.cups)]
      const eased = share * share * (3 - 2 * share)
      const arc = Math.sin(share * Math.PI) * 34 * Math.sign(to.x - from.x)
      const x = from.x + (to.x - from.x) * eased
      const y = from.y + arc
      const isLifted = cup === state.pearl && (moved < -12 || shown)
      const how = judged(state, before[cup]!, right)
      if (cup === state.pearl && isLifted) {
        brush.glow(x, y + 22, 34, '#fff6ff')
        brush.ball(x, y + 24, 14, '#f7ecff')
      }
      shell(brush, x, y - (isLifted ? 44 : how === 'wrong' ? 30 : 0), how === 'wrong' ? '#b8403a' : '#ff9f7a')
    }
    clock(brush, 52, timeLeft(state), 200)
    tries(brush, look, state)
  },
}

/** A large shell, hollow side down. */
function shell(brush: Brush, x: number, y: number, color: string) {
  brush.disc(x, y + 34, 34, '#04202e', 0.22)
  const fan: number[] = []
  for (let step = 0; step <= 10; step++) {
    const angle = Math.PI + (step * Math.PI) / 10
    fan.push(x + Math.cos(angle) * 40, y + 30 + Math.sin(angle) * 58)
  }
  brush.shape(fan, color)
  for (const rib of [-24, -12, 0, 12, 24])
    brush.line([x + rib * 1.2, y + 27, x + rib * 0.5, y - 16 + Math.abs(rib) * 0.3], 3.4, '#fff4dc', 0.5)
  brush.round(x - 42, y + 24, 84, 9, 4, '#d9724f')
}
