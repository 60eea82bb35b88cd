import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { CROWN_Y, rules, SAND_Y, type ParasolState } from '../verbs/parasol-walk.ts'
import { coconut, water } from './pieces.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.65, tilt: -5, aside: 30, above: -60 }

export const scene: Scene<ParasolState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  feel: {
    knock: { sound: 'bounce', sparks: PAINT.pink, count: 10 },
    thud: { sound: 'pop', pitch: -9, sparks: PAINT.sand, count: 8 },
    gust: { sound: 'boost', pitch: -7, count: 0 },
    score: { sound: 'move', sparks: PAINT.sand, count: 4 },
  },
  hero: ({ x }) => ({ x, y: SAND_Y - 40 }),
  camera: ({ eye }) => ({ x: eye - 150, y: 0 }),
  draw(state, brush, look) {
    for (let x = Math.floor((look.left - 200) / 190) * 190; x < look.right + 200; x += 190) trunk(brush, x)
    crowns(brush, look)
    sandbank(brush, look, SAND_Y)
    for (const { x, y, wait } of state.nuts) {
      const far = Math.max(0, Math.min(1, (y - CROWN_Y) / (SAND_Y - CROWN_Y)))
      brush.round(x - 10 - far * 10, SAND_Y + 6, 20 + far * 20, 8, 4, '#000000', 0.12 + far * 0.25)
      coconut(
        brush,
        x + (wait > 0 && !look.calm ? Math.sin(state.tick * 0.9) * 3 : 0),
        y,
        14,
        wait > 0 ? 0.3 : y * 0.05,
      )
    }
    walker(brush, state)
    if (state.wind > 0) wind(brush, look, state)
    brush.at(state.tide, SAND_Y, 0, () => {
      brush.shape([-900, -66, -30, -66, 6, -34, 26, 0, 26, 200, -900, 200], '#1f8fb8', 0.9)
      brush.line([-900, -66, -30, -66, 6, -34, 26, 0], 8, '#ffffff', 0.85)
    })
    if (state.wind < 0 && state.wind > -46)
      for (const line of [0, 1, 2])
        brush.line([look.right - 50, 90 + line * 18, look.right - 20, 90 + line * 18], 5, '#ffffff', 0.5)
    water(brush, look, Math.max(look.bottom - 16, 420), '#12628f')
  },
}

function trunk(brush: Brush, x: number) {
  brush.line([x, SAND_Y + 10, x + 12, 200, x + 6, CROWN_Y], 15, '#6b3d1c')
  for (let ring = 0; ring < 5; ring++)
    brush.line([x, SAND_Y - 40 - ring * 42, x + 14, SAND_Y - 43 - ring * 42], 3, '#4a2a12')
}

function crowns(brush: Brush, look: Look) {
  for (let x = Math.floor((look.left - 100) / 95) * 95; x < look.right + 100; x += 95)
    for (const turn of [-2.8, -2.2, 0.2, 0.6, 2.6])
      brush.leaf(
        x + 6 + Math.cos(turn) * 34,
        CROWN_Y - 18 + Math.sin(turn) * 22,
        86,
        24,
        turn < 0 ? '#2f9a5a' : PAINT.palm,
        turn,
      )
}

function wind(brush: Brush, look: Look, { tick }: ParasolState) {
  for (let line = 0; line < 6; line++) {
    const x = look.right - ((tick * 13 + line * 137) % (look.right - look.left + 160))
    const y = 110 + line * 34
    brush.line([x, y, x + 60, y + 3, x + 96, y - 2], 4, '#ffffff', 0.5)
  }
}

function walker(brush: Brush, { x, open, tick, last }: ParasolState) {
  const step = Math.sin(tick * (last > 0 ? 0.16 : 0.32)) * 9
  brush.disc(x, SAND_Y + 4, 18, '#000000', 0.2)
  brush.line([x - 2, SAND_Y - 22, x + step, SAND_Y - 1], 7, '#8a5230')
  brush.line([x + 2, SAND_Y - 22, x - step, SAND_Y - 1], 7, '#8a5230')
  brush.round(x - 12, SAND_Y - 46, 24, 28, 11, PAINT.lagoon)
  brush.ball(x + 2, SAND_Y - 56, 12, '#8a5230')
  brush.disc(x + 8, SAND_Y - 58, 2.4, PAINT.ink)
  brush.line([x + 12, SAND_Y - 36, x + 13, SAND_Y - 88], 4, PAINT.wood)
  const wide = 8 + open * 34
  const drop = 34 - open * 20
  const y = SAND_Y - 92
  brush.shape(
    [
      x + 13 - wide,
      y + drop,
      x + 13 - wide * 0.6,
      y + drop * 0.3 - 4,
      x + 13,
      y - 9,
      x + 13 + wide * 0.6,
      y + drop * 0.3 - 4,
      x + 13 + wide,
      y + drop,
    ],
    PAINT.coral,
  )
  brush.shape([x + 13 - wide * 0.35, y + drop, x + 13, y - 9, x + 13 + wide * 0.35, y + drop], PAINT.shell)
}
