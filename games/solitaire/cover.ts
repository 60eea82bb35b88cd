import { contactShadow, coverArt, num, tilted } from '#kit/game/cover.ts'
import type { SolitaireDefinition } from './definition.ts'
import { coverCard, coverDefs, type CoverCard, type CoverKit } from './cover-card.ts'
import { backOf, groundOf } from './palette.ts'

const SPADES = 3
/** A black and a red suit. */
const PAIRS = [
  [3, 2],
  [0, 1],
] as const

/** A table of this game seen from close by, and one card that has leapt forward. */
export function cover(definition: SolitaireDefinition): string {
  const { slug, gameId } = definition
  const [light, deep] = groundOf(gameId)
  const [back, waves] = backOf(gameId)
  const kit: CoverKit = { prefix: `s${gameId}`, back, waves }
  const { ground } = coverArt(slug)
  const letters =
    'font-family="Bricolage Grotesque Variable,Arial,sans-serif" font-weight="800" font-size="34" text-anchor="middle" letter-spacing="-2"'
  return `${ground(light, deep, '#fff', 0.4)}${coverDefs(kit)}<g ${letters}>${pictureOf(definition, kit)}</g>`
}

function pictureOf(definition: SolitaireDefinition, kit: CoverKit): string {
  const { columns, home, cells, decks } = definition
  if (columns.shape) return shapePicture(definition, kit)
  if (home.kind === 'chain' || definition.reshuffles) return ringPicture(definition, kit)
  if (cells || decks === 2 || columns.carry === 'any' || home.kind === 'runs')
    return boardPicture(definition, kit)
  return fanPicture(definition, kit)
}

/** Numbers that depend on the game alone. */
const spin = ({ gameId }: SolitaireDefinition, salt: number, count: number) =>
  ((gameId * 31 + salt * 17) % 97) % count

const suitOf = (definition: SolitaireDefinition, salt: number) =>
  definition.suits === 1
    ? SPADES
    : definition.suits === 2
      ? 2 + (salt % 2)
      : (spin(definition, 3, 4) + salt) % 4

/** Red on black on red, as most columns are built. */
const suitInTurn = (definition: SolitaireDefinition, pair: number, place: number) =>
  PAIRS[(spin(definition, 3, 2) + pair) % 2]![(spin(definition, 11, 2) + place) % 2]!

const leanOf = (definition: SolitaireDefinition) => 4 + spin(definition, 9, 6)

function hero(definition: SolitaireDefinition, kit: CoverKit, x: number, y: number): string {
  const lean = spin(definition, 2, 2) === 0 ? -leanOf(definition) : leanOf(definition)
  const rank = [13, 1, 12, 11, 10, 7][spin(definition, 5, 6)]!
  const card: CoverCard = { x: x - 46, y: y - 64, rank, suit: suitOf(definition, 0) }
  return (
    contactShadow(x + 10, y + 128, 96, 18, 0.3) +
    `<g transform="rotate(${lean} ${x} ${y}) translate(${x} ${y}) scale(1.9) translate(${-x} ${-y})">${coverCard(kit, card)}</g>`
  )
}

/** Hands of cards for the Klondike kin. */
function fanPicture(definition: SolitaireDefinition, kit: CoverKit): string {
  const count = 4 + spin(definition, 1, 3)
  const spread = 84 / (count - 1)
  const first = 2 + spin(definition, 4, 9)
  const cards = Array.from({ length: count }, (_, index) => {
    const rank = ((first + count - index - 2) % 13) + 1
    const angle = -42 + index * spread
    const inner = coverCard(kit, { x: 154, y: 78, rank, suit: suitInTurn(definition, 0, index) })
    return `<g transform="rotate(${angle.toFixed(1)} 200 440) translate(200 142) scale(1.75) translate(-200 -142)">${inner}</g>`
  })
  return tilted(spin(definition, 6, 9) - 4, cards.join(''))
}

/** Long columns that run off the picture. */
function boardPicture(definition: SolitaireDefinition, kit: CoverKit): string {
  const { deal } = definition.columns
  const columns = Math.min(5, deal.length)
  let drawing = ''
  for (let column = 0; column < columns; column++) {
    const [hidden, open] = deal[(column * 2 + spin(definition, 8, deal.length)) % deal.length]!
    const cards = Math.min(4, Math.max(2, open))
    const start = -30 + ((column * 37 + spin(definition, 7, 40)) % 60)
    const backs = Math.min(2, hidden)
    for (let index = 0; index < backs; index++)
      drawing += coverCard(kit, { x: -38 + column * 100, y: start + index * 20 })
    for (let index = 0; index < cards; index++) {
      const rank = ((spin(definition, column, 9) + 12 - index) % 13) + 1
      const isOneSuit = definition.columns.build === 'suit' || definition.home.kind === 'runs'
      const suit = isOneSuit ? suitOf(definition, column) : suitInTurn(definition, column, index)
      drawing += coverCard(kit, { x: -38 + column * 100, y: start + backs * 20 + index * 40, rank, suit })
    }
  }
  const lean = spin(definition, 2, 2) === 0 ? leanOf(definition) : -leanOf(definition)
  return tilted(lean, drawing) + hero(definition, kit, 196 + spin(definition, 10, 5) * 8, 262)
}

/** Pyramid and peaks, from the tip down. */
function shapePicture(definition: SolitaireDefinition, kit: CoverKit): string {
  const isPyramid = definition.columns.shape === 'pyramid'
  const rows = isPyramid ? [1, 2, 3, 4] : [3, 6, 5]
  const drawing = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => {
      const gap = isPyramid ? 100 : row === 0 ? 200 : 100
      const x = 154 + (place - (count - 1) / 2) * gap
      const rank = ((row * 5 + place * 3 + 4) % 13) + 1
      const face = isPyramid || row === rows.length - 1 ? { rank, suit: (row + place * 3) % 4 } : {}
      return coverCard(kit, { x, y: 8 + row * 68, ...face })
    }),
  )
  return tilted(isPyramid ? -5 : 6, drawing.join('')) + hero(definition, kit, 204, isPyramid ? 286 : 300)
}

/** Cards around one middle. */
function ringPicture(definition: SolitaireDefinition, kit: CoverKit): string {
  const count = 7 + spin(definition, 1, 3)
  const cards = Array.from({ length: count }, (_, index) => {
    const rank = ((index * 2 + spin(definition, 4, 13)) % 13) + 1
    const angle = (360 / count) * index + 12
    const inner = coverCard(kit, { x: 154, y: -24, rank, suit: (index * 3 + 1) % 4 })
    return `<g transform="rotate(${angle.toFixed(0)} 200 205)">${inner}</g>`
  })
  const hole = definition.home.kind === 'chain' && !definition.stock
  const middle = hole ? `<circle cx="200" cy="205" r="84" fill="#06101c"/>` : ''
  const heart = hole ? num(200, 232, 92, 'A', '#fff6e0') : hero(definition, kit, 200, 206)
  return tilted(leanOf(definition), cards.join('')) + middle + heart
}
