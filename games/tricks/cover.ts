import { coverCard, coverDefs, type CoverCard, type CoverKit } from '#kit/game/cards/cover-card.ts'
import { SUIT_PATHS } from '#kit/game/cards/suits.ts'
import { contactShadow, coverArt, coverSvg } from '#kit/game/cover.ts'
import type { TrickDefinition } from './definitions.ts'
import type { TrickKind } from './games.ts'
import { paletteOf } from './palette.ts'

/** x, y, turn, scale, rank and suit of a card; without a rank it is face down. */
type Row = readonly [x: number, y: number, turn: number, scale: number, rank?: number, suit?: number]

interface Scene {
  readonly cards: readonly Row[]
  /** A large suit on the felt: suit, place, size and colour. */
  readonly sign?: readonly [suit: number, x: number, y: number, scale: number, color: string]
}

const fan = (
  count: number,
  [x, y, far]: readonly [number, number, number],
  spread: number,
  faces: readonly (readonly [number, number])[],
): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const share = index - (count - 1) / 2
    const turn = share * spread
    const bow = Math.abs(share) ** 2 * spread * 0.55
    const face = faces[index]
    return [
      Math.round(x + share * far),
      Math.round(y + bow),
      Math.round(turn),
      1.5,
      face?.[0],
      face?.[1],
    ] as Row
  })

