import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type HeronState, GROUND_Y, rules } from '../verbs/heron-watch.ts'
import { crab, eyes } from './creatures.ts'
import { palm, sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.95, tilt: -5, aside: 180, above: -110 }

export const scene: Scene<HeronState> = {
  rules,
  backdrop: 'sea',
  waterline: 236,
  feel: {
    creep: { sound: 'tap', count: 0 },
    stirs: { sound: 'flip', count: 0 },
    looks: { sound: 'bad', count: 0 },
  },
  hero: ({ x }) => ({ x, y: GROUND_Y - 16 }),
  camera: ({ eye }) => ({ x: eye, y: 0 }),
  draw(state, brush, look) {
    sandbank(brush, look, GROUND_Y, '#b98a52')
    for (let x = Math.floor(look.left / 420) * 420; x < look.right + 60; x += 420)
      palm(brush, x + 40, GROUND_Y + 4, 110)
    for (const x of state.shells) {
      brush.glow(x, GROUND_Y - 8, 20, PAINT.pink)
      for (const turn of [-2.4, -1.57, -0.7])
        brush.leaf(x + Math.cos(turn) * 7, GROUND_Y - 5 + Math.sin(turn) * 7, 20, 9, PAINT.pink, turn)
    }
    heron(brush, state)
    if (!state.over) crab(brush, state.x, GROUND_Y - 16, 15, PAINT.coral, state.x * 0.3)
    brush.round(
      look.left - 60,
      GROUND_Y - 6,
      Math.max(0, state.tide - look.left + 60),
      look.bottom - GROUND_Y + 60,
      12,
      '#1f7fb0',
      0.9,
    )
    brush.disc(state.tide, GROUND_Y + 4, 12, '#e8fbff', 0.9)
    brush.disc(state.tide - 22, GROUND_Y, 9, '#e8fbff', 0.7)
  },
}

function heron(brush: Brush, { eye, phase, left, tick }: HeronState) {
  const x = eye + 300
  const shakes = phase === 'stirs' ? Math.sin(tick * 0.9) * 3 : 0
  for (const leg of [-8, 10]) brush.line([x + leg, 200, x + leg, GROUND_Y + 4], 5, PAINT.amber)
  brush.leaf(x + 26, 186, 84, 40, '#7f93c4', 0.35)
  brush.ball(x, 180, 34, '#a9bae0')
  const toward = phase === 'looks' ? -1 : phase === 'stirs' ? 0 : 1
  brush.line([x - 8, 164, x - 20 + shakes, 120, x + toward * 6 + shakes, 84], 13, '#a9bae0')
  const [headX, headY] = [x + toward * 8 + shakes, 80]
  brush.shape(
    [headX + toward * 12, headY - 6, headX + (toward || 0.2) * 58, headY + 5, headX + toward * 12, headY + 9],
    PAINT.amber,
  )
  brush.ball(headX, headY, 19, '#c9d6f2')
  brush.leaf(headX - toward * 18, headY - 14, 30, 8, PAINT.ink, toward >= 0 ? 0.5 : -0.5)
  if (phase === 'looks') {
    brush.glow(headX - 6, headY - 3, 40, PAINT.coral)
    brush.disc(headX - 6, headY - 3, 8, '#ffffff')
    brush.disc(headX - 8, headY - 3, 4.5, PAINT.coral)
    brush.shape(
      [headX - 10, headY - 4, eye - 40, GROUND_Y + 10, eye + 250, GROUND_Y + 10],
      PAINT.coral,
      Math.min(0.24, left * 0.02),
    )
  } else if (phase === 'stirs') eyes(brush, headX, headY - 3, 6, 0, 7)
  else brush.line([headX + 2, headY - 3, headX + 11, headY - 3], 3, PAINT.ink)
}
