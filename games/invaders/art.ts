import { PAINT, type Brush } from '#kit/game/micro/brush.ts'

const eyes = (brush: Brush, gap: number, y: number, size: number) => {
  for (const x of [-gap, gap]) {
    brush.disc(x, y, size, '#fffdf4')
    brush.disc(x, y + size * 0.3, size * 0.5, PAINT.ink)
  }
}

/** A boat or glider facing up, centred at the origin. */
export function craft(brush: Brush, x: number, y: number, color: string, scale = 1, turn = 0) {
  brush.at(
    x,
    y,
    turn,
    () => {
      brush.shape([0, -17, 18, 15, 0, 9, -18, 15], '#08203a', 0.4)
      brush.shape([0, -20, 19, 11, 8, 14, 0, 8, -8, 14, -19, 11], color)
      brush.shape([0, -20, 0, 8, -8, 14, -19, 11], '#ffffff', 0.22)
      brush.leaf(0, -2, 20, 9, '#fff4dc', -Math.PI / 2)
      brush.disc(0, -4, 3.4, PAINT.sky)
    },
    scale,
  )
}

/** A flying bug: wings that beat, a round body. */
export function bug(
  brush: Brush,
  x: number,
  y: number,
  {
    color,
    beat,
    size = 12,
    turn = 0,
  }: { readonly color: string; readonly beat: number; readonly size?: number; readonly turn?: number },
) {
  const open = 0.5 + Math.abs(Math.sin(beat)) * 0.5
  brush.at(
    x,
    y,
    turn,
    () => {
      brush.leaf(-11 * open, -2, 20 * open, 13, '#ffffff', Math.PI + 0.5)
      brush.leaf(11 * open, -2, 20 * open, 13, '#ffffff', -0.5)
      brush.ball(0, 0, 9, color)
      eyes(brush, 3.6, 2, 3)
    },
    size / 12,
  )
}

export function crab(
  brush: Brush,
  x: number,
  y: number,
  { color, beat, size = 13 }: { readonly color: string; readonly beat: number; readonly size?: number },
) {
  const k = size / 13
  const lift = Math.sin(beat) * 3
  brush.at(
    x,
    y,
    0,
    () => {
      brush.line([-9, 4, -16, 10 + lift], 3.5, color)
      brush.line([9, 4, 16, 10 - lift], 3.5, color)
      brush.disc(-14, -6 - lift, 5, color)
      brush.disc(14, -6 + lift, 5, color)
      brush.puck(0, 0, 11, color, 4)
      eyes(brush, 4.5, -4, 3.4)
    },
    k,
  )
}

export function fish(
  brush: Brush,
  x: number,
  y: number,
  { color, turn, size = 12 }: { readonly color: string; readonly turn: number; readonly size?: number },
) {
  brush.at(
    x,
    y,
    turn,
    () => {
      brush.shape([-9, 0, -20, -9, -20, 9], color)
      brush.leaf(0, 0, 32, 20, color, 0)
      brush.disc(-1, -3, 6, '#ffffff', 0.3)
      brush.disc(9, -2, 3, '#fffdf4')
      brush.disc(10, -2, 1.5, PAINT.ink)
    },
    size / 12,
  )
}

export function streak(
  brush: Brush,
  {
    x,
    y,
    vx,
    vy,
    r,
  }: { readonly x: number; readonly y: number; readonly vx: number; readonly vy: number; readonly r: number },
  color: string,
) {
  brush.line([x - vx * 1.8, y - vy * 1.8, x, y], r * 1.3, color, 0.55)
  brush.disc(x, y, r * 0.8, '#fffbe0')
}

/** Projectiles aimed at the hero are always round with a dark rim. */
export function danger(
  brush: Brush,
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  color: string = PAINT.coral,
) {
  brush.disc(x, y, r + 2.5, '#3a0f24')
  brush.disc(x, y, r, color)
  brush.disc(x - r * 0.3, y - r * 0.3, r * 0.35, '#ffffff', 0.8)
}

export function rock(brush: Brush, x: number, y: number, radius: number, color: string, turn: number) {
  const points = (grow: number, dy: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = turn + index * 0.785
      const reach = radius * grow * (index % 3 === 0 ? 0.86 : 1.06)
      return [x + Math.cos(angle) * reach, y + dy + Math.sin(angle) * reach]
    }).flat()
  brush.shape(points(1.04, 3), '#1a1230')
  brush.shape(points(1, 0), color)
  brush.disc(x - radius * 0.3, y - radius * 0.3, radius * 0.25, '#ffffff', 0.25)
  brush.disc(x + radius * 0.3, y + radius * 0.2, radius * 0.2, '#000000', 0.2)
}

export function heart(brush: Brush, x: number, y: number, size: number, color: string) {
  brush.disc(x - size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.disc(x + size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.shape([x - size * 0.86, y, x + size * 0.86, y, x, y + size * 0.9], color)
}

export function hut(brush: Brush, x: number, y: number, stands: boolean) {
  if (!stands) {
    brush.shape([x - 18, y + 8, x - 8, y - 2, x + 2, y + 5, x + 12, y - 3, x + 18, y + 8], '#4a3424')
    return
  }
  brush.slab(x - 14, y - 10, 28, 18, 3, '#c98b4f', 4)
  brush.round(x - 4, y - 4, 8, 12, 2, '#5a3420')
  brush.shape([x - 21, y - 8, x, y - 28, x + 21, y - 8], '#7a4a24')
  brush.shape([x - 21, y - 10, x, y - 30, x + 3, y - 27, x - 12, y - 10], '#d9a860')
}
