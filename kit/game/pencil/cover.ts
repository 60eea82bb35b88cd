import { contactShadow, coverArt, grid, num, slab } from '#kit/game/cover.ts'

/** Cover of a pencil puzzle: a tilted board of slabs with its content. */
export interface BoardPicture {
  readonly ground: readonly [light: string, deep: string, glow: string]
  /** Four rows of four: a digit, `.` for an empty cell, `#` for no cell, `*` for the hero's place. */
  readonly cells: readonly string[]
  /** Colour of each cell, by its number in `faces`. */
  readonly tints: readonly string[]
  readonly faces: readonly (readonly [top: string, side: string])[]
  readonly ink: string
  /** Drawn over the cells and under the hero. */
  readonly over?: string
  /** Drawn on the golden slab. */
  readonly hero: string
  readonly tilt?: number
}

const STEP = 112
const LEFT = -40
const TOP = -50

/** The middle of a cell of the picture. */
export const coverPoint = (row: number, column: number) =>
  [LEFT + column * STEP + 52, TOP + row * STEP + 52] as const

export function boardCover(id: string, picture: BoardPicture): string {
  const { ground, cells, tints, faces, ink, over = '', hero, tilt = 8 } = picture
  const face = ([top, side]: readonly [string, string], index: number) =>
    `<g id="${id}-f${index}">${slab({ x: 0, y: 0, width: 104, height: 104, radius: 20, top, side, depth: 8 })}</g>`
  let heroAt = coverPoint(1, 1)
  const board = grid(4, 4, (row, column) => {
    const text = cells[row]![column]!
    if (text === '*') heroAt = coverPoint(row, column)
    if (text === '*' || text === '#') return ''
    const [x, y] = coverPoint(row, column)
    const used = `<use href="#${id}-f${tints[row]![column]}" x="${x - 52}" y="${y - 52}"/>`
    return text === '.' ? used : used + num(x, y + 24, 58, text, ink)
  })
  const [x, y] = heroAt
  const piece =
    contactShadow(x + 10, y + 76, 86, 24, 0.35) +
    slab({
      x: x - 68,
      y: y - 76,
      width: 136,
      height: 136,
      radius: 30,
      top: '#ffd44f',
      side: '#c98a10',
      depth: 20,
    }) +
    `<g transform="translate(${x} ${y - 8})">${hero}</g>`
  return (
    coverArt(id).ground(ground[0], ground[1], ground[2], 0.5) +
    `<defs>${faces.map(face).join('')}</defs><g transform="translate(30 18) rotate(${tilt} 200 200)">${board}${over}${piece}</g>`
  )
}

/** A digit on the golden slab. */
export const heroDigit = (digit: number | string, size = 98) => num(0, size * 0.35, size, digit, '#43250a')
