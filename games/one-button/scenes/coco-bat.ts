import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type BatState, PLATE, PITCHER, SWING, rules } from '../verbs/coco-bat.ts'
import { eyes } from './creatures.ts'
import { coconut, thorny, tries } from './pieces.ts'
import { palm, sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.35, tilt: -4, aside: 80, above: 0 }

export const scene: Scene<BatState> = {
  rules,
  backdrop: 'sea',
  waterline: 232,
  feel: {
    throw: { sound: 'shoot', count: 0 },
    swing: { sound: 'slice', count: 0 },
    strike: { sound: 'bad', count: 0, quake: 5 },
    score: { sound: 'hit', sparks: PAINT.sun, count: 24, quake: 5 },
  },
  hero: () => ({ x: PLATE.x - 24, y: PLATE.y }),
  draw(state, brush, look) {
    sandbank(brush, look, 318, '#c9955a')
    palm(brush, 392, 322, 150, -0.15)
    brush.round(PLATE.x - 34, 326, 68, 14, 7, '#fff4dc', 0.9)
    brush.round(PLATE.x - 8, 326, 16, 14, 5, PAINT.coral)
    brush.line([PLATE.x, 318, PLATE.x, PLATE.y - 40], 3, '#ffffff', 0.25)
    monkey(brush, state)
    batter(brush, state)
    if (state.phase !== 'wait' && !state.over) nut(brush, state)
    tries(brush, look, state.lamps)
  },
}

function nut(brush: Brush, { x, y, kind, phase, tick }: BatState) {
  if (phase === 'hit')
    for (let puff = 1; puff < 5; puff++) brush.disc(x - puff * 14, y + puff * 9, 9 - puff, PAINT.sun, 0.4)
  if (kind === 'spiny') thorny(brush, x, y, 12, '#8a4fd0', tick * 0.2)
  else coconut(brush, x, y, 14, tick * 0.25)
}

function monkey(brush: Brush, { phase, wait }: BatState) {
  const { x, y } = PITCHER
  const raised = phase === 'wait' && wait < 16
  brush.arc(x + 30, y + 52, 22, -1.6, 1.8, 7, '#7a4a26')
  for (const leg of [-9, 11]) brush.line([x + leg, y + 56, x + leg, y + 88], 11, '#7a4a26')
  brush.ball(x + 2, y + 46, 25, '#8f5a30')
  brush.disc(x - 2, y + 50, 14, PAINT.sand)
  brush.line([x - 10, y + 36, raised ? x + 10 : x - 36, raised ? y - 22 : y + 42], 9, '#7a4a26')
  if (raised) brush.ball(x + 12, y - 30, 13, PAINT.wood)
  brush.ball(x, y + 8, 21, '#8f5a30')
  for (const side of [-20, 20]) brush.ball(x + side, y + 6, 8, '#c98a5a')
  brush.disc(x - 4, y + 13, 12, PAINT.sand)
  eyes(brush, x - 4, y + 4, 5, -1, 6.5)
}

function batter(brush: Brush, { swing, tick }: BatState) {
  const [x, y] = [PLATE.x - 46, PLATE.y]
  const turn = swing > 0 ? -1.9 + (1 - swing / SWING) * 4.2 : -2 + Math.sin(tick * 0.08) * 0.08
  for (const leg of [-8, 9]) brush.line([x + leg, y + 26, x + leg, y + 54], 9, '#2f8f4f')
  brush.round(x - 17, y - 12, 34, 44, 14, PAINT.lagoon)
  brush.ball(x, y - 28, 20, PAINT.palm)
  eyes(brush, x + 5, y - 33, 5.5, 1, 7)
  brush.arc(x, y - 32, 19, Math.PI, Math.PI * 2, 7, PAINT.coral)
  brush.line([x + 10, y - 32, x + 28, y - 31], 6, PAINT.coral)
  brush.at(x + 10, y + 4, turn, () => {
    brush.shape([6, -4, 62, -11, 70, 0, 62, 11, 6, 4], '#7a4a26')
    brush.shape([6, -4, 62, -11, 68, -2, 6, 0], '#a8693c')
    brush.ball(6, 0, 8, PAINT.palm)
  })
}
