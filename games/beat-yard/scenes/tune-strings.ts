import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { dragColumns } from '#kit/game/micro/touch.ts'
import { CLOSE, HOLD, LAMPS, loudness, rules, type StringState } from '../plays/tune-strings.ts'
import { boards, FEEL, garland, TONES, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 1.2, tilt: -5, aside: 0, above: -140 }

const PEG_Y = 316

export const scene: YardScene<StringState> = {
  rules,
  controls: () => dragColumns((state) => (state as StringState).peg),
  backdrop: 'air',
  feel: { ...FEEL, tuned: { sound: 'win', sparks: PAINT.sun, count: 40 } },
  hero: ({ peg }) => ({ x: peg, y: PEG_Y }),
  draw(state, brush, look) {
    boards(brush, look, 352)
    body(brush)
    const sum = state.joy > 0 ? 1 : loudness(state)
    const near = Math.abs(state.peg - state.goal) < CLOSE || state.joy > 0
    wave(brush, 112, 10, { seconds: look.calm ? 0 : look.seconds, color: PAINT.shell })
    wave(brush, 176, 4 + 15 * sum, {
      seconds: look.calm ? 0.2 : look.seconds,
      color: near ? PAINT.lagoon : PAINT.amber,
    })
    // The lamp between the strings follows their volume.
    brush.glow(200, 144, 24 + sum * 30, near ? PAINT.lagoon : PAINT.amber)
    brush.ball(200, 144, 9 + sum * 9, near ? PAINT.lagoon : PAINT.amber)
    brush.arc(200, 144, 28, -1.57, -1.57 + 6.283 * Math.min(1, state.held / HOLD), 5, PAINT.sun)
    peg(brush, state)
    const share = state.left / state.full
    brush.round(90, 236, 220, 9, 4, '#0d0a24', 0.5)
    brush.round(90, 236, Math.max(6, 220 * share), 9, 4, share > 0.3 ? PAINT.palm : PAINT.coral)
    for (let string = 0; string < Math.min(12, state.tuned); string++)
      brush.disc(90 + string * 20, 262, 5, TONES[string % TONES.length] ?? PAINT.amber)
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** The box of the instrument with its sound hole. */
function body(brush: Brush) {
  brush.round(22, 84, 356, 140, 40, '#000000', 0.25)
  brush.slab(22, 74, 356, 140, 40, '#a8643a', 10)
  brush.round(36, 86, 328, 112, 30, '#c9854e')
  brush.disc(200, 144, 44, '#3a1f14')
  brush.ring(200, 144, 48, 5, '#e8c48c')
  for (const x of [52, 348]) brush.slab(x - 7, 96, 14, 96, 5, '#5d3418', 4)
}

/** A string whose amplitude follows its volume. */
function wave(
  brush: Brush,
  y: number,
  wide: number,
  { seconds, color }: { readonly seconds: number; readonly color: string },
) {
  const shake = Math.sin(seconds * 40)
  for (const side of [1, -1]) {
    const points: number[] = []
    for (let step = 0; step <= 10; step++) {
      const k = step / 10
      points.push(56 + 288 * k, y + side * Math.sin(k * Math.PI) * wide * shake)
    }
    brush.line(points, side > 0 ? 3.4 : 2, color, side > 0 ? 0.95 : 0.35)
  }
}

function peg(brush: Brush, { peg: x }: StringState) {
  brush.round(10, PEG_Y - 8, 380, 16, 8, '#1a1020', 0.6)
  for (let mark = 0; mark <= 10; mark++)
    brush.line([20 + mark * 36, PEG_Y + 14, 20 + mark * 36, PEG_Y + 20], 2, '#ffffff', 0.3)
  brush.puck(x, PEG_Y, 24, PAINT.orchid, 7)
  brush.at(x, PEG_Y, x * 0.03, () => brush.round(-15, -5, 30, 10, 5, '#fff4dc'))
}
