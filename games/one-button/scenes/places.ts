import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'

/** Ground over the whole width below `y`, with a light rim. */
export function sandbank(brush: Brush, look: Look, y: number, under = '#a8743f', rim: string = PAINT.sand) {
  const [left, wide] = [look.left - 40, look.right - look.left + 80]
  brush.round(left, y, wide, Math.max(40, look.bottom - y + 60), 0, under)
  brush.round(left, y, wide, 12, 0, rim)
  for (let x = Math.floor(left / 110) * 110; x < left + wide; x += 110) {
    brush.disc(x + 30, y + 34, 6, '#000000', 0.14)
    brush.disc(x + 84, y + 58, 9, '#000000', 0.1)
  }
}

/** A palm whose trunk stands at x, y. */
export function palm(brush: Brush, x: number, y: number, height: number, lean = 0.2) {
  const [topX, topY] = [x + height * lean, y - height]
  brush.line([x, y, x + height * lean * 0.35, y - height * 0.55, topX, topY], height * 0.09, '#7a4a26')
  for (const turn of [-2.9, -2.3, -1.5, -0.8, -0.2, 0.3, 2.8])
    brush.leaf(
      topX + Math.cos(turn) * height * 0.26,
      topY + Math.sin(turn) * height * 0.2,
      height * 0.56,
      height * 0.15,
      turn < -1 ? '#2f9a5a' : PAINT.palm,
      turn,
    )
  brush.disc(topX, topY + 3, height * 0.06, PAINT.wood)
}

export function cloud(brush: Brush, x: number, y: number, size: number, color = '#ffffff', opacity = 0.85) {
  brush.round(x - size * 1.6, y, size * 3.2, size * 0.9, size * 0.45, color, opacity)
  brush.disc(x - size * 0.6, y, size * 0.7, color, opacity)
  brush.disc(x + size * 0.4, y - size * 0.2, size * 0.9, color, opacity)
}
