import { contactShadow } from '#kit/game/cover.ts'
import { coverCard, type CoverCard, type CoverKit } from './cover-card.ts'
import type { SolitaireDefinition } from './definition.ts'

const SPADES = 3
/** A black and a red suit. */
const PAIRS = [
  [3, 2],
  [0, 1],
] as const

/** Games whose id alone would give them the cover of another. */
const TURNED: Readonly<Record<string, number>> = {
  'nine-across-solitaire': 7,
  'thumb-and-pouch': 1,
  'australian-patience': 1,
  'chessboard-solitaire': 1,
  'potluck-klondike': 5,
  'kindred-wall': 1,
}

/** Variations by game. */
export const spin = ({ gameId, slug }: SolitaireDefinition, salt: number, count: number) =>
  ((gameId * 31 + (TURNED[slug] ?? 0) * 41 + salt * 17) % 97) % count

export const suitOf = (definition: SolitaireDefinition, salt: number) =>
  definition.suits === 1
    ? SPADES
    : definition.suits === 2
      ? 2 + (salt % 2)
      : (spin(definition, 3, 4) + salt) % 4

/** Alternating colours, as most columns are built. */
export const suitInTurn = (definition: SolitaireDefinition, pair: number, place: number) =>
  PAIRS[(spin(definition, 3, 2) + pair) % 2]![(spin(definition, 11, 2) + place) % 2]!

export const leanOf = (definition: SolitaireDefinition) => 4 + spin(definition, 9, 6)

/** The one card that has leapt forward. */
export function hero(definition: SolitaireDefinition, kit: CoverKit, x: number, y: number): string {
  const lean = spin(definition, 2, 2) === 0 ? -leanOf(definition) : leanOf(definition)
  const rank = [13, 1, 12, 11, 10, 7][spin(definition, 5, 6)]!
  const card: CoverCard = { x: x - 46, y: y - 64, rank, suit: suitOf(definition, 0) }
  return (
    contactShadow(x + 10, y + 128, 96, 18, 0.3) +
    `<g transform="rotate(${lean} ${x} ${y}) translate(${x} ${y}) scale(1.9) translate(${-x} ${-y})">${coverCard(kit, card)}</g>`
  )
}
