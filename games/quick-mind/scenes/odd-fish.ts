import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { fishPlace, fishSize, rules, type OddState } from '../verbs/odd-fish.ts'
import { numbersTo } from '../verbs/quiz.ts'
import { animal } from './animals.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 1.7, tilt: -6, aside: 20, above: 10 }

const sideOf = (state: Base) => ('side' in state && typeof state.side === 'number' ? state.side : 3)

export const scene: SchoolScene<OddState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: () =>
    tapSpots(
      (state) => numbersTo(sideOf(state) ** 2 - 1).map((index) => fishPlace(index, sideOf(state))),
      52,
    ),
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 16 }, slip: SLIP },
  hero: ({ odd, side }) => fishPlace(odd, side),
  still(brush) {
    brush.round(28, 52, 344, 338, 60, '#02161f', 0.3)
    brush.round(32, 48, 336, 332, 56, '#1a86a8', 0.75)
    for (const [x, y] of [
      [80, 90],
      [300, 130],
      [120, 330],
      [330, 340],
    ] as const)
      brush.arc(x, y, 26, 3.6, 5.8, 4, '#d5fbff', 0.22)
  },
  draw(state, brush, look) {
    const shown = state.verdict > 0 || state.over
    for (let index = 0; index < state.side ** 2; index++) {
      const at = fishPlace(index, state.side)
      const isOdd = index === state.odd
      if (isOdd && shown) brush.glow(at.x, at.y, fishSize(state.side) * 0.8, '#fff2b0')
      if (isOdd && shown) brush.ring(at.x, at.y, fishSize(state.side) * 0.46, 4, '#fff2b0')
      if (shown && !state.good && index === state.picked)
        brush.ring(at.x, at.y, fishSize(state.side) * 0.46, 4, PAINT.coral)
      swimmer(brush, state, index, look.calm ? 0 : Math.sin(look.seconds * 3 + index * 1.7) * 0.05)
    }
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

function swimmer(brush: Brush, state: OddState, index: number, sway: number) {
  const { x, y } = fishPlace(index, state.side)
  const isOdd = index === state.odd
  const kind = isOdd && state.by === 'kind' ? (state.kind + 1) % 3 : state.kind
  const smaller = isOdd && state.by === 'size' ? 1 - 0.4 * state.much - 0.08 : 1
  const size = (fishSize(state.side) / 54) * smaller
  const turn = (state.turns[index]! * Math.PI) / 6 + sway
  animal(brush, x, y, kind, turn, size)
  if (isOdd && state.by === 'shade')
    brush.disc(x, y, fishSize(state.side) * 0.3, '#10305a', 0.2 + 0.3 * state.much)
}
