import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { HAND, move, RINGS, rules, SPIN, thrown, type AxeState } from '../plays/axe.ts'
import { ground, shadow, SLIP, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.4, tilt: -6, aside: 70, above: -10 }

const FLOOR = 330

/** An axe around its middle; at 0 it is upright with its edge to the right. */
function axe(brush: Brush, x: number, y: number, turn: number, opacity = 1) {
  brush.at(x, y, turn, () => {
    brush.line([0, 30, 0, -18], 6, '#b9783c', opacity)
    brush.shape([-8, -26, 4, -26, 20, -32, 23, -16, 20, 0, 4, -8, -8, -8], '#c8d2e2', opacity)
    brush.line([20, -32, 23, -16, 20, 0], 3, '#ffffff', opacity)
  })
}

function log(brush: Brush, x: number, middle: number) {
  brush.line([x + 20, middle, x + 30, FLOOR], 10, '#5a3620')
  brush.line([x + 20, middle, x + 56, FLOOR], 10, '#4a2c1a')
  brush.round(x, middle - 48, 30, 96, 12, '#7a4a26')
  brush.round(x - 6, middle - 48, 18, 96, 9, '#e8c48a')
  for (const [index, ring] of RINGS.entries())
    brush.round(x - 5, middle - ring, 15, ring * 2, 7, ['#d8604f', '#fff4dc', PAINT.sun][index]!)
}

export const scene: RangeScene<AxeState> = {
  rules,
  backdrop: 'sea',
  waterline: 268,
  controls: () => oneButton(),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 24 },
    bonus: { sound: 'coin', sparks: PAINT.amber, count: 20 },
    throw: { sound: 'shoot', pitch: -3, count: 0 },
    stick: { sound: 'hit', pitch: -5, sparks: '#e8c48a', count: 26, quake: 6 },
    clank: { sound: 'bounce', sparks: '#ffffff', count: 14 },
    past: { sound: 'move', count: 0 },
    slip: SLIP,
  },
  hero: ({ phase, axe: own }) => (phase === 'fly' ? own : { x: HAND.x, y: HAND.y - 40 }),
  still(brush, look) {
    ground(brush, look, FLOOR - 26, '#24573f', '#3f8a5a')
    ground(brush, look, FLOOR, '#6a4428', '#a8693c')
    for (let x = Math.floor(look.left / 60) * 60; x < look.right; x += 60)
      brush.line([x, FLOOR + 24, x + 34, FLOOR + 24], 4, '#543420', 0.8)
  },
  draw(state, brush, look) {
    const { phase, axe: own, stuck, middle, power } = state
    shadow(brush, state.log + 26, FLOOR + 4, 34)
    log(brush, state.log, middle)
    thrower(brush, phase, power)
    if (phase === 'swing') preview(brush, state)
    if (phase === 'fly') axe(brush, own.x, own.y, own.turn)
    else if (stuck) axe(brush, stuck.x - 8, middle + stuck.y, stuck.turn)
    else if (phase === 'shown')
      axe(brush, own.x - 16, Math.min(FLOOR - 10, own.y + state.since * 3), own.turn + state.since * 0.1)
    tries(brush, look, state.lamps)
  },
}

function thrower(brush: Brush, phase: AxeState['phase'], power: number) {
  const { x, y } = HAND
  shadow(brush, x - 8, FLOOR + 4, 28)
  brush.line([x - 14, y + 20, x - 20, FLOOR], 12, '#3a2a4a')
  brush.line([x - 6, y + 20, x + 4, FLOOR], 12, '#4a3660')
  brush.line([x - 12, y + 18, x - 8, y - 18], 30, '#c8543f')
  brush.ball(x - 8, y - 46, 16, '#d99a63')
  brush.arc(x - 8, y - 48, 14, Math.PI, Math.PI * 2, 8, '#5a2f1a')
  brush.arc(x - 4, y - 38, 10, 0.2, 2.6, 6, '#5a2f1a')
  const back = phase === 'swing' ? 0.4 + power : phase === 'aim' ? 0.2 : -0.8
  const [handX, handY] = [x - 4 - Math.sin(back) * 30, y - 14 - Math.cos(back) * 34]
  brush.line([x - 6, y - 12, handX, handY], 9, '#c98a55')
  if (phase === 'aim' || phase === 'swing') axe(brush, handX, handY - 12, -back)
}

/** Predicted flight of the axe: shadows along its path, the last one at the log. */
function preview(brush: Brush, { power, log: x, throws }: AxeState) {
  const ghost = { ...thrown(power) }
  const every = Math.round(Math.PI / 2 / SPIN)
  const seen = throws < 6 ? 200 : 26
  let tick = 0
  for (; tick < 200 && ghost.x < x - 10 && ghost.y < FLOOR; tick++) {
    move(ghost)
    if (tick < seen && tick % every === every - 1) axe(brush, ghost.x, ghost.y, ghost.turn, 0.22)
  }
  if (tick < seen) axe(brush, ghost.x, ghost.y, ghost.turn, 0.6)
}