const SCENES: Readonly<Record<TrickKind, Scene>> = {
  hearts: {
    sign: [2, 130, 130, 3.6, '#ff6b7d'],
    cards: [
      [270, 250, 12, 2.3, 12, 3],
      [120, 300, -16, 1.6, 1, 2],
    ],
  },
  spades: {
    sign: [3, 290, 110, 3, '#0c1c40'],
    cards: fan(5, [190, 290, 62], 14, [
      [10, 3],
      [11, 3],
      [12, 3],
      [13, 3],
      [1, 3],
    ]),
  },
  whist: {
    cards: [
      [200, 110, 4, 1.5, 9, 1],
      [95, 205, -86, 1.5, 12, 1],
      [305, 205, 94, 1.5, 4, 1],
      [200, 300, -3, 1.5, 13, 1],
    ],
  },
  'oh-hell': {
    sign: [1, 60, 70, 1.6, '#ffb08a'],
    cards: [
      [120, 150, -22, 1.9],
      [210, 200, -4, 1.9],
      [300, 250, 14, 1.9, 1, 0],
    ],
  },
  euchre: {
    cards: [
      [140, 200, -14, 2.5, 11, 0],
      [270, 215, 13, 2.5, 11, 3],
    ],
  },
  briscola: {
    sign: [1, 320, 90, 1.9, '#e4f0a8'],
    cards: [
      [160, 250, 88, 1.9, 7, 1],
      [190, 180, -3, 1.9],
      [194, 174, 2, 1.9],
      [300, 330, 18, 1.4, 3, 2],
    ],
  },
  tressette: {
    cards: [
      [90, 130, -12, 1.8, 3, 0],
      [200, 200, 2, 1.8, 2, 2],
      [310, 270, 14, 1.8, 1, 1],
    ],
  },
  sueca: {
    sign: [0, 110, 300, 2.3, '#bfe4ff'],
    cards: [
      [110, 120, -10, 1.7, 1, 2],
      [285, 130, 9, 1.7, 7, 3],
      [270, 310, -5, 1.7, 13, 2],
    ],
  },
  belote: {
    sign: [2, 200, 90, 2, '#ff8f9d'],
    cards: fan(4, [200, 270, 86], 17, [
      [13, 2],
      [12, 2],
      [9, 2],
      [11, 2],
    ]),
  },
  'sixty-six': {
    cards: [
      [130, 130, -18, 1.8, 13, 3],
      [215, 110, 0, 1.8, 12, 3],
      [110, 320, 80, 1.5],
      [290, 310, 8, 1.5, 10, 1],
    ],
  },
  'german-whist': {
    cards: [
      [200, 60, 180, 1.4],
      [130, 60, 172, 1.4],
      [270, 60, 188, 1.4],
      [150, 215, -5, 1.7],
      [260, 215, 5, 1.7, 1, 0],
      [200, 380, 0, 1.5, 8, 2],
      [290, 385, 12, 1.5, 5, 0],
      [110, 385, -12, 1.5, 6, 3],
    ],
  },
  'black-maria': {
    sign: [3, 300, 110, 2.6, '#120a26'],
    cards: [
      [120, 130, -14, 1.6, 13, 3],
      [90, 290, -24, 1.5, 1, 3],
      [235, 245, 8, 2.4, 12, 3],
    ],
  },
  polignac: {
    cards: [
      [100, 120, -16, 1.6, 11, 0],
      [300, 120, 14, 1.6, 11, 1],
      [110, 300, 10, 1.6, 11, 2],
      [280, 280, -8, 2, 11, 3],
    ],
  },
  nullo: {
    sign: [1, 200, 330, 1.6, '#a6e8c2'],
    cards: fan(5, [200, 170, 64], 15, [
      [2, 0],
      [3, 1],
      [2, 2],
      [4, 3],
      [3, 2],
    ]),
  },
  manille: {
    sign: [2, 90, 310, 2, '#ffc2a0'],
    cards: [
      [130, 140, -10, 1.7, 1, 2],
      [255, 230, 7, 2.5, 10, 2],
    ],
  },
  bisca: {
    cards: [
      [110, 110, 90, 1.5, 7, 3],
      [125, 80, 0, 1.5],
      [150, 280, -12, 1.8, 7, 1],
      [285, 240, 10, 1.8, 1, 1],
    ],
  },
  'tressette-two': {
    sign: [0, 310, 90, 1.8, '#ffe2a0'],
    cards: [
      [110, 110, -8, 1.5],
      [126, 98, 4, 1.5],
      [150, 280, -14, 1.9, 3, 1],
      [285, 270, 12, 1.9, 2, 1],
    ],
  },
  'call-break': {
    sign: [3, 200, 110, 2.8, '#3a0c2a'],
    cards: [
      [95, 270, -18, 1.7, 9, 2],
      [200, 255, 0, 2, 2, 3],
      [308, 275, 17, 1.7, 13, 2],
    ],
  },
  hokm: {
    sign: [2, 120, 110, 2.3, '#ff8f9d'],
    cards: [
      [290, 120, 12, 1.6, 13, 2],
      [130, 290, -12, 1.7, 1, 2],
      [265, 290, 6, 1.9, 12, 2],
    ],
  },
  schieber: {
    cards: [
      [120, 130, -14, 1.8, 9, 0],
      [285, 130, 10, 1.5, 6, 1],
      [225, 270, 5, 2.4, 11, 0],
    ],
  },
  'catch-the-ten': {
    sign: [1, 200, 200, 4.4, '#8f9af0'],
    cards: [
      [90, 90, -20, 1.3, 1, 1],
      [310, 100, 18, 1.3, 13, 1],
      [200, 240, -6, 2.5, 10, 1],
    ],
  },
  'knockout-whist': { sign: [0, 200, 200, 4.6, '#7fe4e0'], cards: [[200, 205, -8, 2.2, 5, 3]] },
}

/** Cards on the game's own felt. */
export function cover({ slug, kind }: TrickDefinition): string {
  const { felt, back } = paletteOf(kind)
  const art = coverArt(slug)
  const kit: CoverKit = { prefix: `${slug}-k`, back: back[0], waves: back[1] }
  const { cards, sign } = SCENES[kind]
  const drawn = cards.map(([x, y, turn, scale, rank, suit]) => {
    const card: CoverCard = { x, y, turn, scale }
    return coverCard(kit, rank === undefined ? card : { ...card, rank, suit: suit ?? 0 })
  })
  const [light, deep] = felt
  const great = sign
    ? `<path d="${SUIT_PATHS[sign[0]]}" fill="${sign[4]}" opacity=".75" transform="translate(${sign[1]} ${sign[2]}) scale(${sign[3]})"/>`
    : ''
  return coverSvg(
    art.ground(light, deep) +
      coverDefs(kit) +
      great +
      contactShadow(200, 372, 150, 16, 0.25) +
      drawn.join(''),
  )
}
