import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BOAT_Y, RIDER_Y, riderX, rules, type WakeState } from '../verbs/wake-swing.ts'
import { pearl, rock } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 110, zoom: 1.4, tilt: 6, aside: 0, above: -70 }

export const scene: Scene<WakeState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  feel: { lean: { sound: 'move', sparks: '#dff8ff', count: 6 } },
  hero: (state) => ({ x: riderX(state), y: RIDER_Y }),
  trail: '#dff8ff',
  draw(state, brush, look) {
    const flow = state.way % 70
    for (let y = Math.floor(look.top / 70) * 70 - 70 + flow; y < look.bottom; y += 70)
      for (const x of [60, 150, 250, 340])
        brush.line([x + ((y * 3) % 30), y, x + 18 + ((y * 3) % 30), y + 4], 4, '#ffffff', 0.2)
    for (const way of [-1, 1])
      brush.shape(
        [
          200 + way * 10,
          BOAT_Y + 30,
          200 + way * 18,
          BOAT_Y + 30,
          200 + way * 150,
          look.bottom + 20,
          200 + way * 110,
          look.bottom + 20,
        ],
        '#dff8ff',
        0.25,
      )
    for (const thing of state.things) {
      if (thing.y < look.top - 40) continue
      if (thing.kind === 'pearl') pearl(brush, thing.x, thing.y, 12)
      else if (thing.kind === 'rock') {
        brush.ring(thing.x, thing.y + 5, 30, 3, '#ffffff', 0.35)
        rock(brush, thing.x, thing.y, 23, '#5d6a92')
      } else buoy(brush, thing.x, thing.y, thing.done)
    }
    const x = riderX(state)
    brush.line([200, BOAT_Y + 34, x, RIDER_Y - 22], 3, PAINT.shell, 0.85)
    boat(brush, state.tick)
    if (!state.over) rider(brush, x, state)
  },
}

function buoy(brush: Brush, x: number, y: number, isDone: boolean) {
  const outside = x > 200 ? 1 : -1
  brush.disc(x, y + 6, 14, '#06304f', 0.5)
  brush.puck(x, y, 13, isDone ? PAINT.palm : PAINT.coral, 5)
  brush.disc(x, y, 6, PAINT.shell)
  if (!isDone) brush.shape([x + outside * 20, y - 8, x + outside * 34, y, x + outside * 20, y + 8], PAINT.sun)
}

function boat(brush: Brush, tick: number) {
  const y = BOAT_Y + Math.sin(tick * 0.15) * 2
  brush.shape([200, y - 46, 222, y - 8, 220, y + 32, 180, y + 32, 178, y - 8], '#06304f', 0.5)
  brush.shape([200, y - 50, 221, y - 12, 219, y + 28, 181, y + 28, 179, y - 12], PAINT.coral)
  brush.shape([200, y - 34, 212, y - 10, 211, y + 18, 189, y + 18, 188, y - 10], PAINT.shell)
  brush.round(188, y - 8, 24, 10, 4, '#bfeaff')
  brush.disc(200, y + 10, 9, PAINT.amber)
  for (const dx of [-10, 10]) brush.round(200 + dx - 5, y + 26, 10, 12, 3, PAINT.ink)
}

function rider(brush: Brush, x: number, { turn, last, tick }: WakeState) {
  const lean = turn * 9 + (last ? Math.sign(turn) * 0.25 : 0)
  brush.at(x, RIDER_Y, lean, () => {
    for (let spray = 0; spray < 4; spray++)
      brush.disc(
        -Math.sign(turn) * (14 + spray * 8),
        14 + spray * 5 + Math.sin(tick * 0.5 + spray) * 3,
        6 - spray,
        '#ffffff',
        0.6,
      )
    brush.round(-9, -26, 18, 58, 9, '#8a4a10')
    brush.round(-9, -29, 18, 58, 9, PAINT.amber)
    brush.line([-4, -20, 4, -20], 4, '#ffffff', 0.6)
    brush.line([-5, 10, -3, -6, 3, -6, 5, 10], 7, '#6b3c20')
    brush.round(-11, -12, 22, 20, 8, PAINT.lagoon)
    brush.line([-8, -8, 0, -24, 8, -8], 5, '#8a5230')
    brush.disc(0, -3, 9, '#c08a2c')
    brush.disc(-1, -5, 8, PAINT.sun)
  })
}
