import { inkOf, SUIT_PATHS } from '#kit/game/cards/suits.ts'
import { contactShadow, coverArt, coverSvg, num, tilted } from '#kit/game/cover.ts'
import { PICTURES, type Picture } from './cover-pictures.ts'
import type { GridDefinition } from './definition.ts'
import { paletteOf } from './palette.ts'

const SUIT_LETTERS = 'cdhs'
const LETTERS =
  'font-family="Bricolage Grotesque Variable,Arial,sans-serif" font-weight="800" font-size="34" text-anchor="middle" letter-spacing="-2"'

/** Cards of the game's own table. */
export function cover({ id, slug }: GridDefinition): string {
  const { ground, back } = paletteOf(id)
  const picture = PICTURES[id]!
  const { sum, lean, isRow } = picture
  const drawn = isRow ? rowPicture(slug, picture) : gridPicture(slug, picture)
  const seal = sum
    ? `<circle cx="330" cy="326" r="58" fill="#3a1c00" opacity=".35"/><circle cx="326" cy="320" r="58" fill="#ffb63d"/>${num(326, 341, 58, sum, '#3a1c00')}`
    : ''
  return coverSvg(
    coverArt(slug).ground(...ground) +
      shapes(slug, back) +
      contactShadow(200, 384, 160, 14, 0.25) +
      `<g ${LETTERS}>${tilted(lean, drawn)}</g>${seal}`,
  )
}

/** Shapes shared by a cover's cards: faces by suit, back, empty place and glow. */
function shapes(slug: string, [back, waves]: readonly [string, string]): string {
  const card =
    '<rect x="-43" y="-57" width="92" height="130" rx="12" fill="#00121a" opacity=".34"/><rect x="-46" y="-65" width="92" height="130" rx="12" fill="#e4d6b8"/><rect x="-46" y="-65" width="92" height="127" rx="12" fill="#fffaf0"/>'
  const faces = [...SUIT_LETTERS].map(
    (letter, suit) =>
      `<g id="${slug}-${letter}" fill="${inkOf(suit)}"><use href="#${slug}-x"/><path d="${SUIT_PATHS[suit]}" transform="translate(6 20) scale(.86)"/><path d="${SUIT_PATHS[suit]}" transform="translate(27 -40) scale(.36)"/></g>`,
  )
  const wave = [-38, -14, 10, 34].map((y) => `M-38 ${y}q9.5 -12 19 0t19 0 19 0 19 0`).join('')
  return (
    `<defs><g id="${slug}-x">${card}</g>${faces.join('')}<g id="${slug}-b"><use href="#${slug}-x"/><rect x="-40" y="-59" width="80" height="115" rx="8" fill="${back}"/><path d="${wave}" fill="none" stroke="${waves}" stroke-opacity=".6" stroke-width="4"/></g>` +
    `<rect id="${slug}-o" x="-46" y="-65" width="92" height="130" rx="12" fill="#00121a" opacity=".28"/><rect id="${slug}-g" x="-51" y="-70" width="102" height="140" rx="16" fill="none" stroke="#ffd24a" stroke-width="9"/></defs>`
  )
}

interface Placed {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly scale: number
}

function cardAt(slug: string, card: string, { x, y, turn, scale }: Placed, isLit: boolean): string {
  const use = (name: string) => `<use href="#${slug}-${name}"/>`
  const name = card === '.' ? 'o' : card === '#' ? 'b' : card.slice(-1)
  const index =
    name === 'o' || name === 'b'
      ? ''
      : `<text x="-24" y="-28" fill="${inkOf(SUIT_LETTERS.indexOf(name))}">${card.slice(0, -1)}</text>`
  const lean = turn === 0 ? '' : ` rotate(${turn})`
  return `<g transform="translate(${x} ${y})${lean} scale(${scale})">${use(name)}${index}${isLit ? use('g') : ''}</g>`
}

function gridPicture(slug: string, { columns, scale, cards, lit }: Picture): string {
  const list = cards.split(' ')
  const rows = Math.ceil(list.length / columns)
  const parts = list.map((card, index) => {
    const x = Math.round(200 + ((index % columns) - (columns - 1) / 2) * 104 * scale)
    const y = Math.round(200 + (Math.floor(index / columns) - (rows - 1) / 2) * 142 * scale)
    return cardAt(slug, card, { x, y, turn: 0, scale }, lit.includes(index))
  })
  return parts.join('')
}

function rowPicture(slug: string, { scale, cards, lit }: Picture): string {
  const list = cards.split(' ')
  const step = 330 / (list.length - 1)
  const parts = list.map((card, index) => {
    const side = index % 2 === 0 ? -1 : 1
    const place = {
      x: Math.round(35 + index * step),
      y: 200 + side * (list.length > 5 ? 34 : 14),
      turn: side * 7,
      scale,
    }
    return cardAt(slug, card, place, lit.includes(index))
  })
  return parts.join('')
}
