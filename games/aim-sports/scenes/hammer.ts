import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { headOf, RING, rules, type HammerState } from '../plays/hammer.ts'
import { lawn, shadow, SLIP, speckles, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 110, zoom: 1.5, tilt: 7, aside: 0, above: -40 }

function sector(brush: Brush, { middle, half, mark }: HammerState) {
  const edge = (angle: number, far: number) => [
    RING.x + Math.sin(angle) * far,
    RING.y - Math.cos(angle) * far,
  ]
  const fan: number[] = [RING.x, RING.y]
  for (let step = 0; step <= 6; step++) fan.push(...edge(middle - half + (step / 6) * half * 2, 380))
  brush.shape(fan, '#8fd07a', 0.55)
  for (const side of [-1, 1])
    brush.line([RING.x, RING.y, ...edge(middle + side * half, 390)], 4, '#ffffff', 0.9)
  const from = middle - half - Math.PI / 2
  for (let line = 1; line <= 4; line++)
    brush.arc(RING.x, RING.y, mark + line * 45, from, from + half * 2, 2, '#ffffff', 0.4)
  brush.arc(RING.x, RING.y, mark, from, from + half * 2, 5, PAINT.amber)
  const [x, y] = edge(middle, mark)
  brush.line([x!, y!, x!, y! - 26], 3, '#7a4a26')
  brush.shape([x!, y! - 28, x! + 20, y! - 21, x!, y! - 14], PAINT.coral)
}

function hammer(brush: Brush, x: number, y: number, size = 1) {
  brush.ball(x, y, 11 * size, '#8795b5')
}

export const scene: RangeScene<HammerState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => oneButton(),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 28 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 36 },
    round: { sound: 'tap', pitch: 3, count: 0 },
    throw: { sound: 'shoot', pitch: -4, quake: 3, count: 0 },
    thud: { sound: 'hit', pitch: -6, sparks: '#8a6a3a', count: 24, quake: 6 },
    slip: SLIP,
  },
  trail: '#ffe9a8',
  hero: (state) => (state.phase === 'spin' ? headOf(state) : state.ball),
  still(brush, look) {
    lawn(brush, look, '#4a9a52', '#55a85c')
    speckles(brush, look, '#8ad07f')
  },
  draw(state, brush, look) {
    sector(brush, state)
    brush.disc(RING.x, RING.y + 3, 62, '#7d8798')
    brush.disc(RING.x, RING.y, 62, '#b4bdcc')
    brush.ring(RING.x, RING.y, 58, 4, '#ffffff')
    // The cage behind the ring.
    brush.arc(RING.x, RING.y, 78, 0.25, Math.PI - 0.25, 5, '#3a4a66')
    const head = headOf(state)
    const spinning = state.phase === 'spin'
    const [dx, dy] = [(head.x - RING.x) / 46, (head.y - RING.y) / 46]
    if (spinning) {
      brush.line([RING.x + dx * 12, RING.y + dy * 12, head.x, head.y], 2.4, '#2a3448')
      shadow(brush, head.x + 4, head.y + 8, 11)
      hammer(brush, head.x, head.y)
    }
    brush.disc(RING.x + 3, RING.y + 6, 19, '#001020', 0.28)
    brush.at(RING.x, RING.y, Math.atan2(dy, dx), () => {
      brush.round(-11, -18, 22, 36, 11, PAINT.orchid)
      if (spinning) brush.line([2, -12, 14, 0, 2, 12], 6, '#c98a55')
      brush.ball(0, 0, 9.5, '#d99a63')
      brush.arc(0, 0, 8, Math.PI * 0.6, Math.PI * 1.4, 4, '#3a2418')
    })
    if (state.phase !== 'spin' && state.ball.full > 1) {
      const share = 1 - state.ball.left / state.ball.full
      const high = 4 * 60 * share * (1 - share)
      shadow(brush, state.ball.x + high * 0.1, state.ball.y + 8, 12)
      hammer(brush, state.ball.x, state.ball.y - high * 0.5, 1 + high / 90)
    }
    tries(brush, look, state.lamps)
  },
}
