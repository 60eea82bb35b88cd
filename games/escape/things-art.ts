import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { KEY_COLORS } from './furniture.ts'
import { CROWBAR, isPaper } from './house.ts'

/** A thing from the pocket around the origin, about 44 units across. */
export function thing(brush: Brush, item: number) {
  if (isPaper(item)) {
    brush.round(-15, -17, 32, 38, 4, '#000000', 0.2)
    brush.round(-17, -20, 33, 38, 4, '#f8e8c0')
    for (const y of [-11, -3, 5]) brush.line([-11, y, 9, y], 3, '#b89a68')
  } else if (item === CROWBAR) {
    brush.line([-15, 15, 9, -9, 15, -7], 8, '#44506a')
    brush.line([-15, 14, 9, -10], 3, '#8795b5')
  } else {
    const color = KEY_COLORS[item]!
    brush.ring(-9, -9, 9, 6, shade(color, -0.35))
    brush.ring(-9, -10.5, 9, 6, color)
    brush.line([-3, -3, 16, 16], 6, color)
    brush.line([9, 9, 14, 4], 5, color)
    brush.line([15, 15, 20, 10], 5, color)
  }
}

/** A candle, burnt down as far as `left` (1 to 0) says. */
export function candle(brush: Brush, x: number, y: number, left: number) {
  const high = 8 + 34 * left
  brush.round(x - 15, y - 3, 30, 7, 3, '#b8862f')
  brush.round(x - 7, y - high, 14, high, 3, '#fff4dc')
  brush.round(x - 7, y - high, 5, high, 2, '#ffffff', 0.6)
  brush.glow(x, y - high - 9, 20, PAINT.amber)
  brush.leaf(x, y - high - 8, 17, 8, PAINT.amber, -Math.PI / 2)
  brush.leaf(x, y - high - 6, 10, 5, '#fff8c0', -Math.PI / 2)
}
