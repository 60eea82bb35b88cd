import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { bar, driver, drawGround, farHills, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { BED, type CargoState, ground, MARKET, rules, TRUCK } from '../runs/cargo-truck.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.7, tilt: -5, aside: 0, above: 0 }

const LAND = { earth: '#9a5a3a', grass: '#d8c25a', far: '#7a3a4a' }

export const scene: Scene<CargoState> = {
  rules,
  backdrop: 'air',
  feel: {
    land: { sound: 'hit', pitch: -5 },
    mile: { sound: 'tap', pitch: 5 },
    spill: { sound: 'bad', sparks: PAINT.palm, count: 16, quake: 4 },
    market: { sound: 'win', sparks: PAINT.sun, count: 30 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    for (let x = Math.ceil((look.left - 80) / MARKET) * MARKET; x < look.right + 80; x += MARKET)
      if (x > 0) stall(brush, x, ground(state, x))
    drawGround(brush, look, (x) => ground(state, x), LAND)
    vehicle(brush, state, TRUCK, () => truck(brush, state))
    bar(brush, look, 0, state.clock, PAINT.sun)
    pedals(brush, look, state.last)
  },
}

function truck(brush: Brush, { melons }: CargoState) {
  for (const { along, high } of melons) {
    brush.ball(along, -10 - high, 10, '#3f9a4f')
    brush.arc(along, -10 - high, 6, 0.6, 3.4, 3, '#9be08a')
  }
  brush.round(BED[0] - 6, -6, 66, 12, 4, '#7a4a26')
  brush.line([BED[0] - 4, -4, BED[0] - 4, -16], 5, PAINT.wood)
  brush.line([BED[1] + 4, -4, BED[1] + 4, -16], 5, PAINT.wood)
  brush.shape([16, 8, 16, -32, 36, -32, 46, -10, 52, -6, 52, 8], PAINT.sky)
  brush.shape([24, -26, 34, -26, 41, -10, 24, -10], '#dff4ff')
  driver(brush, 29, -16, PAINT.coral, 7)
  brush.disc(50, -1, 4, '#fff2b0')
}

function stall(brush: Brush, x: number, y: number) {
  for (const side of [-44, 44]) brush.line([x + side, y, x + side, y - 84], 6, '#7a4a26')
  for (let stripe = 0; stripe < 6; stripe++)
    brush.shape(
      [
        x - 54 + stripe * 18,
        y - 84,
        x - 36 + stripe * 18,
        y - 84,
        x - 36 + stripe * 18,
        y - 60,
        x - 45 + stripe * 18,
        y - 54,
        x - 54 + stripe * 18,
        y - 60,
      ],
      stripe % 2 ? PAINT.shell : PAINT.coral,
    )
  brush.slab(x - 48, y - 26, 96, 26, 5, PAINT.wood, 5)
  for (const melon of [-28, 0, 28]) brush.ball(x + melon, y - 34, 10, '#3f9a4f')
}
