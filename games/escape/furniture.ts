import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import { PAINT } from '#kit/game/micro/brush.ts'

/** Draws a piece around the origin, about 60 units wide; `open` goes from 0 to 1. */
export type Piece = (brush: Brush, color: string, open: number) => void

/** Colours of the keys and of the locks they fit. */
export const KEY_COLORS = [PAINT.sun, PAINT.coral, PAINT.lagoon, PAINT.orchid] as const
const DARK = '#241a26'

function lock(brush: Brush, x: number, y: number, color: string) {
  brush.disc(x, y, 9, shade(color, -0.45))
  brush.disc(x, y - 1, 8, color)
  brush.disc(x, y - 2, 2.6, DARK)
  brush.line([x, y - 1, x, y + 4], 2.6, DARK)
}

/** Moved furniture shows the bare place below. */
function aside(brush: Brush, open: number, paint: () => void) {
  if (open > 0) brush.disc(0, 16, 22, '#000000', 0.16 * open)
  brush.at(open * 26, open * -10, open * 0.5, paint)
}

export const HIDES = {
  rug(brush, color, open) {
    brush.round(-38, -8, 76, 40, 8, '#00000022')
    if (open > 0) brush.round(-38, -14, 38, 42, 6, '#2a1a12', 0.4)
    const left = -38 + open * 36
    brush.round(left, -14, 38 - left, 42, 7, color)
    brush.round(left + 5, -8, 28 - left, 30, 4, shade(color, 0.24))
    for (const y of [-2, 7, 16]) brush.line([left + 10, y, 27, y], 2.4, shade(color, -0.2))
    if (open > 0) brush.round(left - 6, -16, 14, 46, 7, shade(color, -0.3))
  },
  pot(brush, color, open) {
    aside(brush, open, () => {
      for (const turn of [-2.3, -1.57, -0.85])
        brush.leaf(Math.cos(turn) * 17, -16 + Math.sin(turn) * 15, 36, 14, PAINT.palm, turn)
      brush.shape([-21, -8, 21, -8, 15, 26, -15, 26], color)
      brush.round(-24, -13, 48, 10, 4, shade(color, 0.15))
      brush.shape([6, -2, 19, -2, 14, 26, 4, 26], shade(color, -0.2))
    })
  },
  cushion(brush, color, open) {
    aside(brush, open, () => {
      brush.slab(-28, -16, 56, 34, 16, color, 7)
      brush.line([-14, -2, 0, 4, 14, -2], 3, shade(color, -0.3))
      brush.disc(0, 2, 4, shade(color, -0.35))
    })
  },
  picture(brush, color, open) {
    if (open > 0) brush.round(-26, -22, 52, 44, 4, '#000000', 0.18 * open)
    brush.at(open * 8, open * 6, open * 0.6, () => {
      brush.slab(-29, -25, 58, 48, 5, PAINT.wood, 4)
      brush.round(-23, -19, 46, 36, 3, '#bfe8f5')
      brush.disc(10, -8, 7, PAINT.sun)
      brush.shape([-23, 17, -8, -6, 4, 8, 12, 0, 23, 17], color)
    })
  },
  basket(brush, color, open) {
    aside(brush, open, () => {
      brush.arc(0, -4, 22, Math.PI, Math.PI * 2, 5, shade(color, -0.25))
      brush.shape([-27, -4, 27, -4, 19, 26, -19, 26], color)
      for (const y of [4, 13]) brush.line([-24 + y * 0.3, y, 24 - y * 0.3, y], 2.6, shade(color, -0.22))
      for (const x of [-12, 0, 12]) brush.line([x, -2, x * 0.8, 24], 2.4, shade(color, -0.18))
      brush.round(-30, -9, 60, 9, 4, shade(color, 0.15))
    })
  },
  books(brush, color, open) {
    aside(brush, open, () => {
      brush.slab(-26, 8, 52, 14, 3, color, 3)
      brush.slab(-22, -6, 46, 13, 3, PAINT.lagoon, 3)
      brush.slab(-25, -20, 44, 13, 3, PAINT.amber, 3)
      for (const [x, y] of [
        [-18, 15],
        [-14, 0],
        [-18, -14],
      ] as const)
        brush.line([x, y, x + 16, y], 2.2, '#ffffff', 0.7)
    })
  },
  bucket(brush, color, open) {
    aside(brush, open, () => {
      brush.arc(0, -10, 24, Math.PI * 1.1, Math.PI * 1.9, 3.4, '#6a7080')
      brush.shape([-24, -12, 24, -12, 17, 26, -17, 26], color)
      brush.shape([6, -12, 22, -12, 16, 26, 5, 26], shade(color, -0.2))
      brush.round(-26, -16, 52, 8, 4, shade(color, 0.25))
    })
  },
  hat(brush, color, open) {
    aside(brush, open, () => {
      brush.round(-36, 4, 72, 14, 7, shade(color, -0.12))
      brush.round(-20, -18, 40, 28, 14, color)
      brush.round(-20, 0, 40, 8, 2, PAINT.coral)
    })
  },
  jar(brush, color, open) {
    aside(brush, open, () => {
      brush.round(-19, -14, 38, 42, 14, color)
      brush.round(-13, -24, 26, 12, 4, shade(color, -0.3))
      brush.round(-13, -6, 7, 24, 3, '#ffffff', 0.4)
      brush.round(-8, 2, 22, 14, 3, '#fff4dc')
    })
  },
  stool(brush, color, open) {
    aside(brush, open, () => {
      for (const x of [-18, 18]) brush.line([x * 0.8, -2, x, 28], 6, shade(color, -0.35))
      brush.slab(-27, -12, 54, 12, 6, color, 6)
    })
  },
} satisfies Record<string, Piece>

