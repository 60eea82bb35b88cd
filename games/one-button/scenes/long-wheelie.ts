import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, UP, type WheelieState } from '../verbs/long-wheelie.ts'
import { palm, sandbank } from './places.ts'
import { tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 56, zoom: 1.7, tilt: 5, aside: 20, above: -20 }

const GROUND = 300

export const scene: Scene<WheelieState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  feel: {
    thrust: { sound: 'boost', sparks: PAINT.sand, count: 4 },
    fall: { sound: 'hit', sparks: PAINT.coral, count: 16, quake: 8 },
  },
  hero: ({ x }) => ({ x, y: GROUND - 40 }),
  camera: ({ x }) => ({ x: x - 130, y: 0 }),
  draw(state, brush, look) {
    for (let x = Math.floor((look.left - 90) / 210) * 210; x < look.right + 140; x += 210)
      palm(brush, x, GROUND + 2, 96 + ((x / 210) % 3) * 22, 0.18)
    sandbank(brush, look, GROUND, '#a8683f')
    if (state.isRoot) root(brush, state.thing)
    else branch(brush, state.thing)
    if (state.over || (state.mercy > 0 && state.mercy % 10 < 4)) {
      tries(brush, look, state.lamps)
      return
    }
    rider(brush, state)
    // The way still missing to the next point.
    const share = state.run / 190
    if (share > 0)
      brush.arc(state.x - 24, GROUND - 16, 32, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2, 5, PAINT.sun)
    tries(brush, look, state.lamps)
  },
}

function root(brush: Brush, x: number) {
  brush.shape([x - 30, GROUND + 4, x - 12, GROUND - 16, x + 10, GROUND - 18, x + 32, GROUND + 4], '#5f3718')
  brush.shape([x - 26, GROUND + 2, x - 10, GROUND - 14, x, GROUND - 15, x + 6, GROUND + 2], '#8a5a2e')
  brush.shape([x - 8, GROUND - 66, x + 8, GROUND - 66, x, GROUND - 50], PAINT.lagoon)
}

function branch(brush: Brush, x: number) {
  brush.line([x + 26, GROUND + 6, x + 20, GROUND - 130, x - 46, GROUND - 122], 13, '#6b3f1f')
  for (const [dx, dy] of [
    [-50, -122],
    [-26, -134],
    [2, -138],
    [24, -146],
  ] as const)
    brush.leaf(x + dx, GROUND + dy, 44, 18, PAINT.palm, dx * 0.02)
  for (const dx of [-40, -18]) brush.line([x + dx, GROUND - 118, x + dx, GROUND - 88], 4, '#2f9a5a')
  brush.shape([x - 37, GROUND - 60, x - 21, GROUND - 60, x - 29, GROUND - 44], PAINT.coral)
}

function rider(brush: Brush, { x, lean, tick, last }: WheelieState) {
  const turn = tick * 0.3
  brush.round(x - 46, GROUND + 2, 80, 8, 4, '#000000', 0.18)
  brush.at(x - 24, GROUND - 16, -lean, () => {
    wheel(brush, 52, 0, turn)
    wheel(brush, 0, 0, turn)
    brush.line([0, 0, 16, -22, 40, -22, 52, 0], 7, PAINT.coral)
    brush.line([16, -22, 24, 0, 0, 0], 6, '#b8404a')
    brush.line([40, -22, 44, -36, 36, -42], 6, PAINT.slate)
    brush.round(2, -32, 24, 9, 4, PAINT.ink)
    const back = lean > UP ? -8 : 0
    brush.line([14, -32, 10 + back, -54], 18, PAINT.lagoon)
    brush.line([10 + back, -50, 38, -42], 7, '#8a5230')
    brush.line([14, -32, 28, -16, 24, 0], 7, '#6b3c20')
    brush.ball(10 + back, -70, 12, '#8a5230')
    brush.arc(10 + back, -71, 13, Math.PI * 0.95, Math.PI * 2.05, 8, PAINT.sun)
    if (last) brush.leaf(-26, 2, 30, 12, PAINT.amber, Math.PI)
  })
}

function wheel(brush: Brush, x: number, y: number, turn: number) {
  brush.disc(x, y, 17, PAINT.ink)
  brush.disc(x, y, 11, '#c8d2e8')
  for (const spoke of [0, 1.05, 2.1]) {
    const [dx, dy] = [Math.cos(turn + spoke) * 11, Math.sin(turn + spoke) * 11]
    brush.line([x - dx, y - dy, x + dx, y + dy], 2, PAINT.slate)
  }
  brush.disc(x, y, 4, PAINT.amber)
}
