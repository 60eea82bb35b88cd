import { PAINT } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { missingOf, pebblePlace, rules, type WholeState } from '../verbs/make-whole.ts'
import { numbersTo } from '../verbs/quiz.ts'
import { chalk, fitting } from './chalk.ts'
import { answer, beach, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 2.5, tilt: 5, aside: 10, above: -30 }

const SPOTS = numbersTo(8).map(pebblePlace)
const TONES = ['#cfd8de', '#e8d3b4', '#b9cfc6'] as const

export const scene: SchoolScene<WholeState> = {
  rules,
  backdrop: 'sea',
  waterline: 120,
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 44),
  feel: { score: { sound: 'merge', sparks: PAINT.sun, count: 16 }, slip: SLIP },
  hero: (state) => pebblePlace(Math.max(0, state.pebbles.indexOf(missingOf(state)))),
  still(brush, look) {
    beach(brush, look, 150)
    brush.line([312, 132, 312, 52], 5, '#6f4320')
    for (const x of [66, 120, 174, 228, 282]) brush.slab(x - 26, 106, 50, 22, 9, '#a8693c', 8)
  },
  draw(state, brush, look) {
    const bob = look.calm ? 0 : Math.sin(look.seconds * 2) * 2
    brush.shape([314, 50, 372, 62, 314, 96], PAINT.coral)
    const goal = String(state.target)
    chalk(brush, goal, [333, 70, fitting(goal, 38, 24)], { color: '#fff', thick: 0.14 })
    const shown = state.verdict > 0 || state.over
    const parts = [...state.given.map(String), shown ? String(missingOf(state)) : '?']
    for (const [index, part] of parts.entries()) {
      const [x, isOpen] = [84 + index * 78, index === parts.length - 1]
      brush.slab(x - 30, 50 + bob, 60, 52, 12, isOpen ? (shown ? '#8fe0a0' : '#5b4632') : '#e2b878', 7)
      chalk(brush, part, [x, 77 + bob, fitting(part, 48, 32)], {
        color: isOpen && !shown ? '#ffd27a' : '#4a2a10',
        thick: 0.13,
      })
      if (!isOpen) chalk(brush, '+', [x + 39, 77 + bob, 22], { color: '#fff4dc', thick: 0.18 })
    }
    const right = state.pebbles.indexOf(missingOf(state))
    for (const [index, number] of state.pebbles.entries()) {
      const { x, y } = SPOTS[index]!
      answer(brush, [x, y, 34], TONES[index % 3]!, judged(state, index, right))
      const text = String(number)
      chalk(brush, text, [x, y, fitting(text, 52, 30)], { color: '#2b3a44', thick: 0.13 })
    }
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}
