import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import {
  type Leaper,
  type SnapshotState,
  SEA_Y,
  FRAME,
  PATIENCE,
  leaperAt,
  rules,
} from '../verbs/whale-snap.ts'
import { bird } from './creatures.ts'
import { bar, tries, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.5, tilt: -5, aside: 0, above: 10 }

export const scene: Scene<SnapshotState> = {
  rules,
  backdrop: 'sea',
  waterline: 288,
  wakes: true,
  feel: {
    click: { sound: 'flip', count: 0 },
    spoilt: { sound: 'bad', count: 0 },
    empty: { sound: 'bad', count: 0 },
    late: { sound: 'bad', count: 0 },
    score: { sound: 'coin', sparks: PAINT.sun, count: 20 },
  },
  hero: () => FRAME,
  draw(state, brush, look) {
    for (const leaper of state.leapers) animal(brush, leaper)
    water(brush, look, SEA_Y, '#12628f', state.tick * 0.02)
    water(brush, look, SEA_Y + 44, '#0d4c76', state.tick * 0.03)
    viewfinder(brush, state)
    bar(brush, 200, 378, 120, state.patience / PATIENCE, state.patience < 180 ? PAINT.coral : PAINT.sun)
    tries(brush, look, state.lamps)
  },
}

function viewfinder(brush: Brush, { since }: SnapshotState) {
  const { x, y, half, tall } = FRAME
  if (since < 10) brush.round(x - half, y - tall, half * 2, tall * 2, 14, '#ffffff', 0.8 - since * 0.08)
  const color = since > 34 ? '#ffffff' : PAINT.stone
  for (const side of [-1, 1])
    for (const row of [-1, 1])
      brush.line(
        [
          x + side * half,
          y + row * (tall - 24),
          x + side * half,
          y + row * tall,
          x + side * (half - 24),
          y + row * tall,
        ],
        6,
        color,
        0.95,
      )
  brush.line([x - 9, y, x + 9, y], 3, color, 0.6)
  brush.line([x, y - 9, x, y + 9], 3, color, 0.6)
}

function animal(brush: Brush, leaper: Leaper) {
  const { x, y } = leaperAt(leaper)
  const k = leaper.at / leaper.whole
  const way = Math.sign(leaper.span)
  if (leaper.kind === 'gull') {
    bird(brush, x, y, 17, PAINT.shell, way, leaper.at * 0.22)
    brush.ring(x, y, 27, 3, PAINT.coral, 0.7)
    return
  }
  const tilt = (k - 0.5) * 2.2
  const size = leaper.kind === 'whale' ? 1.5 : 1
  const [back, belly] = leaper.kind === 'whale' ? ['#5a6fb8', '#dfe8ff'] : [PAINT.sky, '#eaf8ff']
  brush.at(
    x,
    y,
    way * tilt,
    () => {
      brush.shape([way * -34, 0, way * -60, -14, way * -52, 2, way * -60, 15], back)
      brush.shape([way * -8, -12, way * 2, -28, way * 14, -11], back)
      brush.shape(
        [
          way * -42,
          0,
          way * -20,
          -15,
          way * 10,
          -18,
          way * 34,
          -9,
          way * 52,
          3,
          way * 32,
          11,
          way * 4,
          15,
          way * -22,
          10,
        ],
        back,
      )
      brush.shape([way * -18, 8, way * 10, 6, way * 38, 6, way * 6, 15], belly)
      brush.disc(way * 28, -3, 3.2, PAINT.ink)
    },
    size,
  )
  if (leaper.shot) brush.star(x, y - 34 * size, 11, PAINT.sun)
}
