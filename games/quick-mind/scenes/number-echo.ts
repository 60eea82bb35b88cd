import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { heardSince, keyPlace, orderOf, rules, type EchoState } from '../verbs/number-echo.ts'
import { arrow } from './answer-buttons.ts'
import { chalk } from './chalk.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 46, zoom: 1.4, tilt: -5, aside: 0, above: -20 }

const SPOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(keyPlace)

export const scene: SchoolScene<EchoState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 44),
  feel: {
    digit: { sound: 'coin', pitch: -3, count: 0 },
    score: { count: 0, pitch: -24 },
    key: { sound: 'tap', sparks: PAINT.sun, count: 6 },
    whole: { sound: 'merge', sparks: PAINT.lagoon, count: 30 },
    slip: SLIP,
  },
  hero: () => keyPlace(5),
  still(brush) {
    brush.round(42, 152, 316, 236, 40, '#050c24', 0.35)
    brush.slab(46, 146, 308, 232, 40, '#24456e', 9)
    brush.round(60, 60, 280, 76, 38, '#0c1c3a', 0.85)
  },
  draw(state, brush, look) {
    screen(brush, state)
    for (const [index, { x, y }] of SPOTS.entries()) {
      const isDown = state.verdict > 0 && state.picked === index + 1
      const color = isDown && !state.good ? '#d8463c' : '#e8d3b4'
      brush.puck(x, y + (isDown ? 4 : 0), 32, state.look > 0 ? '#8795a8' : color, isDown ? 4 : 8)
      chalk(brush, String(index + 1), [x, y + (isDown ? 4 : 0), 36], { color: '#3a2412', thick: 0.13 })
    }
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** The digit while listening; then dots for what is missing, and the direction. */
function screen(brush: Brush, state: EchoState) {
  const { digits, given, isBackward, look, beat } = state
  const since = heardSince(state)
  arrow(
    brush,
    { x: isBackward ? 84 : 316, y: 98 },
    isBackward ? Math.PI : 0,
    17,
    isBackward ? '#ff9f7a' : '#7fe0b0',
  )
  if (look > 0) {
    const digit = digits[Math.floor(since / beat)]
    const isOn = since >= 0 && since % beat < beat * 0.8
    if (digit !== undefined && isOn)
      chalk(brush, String(digit), [200, 98, 54], { color: PAINT.sun, thick: 0.12 })
    return
  }
  const shown = state.verdict > 0 || state.over
  const step = Math.min(24, 190 / digits.length)
  for (const [index, digit] of orderOf(state).entries()) {
    const x = 200 + (index - (digits.length - 1) / 2) * step
    if (index < given || shown)
      chalk(brush, String(digit), [x, 98, 26], { color: index < given ? '#b9f5c4' : '#ffb3a6', thick: 0.13 })
    else brush.disc(x, 98, 5, '#8fb4e0', 0.7)
  }
}
