import { PAINT, type Brush } from '#kit/game/micro/brush.ts'

/** Strength that is left, as a bar with its middle at x. */
export function healthBar(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  share: number,
  color: string = PAINT.pink,
) {
  brush.round(x - width / 2 - 3, y - 3, width + 6, 14, 7, '#031226', 0.6)
  if (share > 0.02) brush.round(x - width / 2, y, Math.max(8, width * Math.min(1, share)), 8, 4, color)
}
