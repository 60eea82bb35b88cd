import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { bar, drawGround, driver, farHills, pedals, wheel } from '../art.ts'
import {
  beamPull,
  beamTilt,
  ground,
  limitOf,
  PERIOD,
  rules,
  SPAN,
  trestleAt,
  type TrolleyState,
} from '../runs/pump-trolley.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.7, tilt: 5, aside: 0, above: -10 }

const LAND = { earth: '#8a5a3c', grass: '#6a4a3a', far: '#6a3f4a' }
const BED = 44

export const scene: Scene<TrolleyState> = {
  rules,
  backdrop: 'air',
  feel: {
    pump: { sound: 'move', pitch: 4 },
    clunk: { sound: 'bad', pitch: -7 },
    crack: { sound: 'hit', sparks: PAINT.wood, count: 24, quake: 7 },
  },
  hero: (state) => ({ x: state.x, y: ground(state, state.x) - 40 }),
  camera: (state) => ({ x: state.x - 170, y: (ground(state, state.x) - 300) * 0.6 }),
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    const line = (x: number) => ground(state, x)
    drawGround(brush, look, (x) => line(x) + (isTrestle(x) ? 90 : 8), LAND)
    for (let x = Math.floor(look.left / 26) * 26; x < look.right + 26; x += 26)
      brush.round(x - 8, line(x) - 1, 16, 9, 2, '#5a3a2a')
    trestles(brush, look, state)
    const rail: number[] = []
    for (let x = Math.floor((look.left - 20) / 14) * 14; x <= look.right + 20; x += 14)
      rail.push(x, line(x) - 3)
    brush.line(rail, 5, '#c8d0e0')
    express(brush, state)
    trolley(brush, state)
    bar(brush, look, 0, (state.x - state.express) / 800, PAINT.coral)
    pedals(brush, look, state.last)
  },
}

const isTrestle = (x: number) => {
  const trestle = Math.max(0, Math.floor((x - trestleAt(0)) / PERIOD))
  return x > trestleAt(trestle) && x < trestleAt(trestle) + SPAN
}

function trestles(brush: Brush, look: Look, state: TrolleyState) {
  const first = Math.max(0, Math.floor((look.left - trestleAt(0) - SPAN) / PERIOD))
  for (let trestle = first; trestleAt(trestle) - 200 < look.right; trestle++) {
    const from = trestleAt(trestle)
    const isBroken = trestle === state.trestle && state.isCracked
    for (let x = from + 6; x < from + SPAN; x += 34) {
      const y = ground(state, x)
      brush.line([x, y + 4, x - 8, y + 96], 7, isBroken ? '#7a3a2a' : PAINT.wood)
      brush.line([x - 6, y + 76, x + 28, y + 18], 4, '#7a4a2a')
    }
    sign(brush, from - 130, ground(state, from - 130), state.speed > limitOf(trestle))
  }
}

/** A round sign with a snail: red while the trolley is too fast for the trestle. */
function sign(brush: Brush, x: number, y: number, isFast: boolean) {
  brush.line([x, y, x, y - 66], 5, PAINT.shell)
  brush.puck(x, y - 82, 22, isFast ? PAINT.coral : PAINT.palm, 4)
  brush.disc(x, y - 82, 15, PAINT.shell)
  for (const row of [-6, 0, 6]) brush.line([x - 8, y - 82 + row, x + 8, y - 82 + row], 3, PAINT.ink)
}

function express(brush: Brush, state: TrolleyState) {
  const { express: x, tick } = state
  const y = ground(state, x) - 6
  brush.slab(x - 250, y - 92, 130, 80, 8, '#7a3048', 8)
  brush.slab(x - 116, y - 74, 96, 60, 20, '#3a4058', 8)
  brush.slab(x - 112, y - 112, 44, 56, 6, PAINT.coral, 6)
  brush.round(x - 40, y - 104, 16, 34, 3, '#2a2f44')
  for (const puff of [0, 14, 28])
    brush.disc(
      x - 40 - puff * 2 - (tick % 14),
      y - 120 - puff - (tick % 14),
      10 + puff * 0.5,
      '#ffffff',
      0.45,
    )
  brush.shape([x - 20, y - 30, x + 4, y - 4, x - 30, y - 4], PAINT.amber)
  brush.glow(x - 12, y - 56, 34, PAINT.sun)
  brush.disc(x - 14, y - 56, 10, PAINT.sun)
  for (const at of [-220, -160, -96, -50]) wheel(brush, x + at, y - 6, 16, x / 16, '#20202e', PAINT.coral)
}

function trolley(brush: Brush, state: TrolleyState) {
  const { x } = state
  const y = ground(state, x)
  const turn = Math.atan((ground(state, x + 20) - ground(state, x - 20)) / 40)
  const tilt = beamTilt(state) * 0.42
  brush.at(x, y - 14, turn, () => {
    for (const side of [-30, 30]) wheel(brush, side, 0, 13, x / 13, '#2a2f44', PAINT.amber)
    brush.slab(-BED, -20, BED * 2, 13, 4, PAINT.wood, 6)
    worker(brush, -34, tilt * 46, PAINT.lagoon)
    worker(brush, 34, -tilt * 46, PAINT.coral)
    brush.shape([-9, -20, 9, -20, 4, -54, -4, -54], '#4a5068')
    brush.at(0, -54, -tilt, () => {
      brush.line([-40, 0, 40, 0], 7, PAINT.shell)
      // The end moving down is lit: that is the side to press.
      const right = beamPull(state) > 0
      brush.disc(right ? 40 : -40, 0, 15, PAINT.sun, 0.4)
      brush.disc(-40, 0, 8, right ? PAINT.stone : PAINT.sun)
      brush.disc(40, 0, 8, right ? PAINT.sun : PAINT.stone)
    })
  })
}

function worker(brush: Brush, x: number, lift: number, shirt: string) {
  const side = Math.sign(x)
  const y = -54 + lift * 0.35
  brush.line([x + side * 10, -20, x + side * 8, y + 8], 8, '#3a3250')
  brush.line([x + side * 9, y + 8, x + side * 6, y - 14], 13, shirt)
  brush.line([x + side * 5, y - 12, x + side * 4, -54 + lift * 0.4], 5, '#e09a6a')
  driver(brush, x + side * 7, y - 26, shirt, 9)
}
