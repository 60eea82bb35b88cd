import type { Brush } from '#kit/game/micro/brush.ts'
import { dots, SORTS } from './balls.ts'
import { BOXES } from './boxes.ts'

/** A counter of lamps: lit while they are there. */
export function lamps(
  brush: Brush,
  x: number,
  y: number,
  [lit, all]: readonly [number, number],
  color: string,
) {
  for (let lamp = 0; lamp < all; lamp++) {
    if (lamp < lit) brush.ball(x + lamp * 19, y, 7, color)
    else brush.disc(x + lamp * 19, y, 7, '#001020', 0.45)
  }
}

/** A box that is still to come. */
export function ghostBox(
  brush: Brush,
  kind: string,
  at: readonly [number, number],
  [width, height]: readonly [number, number],
  tag = 0,
) {
  const [w, h] = [width / 2, height / 2]
  const corners = [-w, -h, w, -h, w, h, -w, h]
  BOXES[kind]?.(brush, {
    kind,
    x: at[0],
    y: at[1],
    turn: 0,
    vx: 0,
    vy: 0,
    spin: 0,
    radius: 0,
    corners,
    push: 0,
    swing: 0,
    bounce: 0,
    grip: 0,
    gone: false,
    tag,
  })
}

/** Bowls of the colours at the lower edge. */
export function bowls(
  brush: Brush,
  [left, right]: readonly [number, number],
  tags: readonly number[],
  y: number,
) {
  const wide = (right - left) / tags.length
  for (const [index, tag] of tags.entries()) {
    const color = SORTS[tag % SORTS.length]!
    brush.round(left + index * wide + 6, y, wide - 12, 384 - y, 8, color, 0.34)
    brush.round(left + index * wide + 10, 362, wide - 20, 18, 7, color, 0.9)
    dots(brush, left + (index + 0.5) * wide, 371, tag + 1, 3)
  }
}
