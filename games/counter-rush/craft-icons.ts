import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Icon } from './icons.ts'

/** What each sum of dyes looks like: white, red, yellow, orange, blue, violet, green, brown. */
export const MIXES = [
  '#fff8ea',
  '#e8456a',
  '#ffd23f',
  '#ff8f3c',
  '#3f8fe0',
  '#9a5fd0',
  '#4fb86a',
  '#6f4a3a',
] as const

const MEATS = [
  ['#f28a7a', '#f6b8a8'],
  ['#ffb0a0', '#ffe0d8'],
  ['#7fcf6a', '#ffe066'],
  ['#f4e0b8', '#e8a860'],
] as const

/** A skewer from raw (0) over brown (1) to black (2): prawns, fish, garden, cheese. */
export function skewer(brush: Brush, kind: number, brown = 0) {
  brush.line([-19, 0, 19, 0], 2.6, '#d8b078')
  const [one, other] = MEATS[kind]!
  for (const [index, x] of [-10, 0, 10].entries()) {
    const color = index % 2 === 0 ? one : other
    if (kind === 0) brush.arc(x, 1, 5, Math.PI * 0.7, Math.PI * 2.2, 5.4, color)
    else if (kind === 2) brush.ball(x, 0, 6.6, color)
    else brush.slab(x - 5, -7, 10, 13, kind === 3 ? 2 : 4, color, 2)
    if (brown > 0) brush.disc(x, 0, 7.4, brown > 1 ? '#1c1614' : '#7a3a12', brown > 1 ? 0.86 : 0.5 * brown)
  }
}

/** Berry, cream, chocolate, lime. */
export const icing: Icon = (brush, kind) => {
  if (kind === 0) {
    brush.shape([-11, -4, 11, -4, 0, 14], '#e8304f')
    brush.disc(-6, -4, 6, '#e8304f')
    brush.disc(6, -4, 6, '#e8304f')
    for (const turn of [-2.2, -1.57, -0.9]) brush.leaf(0, -9, 13, 6, PAINT.palm, turn)
  } else if (kind === 1) {
    brush.disc(0, 4, 12, '#fff4dc')
    brush.disc(0, -3, 8.5, '#ffffff')
    brush.disc(0, -9, 4.6, '#fff4dc')
  } else if (kind === 2) {
    brush.slab(-11, -9, 22, 17, 3, '#7a4526', 4)
    brush.line([0, -8, 0, 7], 2, '#4a2814')
    brush.line([-10, 0, 10, 0], 2, '#4a2814')
  } else {
    brush.disc(0, 0, 12, '#5fbf4f')
    brush.disc(0, 0, 9, '#d8f5a8')
    for (const turn of [0, 1.05, 2.1])
      brush.line(
        [-Math.cos(turn) * 8, -Math.sin(turn) * 8, Math.cos(turn) * 8, Math.sin(turn) * 8],
        1.6,
        '#7fcf5f',
      )
  }
}

/** Three bands of dyed cloth. */
export function cloth(brush: Brush, bands: readonly number[]) {
  for (const [band, mix] of bands.entries()) {
    brush.round(-19 + band * 13, -14, 12.4, 28, 2, MIXES[mix]!)
    for (const y of [-7, 1, 9]) brush.disc(-12.8 + band * 13, y, 2, '#ffffff', mix === 0 ? 0 : 0.55)
  }
  brush.round(-19, 11, 38.4, 3, 1, '#000000', 0.12)
}

/** A key whose teeth are cut so deep, 0 to 3 each. */
export function cutKey(brush: Brush, cuts: readonly number[], color: string = PAINT.amber) {
  brush.ring(-20, 0, 8, 5, color)
  brush.round(-12, -4, 38, 6, 2, color)
  for (const [tooth, cut] of cuts.entries()) brush.round(-9 + tooth * 7, 1, 5.4, 11 - cut * 3, 1, color)
}

/** A canoe, a sailing boat, a pedal boat. */
export const boat: Icon = (brush, kind) => {
  if (kind === 0) {
    brush.leaf(0, 5, 42, 15, '#b0602f', 0)
    brush.leaf(0, 3, 34, 8, '#5a2f18', 0)
    brush.line([-4, -10, 12, 12], 2.6, '#ffe0a0')
  } else if (kind === 1) {
    brush.shape([-17, 4, 17, 4, 10, 14, -10, 14], '#d8434f')
    brush.shape([-1, -16, -1, 2, -13, 2], '#fff4dc')
    brush.shape([2, -12, 2, 2, 13, 2], '#ffe066')
  } else {
    brush.round(-18, 4, 36, 9, 4.5, '#ffd23f')
    brush.round(-14, -7, 12, 12, 3, '#3fb39a')
    brush.round(2, -7, 12, 12, 3, '#3fb39a')
    brush.ring(0, 9, 5, 2.4, '#ffffff')
  }
}

/** An islander who waves, leaps, points, rests, dances: arms and legs of a pose. */
export function pose(brush: Brush, kind: number, skin: string, coat: string) {
  const limbs = (
    [
      [-9, 2, -13, 10, 9, 2, 17, -12, -4, 14, -5, 24, 4, 14, 5, 24],
      [-9, 2, -19, -9, 9, 2, 19, -9, -4, 13, -14, 18, 4, 13, 14, 18],
      [-9, 2, -12, 11, 9, 2, 23, 2, -4, 14, -4, 24, 4, 14, 9, 23],
      [-9, 2, -16, 8, 9, 2, 16, 8, -4, 14, -16, 17, 4, 14, 16, 17],
      [-9, 2, -8, -17, 9, 2, 16, 11, -4, 14, -10, 23, 4, 14, 12, 16],
    ] as const
  )[kind]!
  for (let at = 0; at < limbs.length; at += 4)
    brush.line([limbs[at]!, limbs[at + 1]!, limbs[at + 2]!, limbs[at + 3]!], at < 8 ? 5 : 6, skin)
  brush.round(-8, -2, 16, 18, 7, coat)
  brush.ball(kind === 4 ? 3 : 0, -11, 9.4, skin)
  const x = kind === 4 ? 3 : 0
  for (const side of [-1, 1]) brush.disc(x + side * 3.4, -12, 1.6, PAINT.ink)
  brush.arc(x, -9, 3, Math.PI * 0.12, Math.PI * 0.88, 1.6, PAINT.ink)
}

/** A plate with fish, with soup, with a whole crab. */
export const meal: Icon = (brush, kind) => {
  brush.puck(0, 2, 15, '#fffaf0', 4)
  if (kind === 0) {
    brush.leaf(1, 1, 20, 9, '#ff9a6b', 0)
    brush.shape([-6, 1, -12, -4, -12, 6], '#ff9a6b')
  } else if (kind === 1) {
    brush.disc(0, 2, 11, '#ffb63d')
    brush.disc(-3, 0, 2.6, '#4fb86a')
    brush.disc(4, 4, 2.6, '#e8456a')
  } else {
    brush.round(-8, -3, 16, 10, 5, '#f0503f')
    for (const side of [-1, 1]) {
      brush.line([side * 7, 0, side * 12, -6], 2.6, '#f0503f')
      brush.disc(side * 12, -8, 3.4, '#f0503f')
    }
  }
}
