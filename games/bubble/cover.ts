import { contactShadow, coverArt, tilted, type CoverArt } from '#kit/game/cover.ts'
import type { BubbleDefinition, BubbleKind } from './definitions.ts'

const RED = ['#ff5268', '#9c1233'] as const
const BLUE = ['#2fa8ff', '#0b4a94'] as const
const GOLD = ['#ffc12e', '#a86400'] as const
const GREEN = ['#3fcf6e', '#0d6a34'] as const
const VIOLET = ['#a866ff', '#4f1c9c'] as const
const ORANGE = ['#ff8a3c', '#a33d08'] as const
type Skin = readonly [string, string]

interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly skin: Skin
}

const GROUNDS: Readonly<Record<BubbleKind, readonly [string, string]>> = {
  pack: ['#7a6bf0', '#2a1a80'],
  ceiling: ['#27b7c9', '#06485e'],
  marbles: ['#d9a35a', '#6b3a16'],
  wheel: ['#f07aa4', '#861d55'],
  twin: ['#63c47f', '#14603c'],
  flip: ['#6f97f2', '#1d3a94'],
}

const STAR = 'M0-46 14-16 46-12 22 10 30 44 0 27-30 44-22 10-46-12-14-16Z'

/** Rows of balls that hang from the upper edge. */
const hanging = (rows: readonly (readonly Skin[])[], size: number, top: number): Spot[] =>
  rows.flatMap((row, line) =>
    row.map((skin, at) => ({
      x: (at - (row.length - 1) / 2) * size + 200,
      y: top + line * size * 0.87,
      r: size / 2 - 1,
      skin,
    })),
  )

const ring = (count: number, reach: number, r: number, skins: readonly Skin[], turn = 0): Spot[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) * 2 * Math.PI) / count
    return {
      x: Math.round(200 + Math.sin(angle) * reach),
      y: Math.round(200 - Math.cos(angle) * reach),
      r,
      skin: skins[at % skins.length]!,
    }
  })

/** Balls share one gradient per colour: a ball of its own each would be too long. */
function balls(art: CoverArt, spots: readonly Spot[]): string {
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

const hero = (art: CoverArt, x: number, y: number, r: number, skin: Skin) =>
  contactShadow(x + 6, y + r + 8, r * 0.8, r * 0.2) + art.ball(x, y, r, skin[0], skin[1])

const mark = (x: number, y: number, size: number, path = STAR) =>
  `<path d="${path}" transform="translate(${x} ${y}) scale(${size})" fill="#fff" fill-opacity=".9"/>`

const dots = (points: readonly (readonly [number, number])[]) =>
  points
    .map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${11 - at}" fill="#fff" fill-opacity=".85"/>`)
    .join('')

const DRAWINGS: Readonly<Record<BubbleKind, (art: CoverArt) => string>> = {
  pack: (art) =>
    tilted(
      -6,
      balls(
        art,
        hanging(
          [
            [RED, RED, BLUE, BLUE, GOLD, GOLD],
            [RED, GREEN, BLUE, VIOLET, GOLD],
            [GREEN, GREEN, VIOLET, VIOLET],
          ],
          96,
          10,
        ),
      ),
    ) +
    hero(art, 206, 300, 82, VIOLET) +
    mark(206, 302, 1.05),
  ceiling: (art) =>
    tilted(
      4,
      `<path d="M-40-60H440V96H-40Z" fill="#053848"/><path d="M-40 96H440V118H-40Z" fill="#02222e"/>` +
        `<path d="M40 20H360M40 56H360" stroke="#fff" stroke-opacity=".16" stroke-width="10" stroke-linecap="round"/>` +
        balls(
          art,
          hanging(
            [
              [GOLD, GREEN, GREEN, RED, RED],
              [GREEN, GREEN, RED, GOLD],
            ],
            94,
            164,
          ),
        ),
    ) +
    dots([
      [196, 300],
      [186, 272],
    ]) +
    hero(art, 206, 352, 62, GREEN),
  marbles(art) {
    const spots = ring(13, 168, 44, [RED, RED, GOLD, BLUE, BLUE, GREEN], 0.3)
    return (
      `<circle cx="200" cy="200" r="168" fill="none" stroke="#3b1c08" stroke-opacity=".5" stroke-width="104"/>` +
      balls(art, spots) +
      `<path d="M200 92 246 190H154Z" fill="#fff" fill-opacity=".25"/>` +
      hero(art, 200, 214, 66, BLUE)
    )
  },
  wheel: (art) =>
    tilted(
      10,
      balls(art, [
        ...ring(18, 232, 42, [GOLD, GREEN, VIOLET], 0.5),
        ...ring(12, 154, 42, [GREEN, GREEN, ORANGE, ORANGE, BLUE, BLUE]),
        ...ring(6, 78, 40, [BLUE, GOLD, GOLD]),
      ]),
    ) +
    `<circle cx="200" cy="208" r="52" fill="#7b123f"/><circle cx="200" cy="200" r="52" fill="#fff3dc"/>` +
    mark(200, 202, 0.8).replace('#fff', '#c92c6a'),
  twin: (art) =>
    balls(
      art,
      hanging(
        [
          [GOLD, VIOLET, VIOLET, GOLD],
          [GOLD, GOLD, RED, GOLD, GOLD],
        ],
        100,
        22,
      ),
    ) +
    `<path d="M200 130V420" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-dasharray="20 16"/>` +
    dots([
      [136, 258],
      [156, 222],
      [176, 190],
    ]) +
    dots([
      [264, 258],
      [244, 222],
      [224, 190],
    ]) +
    hero(art, 98, 322, 66, VIOLET) +
    hero(art, 302, 322, 66, RED),
  flip: (art) =>
    balls(art, [
      ...hanging([[BLUE, GOLD, GOLD, RED], [BLUE, GOLD, RED, RED].slice(0, 3)], 104, 30),
      ...hanging([[RED, BLUE, BLUE, GREEN]], 104, 372),
    ]) +
    hero(art, 200, 228, 64, GOLD) +
    mark(82, 226, 1, 'M-16 46V-6H-40L0-52 40-6H16V46Z') +
    mark(318, 226, 1, 'M-16-46V6H-40L0 52 40 6H16V-46Z'),
}

/** The board of the game, bigger than the picture, and the bubble that is about to fly. */
export function cover({ slug, kind }: BubbleDefinition): string {
  const art = coverArt(slug)
  const [light, deep] = GROUNDS[kind]
  return art.ground(light, deep, '#fff6dc', 0.45) + DRAWINGS[kind](art)
}
