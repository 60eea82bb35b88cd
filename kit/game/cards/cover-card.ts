import { inkOf, rankText, SUIT_PATHS } from './suits.ts'

/** A card of 92 × 130 for covers, centred; without a rank it shows its back. */
export interface CoverCard {
  readonly x: number
  readonly y: number
  readonly turn?: number
  readonly scale?: number
  readonly rank?: number
  readonly suit?: number
}

export interface CoverKit {
  /** Prefix of all ids of the cover: the game's slug. */
  readonly prefix: string
  readonly back: string
  readonly waves: string
}

/** Shapes that the cards of one cover share: the blank card, its back and the suits. */
export function coverDefs({ prefix, back, waves }: CoverKit): string {
  const card =
    '<rect x="-43" y="-57" width="92" height="130" rx="12" fill="#00121a" opacity=".34"/>' +
    '<rect x="-46" y="-65" width="92" height="130" rx="12" fill="#e4d6b8"/><rect x="-46" y="-65" width="92" height="127" rx="12" fill="#fffaf0"/>'
  const wave = [-38, -14, 10, 34].map((y) => `M-38 ${y}q9.5 -12 19 0t19 0 19 0 19 0`).join('')
  const suits = [0, 1, 2, 3].map(
    (suit) => `<path id="${prefix}-${suit}" d="${SUIT_PATHS[suit]}" fill="${inkOf(suit)}"/>`,
  )
  return (
    `<defs><g id="${prefix}-c">${card}</g><g id="${prefix}-b"><use href="#${prefix}-c"/><rect x="-40" y="-59" width="80" height="115" rx="8" fill="${back}"/>` +
    `<path d="${wave}" fill="none" stroke="${waves}" stroke-opacity=".6" stroke-width="4"/></g>${suits.join('')}</defs>`
  )
}

export function coverCard(
  { prefix }: CoverKit,
  { x, y, turn = 0, scale = 1, rank, suit = 0 }: CoverCard,
): string {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`
  if (rank === undefined) return `<use href="#${prefix}-b" transform="${place}"/>`
  const index = `<text x="-27" y="-31" font-family="Bricolage Grotesque Variable,Arial,sans-serif" font-weight="800" font-size="32" text-anchor="middle" fill="${inkOf(suit)}">${rankText(rank)}</text>`
  return (
    `<g transform="${place}"><use href="#${prefix}-c"/>${index}` +
    `<use href="#${prefix}-${suit}" transform="translate(-27 -10) scale(.36)"/><use href="#${prefix}-${suit}" transform="translate(10 20) scale(.82)"/></g>`
  )
}
