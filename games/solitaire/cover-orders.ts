import { contactShadow, tilted } from '#kit/game/cover.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from './cards.ts'
import type { CoverKit } from './cover-card.ts'
import { placed } from './cover-tables.ts'
import type { SolitaireDefinition } from './definition.ts'

type Picture = (kit: CoverKit) => string

/** Twelve cards around a dial. */
const clock: Picture = (kit) => {
  const cards = Array.from({ length: 12 }, (_, index) => {
    const angle = ((index + 1) * 30 * Math.PI) / 180
    const place = { x: Math.round(200 + 146 * Math.sin(angle)), y: Math.round(206 - 146 * Math.cos(angle)) }
    return placed(kit, { rank: index + 1, suit: index % 4 }, { ...place, turn: (index + 1) * 30, size: 0.72 })
  })
  const dial =
    contactShadow(206, 300, 84, 14, 0.35) +
    '<circle cx="200" cy="206" r="84" fill="#c98f2a"/><circle cx="200" cy="202" r="84" fill="#f0c04a"/><circle cx="200" cy="202" r="70" fill="#fffaf0"/>'
  const controls =
    '<path d="M200 202V150M200 202L244 224" stroke="#15303e" stroke-width="12" stroke-linecap="round"/><circle cx="200" cy="202" r="11" fill="#d92f3f"/>'
  return cards.join('') + dial + controls
}

/** Four sails of three cards around the ace. */
const mill: Picture = (kit) => {
  const sails = [0, 1, 2, 3].map((sail) => {
    const cards = [2, 1, 0].map((step) =>
      placed(
        kit,
        { rank: 13 - ((sail + step) % 4), suit: (sail + step) % 4 },
        { x: 232, y: 44 - 44 * step + 40, turn: 0, size: 0.95 },
      ),
    )
    return `<g transform="rotate(${sail * 90 + 18} 200 200)">${cards.join('')}</g>`
  })
  return (
    sails.join('') +
    contactShadow(206, 282, 80, 14, 0.3) +
    placed(kit, { rank: 1, suit: SPADES }, { x: 200, y: 200, turn: -6, size: 1.2 })
  )
}

/** Four of a kind before a honeycomb. */
const hive: Picture = (kit) => {
  const cell = (x: number, y: number, fill: string) =>
    `<path transform="translate(${x} ${y})" d="M0 -70L61 -35V35L0 70L-61 35V-35Z" fill="${fill}" stroke="#7a4a0c" stroke-width="9"/>`
  const comb = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) =>
      cell(
        column * 122 - (row % 2) * 61 + 20,
        row * 105 + 20,
        (row + column) % 3 === 0 ? '#ffcf5a' : '#f0ad2e',
      ),
    ),
  )
  const four = [CLUBS, HEARTS, SPADES, DIAMONDS].map((suit, index) =>
    placed(
      kit,
      { rank: 8, suit },
      { x: 92 + index * 72, y: 226 + Math.abs(index - 1.5) * 16, turn: -21 + index * 14, size: 1.45 },
    ),
  )
  return tilted(-6, comb.join('')) + contactShadow(204, 360, 150, 18, 0.35) + four.join('')
}

/** Four tall towers, and the card that jumps onto its pile. */
const eliminator: Picture = (kit) => {
  const towers = [0, 1, 2, 3].flatMap((tower) =>
    [0, 1, 2, 3, 4].map((step) =>
      placed(
        kit,
        { rank: ((tower * 5 + step * 7 + 3) % 13) + 1, suit: (tower + step) % 4 },
        { x: 52 + tower * 99, y: -44 + (tower % 2) * 30 + step * 38, turn: 0, size: 0.98 },
      ),
    ),
  )
  const pile = [9, 10, 9].map((rank, index) =>
    placed(kit, { rank, suit: index + 1 }, { x: 286, y: 318, turn: 24 - index * 17, size: 1.3 }),
  )
  return (
    tilted(-4, towers.join('')) +
    contactShadow(240, 420, 130, 18, 0.35) +
    pile.join('') +
    placed(kit, { rank: 8, suit: SPADES }, { x: 132, y: 262, turn: -18, size: 1.5 })
  )
}

