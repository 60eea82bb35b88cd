import { coverCard, coverDefs, type CoverCard, type CoverKit } from '#kit/game/cards/cover-card.ts'
import { SUIT_PATHS } from '#kit/game/cards/suits.ts'
import { contactShadow, coverArt, coverSvg, num } from '#kit/game/cover.ts'
import type { ShedDefinition } from './definitions.ts'
import { paletteOf } from './palette.ts'
import type { ShedKind } from './state.ts'

/** x, y, turn, scale, rank and suit of a card; without a rank it lies face down. */
type Row = readonly [x: number, y: number, turn: number, scale: number, rank?: number, suit?: number]

interface Scene {
  readonly cards: readonly Row[]
  /** Drawn on the mat below the cards, and above them. */
  readonly under?: string
  readonly over?: string
}

const suitSign = (suit: number, [x, y]: readonly [number, number], scale: number, color: string) =>
  `<path d="${SUIT_PATHS[suit]}" fill="${color}" opacity=".8" transform="translate(${x} ${y}) scale(${scale})"/>`

/** A row of cards side by side. */
const row = (
  y: number,
  [x, step]: readonly [number, number],
  suit: number,
  ranks: readonly number[],
): Row[] => ranks.map((rank, index) => [x + index * step, y, 0, 0.95, rank, suit])

/** A glossy disc with a number. */
const disc = (x: number, y: number, text: string, color: string) =>
  `<circle cx="${x}" cy="${y + 8}" r="76" fill="#00121a" opacity=".35"/><circle cx="${x}" cy="${y}" r="76" fill="${color}"/>` +
  `<ellipse cx="${x - 22}" cy="${y - 42}" rx="34" ry="16" fill="#fff" opacity=".4"/>${num(x, y + 32, 88, text, '#fff8e8')}`

