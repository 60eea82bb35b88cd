import { PAINT, type Brush } from '#kit/game/micro/brush.ts'

/** Two eyes beside each other that look along `toward` (-1 to 1). */
export function eyes(brush: Brush, x: number, y: number, size: number, toward = 0, apart = size * 1.1) {
  for (const side of [-apart, apart]) {
    brush.disc(x + side, y, size, '#ffffff')
    brush.disc(x + side + toward * size * 0.4, y, size * 0.5, PAINT.ink)
  }
}

/** A crab from the front; `step` moves its legs. */
export function crab(brush: Brush, x: number, y: number, size: number, color: string, step = 0) {
  for (const side of [-1, 1]) {
    for (const leg of [0.6, 1]) {
      const lift = Math.sin(step + leg * 5 + side) * size * 0.16
      brush.line(
        [x + side * size * 0.5, y + size * 0.3, x + side * size * (leg + 0.4), y + size + lift],
        size * 0.2,
        '#a32f3c',
      )
    }
    brush.line([x + side * size * 0.7, y, x + side * size * 1.35, y - size * 0.5], size * 0.24, '#a32f3c')
    brush.ball(x + side * size * 1.45, y - size * 0.7, size * 0.42, color)
  }
  brush.ball(x, y, size, color)
  eyes(brush, x, y - size * 0.75, size * 0.28, 0, size * 0.36)
}

/** A fish that swims along `way`. */
export function fish(brush: Brush, x: number, y: number, size: number, color: string, way = 1, wag = 0) {
  const tail = Math.sin(wag) * size * 0.3
  brush.shape(
    [
      x - way * size * 0.7,
      y,
      x - way * size * 1.8,
      y - size * 0.8 + tail,
      x - way * size * 1.5,
      y,
      x - way * size * 1.8,
      y + size * 0.8 + tail,
    ],
    color,
  )
  brush.leaf(x, y - size * 0.8, size * 1.1, size * 0.7, color, 0.4 * way)
  brush.ball(x, y, size, color)
  brush.disc(x + way * size * 0.45, y - size * 0.2, size * 0.3, '#ffffff')
  brush.disc(x + way * size * 0.53, y - size * 0.2, size * 0.15, PAINT.ink)
}

/** A turtle from the side that swims along `way`. */
export function turtle(brush: Brush, x: number, y: number, size: number, way = 1, paddle = 0) {
  const stroke = Math.sin(paddle) * 0.5
  brush.leaf(x + way * size * 0.5, y + size * 0.5, size * 1.3, size * 0.5, '#3fae62', 1.3 * way + stroke)
  brush.leaf(x - way * size * 0.7, y + size * 0.4, size, size * 0.4, '#3fae62', 2 * way - stroke)
  brush.ball(x + way * size * 1.2, y - size * 0.1, size * 0.45, PAINT.palm)
  brush.disc(x + way * size * 1.34, y - size * 0.2, size * 0.13, PAINT.ink)
  brush.round(x - size, y - size * 0.1, size * 2, size * 0.55, size * 0.26, PAINT.sand)
  brush.shape(
    [
      x - size,
      y + size * 0.15,
      x - size * 0.75,
      y - size * 0.5,
      x,
      y - size * 0.85,
      x + size * 0.75,
      y - size * 0.5,
      x + size,
      y + size * 0.15,
    ],
    '#b0742f',
  )
  brush.shape(
    [
      x - size * 0.4,
      y + size * 0.05,
      x - size * 0.3,
      y - size * 0.5,
      x + size * 0.3,
      y - size * 0.5,
      x + size * 0.4,
      y + size * 0.05,
    ],
    '#d99a4a',
  )
}

/** A bird in the air that flies along `way`; `flap` moves its wings. */
export function bird(brush: Brush, x: number, y: number, size: number, color: string, way = 1, flap = 0) {
  const lift = Math.sin(flap) * size
  brush.shape(
    [x - way * size * 0.6, y, x - way * size * 1.7, y - size * 0.4, x - way * size * 1.6, y + size * 0.4],
    color,
  )
  brush.ball(x, y, size * 0.8, color)
  brush.shape(
    [
      x - size * 0.5,
      y - size * 0.1,
      x + size * 0.4,
      y - size * 0.1,
      x - way * size * 0.6,
      y - size * 0.3 - lift * 1.3,
    ],
    '#ffffff',
    0.75,
  )
  brush.shape(
    [
      x + way * size * 0.7,
      y - size * 0.2,
      x + way * size * 1.4,
      y + size * 0.1,
      x + way * size * 0.6,
      y + size * 0.3,
    ],
    PAINT.amber,
  )
  brush.disc(x + way * size * 0.35, y - size * 0.25, size * 0.15, PAINT.ink)
}
