import { contactShadow, coverArt, grid, num, slab } from '#kit/game/cover.ts'
import type { SudokuDefinition } from './definitions.ts'

/** The visible part of the board; the hero digit stands on the free cell of the second row. */
const DIGITS = ['5 81', ' 9 6', '2 4 ', ' 7 3']
const HERO = { row: 1, column: 1 }
const CELL = { x: 0, y: 0, width: 104, height: 104, radius: 20, side: '#8e8ae8', depth: 8 }

export function cover({ id }: SudokuDefinition): string {
  const cells = ['#dad8ff', '#f2f0ff'].map(
    (top, tint) => `<g id="${id}-cell${tint}">${slab({ ...CELL, top })}</g>`,
  )
  const board = grid(4, 4, (row, column) => {
    if (row === HERO.row && column === HERO.column) return ''
    const digit = DIGITS[row]![column]!
    const x = -40 + column * 112
    const y = -50 + row * 112
    const face = `<use href="#${id}-cell${(row + column) % 2}" x="${x}" y="${y}"/>`
    return digit === ' ' ? face : face + num(x + 52, y + 76, 58, digit, '#3a2fb0')
  })
  const hero =
    contactShadow(142, 190, 86, 26, 0.35) +
    slab({ x: 62, y: 44, width: 142, height: 142, radius: 30, top: '#ffd44f', side: '#c98a10', depth: 20 }) +
    num(133, 144, 100, 9, '#43250a')
  return (
    coverArt(id).ground('#5b6cff', '#2a1f8f', '#b7c8ff', 0.55) +
    `<defs>${cells.join('')}</defs><g transform="translate(30 18) rotate(8 200 200)">${board}${hero}</g>`
  )
}
