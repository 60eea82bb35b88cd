import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { NOSE, rules, type BrakeState } from '../verbs/late-brake.ts'
import { tries, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 95, zoom: 2.1, tilt: -6, aside: 20, above: 10 }

const DECK_Y = 286

export const scene: Scene<BrakeState> = {
  rules,
  backdrop: 'sea',
  waterline: 268,
  feel: {
    drive: { sound: 'boost', count: 0 },
    brake: { sound: 'slice', sparks: PAINT.shell, count: 8 },
    short: { sound: 'bad', sparks: PAINT.slate, count: 8 },
  },
  hero: ({ x }) => ({ x, y: DECK_Y - 20 }),
  camera: ({ eye }) => ({ x: eye, y: 0 }),
  draw(state, brush, look) {
    water(brush, look, 338, '#17406e')
    const left = Math.max(look.left - 40, state.start - 900)
    for (let x = Math.floor(left / 120) * 120; x < state.edge - 10; x += 120) {
      brush.line([x, DECK_Y + 10, x, 392], 12, '#5f3a22')
    }
    brush.slab(left, DECK_Y, state.edge - left, 17, 4, state.wet ? '#5b86a8' : '#c98b52', 10)
    for (let x = Math.floor(left / 30) * 30; x < state.edge; x += 30)
      if (x > left) brush.line([x, DECK_Y + 3, x, DECK_Y + 15], 2, '#5f3a22', 0.5)
    brush.round(state.edge - 9, DECK_Y, 9, 17, 3, '#fff4dc')
    brush.round(state.edge - 24, DECK_Y, 15, 17, 0, PAINT.lagoon)
    brush.round(state.edge - 60, DECK_Y, 36, 17, 0, PAINT.sun)
    brush.line([state.edge - 4, DECK_Y, state.edge - 4, DECK_Y - 46], 4, '#7a4a26')
    brush.shape(
      [state.edge - 4, DECK_Y - 46, state.edge + 22, DECK_Y - 38, state.edge - 4, DECK_Y - 28],
      PAINT.coral,
    )
    chaser(brush, state)
    if (!state.over) cart(brush, state)
    tries(brush, look, state.lamps)
  },
}

function chaser(brush: Parameters<Scene['draw']>[1], { wave, tick }: BrakeState) {
  const roll = Math.sin(tick * 0.12) * 4
  brush.shape(
    [
      wave - 420,
      420,
      wave - 420,
      200,
      wave - 90,
      176 + roll,
      wave - 20,
      196 + roll,
      wave + 14,
      250,
      wave - 8,
      300,
      wave - 30,
      420,
    ],
    '#1b6fb0',
    0.95,
  )
  brush.line([wave - 300, 196, wave - 90, 178 + roll, wave - 20, 198 + roll, wave + 14, 250], 9, '#e8fbff')
}

function cart(brush: Parameters<Scene['draw']>[1], { x, speed, last }: BrakeState) {
  const dip = last === 1 ? -2 : Math.min(4, speed)
  brush.shape(
    [
      x - 27,
      DECK_Y - 12,
      x - 24,
      DECK_Y - 30,
      x - 6,
      DECK_Y - 32,
      x + 4,
      DECK_Y - 22 + dip,
      x + NOSE,
      DECK_Y - 18 + dip,
      x + NOSE,
      DECK_Y - 8,
    ],
    '#a3262f',
  )
  brush.shape(
    [
      x - 26,
      DECK_Y - 14,
      x - 23,
      DECK_Y - 33,
      x - 6,
      DECK_Y - 35,
      x + 4,
      DECK_Y - 25 + dip,
      x + NOSE,
      DECK_Y - 21 + dip,
      x + NOSE,
      DECK_Y - 12,
    ],
    PAINT.coral,
  )
  brush.shape([x - 19, DECK_Y - 24, x - 17, DECK_Y - 31, x - 8, DECK_Y - 31, x - 1, DECK_Y - 23], '#bfeaff')
  brush.disc(x + NOSE - 3, DECK_Y - 15 + dip, 4, PAINT.sun)
  for (const wheel of [-15, 12]) {
    brush.disc(x + wheel, DECK_Y - 7, 9, PAINT.ink)
    brush.disc(x + wheel, DECK_Y - 7, 4, PAINT.shell)
    brush.disc(x + wheel + Math.cos(x * 0.11) * 6, DECK_Y - 7 + Math.sin(x * 0.11) * 6, 1.8, PAINT.shell)
  }
  if (last === 1)
    for (let puff = 1; puff < 4; puff++)
      brush.disc(x - 28 - puff * 9, DECK_Y - 10 - puff * 3, 4 + puff * 1.5, '#ffffff', 0.4 - puff * 0.09)
}
