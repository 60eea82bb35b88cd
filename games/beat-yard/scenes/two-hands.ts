import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import { drumPlace, LAMPS, rules, type HandsState } from '../plays/two-hands.ts'
import { boards, FEEL, garland, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 100, zoom: 1.2, tilt: -5, aside: 0, above: 100 }

const COLORS = [PAINT.coral, PAINT.lagoon] as const
const DIAL = { x: 200, y: 116 } as const

export const scene: YardScene<HandsState> = {
  rules,
  controls: () =>
    pads({
      spots: () => [drumPlace(0), drumPlace(1)],
      reach: 900,
      keys: [
        ['arrowleft', 'a', 'f'],
        ['arrowright', 'd', 'j'],
      ],
    }),
  backdrop: 'plain',
  feel: { ...FEEL, stray: {}, pair: { sound: 'deal', sparks: PAINT.sun, count: 20 } },
  // Before the first tap the tutorial's finger is on a drum.
  hero: ({ tick }) => (tick === 0 ? drumPlace(0) : DIAL),
  draw(state, brush, look) {
    boards(brush, look, 318, '#6f4a6a')
    dial(brush, state)
    for (const [side, hand] of state.hands.entries()) {
      const { x, y } = drumPlace(side)
      const color = COLORS[side] ?? PAINT.coral
      const push = hand.flash * 0.5
      brush.round(x - 62, y + 44, 124, 16, 8, '#000000', 0.25)
      brush.round(x - 60, y - 4 + push, 120, 62, 18, '#6b3d1c')
      for (let cord = 0; cord < 5; cord++)
        brush.line([x - 50 + cord * 22, y + 10, x - 40 + cord * 22, y + 54], 3, PAINT.sand)
      brush.disc(x, y + push, 62, color)
      brush.disc(x, y - 2 + push, 54, hand.flash > 0 ? '#fff8e0' : '#f2dfb8')
      brush.ring(x, y - 2 + push, 30, 5, color, 0.7)
      // Rings close in on the drum: the next beats of this hand.
      for (let beat = 0; beat < 3; beat++) {
        const left = hand.left + beat * hand.period
        if (left < 0 || left > 120) continue
        brush.ring(x, y - 2, 30 + left * 1.1, beat === 0 ? 5 : 3, color, beat === 0 ? 0.9 : 0.4)
      }
    }
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** The round as a clock: stones of the left hand outside, of the right inside. */
function dial(brush: Brush, { hands, at, long, rounds }: HandsState) {
  const { x, y } = DIAL
  brush.puck(x, y, 74, '#4a2a52', 8)
  brush.disc(x, y, 64, '#2c1838')
  const place = (k: number, reach: number): [number, number] => {
    const angle = k * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  }
  for (const [side, reach] of [54, 32].entries()) {
    brush.ring(x, y, reach, 2, '#ffffff', 0.18)
    const { beats } = hands[side]!
    for (let beat = 0; beat < beats; beat++) {
      const [bx, by] = place(beat / beats, reach)
      brush.ball(bx, by, 9, COLORS[side] ?? PAINT.coral)
    }
  }
  const [hx, hy] = place(Math.max(0, at) / long, 60)
  brush.line([x, y, hx, hy], 4, PAINT.sun, at < 0 ? 0.35 : 1)
  brush.ball(x, y, 8, PAINT.sun)
  for (let dot = 0; dot < rounds; dot++) brush.disc(x - 24 + dot * 16, y + 92, 4, PAINT.sun)
}