/** Odd and even ranks in two crossing lines. */
const cotillion: Picture = (kit) => {
  const line = (ranks: readonly number[], suit: number, side: number) =>
    ranks.map((rank, index) =>
      placed(
        kit,
        { rank, suit },
        { x: 200 + side * (60 * index - 170), y: 56 + index * 62, turn: side * (14 - index * 4), size: 1.02 },
      ),
    )
  return [...line([2, 4, 6, 8, 10, 12], CLUBS, -1), ...line([1, 3, 5, 7, 9, 11], HEARTS, 1)].join('')
}

/** Six and seven back to back, low cards to one side, high ones to the other. */
const middle: Picture = (kit) => {
  const wing = (ranks: readonly number[], suit: number, side: number) =>
    ranks.map((rank, index) =>
      placed(
        kit,
        { rank, suit },
        { x: 200 + side * (198 - index * 48), y: 120 + index * 30, turn: side * (40 - index * 9), size: 1.2 },
      ),
    )
  return (
    [...wing([2, 3, 4], SPADES, -1), ...wing([11, 10, 9], DIAMONDS, 1)].join('') +
    contactShadow(204, 372, 150, 18, 0.35) +
    placed(kit, { rank: 6, suit: SPADES }, { x: 126, y: 246, turn: -8, size: 1.75 }) +
    placed(kit, { rank: 7, suit: DIAMONDS }, { x: 276, y: 246, turn: 8, size: 1.75 })
  )
}

/** Eight piles that wait below the four aces. */
const strategy: Picture = (kit) => {
  const aces = [0, 1, 2, 3].map((suit) =>
    placed(kit, { rank: 1, suit }, { x: 56 + suit * 96, y: 44, turn: 0, size: 0.94 }),
  )
  const piles = [13, 9, 12, 8, 11, 7, 10, 6].map((rank, index) =>
    placed(
      kit,
      { rank, suit: (index * 3 + 1) % 4 },
      {
        x: 56 + (index % 4) * 96,
        y: 190 + Math.floor(index / 4) * 58 + (index % 3) * 8,
        turn: 0,
        size: 0.94,
      },
    ),
  )
  const hand = placed(kit, { rank: 2, suit: HEARTS }, { x: 214, y: 300, turn: 12, size: 1.6 })
  return tilted(5, aces.join('') + piles.join('')) + contactShadow(220, 396, 90, 16, 0.35) + hand
}

/** The baroness behind a row of five. */
const baroness: Picture = (kit) => {
  const five = [5, 11, 8, 2, 10].map((rank, index) =>
    placed(
      kit,
      { rank, suit: (index * 3 + 2) % 4 },
      { x: 36 + index * 82, y: 322 + Math.abs(index - 2) * 8, turn: (index - 2) * 7, size: 1.05 },
    ),
  )
  const crown =
    '<path d="M132 96L120 26L164 62L200 10L236 62L280 26L268 96Z" fill="#c98f2a"/><path d="M132 90L120 20L164 56L200 4L236 56L280 20L268 90Z" fill="#ffcf5a"/><circle cx="200" cy="62" r="11" fill="#d92f3f"/>'
  return (
    placed(kit, { rank: 12, suit: HEARTS }, { x: 200, y: 226, turn: -4, size: 2.1 }) +
    tilted(-4, crown) +
    five.join('')
  )
}

const PICTURES: Readonly<Record<string, Picture>> = {
  'eliminator-solitaire': eliminator,
  'beehive-solitaire': hive,
  'grandfathers-clock': clock,
  'royal-cotillion': cotillion,
  'windmill-solitaire': mill,
  'sixes-and-sevens': middle,
  'strategy-patience': strategy,
  'baroness-solitaire': baroness,
}

/** The picture of a game that has one of its own. */
export const ownPicture = ({ slug }: SolitaireDefinition, kit: CoverKit): string | undefined =>
  PICTURES[slug]?.(kit)
