import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'

/** Quarters of drums, rings and seeds. */
export const QUARTERS = [PAINT.coral, PAINT.sun, PAINT.lagoon, PAINT.orchid] as const

/** A lantern that hangs or flies; the warm light of the island. */
export function lantern(brush: Brush, x: number, y: number, size: number, color: string = PAINT.amber) {
  brush.glow(x, y, size * 2.6, color)
  brush.ball(x, y, size, color)
  brush.disc(x, y + size * 0.1, size * 0.4, '#fff6d6', 0.9)
}

export function pearl(brush: Brush, x: number, y: number, size = 10) {
  brush.glow(x, y, size * 2, PAINT.shell)
  brush.ball(x, y, size, PAINT.shell)
}

export function rock(brush: Brush, x: number, y: number, size: number, color: string = PAINT.slate) {
  brush.puck(x, y, size, color, size * 0.3)
  brush.disc(x - size * 0.25, y - size * 0.25, size * 0.28, '#ffffff', 0.16)
}

/** A ball with thorns around it. */
export function thorny(brush: Brush, x: number, y: number, size: number, color: string, turn = 0) {
  for (let thorn = 0; thorn < 8; thorn++) {
    const angle = turn + (thorn * Math.PI) / 4
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
    brush.shape(
      [
        x + ax * size * 1.55,
        y + ay * size * 1.55,
        x - ay * size * 0.4 + ax * size * 0.6,
        y + ax * size * 0.4 + ay * size * 0.6,
        x + ay * size * 0.4 + ax * size * 0.6,
        y - ax * size * 0.4 + ay * size * 0.6,
      ],
      color,
    )
  }
  brush.ball(x, y, size, color)
}

/** Water up to the lower edge, with a bright line of foam that moves. */
export function water(brush: Brush, look: Look, y: number, color: string, phase = 0) {
  const [left, right] = [look.left - 20, look.right + 20]
  const points: number[] = []
  const step = 22
  for (let x = Math.floor(left / step) * step; x <= right + step; x += step)
    points.push(x, y + 4 * Math.sin(x * 0.03 + phase + (look.calm ? 0 : look.seconds * 2.2)))
  const bottom = Math.max(look.bottom, y) + 40
  brush.shape([...points, right + step, bottom, left, bottom], color, 0.82)
  brush.line(points, 4, '#ffffff', 0.6)
}

/** Tries that are left, in the upper corner of what can be seen. */
export function tries(brush: Brush, look: Look, count: number) {
  for (let index = 0; index < 3; index++) {
    const [x, y] = [look.left + 26 + index * 27, look.top + 28]
    if (index < count) lantern(brush, x, y, 9)
    else brush.disc(x, y, 9, '#001020', 0.45)
  }
}

/** A bar from 0 to 1. */
export function bar(brush: Brush, x: number, y: number, width: number, share: number, color: string) {
  brush.round(x - width / 2 - 3, y - 3, width + 6, 14, 7, '#031226', 0.6)
  if (share > 0.02) brush.round(x - width / 2, y, Math.max(8, width * Math.min(1, share)), 8, 4, color)
}

/** A small boat seen from the side; its keel is at y. */
export function boat(brush: Brush, x: number, y: number, color: string, sail: string = PAINT.shell) {
  brush.line([x, y - 8, x, y - 46], 4, PAINT.wood)
  brush.shape([x + 4, y - 46, x + 4, y - 14, x + 27, y - 14], sail)
  brush.shape([x - 4, y - 40, x - 4, y - 14, x - 21, y - 14], sail, 0.8)
  brush.shape([x - 30, y - 9, x + 30, y - 9, x + 20, y + 9, x - 20, y + 9], '#142444', 0.5)
  brush.shape([x - 30, y - 11, x + 30, y - 11, x + 21, y + 6, x - 21, y + 6], color)
  brush.line([x - 27, y - 9, x + 27, y - 9], 3, '#ffffff', 0.5)
}

/** A mango with its leaf. */
export function mango(brush: Brush, x: number, y: number, size: number, color: string = PAINT.amber) {
  brush.ball(x, y, size, color)
  brush.disc(x + size * 0.3, y + size * 0.25, size * 0.5, PAINT.coral, 0.45)
  brush.leaf(x + size * 0.5, y - size * 1.05, size * 1.2, size * 0.55, PAINT.palm, -0.4)
}

/** A coconut: brown, with three pores. */
export function coconut(brush: Brush, x: number, y: number, size: number, turn: number) {
  brush.ball(x, y, size, PAINT.wood)
  for (const pore of [-0.6, 0, 0.6]) {
    const angle = turn + pore
    brush.disc(x + Math.cos(angle) * size * 0.45, y + Math.sin(angle) * size * 0.45, size * 0.13, '#4a2a12')
  }
}
