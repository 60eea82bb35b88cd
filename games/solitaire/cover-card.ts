import { inkOf, rankText, SUIT_PATHS } from '#kit/game/cards/suits.ts'

export interface CoverKit {
  readonly prefix: string
  readonly back: string
  readonly waves: string
}

/** A card of 92 × 128 on a cover; without a rank it shows its back. */
export interface CoverCard {
  readonly x: number
  readonly y: number
  readonly rank?: number
  readonly suit?: number
}

/** Shapes that the cards of one cover share: a face for each suit, and the back. */
export function coverDefs({ prefix, back, waves }: CoverKit): string {
  const shade = '<rect x="3" y="7" width="92" height="128" rx="13" fill="#001712" opacity=".34"/>'
  const card = `${shade}<rect width="92" height="128" rx="13" fill="#e9dcc0"/><rect width="92" height="125" rx="13" fill="#fffaf0"/>`
  const faces = [0, 1, 2, 3].map((suit) => {
    const pip = `<path d="${SUIT_PATHS[suit]}" transform="translate(46 84) scale(.86)"/>`
    const small = `<path d="${SUIT_PATHS[suit]}" transform="translate(70 22) scale(.36)"/>`
    return `<g id="${prefix}-${suit}" fill="${inkOf(suit)}"><use href="#${prefix}-c"/>${pip}${small}</g>`
  })
  const wave = [28, 52, 76, 100].map((y) => `M8 ${y}q10 -12 19 0t19 0 19 0 19 0`).join('')
  return (
    `<defs><g id="${prefix}-c">${card}</g>${faces.join('')}<g id="${prefix}-b"><use href="#${prefix}-c"/>` +
    `<rect x="6" y="6" width="80" height="113" rx="9" fill="${back}"/><path d="${wave}" fill="none" stroke="${waves}" stroke-opacity=".6" stroke-width="4"/></g></defs>`
  )
}

export function coverCard({ prefix }: CoverKit, { x, y, rank, suit = 0 }: CoverCard): string {
  const use = (name: string | number) => `<use href="#${prefix}-${name}" x="${x}" y="${y}"/>`
  if (rank === undefined) return use('b')
  return `${use(suit)}<text x="${x + 23}" y="${y + 33}" fill="${inkOf(suit)}">${rankText(rank)}</text>`
}
