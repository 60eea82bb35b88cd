import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type TotemState, FACES, PATIENCE, rules } from '../verbs/totem-stop.ts'
import { bar, tries } from './pieces.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.85, tilt: 5, aside: 0, above: -140 }

const COLORS = [PAINT.coral, PAINT.amber, PAINT.palm, PAINT.sky, PAINT.orchid] as const
const TALL = 92

export const scene: Scene<TotemState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  feel: {
    stop: { sound: 'place', count: 6, sparks: PAINT.sand, quake: 2 },
    pair: { sound: 'score', sparks: PAINT.sun, count: 10 },
    triple: { sound: 'win', sparks: PAINT.sun, count: 40 },
    mixed: { sound: 'bad', quake: 6 },
  },
  hero(state) {
    const index = state.reels.findIndex(({ stopped }) => !stopped)
    return { x: 110 + Math.max(0, index) * 90, y: 340 }
  },
  draw(state, brush, look) {
    sandbank(brush, look, 344, '#4a5a3a', '#7d9a4f')
    const next = state.reels.findIndex(({ stopped }) => !stopped)
    for (const [index, reel] of state.reels.entries()) {
      const x = 110 + index * 90
      brush.round(x - 41, 58, 82, 290, 12, '#2a1a12')
      const base = Math.floor(reel.at)
      for (let face = base - 2; face <= base + 3; face++) {
        const y = 200 + (face - reel.at) * TALL
        const kind = ((face % FACES) + FACES) % FACES
        if (y > 110 && y < 290) totem(brush, x, y, kind, Math.abs(y - 200) < TALL / 2)
      }
      brush.round(x - 43, 40, 86, 34, 8, '#6f4020')
      brush.round(x - 43, 326, 86, 30, 8, '#6f4020')
      if (index === next && state.shown === 0) brush.shape([x - 11, 376, x, 362, x + 11, 376], PAINT.sun)
    }
    brush.round(58, 200 - TALL / 2 - 4, 284, 5, 2, PAINT.sun)
    brush.round(58, 200 + TALL / 2 - 1, 284, 5, 2, PAINT.sun)
    for (const side of [52, 348]) brush.ball(side, 200, 10, PAINT.sun)
    bar(brush, 200, 382, 130, state.patience / PATIENCE, state.patience < 130 ? PAINT.coral : PAINT.sun)
    tries(brush, look, state.lamps)
  },
}

/** Five carved faces, told apart by colour, eyes and mouth. */
function totem(brush: Brush, x: number, y: number, kind: number, lit: boolean) {
  const color = COLORS[kind]!
  brush.slab(x - 37, y - 42, 74, 78, 9, lit ? color : '#5f4a3f', 7)
  const ink = lit ? '#2a1408' : '#33241c'
  for (const side of [-1, 1]) {
    if (kind === 0) brush.shape([x + side * 6, y - 16, x + side * 28, y - 27, x + side * 26, y - 8], ink)
    else if (kind === 1) brush.ring(x + side * 16, y - 16, 8, 5, ink)
    else if (kind === 2) brush.round(x + side * 16 - 11, y - 18, 22, 7, 3, ink)
    else if (kind === 3) brush.disc(x + side * 16, y - 16, 9, ink)
    else brush.star(x + side * 16, y - 16, 11, ink)
  }
  brush.shape([x - 5, y - 8, x + 5, y - 8, x + 9, y + 8, x - 9, y + 8], ink, 0.35)
  if (kind === 0)
    brush.shape(
      [
        x - 24,
        y + 14,
        x - 12,
        y + 26,
        x,
        y + 14,
        x + 12,
        y + 26,
        x + 24,
        y + 14,
        x + 20,
        y + 30,
        x - 20,
        y + 30,
      ],
      ink,
    )
  else if (kind === 1) brush.disc(x, y + 20, 11, ink)
  else if (kind === 2) brush.arc(x, y + 10, 18, 0.3, 2.8, 6, ink)
  else if (kind === 3) brush.round(x - 24, y + 13, 48, 14, 7, ink)
  else brush.arc(x, y + 32, 18, 3.5, 5.9, 6, ink)
}