const SCENES: Readonly<Record<ShedKind, Scene>> = {
  'crazy-eights': {
    cards: [
      [110, 150, -20, 1.7, 8, 3],
      [290, 150, 18, 1.7, 8, 2],
      [200, 265, -2, 2, 8, 1],
    ],
  },
  'mau-mau': {
    under: suitSign(0, [300, 110], 2.2, '#bff0c4'),
    cards: [
      [130, 235, -10, 2.4],
      [285, 265, 12, 1.9, 7, 0],
    ],
  },
  sevens: {
    cards: [
      ...row(70, [135, 65], 3, [6, 7, 8, 9]),
      ...row(165, [135, 65], 2, [6, 7]),
      ...row(260, [70, 65], 0, [5, 6, 7]),
      ...row(355, [200, 65], 1, [7, 8]),
    ],
  },
  president: {
    under:
      '<path d="M70 170L40 40L120 105L200 20L280 105L360 40L330 170Z" fill="#f0ad2e"/><path d="M70 150H330V182H70Z" fill="#b87a14"/><circle cx="200" cy="22" r="18" fill="#ff6b5e"/><circle cx="40" cy="42" r="14" fill="#fff4dc"/><circle cx="360" cy="42" r="14" fill="#fff4dc"/>',
    cards: [
      [130, 290, -9, 1.6, 2, 1],
      [205, 282, 0, 1.6, 2, 3],
      [280, 290, 9, 1.6, 2, 2],
    ],
  },
  durak: {
    cards: [
      [95, 110, -6, 1.35, 9, 2],
      [130, 150, 6, 1.35, 11, 2],
      [270, 230, -6, 1.5, 10, 0],
      [310, 275, 8, 1.5, 6, 3],
      [105, 320, 86, 1.3],
    ],
  },
  scopa: {
    under: suitSign(1, [200, 90], 2.6, '#ffd166'),
    cards: [
      [200, 240, 3, 2.2, 7, 1],
      [65, 300, -18, 1.2, 4, 0],
      [340, 310, 16, 1.2, 3, 2],
    ],
  },
  escoba: {
    cards: [
      [90, 270, -12, 1.6, 5, 0],
      [200, 300, 0, 1.6, 3, 3],
      [312, 270, 12, 1.6, 7, 2],
    ],
    over: disc(200, 105, '15', '#b5483f'),
  },
  'ninety-nine': {
    cards: [
      [110, 120, -30, 1.5, 4, 1],
      [300, 130, 26, 1.5, 9, 3],
      [120, 300, -12, 1.5, 10, 2],
      [290, 310, 14, 1.5],
    ],
    over: disc(204, 212, '99', '#3a1a6e'),
  },
  'thirty-one': {
    under: suitSign(3, [90, 90], 2.4, '#0a2c3a'),
    cards: [
      [230, 130, 14, 1.7, 13, 3],
      [200, 220, 4, 1.7, 12, 3],
      [170, 310, -6, 1.7, 1, 3],
    ],
  },
  'gin-rummy': {
    cards: [
      [80, 125, -8, 1.3, 4, 2],
      [150, 112, -2, 1.3, 5, 2],
      [220, 112, 2, 1.3, 6, 2],
      [290, 125, 8, 1.3, 7, 2],
      [150, 300, -12, 1.5, 11, 0],
      [225, 290, 0, 1.5, 11, 3],
      [300, 300, 12, 1.5, 11, 1],
    ],
  },
  'switch-cards': {
    cards: [
      [120, 130, -34, 1.5, 12, 0],
      [285, 140, 30, 1.5, 12, 2],
      [200, 250, 0, 2.1, 1, 3],
    ],
  },
  pesten: {
    cards: [
      [95, 285, -24, 1.5, 2, 1],
      [200, 250, -4, 1.8, 2, 3],
      [305, 215, 16, 1.5, 7, 2],
      [110, 110, 14, 1.2, 11, 0],
    ],
  },
  'up-or-down': {
    cards: [
      [70, 310, -8, 1.3, 6, 0],
      [150, 250, -4, 1.4, 7, 2],
      [240, 190, 2, 1.5, 8, 3],
      [325, 120, 8, 1.5, 9, 1],
    ],
  },
  'dig-for-eights': {
    cards: [
      [100, 300, -16, 1.4],
      [150, 280, -8, 1.4],
      [200, 265, 0, 1.4],
      [290, 130, 14, 2, 8, 0],
    ],
  },
  'oklahoma-gin': {
    under: suitSign(3, [310, 300], 2.4, '#3a2406'),
    cards: [
      [110, 110, -10, 1.5, 5, 3],
      [200, 260, -6, 1.6, 9, 2],
      [130, 270, -14, 1.6, 8, 2],
      [270, 265, 4, 1.6, 10, 2],
    ],
  },
  'knock-rummy': {
    cards: [
      [80, 120, -20, 1.3],
      [320, 120, 20, 1.3],
      [130, 290, -10, 1.6, 4, 0],
      [200, 280, 0, 1.6, 4, 1],
      [270, 290, 10, 1.6, 4, 2],
    ],
  },
  'corner-gin': {
    cards: [
      [90, 200, -28, 1.6, 13, 1],
      [200, 150, 0, 1.8, 1, 1],
      [310, 200, 28, 1.6, 2, 1],
    ],
    over: suitSign(1, [200, 330], 1.8, '#ffd166'),
  },
  'straight-gin': {
    cards: [
      ...row(110, [80, 60], 2, [3, 4, 5, 6]),
      ...row(210, [110, 60], 3, [9, 10, 11]),
      ...row(310, [140, 60], 0, [1, 2, 3]),
    ],
  },
  cassino: {
    cards: [
      [140, 200, -10, 2.2, 10, 1],
      [285, 250, 12, 1.8, 2, 3],
    ],
    over: suitSign(3, [310, 90], 1.9, '#ffd166'),
  },
  pishti: {
    cards: [
      [180, 170, -22, 1.7, 6, 2],
      [215, 200, 6, 1.7, 11, 0],
      [205, 225, 30, 1.9, 11, 1],
    ],
    over: disc(320, 320, '10', '#c24a3a'),
  },
}

/** Cards on the game's own mat. */
export function cover({ slug, kind }: ShedDefinition): string {
  const { felt, back } = paletteOf(kind)
  const art = coverArt(slug)
  const kit: CoverKit = { prefix: `${slug}-k`, back: back[0], waves: back[1] }
  const { cards, under = '', over = '' } = SCENES[kind]
  const drawn = cards.map(([x, y, turn, scale, rank, suit]) => {
    const card: CoverCard = { x, y, turn, scale }
    return coverCard(kit, rank === undefined ? card : { ...card, rank, suit: suit ?? 0 })
  })
  const [light, deep] = felt
  const ground = art.ground(light, deep) + coverDefs(kit) + contactShadow(200, 376, 150, 14, 0.22)
  return coverSvg(ground + under + drawn.join('') + over)
}