export const LOCKED = {
  cupboard(brush, color, open) {
    brush.slab(-30, -38, 60, 72, 6, PAINT.wood, 6)
    if (open > 0) brush.round(-24, -32, 48, 60, 3, DARK)
    for (const side of [-1, 1]) {
      const wide = 24 * (1 - 0.75 * open)
      brush.round(side < 0 ? -24 : 24 - wide, -32, wide, 60, 3, shade(PAINT.wood, 0.2 - 0.2 * open))
    }
    if (open === 0) lock(brush, 0, 0, color)
  },
  drawer(brush, color, open) {
    brush.slab(-36, -24, 72, 48, 6, '#c08a58', 6)
    brush.round(-31, -19, 62, 17, 4, '#a8693c')
    brush.round(-31, 2, 62, 18, 4, open > 0 ? DARK : '#a8693c')
    if (open > 0) brush.slab(-33, 10 + open * 4, 66, 17, 4, '#b87848', 5)
    brush.disc(0, -10, 4, '#6a4526')
    if (open === 0) lock(brush, 0, 11, color)
  },
  trunk(brush, color, open) {
    brush.slab(-36, -8, 72, 34, 5, '#8a5a34', 6)
    if (open > 0) brush.round(-32, -10, 64, 12, 3, DARK)
    const up = open * 14
    brush.round(-36, -26 - up, 72, 22 - open * 8, 10, '#a8693c')
    for (const x of [-24, 24]) brush.line([x, -24 - up, x, -10 - up], 5, '#d8a860')
    if (open === 0) lock(brush, 0, -5, color)
  },
} satisfies Record<string, Piece>

/** A nailed crate, for the crowbar. */
export const crate: Piece = (brush, _color, open) => {
  brush.slab(-32, -26, 64, 54, 4, '#c89860', 6)
  if (open > 0) brush.round(-26, -20, 52, 42, 2, DARK)
  for (const [index, y] of [-14, 1, 16].entries())
    brush.at(open * (index - 1) * 22, y + open * 12, open * (index - 1) * 0.7, () => {
      brush.round(-30, -6, 60, 12, 2, '#d8ac74')
      for (const x of [-25, 25]) brush.disc(x, 0, 2, '#5a4030')
    })
}

/** The box whose lid is held by dials. */
export const box: Piece = (brush, _color, open) => {
  const up = open * 15
  if (open > 0) brush.round(-30, -22, 60, 22, 4, DARK)
  brush.slab(-36, -4, 72, 34, 7, '#6f7f9f', 7)
  brush.round(-36, -24 - up, 72, 22, 9, '#8f9fc0')
  brush.round(-34, -22 - up, 68, 5, 2, '#ffffff', 0.35)
  brush.round(-25, 2, 50, 16, 5, DARK)
  for (const x of [-15, 0, 15]) brush.round(x - 5, 5, 10, 10, 2, open > 0 ? PAINT.palm : '#fff4dc')
}

export type HideName = keyof typeof HIDES
export type LockedName = keyof typeof LOCKED

/** The way out, in the colour of its room. */
export function door(brush: Brush, color: string, open: number) {
  brush.round(-47, -88, 94, 176, 10, shade(color, -0.55))
  brush.round(-39, -80, 78, 168, 6, open > 0 ? '#fff0b8' : DARK)
  if (open > 0) brush.glow(0, 0, 80, '#fff8d8')
  const wide = 78 * (1 - 0.78 * open)
  brush.round(-39, -80, wide, 168, 6, color)
  for (const y of [-64, 10]) brush.round(-39 + wide * 0.16, y, wide * 0.68, 58, 4, shade(color, -0.16))
  brush.line([-35, -76, -35, 82], 3, '#ffffff', 0.25)
  if (open < 0.2) lock(brush, 26, 2, KEY_COLORS[0])
}
