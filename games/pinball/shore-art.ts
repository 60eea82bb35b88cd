import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { PinState } from './rules.ts'
import { gateStrength, isGateOpen, LOCKS, needleOf, STAR_LINES } from './shore-missions.ts'
import { CRAB, crabAt, currentAt, FIELD_MIDDLE, KEEP, ROSE_POINTS, tableOf } from './tables.ts'

const SAND = '#e9c98a'
const DEEP_SAND = '#b98746'

export function castle(brush: Brush, state: PinState) {
  const { left, right, top, gate } = KEEP
  brush.shape([left, gate, left, top, FIELD_MIDDLE, 68, right, top, right, gate], '#3a2415', 0.75)
  for (const x of [left, right]) {
    brush.round(x - 13, top - 6, 26, gate - top + 18, 5, DEEP_SAND)
    brush.round(x - 13, top - 10, 26, gate - top + 18, 5, SAND)
    for (const step of [-10, 3]) brush.round(x + step, top - 18, 8, 12, 2, SAND)
    brush.round(x - 4, top + 22, 8, 14, 4, '#6b4522')
  }
  brush.line([FIELD_MIDDLE, 68, FIELD_MIDDLE, 36], 3, PAINT.wood)
  brush.shape([FIELD_MIDDLE + 1, 36, FIELD_MIDDLE + 24, 43, FIELD_MIDDLE + 1, 51], PAINT.coral)
  if (isGateOpen(state)) {
    brush.glow(FIELD_MIDDLE, 122, 36, PAINT.sun)
    brush.line([left, gate + 6, right, gate + 6], 3, PAINT.sun, 0.7)
    return
  }
  brush.slab(left + 2, gate - 7, right - left - 4, 14, 4, PAINT.wood, 5)
  const whole = gateStrength(state)
  for (let knock = 0; knock < whole; knock++) {
    const x = FIELD_MIDDLE + (knock - (whole - 1) / 2) * 14
    brush.disc(x, gate, 4, knock < state.heat ? '#2a1508' : PAINT.sun)
  }
}

const ROSE = { x: FIELD_MIDDLE, y: 232, reach: 76 } as const

export function compass(brush: Brush, state: PinState) {
  const { x, y, reach } = ROSE
  brush.disc(x, y, reach + 12, '#0a1f1a', 0.55)
  brush.ring(x, y, reach + 12, 4, '#d8b868', 0.8)
  for (let point = 0; point < ROSE_POINTS; point++) {
    const angle = (point / ROSE_POINTS) * Math.PI * 2 - Math.PI / 2
    const isLit = state.memo[point] === 1
    const far = point % 2 === 0 ? reach : reach * 0.86
    brush.at(x, y, angle, () => {
      brush.shape([20, -9, far - 8, 0, 20, 9], isLit ? PAINT.sun : '#3d5c50', isLit ? 0.95 : 0.7)
      brush.disc(far, 0, 7, isLit ? PAINT.amber : '#12302a')
    })
  }
  brush.at(x, y, (needleOf(state) / ROSE_POINTS) * Math.PI * 2 - Math.PI / 2, () => {
    brush.shape([0, -7, reach + 6, 0, 0, 7], PAINT.coral)
    brush.shape([0, -7, -36, 0, 0, 7], PAINT.shell)
  })
}

export function oyster(brush: Brush, state: PinState, seconds: number) {
  const isOpen = state.lit.every(Boolean)
  const lift = isOpen ? 0.55 + Math.sin(seconds * 3) * 0.06 : 0.12
  for (const side of [-1, 1])
    brush.at(FIELD_MIDDLE, 118, side * lift, () => {
      brush.shape(
        [0, 24, side * 56, 8, side * 62, -22, side * 40, -46, 0, -52],
        side < 0 ? '#8f4f80' : '#a8649a',
      )
      for (const rib of [0.35, 0.65, 0.95])
        brush.line([side * 4, 18, side * 56 * rib, -40 + 26 * rib], 3, '#e6b8d6', 0.5)
    })
  if (isOpen) brush.glow(FIELD_MIDDLE, 118, 40, PAINT.shell)
  for (let lock = 0; lock < LOCKS; lock++) {
    const x = FIELD_MIDDLE + (lock - 1) * 30
    if (lock < state.heat) brush.ball(x, 372, 10, '#fff2fb')
    else brush.disc(x, 372, 10, '#1c0a20', 0.7)
  }
}

export function tides(brush: Brush, { tick }: PinState, seconds: number) {
  const current = currentAt(tick)
  const way = current < 0 ? -1 : 1
  const strength = Math.abs(current)
  for (let wave = 0; wave < 9; wave++) {
    const along = (((seconds * 70 * strength + wave * 47) % 250) + 250) % 250
    const x = FIELD_MIDDLE + way * (along - 125)
    const y = 150 + wave * 27
    brush.line(
      [x - 16, y + 3, x - 6, y - 3, x + 6, y + 3, x + 16, y - 3],
      4,
      '#bfe6ff',
      0.16 + 0.34 * strength,
    )
  }
  brush.at(FIELD_MIDDLE, 384, way > 0 ? 0 : Math.PI, () => {
    brush.round(-40, -8, 56, 16, 6, PAINT.sun, 0.35 + 0.6 * strength)
    brush.shape([14, -20, 46, 0, 14, 20], PAINT.sun, 0.35 + 0.6 * strength)
  })
}

export function crabs(brush: Brush, state: PinState, seconds: number) {
  for (const y of [128, 196]) brush.round(70, y + 10, 230, 12, 6, '#2a0d1c', 0.4)
  for (const [crab, isThere] of state.memo.entries()) {
    if (isThere === 0) continue
    const { x, y } = crabAt(state.tick, crab, state.stage)
    const step = Math.sin(seconds * 14 + crab) * 3
    brush.disc(x + 2, y + 9, CRAB, '#1a0610', 0.4)
    for (const side of [-1, 1]) {
      brush.line([x + side * 10, y + 6, x + side * 20, y + 12 + step * side], 3.5, '#b8402f')
      brush.line([x + side * 11, y - 4, x + side * 19, y - 13], 4, '#d8503f')
      brush.disc(x + side * 20, y - 15, 6, PAINT.coral)
    }
    brush.puck(x, y, CRAB, crab % 2 === 0 ? '#ff7d5a' : '#ff9d4a', 4)
    for (const side of [-1, 1]) {
      brush.disc(x + side * 5, y - 5, 4, '#ffffff')
      brush.disc(x + side * 5, y - 4, 2, PAINT.ink)
    }
  }
}

export function stars(brush: Brush, state: PinState, seconds: number) {
  const places = tableOf('stars').lanes
  brush.round(88, 78, 194, 200, 24, '#05082a', 0.6)
  for (const line of STAR_LINES) {
    const [first, , last] = line
    const isDrawn = line.every((one) => state.lanes[one])
    const [from, to] = [places[first]!, places[last]!]
    brush.line(
      [from.x, from.y, to.x, to.y],
      isDrawn ? 4 : 1.5,
      isDrawn ? PAINT.sun : '#7f8ae0',
      isDrawn ? 0.9 : 0.4,
    )
  }
  for (const [star, { x, y }] of places.entries()) {
    const isLit = state.lanes[star]
    if (isLit) brush.glow(x, y, 24, PAINT.sun)
    brush.star(x, y - 1, isLit ? 17 : 14, isLit ? PAINT.sun : '#98a4f4', Math.sin(seconds + star) * 0.2)
  }
}
