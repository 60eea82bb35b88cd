import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { type PufferState, SCARES, LANE_Y, rules } from '../verbs/puffer-fit.ts'
import { eyes } from './creatures.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.9, tilt: 6, aside: 50, above: 0 }

export const scene: Scene<PufferState> = {
  rules,
  backdrop: 'deep',
  feel: {
    puff: { sound: 'boost', count: 0 },
    sigh: { sound: 'pop', sparks: '#dff8ff', count: 8 },
  },
  hero: ({ x }) => ({ x, y: LANE_Y }),
  camera: ({ x }) => ({ x: x - 110, y: 0 }),
  draw(state, brush, look) {
    for (let x = Math.floor(look.left / 90) * 90; x < look.right; x += 90)
      brush.leaf(x, 396, 90, 18, '#1f8f6a', -1.57 + Math.sin(look.seconds + x) * 0.12)
    for (const { x, kind, half, passed } of state.things) {
      if (x < look.left - 90 || x > look.right + 90) continue
      if (kind === 'gap') coral(brush, look, x, half)
      else
        shark(
          brush,
          passed ? x - (x - state.x) * 0.5 : x,
          passed ? LANE_Y + (state.x - x) * 1.4 : LANE_Y,
          state.tick,
        )
    }
    if (!state.over) puffer(brush, state)
  },
}

function coral(brush: Brush, look: Look, x: number, half: number) {
  for (const side of [-1, 1]) {
    const from = side < 0 ? look.top - 60 : LANE_Y + half + 6
    const to = side < 0 ? LANE_Y - half - 6 : look.bottom + 60
    brush.round(x - 17, from, 34, to - from, 17, '#8f2f57')
    brush.round(x - 17, from, 24, to - from, 12, PAINT.pink)
    for (let y = 40; y < Math.abs(to - from); y += 46) {
      brush.disc(x - 7, side < 0 ? to - y : from + y, 5, '#ffd0e4')
      brush.disc(x + 8, side < 0 ? to - y + 18 : from + y + 18, 4, '#5f1f3f')
    }
    brush.ball(x, LANE_Y + side * (half + 18), 18, PAINT.coral)
  }
}

function shark(brush: Brush, x: number, y: number, tick: number) {
  const wag = Math.sin(tick * 0.2) * 6
  brush.shape([x + 50, y, x + 88, y - 28 + wag, x + 78, y + wag, x + 88, y + 24 + wag], '#566a94')
  brush.shape([x + 18, y - 20, x + 44, y - 48, x + 46, y - 14], '#566a94')
  brush.shape(
    [x - 22, y + 2, x + 6, y - 22, x + 40, y - 20, x + 70, y, x + 40, y + 20, x + 4, y + 20],
    PAINT.stone,
  )
  brush.shape([x - 16, y + 6, x + 20, y + 6, x + 40, y + 18, x + 4, y + 20], '#eef3ff')
  for (let tooth = 0; tooth < 4; tooth++)
    brush.shape([x - 12 + tooth * 8, y + 6, x - 4 + tooth * 8, y + 6, x - 8 + tooth * 8, y + 13], '#ffffff')
  brush.disc(x + 6, y - 6, 4, PAINT.ink)
}

function puffer(brush: Brush, { x, size, tick }: PufferState) {
  const proud = size >= SCARES
  if (proud)
    for (let thorn = 0; thorn < 12; thorn++) {
      const turn = (thorn * Math.PI) / 6
      brush.leaf(x + Math.cos(turn) * size, LANE_Y + Math.sin(turn) * size, 26, 9, PAINT.coral, turn)
    }
  const wag = Math.sin(tick * 0.4) * 5
  brush.shape(
    [x - size * 0.8, LANE_Y, x - size - 16, LANE_Y - 10 + wag, x - size - 16, LANE_Y + 10 + wag],
    PAINT.coral,
  )
  brush.ball(x, LANE_Y, size, proud ? PAINT.amber : PAINT.sun)
  brush.disc(x, LANE_Y + size * 0.45, size * 0.5, '#fff4dc', 0.7)
  eyes(brush, x + size * 0.35, LANE_Y - size * 0.25, Math.max(4, size * 0.22), 1, size * 0.3)
}
