import { coverCard, coverDefs, type CoverCard, type CoverKit } from '#kit/game/cards/cover-card.ts'
import { SUIT_PATHS } from '#kit/game/cards/suits.ts'
import { contactShadow, coverArt, coverSvg, num } from '#kit/game/cover.ts'
import type { RummyDefinition } from './definitions.ts'

/** x, y, turn, scale, rank and suit of a card; without a rank it is face down. */
type Row = readonly [x: number, y: number, turn: number, scale: number, rank?: number, suit?: number]

interface Scene {
  readonly cards: readonly Row[]
  /** A drawing above the cards. */
  readonly over?: string
}

/** Cards in a slight arc, as melds lie on the table. */
function meld(
  [x, y]: readonly [number, number],
  { step, scale, bend }: { readonly step: number; readonly scale: number; readonly bend: number },
  cards: readonly (readonly [rank: number, suit: number])[],
): Row[] {
  const middle = (cards.length - 1) / 2
  return cards.map(([rank, suit], index) => {
    const off = index - middle
    return [x + off * step, y + off * off * bend, off * bend * 3, scale, rank, suit] as const
  })
}

const WIDE = { step: 62, scale: 1.35, bend: 2 }
const LARGE = { step: 84, scale: 1.7, bend: 3 }
const FLAT = { step: 56, scale: 1.2, bend: 0 }

const suitSign = (suit: number, [x, y]: readonly [number, number], scale: number, color: string) =>
  `<path d="${SUIT_PATHS[suit]}" fill="${color}" opacity=".85" transform="translate(${x} ${y}) scale(${scale})"/>`

/** A glossy disc with a number. */
const disc = (x: number, y: number, text: string, color: string) =>
  `<circle cx="${x}" cy="${y + 7}" r="62" fill="#00121a" opacity=".35"/><circle cx="${x}" cy="${y}" r="62" fill="${color}"/>` +
  `<ellipse cx="${x - 18}" cy="${y - 34}" rx="28" ry="13" fill="#fff" opacity=".4"/>${num(x, y + 26, 72, text, '#fff8e8')}`

const run = (suit: number, ...ranks: readonly number[]) => ranks.map((rank) => [rank, suit] as const)
const set = (rank: number, ...suits: readonly number[]) => suits.map((suit) => [rank, suit] as const)

const SCENES: Readonly<Record<string, Scene>> = {
  'table-rummy': {
    cards: [...meld([200, 120], WIDE, run(2, 5, 6, 7, 8)), ...meld([200, 290], LARGE, set(11, 0, 1, 3))],
  },
  'points-rummy': {
    cards: [...meld([170, 270], LARGE, set(1, 3, 2, 0)), [310, 120, 16, 1.4, 13, 1]],
    over: disc(110, 110, '200', '#8a4a12'),
  },
  'twenty-one-to-open': {
    cards: meld([200, 275], LARGE, set(7, 0, 1, 2)),
    over: disc(200, 100, '21', '#4a2a8a'),
  },
  'deuces-rummy': {
    cards: [
      [120, 130, -18, 1.6, 2, 3],
      [280, 130, 18, 1.6, 2, 2],
      ...meld([200, 300], WIDE, [...run(1, 9, 10), [2, 0], ...run(1, 12)]),
    ],
  },
  'pure-run-rummy': {
    cards: meld([200, 230], { step: 60, scale: 1.6, bend: 5 }, run(3, 8, 9, 10, 11, 12)),
    over: suitSign(3, [200, 80], 2.2, '#2a0c04'),
  },
  'closed-rummy': {
    cards: [
      ...meld([150, 130], FLAT, set(9, 1, 2, 3)),
      ...meld([250, 260], FLAT, run(0, 3, 4, 5)),
      [90, 310, -20, 1.5],
      [330, 110, 14, 1.2],
    ],
  },
  'runs-only-rummy': {
    cards: [
      ...meld([160, 95], FLAT, run(2, 2, 3, 4)),
      ...meld([220, 205], FLAT, run(0, 6, 7, 8, 9)),
      ...meld([240, 320], FLAT, run(1, 11, 12, 13)),
    ],
  },
  'sets-only-rummy': {
    cards: [...meld([200, 130], WIDE, set(4, 0, 1, 2, 3)), ...meld([200, 290], WIDE, set(12, 3, 2, 0, 1))],
  },
  'round-rummy': {
    cards: [
      [90, 230, -36, 1.6, 12, 2],
      [155, 160, -14, 1.6, 13, 2],
      [245, 160, 14, 1.6, 1, 2],
      [310, 230, 36, 1.6, 2, 2],
    ],
    over: suitSign(2, [200, 320], 1.9, '#ffd166'),
  },
  'two-colour-rummy': {
    cards: [
      ...meld([200, 130], LARGE, [
        [6, 1],
        [7, 2],
        [8, 1],
      ]),
      ...meld([200, 300], WIDE, [
        [10, 0],
        [11, 3],
        [12, 0],
        [13, 3],
      ]),
    ],
  },
  'double-draw-rummy': {
    cards: [
      [130, 140, -12, 1.7],
      [175, 150, 8, 1.7],
      [255, 290, -6, 1.6, 5, 0],
      [320, 280, 10, 1.6, 5, 2],
    ],
    over: disc(90, 310, '2', '#2a3a8a'),
  },
  'blind-rummy': {
    cards: [
      [120, 240, -14, 2],
      [200, 215, -2, 2],
      [285, 250, 14, 2.1, 10, 3],
    ],
  },
}

/** Cards on the game's own felt. */
export function cover({ slug, id, felt, back }: RummyDefinition): string {
  const art = coverArt(slug)
  const kit: CoverKit = { prefix: `${slug}-k`, back: back[0], waves: back[1] }
  const { cards, over = '' } = SCENES[id]!
  const drawn = cards.map(([x, y, turn, scale, rank, suit]) => {
    const card: CoverCard = { x, y, turn, scale }
    return coverCard(kit, rank === undefined ? card : { ...card, rank, suit: suit ?? 0 })
  })
  const [light, deep] = felt
  const ground = art.ground(light, deep) + coverDefs(kit) + contactShadow(200, 376, 150, 14, 0.22)
  return coverSvg(ground + drawn.join('') + over)
}
