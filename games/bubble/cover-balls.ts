import { contactShadow, type CoverArt } from '#kit/game/cover.ts'

export const RED = ['#ff5268', '#9c1233'] as const
export const BLUE = ['#2fa8ff', '#0b4a94'] as const
export const GOLD = ['#ffc12e', '#a86400'] as const
export const GREEN = ['#3fcf6e', '#0d6a34'] as const
export const VIOLET = ['#a866ff', '#4f1c9c'] as const
export const ORANGE = ['#ff8a3c', '#a33d08'] as const
export type Skin = readonly [string, string]

export interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly skin: Skin
}

export const STAR = 'M0-46 14-16 46-12 22 10 30 44 0 27-30 44-22 10-46-12-14-16Z'

/** Rows of balls that hang from the upper edge. */
export const hanging = (rows: readonly (readonly Skin[])[], size: number, top: number): Spot[] =>
  rows.flatMap((row, line) =>
    row.map((skin, at) => ({
      x: (at - (row.length - 1) / 2) * size + 200,
      y: top + line * size * 0.87,
      r: size / 2 - 1,
      skin,
    })),
  )

export const ring = (count: number, reach: number, r: number, skins: readonly Skin[], turn = 0): Spot[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) * 2 * Math.PI) / count
    return {
      x: Math.round(200 + Math.sin(angle) * reach),
      y: Math.round(200 - Math.cos(angle) * reach),
      r,
      skin: skins[at % skins.length]!,
    }
  })

/** Balls share a gradient per colour: one per ball would be too much text. */
export function balls(art: CoverArt, spots: readonly Spot[]): string {
  const skins = [...new Set(spots.map(({ skin }) => skin))]
  const paints = new Map(
    skins.map((skin) => [
      skin,
      art.radial(
        [
          [0, '#ffffff', 0.95],
          [0.2, skin[0]],
          [0.72, skin[0]],
          [1, skin[1]],
        ],
        [0.34, 0.28],
        0.8,
      ),
    ]),
  )
  const defs = [...paints.values()].map((paint) => paint.defs).join('')
  const round = ({ x, y, r, skin }: Spot) =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r}" fill="${paints.get(skin)!.fill}"/>`
  return `<defs>${defs}</defs>${spots.map(round).join('')}`
}

export const hero = (art: CoverArt, x: number, y: number, r: number, skin: Skin) =>
  contactShadow(x + 6, y + r + 8, r * 0.8, r * 0.2) + art.ball(x, y, r, skin[0], skin[1])

export const mark = (x: number, y: number, size: number, path = STAR) =>
  `<path d="${path}" transform="translate(${x} ${y}) scale(${size})" fill="#fff" fill-opacity=".9"/>`

export const dots = (points: readonly (readonly [number, number])[]) =>
  points
    .map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${11 - at}" fill="#fff" fill-opacity=".85"/>`)
    .join('')
