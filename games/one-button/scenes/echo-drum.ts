import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type EchoState, STEPS, LEAD, dueAt, rules } from '../verbs/echo-drum.ts'
import { eyes } from './creatures.ts'
import { tries } from './pieces.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.25, tilt: 6, aside: 0, above: -130 }

export const scene: Scene<EchoState> = {
  rules,
  backdrop: 'air',
  feel: {
    call: { sound: 'bounce', pitch: 5, sparks: PAINT.palm, count: 10 },
    drum: { sound: 'bounce', pitch: -5, count: 0 },
    score: { sparks: PAINT.sun, count: 12 },
    wrong: { sound: 'bad', sparks: PAINT.coral, count: 14, quake: 5 },
  },
  hero: () => ({ x: 200, y: 320 }),
  draw(state, brush, look) {
    sandbank(brush, look, 352, '#3d5a3a', '#6f9a4f')
    const since = Math.min(
      ...state.pattern.map((step) => state.at - dueAt(state, step)).filter((ticks) => ticks >= 0),
      99,
    )
    const strikes = state.phase === 'call' && since < 8 ? 1 - since / 8 : 0
    frog(brush, 200, 120 - strikes * 8, strikes)
    beats(brush, state)
    const pressed = state.last === 1 && state.phase === 'answer'
    drum(brush, 200, 316 + (pressed ? 3 : 0), 62, state.phase === 'answer' ? PAINT.coral : '#8f5a5f')
    if (pressed) brush.ring(200, 304, 70, 5, PAINT.sun, 0.7)
    tries(brush, look, state.lamps)
  },
}

/** Where a step stands in the row of pads. */
const xOf = (step: number) => 60 + step * 40

/** The strokes as pads in a row; the marker runs over them. */
function beats(brush: Brush, state: EchoState) {
  brush.round(34, 206, 332, 44, 22, '#031226', 0.6)
  for (let step = 0; step < STEPS; step++) brush.disc(xOf(step), 228, 5, '#ffffff', 0.25)
  for (const [index, step] of state.pattern.entries()) {
    const heard = state.phase === 'answer' || state.at >= dueAt(state, step)
    if (!heard) continue
    const answered = state.answers[index]
    const color = answered === 1 ? PAINT.sun : answered === 2 ? PAINT.coral : PAINT.palm
    brush.puck(xOf(step), 226, 14, color, 4)
  }
  const x = 60 + ((state.at - LEAD) / state.beat) * 40
  if (x > 30 && x < 380) brush.line([x, 200, x, 256], 5, state.phase === 'call' ? PAINT.palm : PAINT.sun)
}

function frog(brush: Brush, x: number, y: number, strikes: number) {
  drum(brush, x, y + 62, 40, '#4f8a3a')
  for (const side of [-1, 1])
    brush.line([x + side * 34, y + 14, x + side * 26, y + 30 + strikes * 24], 11, '#2f9a5a')
  brush.ball(x, y, 40, PAINT.palm)
  brush.round(x - 22, y + 8, 44, 8, 4, '#1f6a3c')
  brush.disc(x, y + 20, 14 + strikes * 6, '#d8ffb0', 0.6)
  for (const side of [-19, 19]) brush.ball(x + side, y - 32, 14, PAINT.palm)
  eyes(brush, x, y - 34, 8, 0, 19)
}

function drum(brush: Brush, x: number, y: number, half: number, color: string) {
  brush.shape([x - half, y - 12, x + half, y - 12, x + half * 0.8, y + 38, x - half * 0.8, y + 38], color)
  for (let at = -2; at <= 2; at++)
    brush.line([x + (at * half) / 2.6, y - 4, x + ((at + 0.5) * half) / 2.9, y + 32], 3, '#ffe7c2')
  brush.slab(x - half - 4, y - 18, half * 2 + 8, 13, 6, PAINT.shell, 5)
}
