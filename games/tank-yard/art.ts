import { PAINT, type Brush } from '#kit/game/micro/brush.ts'

export function heart(brush: Brush, x: number, y: number, size: number, color: string) {
  brush.disc(x - size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.disc(x + size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.shape([x - size * 0.86, y, x + size * 0.86, y, x, y + size * 0.9], color)
}

interface Folk {
  readonly coat: string
  readonly hat: string
  /** Swings the legs. */
  readonly beat?: number
  readonly size?: number
}

/** A little islander, its feet at the place. */
export function folk(brush: Brush, x: number, y: number, { coat, hat, beat = 0, size = 1 }: Folk) {
  brush.at(
    x,
    y,
    0,
    () => {
      const step = Math.sin(beat) * 4
      brush.line([-3, -8, -4 + step, 0], 4, '#3a2a3f')
      brush.line([3, -8, 4 - step, 0], 4, '#3a2a3f')
      brush.round(-8, -22, 16, 16, 6, coat)
      brush.disc(0, -27, 7, '#f0c8a0')
      brush.disc(3, -28, 1.3, PAINT.ink)
      brush.disc(-3, -28, 1.3, PAINT.ink)
      brush.shape([-10, -31, 10, -31, 5, -38, -5, -38], hat)
    },
    size,
  )
}

export function cannon(brush: Brush, x: number, y: number, turn: number) {
  brush.at(x, y, turn, () => {
    brush.slab(-10, -9, 40, 18, 8, PAINT.slate, 4)
    brush.round(24, -11, 8, 22, 4, '#6f7fa8')
  })
  brush.puck(x - 2, y + 10, 12, PAINT.wood, 4)
  brush.disc(x - 2, y + 10, 4, '#5a3420')
}

export function nut(brush: Brush, x: number, y: number, radius: number, turn: number) {
  brush.ball(x, y, radius, '#7a4a2a')
  for (const off of [-0.5, 0.3, 1.1])
    brush.disc(
      x + Math.cos(turn + off) * radius * 0.5,
      y + Math.sin(turn + off) * radius * 0.5,
      radius * 0.16,
      '#2a1408',
    )
}

/** A hull with its deck at the place. */
export function ship(
  brush: Brush,
  x: number,
  y: number,
  { half, color, way }: { readonly half: number; readonly color: string; readonly way: number },
) {
  brush.shape([x - half, y - 3, x + half, y - 3, x + half * 0.76, y + 13, x - half * 0.76, y + 13], '#0a1c38')
  brush.shape([x - half, y - 7, x + half, y - 7, x + half * 0.78, y + 8, x - half * 0.78, y + 8], color)
  brush.line([x - half + 4, y - 5, x + half - 4, y - 5], 3, '#ffffff', 0.5)
  brush.slab(x - half * 0.4, y - 20, half * 0.7, 13, 3, '#fff4dc', 3)
  brush.round(x - half * 0.1 - way * half * 0.2, y - 32, 8, 13, 2, PAINT.slate)
}

export function wisps(brush: Brush, x: number, y: number, t: number) {
  for (let puff = 0; puff < 3; puff++)
    brush.disc(x + puff * 7 - 7, y - ((t * 0.4 + puff * 9) % 24), 4 - puff * 0.6, '#ffffff', 0.22)
}
