import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { BRIDGE, loopRadius, rules, type LoopState } from '../verbs/loop-cart.ts'
import { tries, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.5, tilt: -5, aside: 40, above: -30 }

const RAIL = 300

export const scene: Scene<LoopState> = {
  rules,
  backdrop: 'sea',
  waterline: 260,
  wakes: true,
  feel: {
    push: { sound: 'boost', count: 0 },
    loop: { sound: 'jump', sparks: PAINT.sun, count: 10 },
    crash: { sound: 'hit', sparks: PAINT.coral, count: 16, quake: 8 },
  },
  hero: ({ x }) => ({ x, y: RAIL - 20 }),
  camera: ({ eye }) => ({ x: eye - 130, y: 0 }),
  draw(state, brush, look) {
    water(brush, look, 356, '#17406e')
    rails(brush, state, look)
    if (state.isLoop) loop(brush, state)
    sign(brush, state)
    if (!state.over) placeCart(brush, state)
    dial(brush, state, look)
    tries(brush, look, state.lamps)
  },
}

function rails(brush: Brush, state: LoopState, look: Look) {
  const [left, right] = [look.left - 40, look.right + 40]
  for (let x = Math.floor(left / 96) * 96; x < right; x += 96) {
    const onBridge = !state.isLoop && x > state.gate && x < state.gate + BRIDGE
    if (!onBridge) brush.line([x, RAIL + 6, x, 390], 9, '#5f3a22')
  }
  const [from, to] = state.isLoop ? [right, right] : [state.gate, state.gate + BRIDGE]
  for (let x = Math.floor(left / 32) * 32; x < right; x += 32)
    brush.round(x, RAIL + 6, 18, 6, 2, x > from && x < to ? '#8a6a4a' : '#7a4a26')
  brush.line([left, RAIL + 4, Math.min(right, from), RAIL + 4], 6, '#c8d2e8')
  if (from >= right) return
  brush.line([to, RAIL + 4, right, RAIL + 4], 6, '#c8d2e8')
  // The old bridge hangs through.
  const points: number[] = []
  for (let step = 0; step <= 10; step++)
    points.push(from + (step / 10) * BRIDGE, RAIL + 4 + Math.sin((step / 10) * Math.PI) * 11)
  brush.line(points, 6, '#b8904a')
  for (const x of [from, to]) brush.line([x, 390, x, RAIL - 46], 10, '#7a4a26')
  brush.line([from, RAIL - 42, from + BRIDGE / 2, RAIL - 12, to, RAIL - 42], 3, '#d9b070')
}

function loop(brush: Brush, { gate, need }: LoopState) {
  const radius = loopRadius(need)
  brush.ring(gate, RAIL - radius + 7, radius + 3, 12, '#20345c', 0.5)
  brush.ring(gate, RAIL - radius + 4, radius, 8, PAINT.coral)
  for (let stripe = 0; stripe < 8; stripe++)
    brush.arc(gate, RAIL - radius + 4, radius, stripe * 0.785, stripe * 0.785 + 0.3, 8, PAINT.shell)
  brush.line([gate - radius - 24, 390, gate - radius * 0.8, RAIL - radius], 7, '#5f3a22')
  brush.line([gate + radius + 24, 390, gate + radius * 0.8, RAIL - radius], 7, '#5f3a22')
}

function sign(brush: Brush, { gate, isLoop }: LoopState) {
  const x = gate - 116
  brush.line([x, RAIL, x, RAIL - 62], 5, '#7a4a26')
  brush.puck(x, RAIL - 78, 20, isLoop ? PAINT.palm : PAINT.coral, 5)
  const way = isLoop ? -1 : 1
  brush.shape([x - 10, RAIL - 78 - way * 7, x + 10, RAIL - 78 - way * 7, x, RAIL - 78 + way * 10], '#ffffff')
}

function placeCart(brush: Brush, state: LoopState) {
  const { x, round, gate, need, tick, last } = state
  if (round <= 0) {
    const dip =
      !state.isLoop && x > gate && x < gate + BRIDGE ? Math.sin(((x - gate) / BRIDGE) * Math.PI) * 11 : 0
    brush.at(x, RAIL + dip, 0, () => cart(brush, tick, last > 0))
    return
  }
  const radius = loopRadius(need) - 3
  const angle = (1 - round) * Math.PI * 2
  brush.at(gate + Math.sin(angle) * radius, RAIL - radius + Math.cos(angle) * radius, -angle, () =>
    cart(brush, tick, false),
  )
}

function cart(brush: Brush, tick: number, pushed: boolean) {
  for (const x of [-15, 15]) {
    brush.disc(x, -5, 9, PAINT.ink)
    brush.disc(x + Math.cos(tick * 0.4) * 4, -5 + Math.sin(tick * 0.4) * 4, 2.4, PAINT.shell)
  }
  brush.shape([-28, -30, 28, -30, 22, -8, -22, -8], '#a3660f')
  brush.shape([-28, -33, 28, -33, 22, -12, -22, -12], PAINT.amber)
  brush.line([-25, -31, 25, -31], 4, '#ffffff', 0.5)
  for (const [x, color] of [
    [-10, PAINT.lagoon],
    [10, PAINT.pink],
  ] as const) {
    brush.ball(x, -42, 10, '#8a5230')
    brush.arc(x, -43, 10, Math.PI, Math.PI * 2, 7, color)
  }
  if (pushed) brush.leaf(-40, -18, 30, 12, PAINT.sun, Math.PI)
}

/** The speed, and what the next gate asks for. */
function dial(brush: Brush, { eye, speed, need, isLoop }: LoopState, look: Look) {
  const [x, y] = [eye + 70, Math.max(96, look.top + 60)]
  const at = (value: number) => Math.PI + Math.min(1, value / 9) * Math.PI
  brush.arc(x, y, 52, Math.PI, Math.PI * 2, 22, '#0d1b36', 0.8)
  brush.arc(x, y, 52, isLoop ? at(need) : Math.PI, isLoop ? Math.PI * 2 : at(need), 12, PAINT.palm)
  brush.arc(x, y, 52, isLoop ? at(need) : at(need - 0.55), isLoop ? at(need + 0.55) : at(need), 14, PAINT.sun)
  const needle = at(speed)
  brush.line([x, y, x + Math.cos(needle) * 54, y + Math.sin(needle) * 54], 6, PAINT.shell)
  brush.puck(x, y, 9, PAINT.coral, 3)
}
