import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { pullShot } from '#kit/game/micro/pull-shot.ts'
import { BALL, EDGE, HALF, PEG, rules, strokeInput, type CroquetState, type Hoop } from '../plays/croquet.ts'
import { shade, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.6, tilt: -5, aside: 0, above: -60 }

export const scene: CourtScene<CroquetState> = {
  rules,
  backdrop: 'plain',
  controls: () =>
    pullShot({
      from: (state) => ((state as CroquetState).rolling ? undefined : (state as CroquetState).ball),
      inputOf: ({ angle, power }) => strokeInput(angle, power),
      draw(brush, { angle, power }, { x, y }) {
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
        for (let dot = 1; dot < 3 + power * 12; dot++)
          brush.disc(x + dx * dot * 15, y + dy * dot * 15, 3, '#ffffff', 0.75 - dot * 0.04)
        brush.at(x - dx * (20 + 30 * power), y - dy * (20 + 30 * power), angle, () => {
          brush.line([-46, 0, -4, 0], 5, '#e0b070')
          brush.round(-8, -14, 16, 28, 6, '#8a4a2a')
          brush.round(-8, -14, 16, 7, 4, PAINT.coral)
        })
      },
    }),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 24 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 40 },
    stroke: { sound: 'hit', pitch: -3, count: 0 },
    knock: { sound: 'bounce', sparks: '#ffffff', count: 6 },
    hoop: { sound: 'coin', sparks: '#ffffff', count: 12 },
    peg: { sound: 'boost', sparks: PAINT.pink, count: 30, quake: 3 },
    slip: SLIP,
  },
  hero: ({ ball }) => ball,
  still(brush, look) {
    brush.round(
      look.left - 40,
      look.top - 40,
      look.right - look.left + 80,
      look.bottom - look.top + 80,
      0,
      '#2a7040',
    )
    brush.slab(EDGE - 10, EDGE - 10, 420 - EDGE * 2, 420 - EDGE * 2, 22, '#f4ecd8', 8)
    brush.round(EDGE - 2, EDGE - 2, 404 - EDGE * 2, 404 - EDGE * 2, 16, '#5fb45a')
    for (let stripe = 0; stripe < 4; stripe++)
      brush.round(EDGE - 2 + stripe * 92 + 46, EDGE - 2, 46, 404 - EDGE * 2, 0, '#6cc066', 0.7)
  },
  draw(state, brush, look) {
    for (const { x, y, r } of state.stones) {
      shade(brush, x + 3, y + 7, r)
      brush.ball(x, y, r, PAINT.stone)
    }
    shade(brush, PEG.x + 3, PEG.y + 6, 11)
    brush.round(PEG.x - 5, PEG.y - 40, 10, 46, 5, '#ffffff')
    for (const [band, color] of [PAINT.coral, PAINT.sun, PAINT.sky].entries())
      brush.round(PEG.x - 5, PEG.y - 38 + band * 11, 10, 6, 2, color)
    if (state.next >= state.hoops.length) brush.ring(PEG.x, PEG.y, 22, 4, PAINT.amber)
    for (const [index, one] of state.hoops.entries()) hoop(brush, one, index, state.next)
    const { x, y } = state.ball
    shade(brush, x + 3, y + 7, BALL)
    brush.ball(x, y, BALL, PAINT.sky)
    for (let left = 0; left < state.strokes; left++)
      brush.disc(look.right - 24 - left * 18, look.top + 28, 7, PAINT.sky)
    tries(brush, look, state.lamps)
  },
}

/** White when done, golden when next; the little arrow leads through it. */
function hoop(brush: Brush, { x, y, turn }: Hoop, index: number, next: number) {
  const color = index < next ? '#cfe8d0' : index === next ? PAINT.amber : '#ffffff'
  brush.at(x, y, turn, () => {
    brush.line([3, -HALF + 5, 3, HALF + 5], 6, '#14402a', 0.35)
    brush.line([0, -HALF, 0, HALF], 6, color)
    for (const side of [-1, 1]) brush.ball(0, HALF * side, 5.5, color)
    if (index === next)
      for (const side of [-1, 1]) brush.line([side * 13, -6, side * 20, 0, side * 13, 6], 3, PAINT.amber, 0.9)
  })
  digits(brush, index + 1, x, y - HALF - 14, 12, index === next ? PAINT.amber : '#e8f6e4')
}
