import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { TableName } from './definitions.ts'
import { ERUPTS_AT, HEAD_HITS } from './missions.ts'
import type { PinState } from './rules.ts'
import { castle, compass, crabs, oyster, stars, tides } from './shore-art.ts'
import { FIELD_MIDDLE, HEAD, headAt, isWhirling, WHIRL, WHIRL_REACH } from './tables.ts'

function lighthouse(brush: Brush, { heat }: PinState, seconds: number) {
  const angle = Math.sin(seconds * 0.8) * 0.7
  if (heat > 0)
    brush.at(FIELD_MIDDLE, 98, angle, () => brush.shape([0, 0, -60, 260, 60, 260], PAINT.sun, 0.3))
  brush.shape(
    [FIELD_MIDDLE - 20, 400, FIELD_MIDDLE + 20, 400, FIELD_MIDDLE + 12, 318, FIELD_MIDDLE - 12, 318],
    '#f4e3b5',
    0.35,
  )
  for (const y of [334, 366]) brush.round(FIELD_MIDDLE - 15, y, 30, 12, 2, PAINT.coral, 0.4)
  brush.round(FIELD_MIDDLE - 9, 296, 18, 22, 4, heat > 0 ? PAINT.sun : '#f4e3b5', heat > 0 ? 1 : 0.35)
}

function volcano(brush: Brush, { heat, balls }: PinState, seconds: number) {
  const share = balls.length > 1 ? 1 : heat / ERUPTS_AT
  brush.shape([95, 400, 275, 400, 222, 312, 148, 312], '#2a0a12', 0.8)
  brush.shape([148, 312, 222, 312, 212, 326, 190, 320, 174, 332, 158, 322], PAINT.amber)
  brush.round(110, 408, 150, 12, 6, '#1a060a', 0.8)
  if (share > 0.03) brush.round(112, 410, 146 * share, 8, 4, share > 0.7 ? PAINT.sun : PAINT.coral)
  if (share < 1) return
  for (const [index, x] of [150, 170, 185, 202, 222].entries()) {
    const rise = (seconds * 90 + index * 31) % 110
    brush.disc(x, 312 - rise, 6 - rise / 24, PAINT.amber, 1 - rise / 130)
  }
}

function kraken(brush: Brush, state: PinState, seconds: number) {
  const { x, y } = headAt(state.tick)
  const isOpen = state.lit.every(Boolean)
  for (const [index, side] of [-1, -0.4, 0.4, 1].entries()) {
    const sway = Math.sin(seconds * 2 + index) * 8
    brush.line(
      [x + side * 22, y + 20, x + side * 40 + sway, y + 54, x + side * 34 - sway, y + 78],
      9,
      '#8a5fe0',
    )
  }
  brush.disc(x + 4, y + 10, HEAD, '#08041a', 0.45)
  brush.puck(x, y, HEAD, isOpen ? PAINT.coral : '#9a6ff0', 8)
  for (const side of [-1, 1]) {
    brush.disc(x + side * 13, y - 2, 9, '#ffffff')
    brush.disc(x + side * 13, y, 4.5, PAINT.ink)
  }
  for (let hit = 0; hit < HEAD_HITS; hit++)
    brush.disc(x - 21 + hit * 14, y + 22, 4, hit < state.heat ? '#1a0a2a' : PAINT.sun)
}

function lanes(brush: Brush, { stage }: PinState) {
  for (let step = 0; step < 5; step++)
    brush.star(105 + step * 40, 390, 13, step < Math.min(5, stage) ? PAINT.sun : '#3a1c0c')
}

function whirlpool(brush: Brush, { tick }: PinState) {
  const pace = isWhirling(tick) ? 0.05 : 0.004
  brush.disc(WHIRL.x, WHIRL.y, WHIRL_REACH, '#06303f', 0.6)
  for (let arm = 0; arm < 6; arm++) {
    const from = tick * pace * (1 + arm * 0.12) + arm * 1.1
    brush.arc(
      WHIRL.x,
      WHIRL.y,
      14 + arm * 14,
      from,
      from + 2.4,
      5,
      arm % 2 === 0 ? PAINT.sky : PAINT.lagoon,
      isWhirling(tick) ? 0.65 : 0.25,
    )
  }
  brush.disc(WHIRL.x, WHIRL.y, 9, '#021820')
}

/** What the mission shows on the floor of its table. */
export function paintMission(brush: Brush, state: PinState, name: TableName, seconds: number) {
  if (name === 'lighthouse') lighthouse(brush, state, seconds)
  if (name === 'volcano') volcano(brush, state, seconds)
  if (name === 'kraken') kraken(brush, state, seconds)
  if (name === 'lanes') lanes(brush, state)
  if (name === 'whirlpool') whirlpool(brush, state)
  if (name === 'castle') castle(brush, state)
  if (name === 'compass') compass(brush, state)
  if (name === 'oyster') oyster(brush, state, seconds)
  if (name === 'tides') tides(brush, state, seconds)
  if (name === 'crabs') crabs(brush, state, seconds)
  if (name === 'stars') stars(brush, state, seconds)
}
