import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { bar, drawGround, driver, farHills, isCutOut, pedals, wheel } from '../art.ts'
import { FARM, ground, rules, SLOW, type HayState } from '../runs/hay-train.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 2.1, tilt: -5, aside: -38, above: 0 }

const LAND = { earth: '#9a7a3a', grass: '#c8d85a', far: '#5f8a3a' }

export const scene: Scene<HayState> = {
  rules,
  backdrop: 'air',
  feel: {
    rev: { sound: 'move', pitch: -7 },
    tear: { sound: 'hit', sparks: PAINT.coral, count: 22, quake: 7 },
    bale: { sound: 'bad', sparks: PAINT.sun, count: 14 },
    load: { sound: 'boost', sparks: PAINT.sun, count: 20 },
    miss: { sound: 'tap', pitch: -5 },
  },
  hero: (state) => ({ x: state.x, y: ground(state, state.x) - 40 }),
  camera: (state) => ({ x: state.x - 235, y: (ground(state, state.x) - 300) * 0.6 }),
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    const line = (x: number) => ground(state, x)
    farms(brush, look, state)
    drawGround(brush, look, line, LAND)
    links(brush, state)
    for (const { x, bales } of state.wagons) if (x > look.left - 40) wagon(brush, state, { x, bales })
    tractor(brush, state)
    rain(brush, look, state)
    bar(brush, look, 0, 1 - state.strain, PAINT.amber)
    pedals(brush, look, state.last)
  },
}

/** Draws something that stands on the road with both wheels. */
function onRoad(brush: Brush, state: HayState, x: number, paint: () => void) {
  const [rear, front] = [ground(state, x - 22), ground(state, x + 22)]
  brush.at(x, (rear + front) / 2, Math.atan((front - rear) / 44), paint)
}

/** Red couplings are about to tear. */
function links(brush: Brush, state: HayState) {
  let ahead: { x: number } = state
  for (const wagon of state.wagons) {
    const color = state.strain > 0.75 ? PAINT.coral : state.strain > 0.5 ? PAINT.amber : '#3a3250'
    const [from, to] = [wagon.x + 24, ahead.x - 26]
    brush.line([from, ground(state, from) - 15, to, ground(state, to) - 15], 5, color)
    ahead = wagon
  }
}

function wagon(brush: Brush, state: HayState, { x, bales }: { x: number; bales: number }) {
  onRoad(brush, state, x, () => {
    for (let bale = 0; bale < bales; bale++) {
      const [left, top] = [bale === 2 ? -12 : -27 + bale * 28, bale === 2 ? -66 : -45]
      brush.round(left, top + 4, 26, 18, 5, '#b8803a')
      brush.round(left, top, 26, 18, 5, PAINT.sun)
      brush.line([left + 9, top + 1, left + 9, top + 20], 2.5, '#b8803a')
    }
    brush.slab(-32, -25, 64, 10, 3, '#c0503f', 5)
    for (const side of [-18, 18]) wheel(brush, side, -10, 11, x / 11, '#2a2430', PAINT.shell)
  })
}

function tractor(brush: Brush, state: HayState) {
  onRoad(brush, state, state.x, () => {
    brush.line([-14, -34, -12, -62, 14, -62, 18, -36], 4, '#2b2f3f')
    brush.line([-20, -62, 22, -62], 6, PAINT.coral)
    driver(brush, 0, -44, PAINT.lagoon, 8)
    brush.shape([-24, -18, -24, -34, 44, -38, 50, -26, 48, -14], '#9f2f38')
    brush.shape([-22, -26, -24, -34, 44, -38, 48, -30], PAINT.coral)
    brush.line([34, -36, 34, -58], 5, '#2b2f3f')
    wheel(brush, 36, -12, 12, state.x / 12)
    wheel(brush, -10, -21, 21, state.x / 21, '#20202e', PAINT.sun)
  })
}

function farms(brush: Brush, look: Look, state: HayState) {
  for (let farm = Math.max(1, Math.floor(look.left / FARM)); farm * FARM < look.right + 120; farm++) {
    const x = farm * FARM
    const y = ground(state, x)
    brush.slab(x + 10, y - 92, 96, 100, 4, '#b03a3f', 6)
    brush.shape([x, y - 88, x + 58, y - 140, x + 116, y - 88], '#6a2a38')
    brush.round(x + 38, y - 50, 40, 54, 4, PAINT.shell)
    brush.line([x + 40, y - 48, x + 76, y, x + 76, y - 48, x + 40, y], 4, '#b03a3f')
    brush.line([x, y + 4, x, y - 104], 6, PAINT.shell)
    const isFast = farm === state.farm && state.speed > SLOW
    brush.shape([x, y - 104, x - 44, y - 92, x, y - 78], isFast ? PAINT.coral : PAINT.palm)
  }
}

/** The rain front approaches from behind. */
function rain(brush: Brush, look: Look, { rain: front, tick }: HayState) {
  if (front < look.left - 90 || isCutOut(look)) return
  const top = look.top + 40
  brush.round(
    look.left - 60,
    look.top - 60,
    front - look.left + 60,
    look.bottom - look.top + 120,
    0,
    '#24304a',
    0.5,
  )
  for (let x = Math.floor((look.left - 40) / 46) * 46; x < front; x += 46) {
    const fall = ((tick * 9 + x * 7) % 260) - 20
    brush.line([x, top + fall, x - 8, top + fall + 26], 3, '#bfe0ff', 0.7)
    brush.disc(x, top, 44, '#3a4868')
  }
  brush.disc(front, top + 6, 40, '#4a5a7c')
}
