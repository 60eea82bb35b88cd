import { FONT_DISPLAY, type Box } from '#kit/game/draw.ts'
import { bitOf } from './bits.ts'
import type { Grid } from './grid.ts'
import { NOTE_INK, NOTE_LIT_INK } from './palette.ts'
import type { State } from './state.ts'

interface Noted {
  readonly grid: Grid
  readonly state: State
  /** The value that is highlighted in all notes. */
  readonly lit: number
  label(value: number): string
}

const SMALLEST_TEXT = 11

/** Draws the notes of an empty cell, each value at a fixed place. */
export function drawNotes(
  pen: CanvasRenderingContext2D,
  { grid, state, lit, label }: Noted,
  cell: number,
  box: Box,
) {
  const notes = state.notes[cell]!
  if (notes === 0) return
  const { highest } = state.puzzle
  const columns = highest > 4 ? 3 : 2
  const rows = Math.ceil(highest / columns)
  const step = grid.cell * 0.92
  const size = Math.max(SMALLEST_TEXT, Math.min(20, (step / 3) * 0.88))
  pen.font = `700 ${size}px ${FONT_DISPLAY}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (let value = 1; value <= highest; value++) {
    if ((notes & bitOf(value)) === 0) continue
    const x = box.x + grid.cell * 0.04 + (step * (((value - 1) % columns) + 0.5)) / columns
    const y = box.y + (step * (Math.floor((value - 1) / columns) + 0.5)) / rows
    pen.fillStyle = value === lit ? NOTE_LIT_INK : NOTE_INK
    pen.fillText(label(value), x, y + size * 0.06)
  }
}
