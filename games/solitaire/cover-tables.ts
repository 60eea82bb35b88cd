import { contactShadow, tilted } from '#kit/game/cover.ts'
import { coverCard, type CoverCard, type CoverKit } from './cover-card.ts'
import { hero, leanOf, spin, suitInTurn, suitOf } from './cover-hero.ts'
import type { SolitaireDefinition } from './definition.ts'

/** A card around (x, y), rotated and enlarged. */
export function placed(kit: CoverKit, card: Omit<CoverCard, 'x' | 'y'>, place: Placed): string {
  const { x, y, turn, size } = place
  const inner = coverCard(kit, { ...card, x: -46, y: -64 })
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${inner}</g>`
}

interface Placed {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
}

/** Two cards of a pair, leaning on each other. */
export function pairPicture(definition: SolitaireDefinition, kit: CoverKit): string {
  const isTwins = definition.home.kind === 'pairs' && definition.home.match === 'rank'
  const first = isTwins ? 8 : 9
  const second = isTwins ? first : 14 - first
  const suit = suitOf(definition, 0)
  const back = Array.from({ length: 8 }, (_, index) => {
    const rank = ((index * 5 + spin(definition, 4, 13)) % 13) + 1
    return coverCard(kit, {
      x: -40 + (index % 4) * 124,
      y: -70 + Math.floor(index / 4) * 50,
      rank,
      suit: (index * 3 + suit) % 4,
    })
  })
  return (
    tilted(leanOf(definition), back.join('')) +
    contactShadow(200, 386, 150, 18, 0.3) +
    placed(kit, { rank: first, suit }, { x: 128, y: 238, turn: -12, size: 1.95 }) +
    placed(kit, { rank: second, suit: (suit + 1) % 4 }, { x: 274, y: 244, turn: 11, size: 1.95 })
  )
}

/** Four first cards in a square: aces, or what counting piles start with. */
export function squarePicture(definition: SolitaireDefinition, kit: CoverKit): string {
  const isCounting = definition.home.kind === 'counts'
  const cards = [0, 1, 2, 3].map((index) =>
    placed(
      kit,
      { rank: isCounting ? index + 1 : 1, suit: (index + spin(definition, 3, 4)) % 4 },
      {
        x: index % 2 === 0 ? 118 : 282,
        y: index < 2 ? 104 : 304,
        turn: isCounting ? 0 : [-7, 5, 6, -5][index]!,
        size: 1.42,
      },
    ),
  )
  return tilted(isCounting ? 6 : -6, cards.join(''))
}

/** Columns above a long reserve fan. */
export function reservePicture(definition: SolitaireDefinition, kit: CoverKit): string {
  const columns = Array.from({ length: 9 }, (_, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)]
    const rank = ((spin(definition, column, 9) + 12 - row) % 13) + 1
    return coverCard(kit, {
      x: 20 + column * 134,
      y: -44 + spin(definition, column + 5, 4) * 12 + row * 40,
      rank,
      suit: definition.columns.build === 'suit' ? column : suitInTurn(definition, column, row),
    })
  })
  const count = 5 + spin(definition, 1, 3)
  const first = spin(definition, 4, 13)
  const fan = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1) - 0.5
    const place = { x: 200 + share * 330, y: 292 + share * share * 110, turn: share * 34, size: 1.36 }
    return placed(kit, { rank: ((first + index * 4) % 13) + 1, suit: (first + index * 3) % 4 }, place)
  })
  return tilted(spin(definition, 2, 2) === 0 ? 4 : -4, columns.join('')) + fan.join('')
}

/** Many little fans all over the table. */
export function clubPicture(definition: SolitaireDefinition, kit: CoverKit): string {
  const trios = [0, 1, 2, 3, 4, 5].flatMap((fan) => {
    const [x, y] = [70 + (fan % 3) * 132, 82 + Math.floor(fan / 3) * 150]
    const first = spin(definition, fan, 11)
    return [0, 1, 2].map((index) =>
      placed(
        kit,
        { rank: ((first + index * 5) % 13) + 1, suit: (first + fan + index) % 4 },
        { x: x + (index - 1) * 24, y: y + Math.abs(index - 1) * 6, turn: (index - 1) * 15, size: 0.86 },
      ),
    )
  })
  const lean = spin(definition, 2, 2) === 0 ? -leanOf(definition) : leanOf(definition)
  return tilted(lean, trios.join('')) + hero(definition, kit, 150 + spin(definition, 6, 9) * 12, 288)
}

/** Walls of lying rows on both sides of the home piles. */
export function wingPicture(definition: SolitaireDefinition, kit: CoverKit): string {
  const rows = [0, 1, 2].flatMap((row) =>
    [-1, 1].flatMap((side) => {
      const first = spin(definition, row + side + 4, 10)
      return [3, 2, 1].map((step) => {
        const suit = definition.columns.build === 'suit' ? (row + first) % 4 : (first + step) % 4
        const rank = ((first + step) % 13) + 1
        return coverCard(kit, { x: 154 + side * (66 + step * 44), y: 4 + row * 136, rank, suit })
      })
    }),
  )
  const lean = spin(definition, 2, 2) === 0 ? -leanOf(definition) : leanOf(definition)
  return tilted(lean, rows.join('')) + hero(definition, kit, 200, 220 + spin(definition, 6, 5) * 14)
}
