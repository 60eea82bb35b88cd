import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { BALL, BODY, GROUND, NET, rules, type Beacher, type VolleyState } from '../plays/volley.ts'
import { ground, paneled, shade, SLIP, tries, type CourtScene } from './court-art.ts'
import { runAndJump } from './controls.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.35, tilt: -6, aside: -30, above: 60 }

const JUMPS_ABOVE = 236

/** The half disc of a shell, as points around its foot. */
const SHELL = Array.from({ length: 15 }, (_, step) => Math.PI * (1 + step / 14)).flatMap((angle) => [
  Math.cos(angle) * BODY,
  Math.sin(angle) * BODY,
])

function crab(brush: Brush, { x, y }: Beacher, color: string, look: number, seconds: number) {
  shade(brush, x, GROUND + 4, BODY * (1 - (GROUND - y) / 300))
  const step = Math.sin(seconds * 14 + x * 0.2) * 3
  for (const side of [-1, 1]) {
    for (const leg of [0.5, 0.9])
      brush.line(
        [x + side * BODY * leg, y - 6, x + side * (BODY * leg + 10), y + 2 + step * side],
        5,
        '#7a1f30',
      )
    brush.line([x + side * BODY * 0.8, y - 20, x + side * (BODY + 8), y - 34], 7, color)
    brush.disc(x + side * (BODY + 9), y - 38, 9, color)
    brush.shape(
      [x + side * (BODY + 9), y - 38, x + side * (BODY + 4), y - 50, x + side * (BODY + 14), y - 50],
      '#ffd9b0',
    )
  }
  brush.shape(
    SHELL.map((value, index) => (index % 2 === 0 ? x : y) + value),
    color,
  )
  brush.arc(x, y - 2, BODY * 0.8, Math.PI * 1.15, Math.PI * 1.5, 4, '#ffffff', 0.45)
  for (const side of [-1, 1]) {
    brush.disc(x + side * 11, y - BODY - 2, 8, '#ffffff')
    brush.disc(x + side * 11 + look * 3, y - BODY - 2, 4, PAINT.ink)
  }
}

export const scene: CourtScene<VolleyState> = {
  rules,
  backdrop: 'sea',
  waterline: 268,
  controls: () => runAndJump((state) => (state as VolleyState).me.x, JUMPS_ABOVE),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 26 },
    bump: { sound: 'bounce', sparks: PAINT.sand, count: 6 },
    smash: { sound: 'hit', sparks: PAINT.amber, count: 16, quake: 5 },
    slip: SLIP,
  },
  trail: '#ffffff',
  hero: ({ ball }) => ball,
  draw(state, brush, look) {
    ground(brush, look, GROUND + 2, '#e9bd78', '#ffe2a6')
    brush.line([30, GROUND + 26, 370, GROUND + 26], 4, '#ffffff', 0.6)
    shade(brush, state.ball.x, GROUND + 8, BALL)
    brush.line([NET.x, GROUND + 20, NET.x, NET.top - 4], 8, '#8a5a2c')
    brush.round(NET.x - 3, NET.top, 6, 62, 3, '#ffffff', 0.9)
    for (let knot = 0; knot < 4; knot++) brush.disc(NET.x, NET.top + 10 + knot * 15, 4, PAINT.coral)
    const seconds = look.calm ? 0 : look.seconds
    const way = (from: number) => Math.sign(state.ball.x - from)
    crab(brush, state.me, PAINT.coral, way(state.me.x), seconds)
    crab(brush, state.rival, PAINT.sky, way(state.rival.x), seconds)
    paneled(brush, state.ball.x, state.ball.y, BALL, '#fffdf2', state.ball.x * 0.03, PAINT.amber)
    if (state.ball.y < look.top) brush.leaf(state.ball.x, look.top + 16, 18, 14, PAINT.sun, -Math.PI / 2)
    for (let dot = 0; dot < state.touches; dot++)
      brush.disc((state.side === 0 ? 84 : 284) + dot * 16, GROUND + 44, 5, PAINT.shell, 0.9)
    tries(brush, look, state.lamps)
  },
}
