import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { bar, drawGround, farHills, palm, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import {
  CART,
  EVERY,
  ground,
  isIceHouse,
  REACH,
  rules,
  SERVING,
  stopAt,
  type GelatoState,
} from '../runs/gelato-cart.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 210, zoom: 1.7, tilt: -5, aside: 0, above: -30 }

const LAND = { earth: '#d89a6a', grass: '#ffe0b0', far: '#a84f7a' }
const FLAVOURS = [PAINT.pink, PAINT.shell, '#8fd8a0', '#c98a5a', PAINT.sky] as const

export const scene: Scene<GelatoState> = {
  rules,
  backdrop: 'air',
  feel: {
    rev: { sound: 'tap', pitch: -2 },
    land: { sound: 'hit', pitch: -4 },
    wait: { sound: 'tap', pitch: 7 },
    drop: { sound: 'bad', sparks: PAINT.pink, count: 16, quake: 3 },
    fill: { sound: 'boost', sparks: '#bfeaff', count: 20 },
    miss: { sound: 'bad', pitch: -5 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    const line = (x: number) => ground(state, x)
    for (let x = Math.floor(look.left / EVERY) * EVERY + 250; x < look.right + 60; x += EVERY)
      palm(brush, x, line(x) + 4, 84)
    drawGround(brush, look, line, LAND)
    stops(brush, look, state)
    vehicle(brush, state, CART, () => {
      brush.shape([-44, -18, 40, -18, 36, 10, -40, 10], '#c8587a')
      brush.shape([-44, -18, 40, -18, 38, -8, -42, -8], PAINT.pink)
      for (const stripe of [-30, -6, 18])
        brush.shape([stripe, -8, stripe + 11, -8, stripe + 9, 10, stripe, 10], PAINT.shell)
      brush.line([40, -16, 58, -26], 5, PAINT.wood)
    })
    tower(brush, state)
    bar(brush, look, 0, state.clock, PAINT.sun)
    pedals(brush, look, state.last)
  },
}

/** Cone and scoops lean with the sway, not only with the cart. */
function tower(brush: Brush, { x, y, turn, scoops, lean }: GelatoState) {
  brush.at(x, y, turn, () => {
    brush.shape([-13, -44, 13, -44, 5, -16, -5, -16], PAINT.wood)
    brush.shape([-13, -44, 13, -44, 10, -36, -10, -36], '#d8a06a')
    for (let scoop = 0; scoop < scoops; scoop++) {
      const bend = lean * (scoop + 1) * 4.4
      brush.ball(bend, -52 - scoop * 17, 14 - scoop * 0.9, FLAVOURS[scoop % FLAVOURS.length]!)
    }
  })
}

function stops(brush: Brush, look: Look, state: GelatoState) {
  const first = Math.max(1, Math.floor(look.left / EVERY))
  for (let stop = first; stopAt(stop) < look.right + 90; stop++) {
    const x = stopAt(stop)
    const y = ground(state, x)
    const isNext = stop === state.stop
    brush.round(x - REACH, y - 3, REACH * 2, 7, 3, isNext ? PAINT.sun : PAINT.slate, 0.9)
    if (isIceHouse(stop)) iceHouse(brush, x, y)
    else guest(brush, x, y, stop)
    if (isNext && state.served > 0)
      brush.arc(
        x,
        y - 128,
        13,
        -Math.PI / 2,
        -Math.PI / 2 + (state.served / SERVING) * Math.PI * 2,
        6,
        PAINT.sun,
      )
  }
}

function guest(brush: Brush, x: number, y: number, stop: number) {
  const color = [PAINT.lagoon, PAINT.orchid, PAINT.amber][stop % 3]!
  brush.line([x + 30, y, x + 30, y - 96], 5, PAINT.wood)
  brush.shape([x - 16, y - 88, x + 30, y - 114, x + 76, y - 88], color)
  brush.shape([x + 14, y - 88, x + 30, y - 114, x + 46, y - 88], PAINT.shell)
  brush.round(x + 44, y - 38, 16, 38, 8, color)
  brush.ball(x + 52, y - 46, 10, '#e09a6a')
  brush.line([x + 46, y - 30, x + 34, y - 44], 5, '#e09a6a')
}

function iceHouse(brush: Brush, x: number, y: number) {
  brush.slab(x + 6, y - 70, 74, 66, 8, '#bfeaff', 5)
  brush.round(x + 30, y - 42, 26, 42, 12, '#3a7fc0')
  brush.shape([x - 4, y - 66, x + 43, y - 104, x + 90, y - 66], PAINT.sky)
  brush.shape([x + 14, y - 80, x + 43, y - 104, x + 72, y - 80], '#ffffff', 0.7)
}
