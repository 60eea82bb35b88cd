import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { HAND_Y, rules, type KiteState } from '../skies/kite-run.ts'
import { cloud, farClouds, FEEL, hills, star } from './sky-art.ts'

const GROUND = HAND_Y + 36

export const scene: Scene<KiteState> = {
  rules,
  backdrop: 'air',
  feel: FEEL,
  hero: ({ kiteX, kiteY }) => ({ x: kiteX, y: kiteY }),
  camera: ({ x }) => ({ x: x - 60, y: 0 }),
  draw(state, brush, look) {
    farClouds(brush, look, state.x)
    hills(brush, look, GROUND - 60, state.x, '#3f8a7a', 0.45)
    brush.round(look.left - 20, GROUND, look.right - look.left + 40, look.bottom - GROUND + 30, 0, '#c9a05c')
    brush.round(look.left - 20, GROUND, look.right - look.left + 40, 9, 0, PAINT.sand)
    for (const { x, y, kind, done } of state.things) {
      if (kind === 'tree') tree(brush, x, y)
      if (kind === 'cloud') storm(brush, x, y, look.top, state.tick)
      if (kind === 'star' && !done) star(brush, x, y, state.tick)
    }
    const run = Math.sin(state.tick * 0.4) * 9
    brush.line([state.x - 2, HAND_Y + 14, state.x + run, GROUND], 6, '#8a5230')
    brush.line([state.x + 2, HAND_Y + 14, state.x - run, GROUND], 6, '#8a5230')
    brush.round(state.x - 10, HAND_Y - 8, 20, 25, 9, PAINT.coral)
    brush.ball(state.x + 1, HAND_Y - 18, 11, '#8a5230')
    brush.line([state.x + 4, HAND_Y - 2, state.x + 15, HAND_Y - 10], 6, '#8a5230')
    const middle = [(state.x + state.kiteX) / 2, (HAND_Y + state.kiteY) / 2 + 16] as const
    brush.line([state.x + 15, HAND_Y - 10, ...middle, state.kiteX, state.kiteY], 2, '#ffffff', 0.8)
    kite(brush, state)
  },
}

function kite(brush: Brush, { kiteX: x, kiteY: y, tick }: KiteState) {
  const wave = Math.sin(tick * 0.14)
  brush.line(
    [x - 6, y + 22, x - 20 + wave * 6, y + 44, x - 26 - wave * 6, y + 68, x - 40 + wave * 6, y + 86],
    3,
    PAINT.shell,
  )
  for (const [bow, color] of [
    [44, PAINT.sun],
    [66, PAINT.lagoon],
  ] as const) {
    const bx = x - 10 - bow * 0.28
    brush.shape([bx - 9, y + bow - 6, bx + 9, y + bow + 6, bx + 9, y + bow - 6, bx - 9, y + bow + 6], color)
  }
  brush.at(x, y, -0.35 + wave * 0.06, () => {
    brush.shape([0, -30, 21, -4, 0, 28, -21, -4], PAINT.orchid)
    brush.shape([0, -30, 21, -4, 0, -4], PAINT.pink)
    brush.shape([0, -4, 0, 28, -21, -4], PAINT.amber)
    brush.line([0, -30, 0, 28], 2, '#ffffff', 0.6)
    brush.line([-21, -4, 21, -4], 2, '#ffffff', 0.6)
  })
}

function tree(brush: Brush, x: number, top: number) {
  brush.line([x - 4, GROUND + 4, x + 3, top + 20], 12, '#7a4a26')
  for (const turn of [-2.8, -2.2, -1.5, -0.8, -0.2, 0.3])
    brush.leaf(
      x + Math.cos(turn) * 22,
      top + 18 + Math.sin(turn) * 14,
      52,
      16,
      turn < -1 ? '#2f9a5a' : PAINT.palm,
      turn,
    )
}

function storm(brush: Brush, x: number, low: number, top: number, tick: number) {
  brush.round(x - 30, top - 20, 60, Math.max(10, low - 30 - top), 26, '#2f3a5c', 0.8)
  cloud(brush, x, low - 38, 22, '#4a5680', 1)
  if (tick % 40 < 8) brush.line([x, low - 20, x - 6, low - 8, x + 5, low - 6, x - 2, low + 4], 4, PAINT.sun)
  for (const drop of [-16, 0, 16]) brush.line([x + drop, low - 16, x + drop - 3, low - 5], 3, '#9fd8ff', 0.7)
}
