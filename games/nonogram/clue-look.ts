import { fillCircle, fillRound, shade, write } from '#kit/game/draw.ts'
import type { Scene } from './board-look.ts'
import { heightOf, tokensOf, widthOf, type Token } from './clue-tokens.ts'
import { LIT } from './look.ts'
import { linesAt } from './puzzle.ts'

type Pen = CanvasRenderingContext2D

const INK = '#fff6e2'
const DONE_INK = 'rgb(255 246 226 / .36)'

/** Clues on their bands; those of the finger's lines are lit, those of finished lines fade. */
export function drawClues(pen: Pen, scene: Scene) {
  const { puzzle, at } = scene
  const lit = new Set(at === undefined ? [] : linesAt(puzzle, at))
  const half = Math.ceil(puzzle.columns / 2)
  for (const [line, clue] of puzzle.clues.entries()) {
    // Behind the mirror the columns are those before it.
    const isTwin = puzzle.isMirror && line >= half && line < puzzle.columns
    drawBand(pen, scene, line, lit.has(line))
    if (!isTwin) drawTokens(pen, scene, line, tokensOf(clue, scene.number))
  }
}

function drawBand(pen: Pen, { layout, look, puzzle }: Scene, line: number, isLit: boolean) {
  const { x, y, width, height } = layout.bandOf(line)
  const isColumn = line < puzzle.columns
  const inset = Math.max(0.5, layout.cell * 0.03)
  const box = isColumn
    ? { x: x + inset, y, width: width - 2 * inset, height: layout.board.y - y - 2 }
    : { x, y: y + inset, width: layout.board.x - x - 2, height: height - 2 * inset }
  fillRound(pen, box, Math.min(8, layout.cell * 0.24), isLit ? shade(LIT, -0.32) : look.band)
}

function drawTokens(pen: Pen, scene: Scene, line: number, tokens: readonly Token[]) {
  const { layout, puzzle } = scene
  const { font, board } = layout
  const isColumn = line < puzzle.columns
  const isChip = puzzle.colours > 1
  const band = layout.bandOf(line)
  const isDone = scene.isLineDone(line)
  let at = (isColumn ? board.y : board.x) - 2 - font * 0.16
  for (const token of tokens.toReversed()) {
    const room = (isColumn ? heightOf(token, isChip) : widthOf(token, isChip)) * font
    const middle = at - room / 2
    at -= room
    const x = isColumn ? band.x + band.width / 2 : middle
    const y = isColumn ? middle : band.y + band.height / 2
    drawToken(pen, scene, token, { x, y, isDone })
  }
}

interface Place {
  readonly x: number
  readonly y: number
  readonly isDone: boolean
}

function drawToken(pen: Pen, { layout, look, puzzle }: Scene, token: Token, { x, y, isDone }: Place) {
  const { font, cell } = layout
  const widest = Math.max(cell * 0.96, font * 1.1)
  const base = { size: font, weight: 700, widest }
  if (token.isRing) {
    fillCircle(pen, x, y, font * 0.62, isDone ? 'rgb(255 182 61 / .3)' : LIT)
    return write(pen, token.text, x, y, { ...base, size: Math.max(11, font * 0.84), color: '#2a1600' })
  }
  const ink = puzzle.colours > 1 && token.colour > 0 ? look.inks[token.colour - 1]! : undefined
  if (!ink) return write(pen, token.text, x, y, { ...base, color: isDone ? DONE_INK : INK })
  const before = pen.globalAlpha
  if (isDone) pen.globalAlpha = before * 0.4
  const [width, height] = [Math.min(cell * 0.94, font * (token.text.length > 1 ? 1.36 : 1.08)), font * 1.14]
  fillRound(pen, { x: x - width / 2, y: y - height / 2, width, height }, font * 0.3, ink)
  write(pen, token.text, x, y, { ...base, color: isBright(ink) ? '#2a1c10' : '#ffffff' })
  pen.globalAlpha = before
}

/** Whether dark digits read better on a paint. */
export function isBright(paint: string): boolean {
  const value = parseInt(paint.slice(1, 7), 16)
  return ((value >> 16) & 255) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11 > 150
}
