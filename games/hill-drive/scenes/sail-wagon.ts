import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { bar, coin, drawGround, driver, eachThing, farHills, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import {
  BEACON,
  EVERY,
  ground,
  GUST,
  rules,
  STORM,
  WAGON,
  windAt,
  type SailState,
} from '../runs/sail-wagon.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 112, zoom: 1.5, tilt: -5, aside: 10, above: -40 }

const LAND = { earth: '#d8965a', grass: '#ffdf9a', far: '#b8603f' }

export const scene: Scene<SailState> = {
  rules,
  backdrop: 'air',
  feel: {
    land: { sound: 'hit', pitch: -4 },
    mile: { sound: 'tap', pitch: 5 },
    hoist: { sound: 'move', pitch: 3 },
    furl: { sound: 'move', pitch: -5 },
    beacon: { sound: 'boost', sparks: PAINT.amber, count: 20 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    const line = (x: number) => ground(state, x)
    winds(brush, look, state)
    for (let x = Math.max(1, Math.floor(look.left / BEACON)) * BEACON; x < look.right + 60; x += BEACON)
      beacon(brush, x, line(x), x < state.x)
    drawGround(brush, look, line, LAND)
    eachThing(look, state, EVERY, (_, x) => coin(brush, x, line(x) - 40))
    wagon(brush, state)
    bar(brush, look, 0, state.clock, PAINT.sun)
    pedals(brush, look, state.last)
  },
}

/** Streamers show direction and strength of the wind at each pole. */
function winds(brush: Brush, look: Look, state: SailState) {
  for (let gust = Math.floor(look.left / GUST); gust * GUST < look.right + GUST; gust++) {
    const x = gust * GUST + GUST / 2
    const y = ground(state, x)
    const wind = windAt(state, x)
    const color = wind > STORM ? PAINT.coral : wind < 0 ? PAINT.sky : PAINT.palm
    const reach = wind * 62
    brush.line([x, y + 6, x, y - 132], 5, PAINT.shell)
    const wave = Math.sin(state.tick * 0.12 + gust) * 6
    brush.shape(
      [
        x,
        y - 132,
        x + reach * 0.6,
        y - 130 + wave,
        x + reach,
        y - 118 - wave,
        x + reach * 0.6,
        y - 108 + wave,
        x,
        y - 106,
      ],
      color,
    )
    for (const row of [0, 1, 2]) {
      const drift = (((state.tick * (1.5 + wind * 4) + row * 130) % GUST) + GUST) % GUST
      const at = gust * GUST + drift
      brush.line([at, y - 190 + row * 44, at + reach * 0.7, y - 190 + row * 44], 3, '#ffffff', 0.4)
    }
  }
}

function beacon(brush: Brush, x: number, y: number, isLit: boolean) {
  brush.shape([x - 16, y + 8, x + 16, y + 8, x + 9, y - 76, x - 9, y - 76], PAINT.shell)
  brush.shape([x - 13, y - 24, x + 13, y - 24, x + 11, y - 46, x - 11, y - 46], PAINT.coral)
  if (isLit) brush.glow(x, y - 86, 40, PAINT.sun)
  brush.disc(x, y - 86, 12, isLit ? PAINT.sun : PAINT.slate)
}

function wagon(brush: Brush, state: SailState) {
  const belly = state.sail * Math.max(-0.7, Math.min(1.3, windAt(state, state.x))) * 26
  const [top, foot] = [-128, -26]
  const middle = top + (foot - top) * 0.55
  const low = top + 10 + (foot - top - 10) * state.sail
  vehicle(brush, state, WAGON, () => {
    driver(brush, -26, -22, PAINT.orchid)
    brush.shape([-48, -10, 48, -10, 36, 10, -40, 10], '#8a5a30')
    brush.shape([-48, -10, 48, -10, 44, -2, -46, -2], PAINT.wood)
    brush.line([4, -8, 4, top - 8], 6, '#6a4028')
    brush.line([-34, top, 44, top], 5, '#6a4028')
    brush.shape(
      [
        -32,
        top,
        42,
        top,
        42 + belly,
        Math.min(low, middle),
        38 + belly * 0.4,
        low,
        -28 + belly * 0.4,
        low,
        -32 + belly,
        Math.min(low, middle),
      ],
      PAINT.shell,
    )
    if (state.sail > 0.3)
      brush.shape(
        [
          -32 + belly * 0.5,
          top + 24,
          42 + belly * 0.5,
          top + 24,
          42 + belly * 0.9,
          Math.min(low, top + 46),
          -32 + belly * 0.9,
          Math.min(low, top + 46),
        ],
        PAINT.coral,
      )
    brush.shape([4, top - 8, 30, top - 16, 4, top - 24], PAINT.lagoon)
  })
}
