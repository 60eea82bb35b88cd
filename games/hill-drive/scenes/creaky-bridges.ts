import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { bar, drawGround, driver, farHills, pedals, vehicle } from '../art.ts'
import { BUGGY, eyeOf, heroOf } from '../drive.ts'
import { bridgeAt, type BridgeState, firm, ground, rules, spanOf, startOf } from '../runs/creaky-bridges.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 180, zoom: 1.7, tilt: -5, aside: 20, above: -10 }

const LAND = { earth: '#5f6a4a', grass: '#8fbf5a', far: '#174a3c' }
const GORGE = 620

export const scene: Scene<BridgeState> = {
  rules,
  backdrop: 'air',
  feel: {
    land: { sound: 'hit', pitch: -3 },
    rev: { sound: 'move' },
    creak: { sound: 'flip', pitch: -6 },
    tear: { sound: 'hit', sparks: PAINT.wood, count: 30, quake: 10 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    drawGround(brush, look, (x) => (bridgeAt(x) < 0 ? firm(state, x) : GORGE), LAND)
    for (let bridge = Math.max(0, state.bridge - 1); bridge < state.bridge + 3; bridge++)
      drawBridge(brush, look, state, bridge)
    vehicle(brush, state, BUGGY, () => {
      driver(brush, -4, -18, PAINT.coral)
      brush.shape([-38, 6, -36, -12, 10, -12, 14, -28, 30, -28, 38, -8, 38, 6], '#2f7ab8')
      brush.shape([-38, 0, -36, -12, 10, -12, 12, 0], PAINT.sky)
      brush.shape([17, -24, 28, -24, 34, -10, 16, -10], '#dff4ff')
      brush.disc(37, -2, 4, '#fff2b0')
    })
    bar(brush, look, 0, 1 - state.strain, PAINT.palm)
    bar(brush, look, 1, state.clock, PAINT.sun)
    pedals(brush, look, state.last)
  },
}

function drawBridge(brush: Brush, look: Look, state: BridgeState, bridge: number) {
  const [from, span] = [startOf(bridge), spanOf(bridge)]
  if (from > look.right + 40 || from + span < look.left - 40) return
  for (const x of [from, from + span]) brush.line([x, 312, x, 244], 9, '#6b4426')
  if (bridge === state.bridge && state.isTorn) {
    for (let plank = 0; plank < 5; plank++)
      brush.line([from + 6, 320 + plank * 22, from - 4 + plank * 3, 336 + plank * 22], 9, PAINT.wood)
    return
  }
  const tension = bridge === state.bridge ? state.strain : 0
  const rope = tension > 0.66 ? PAINT.coral : tension > 0.33 ? PAINT.amber : '#d8b878'
  const upper: number[] = []
  for (let x = from; x <= from + span; x += 20) {
    const y = ground(state, Math.min(from + span - 1, x))
    upper.push(x, y - 44)
    brush.line([x, y - 44, x, y], 2, rope, 0.7)
    if (x + 16 <= from + span) brush.slab(x + 1, y - 2, 18, 7, 3, PAINT.wood, 3)
  }
  brush.line(upper, 4, rope)
}
