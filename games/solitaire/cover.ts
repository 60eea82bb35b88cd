import { coverArt, num, tilted } from '#kit/game/cover.ts'
import type { Shape, SolitaireDefinition } from './definition.ts'
import { coverCard, coverDefs, type CoverKit } from './cover-card.ts'
import { hero, leanOf, spin, suitInTurn, suitOf } from './cover-hero.ts'
import { clubPicture, pairPicture, reservePicture, squarePicture, wingPicture } from './cover-tables.ts'
import { ownPicture } from './cover-orders.ts'
import { backOf, groundOf } from './palette.ts'
import { placesOfShape } from './shapes.ts'

/** The hero card covers the lower rows. */
const SHAPE_ROWS = 4
/** A close view of this game's table, with one card leaping forward. */
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
  const own = ownPicture(definition, kit)
  if (own) return own
  const { columns, home, cells, decks, reserve } = definition
  const isOpenSingle = columns.carry === 'one' && !definition.stock
  if (columns.shape) return shapePicture(definition, kit, columns.shape)
  if (home.kind === 'pairs') return pairPicture(definition, kit)
  if (home.kind === 'aces' || home.kind === 'counts') return squarePicture(definition, kit)
  if (home.kind === 'chain' && home.start === 'free') return boardPicture(definition, kit)
  if (home.kind === 'chain' || (definition.reshuffles && home.kind === 'suits' && home.laid))
    return ringPicture(definition, kit)
  if (reserve) return reservePicture(definition, kit)
  if (isOpenSingle && columns.deal.length > 11) return clubPicture(definition, kit)
  if (isOpenSingle) return wingPicture(definition, kit)
  if (cells || decks === 2 || columns.carry === 'any' || home.kind === 'runs')
    return boardPicture(definition, kit)
  return fanPicture(definition, kit)
}

/** Fans of cards for the Klondike group. */
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
  const stock = definition.stock ? coverCard(kit, { x: 8, y: 276 }) : ''
  return tilted(lean, drawing) + stock + hero(definition, kit, 196 + spin(definition, 10, 5) * 8, 262)
}

/** The layout of the table, from the top down. */
function shapePicture(definition: SolitaireDefinition, kit: CoverKit, shape: Shape): string {
  const places = placesOfShape(shape).filter(({ row }) => row < SHAPE_ROWS)
  const isHidden = (column: number) => definition.columns.deal[column]![1] === 0
  const drawing = places.map(({ row, across }, column) => {
    const rank = ((row * 5 + column * 3 + 4 + spin(definition, 4, 13)) % 13) + 1
    const face = isHidden(column) ? {} : { rank, suit: (row + column * 3) % 4 }
    return coverCard(kit, { x: 154 + across * 50, y: 8 + row * 68, ...face })
  })
  const lean = spin(definition, 2, 2) === 0 ? leanOf(definition) : -leanOf(definition)
  return tilted(lean, drawing.join('')) + hero(definition, kit, 170 + spin(definition, 6, 9) * 8, 286)
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
