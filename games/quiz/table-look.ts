import { fillRound, FONT_DISPLAY, strokeRound, type Box } from '#kit/game/draw.ts'
import { ELEMENTS } from './ask-signs.ts'
import { INK, PAPER } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Colours of the four answers in the table and on their buttons. */
export const PLACE_COLORS = ['#e0503f', '#2f7fd0', '#1f9a5a', '#d18a12'] as const

const NOBLE = [2, 10, 18, 36, 54, 86, 118]

interface Cell {
  readonly row: number
  readonly column: number
  readonly block: 's' | 'p' | 'd' | 'f'
}

/** Where an element stands: 18 columns, lanthanides and actinides in two rows of their own. */
export function cellOf(number: number): Cell {
  const row = NOBLE.findIndex((noble) => number <= noble)
  const place = number - (NOBLE[row - 1] ?? 0)
  const length = NOBLE[row]! - (NOBLE[row - 1] ?? 0)
  if (number === 2) return { row, column: 17, block: 's' }
  if (place <= 2) return { row, column: place - 1, block: 's' }
  if (length === 32 && place <= 17) return { row: row + 2.4, column: place - 1, block: 'f' }
  const column = place + 17 - length
  return { row, column, block: column >= 12 ? 'p' : 'd' }
}

const BLOCKS = { s: '#f0a58c', p: '#8fcfc0', d: '#efcf83', f: '#c0a8de' } as const

export interface TableLook {
  /** A place with a question mark, or the answer once it is known. */
  readonly asked: number
  readonly isKnown: boolean
  /** Whether the symbol is asked for: else its places are offered. */
  readonly asksSymbol: boolean
  readonly answers: readonly number[]
}

/** The periodic table, small, with the asked element large in the gap at its top. */
export function drawTable(pen: Pen, box: Box, { asked, isKnown, asksSymbol, answers }: TableLook) {
  const cell = Math.min(box.width / 18, box.height / 9.6)
  const left = box.x + (box.width - cell * 18) / 2
  const top = box.y + (box.height - cell * 9.6) / 2
  const place = (number: number): Box => {
    const { row, column } = cellOf(number)
    return { x: left + column * cell, y: top + row * cell, width: cell, height: cell }
  }
  const within = ({ x, y, width, height }: Box, by: number): Box => ({
    x: x + by,
    y: y + by,
    width: width - 2 * by,
    height: height - 2 * by,
  })
  for (const at of ELEMENTS.keys())
    fillRound(pen, within(place(at + 1), cell * 0.05), cell * 0.16, BLOCKS[cellOf(at + 1).block])
  const marked = asksSymbol || isKnown ? [asked] : answers
  for (const number of marked) {
    const color = asksSymbol ? INK : (PLACE_COLORS[answers.indexOf(number)] ?? INK)
    const grown = within(place(number), -cell * 0.22)
    fillRound(pen, grown, cell * 0.3, color)
    strokeRound(pen, grown, cell * 0.3, PAPER, cell * 0.1)
  }
  const tile: Box = { x: left + cell * 4.6, y: top - cell * 0.15, width: cell * 4.5, height: cell * 2.95 }
  fillRound(pen, { ...tile, y: tile.y + cell * 0.16 }, cell * 0.5, 'rgb(43 36 51 / .18)')
  fillRound(pen, tile, cell * 0.5, '#fffdf6')
  strokeRound(pen, tile, cell * 0.5, BLOCKS[cellOf(asked).block], cell * 0.2)
  const knows = { symbol: !asksSymbol || isKnown, number: asksSymbol || isKnown }
  pen.fillStyle = INK
  pen.textBaseline = 'middle'
  pen.textAlign = 'center'
  pen.font = `800 ${cell * 1.7}px ${FONT_DISPLAY}`
  pen.fillText(knows.symbol ? ELEMENTS[asked - 1]! : '?', tile.x + tile.width / 2, tile.y + tile.height * 0.6)
  pen.font = `700 ${Math.max(11, cell * 0.72)}px ${FONT_DISPLAY}`
  pen.textAlign = 'left'
  pen.fillText(knows.number ? String(asked) : '?', tile.x + cell * 0.35, tile.y + tile.height * 0.2)
}
