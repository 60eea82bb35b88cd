import { fillRound, shade, strokeRound, write } from '#kit/game/draw.ts'
import type { GameContext } from '#kit/game/contract.ts'
import { halo } from '#kit/game/table-top/signs.ts'
import { drawDice, lyingDie, yawOf, type ShownDie } from './dice-set.ts'
import type { Palette } from './palette.ts'
import { cellBox, type SlotBoard } from './slot-board.ts'

type Pen = CanvasRenderingContext2D

interface Cells {
  readonly board: SlotBoard
  /** Values by place, 0 where it is empty. */
  readonly cells: readonly number[]
  readonly palette: Palette
  readonly number: GameContext['number']
  /** Whether empty places say which one they are. */
  readonly isCounted: boolean
  fits(place: number): boolean
  glowOf(place: number): number
  /** How far a die has grown into its place, 0 to 1. */
  grownOf(place: number): number
}

const MOST_PIPS = 6

/** The places of a board with the dice that lie there; larger numbers are written on tablets. */
export function drawCells(
  pen: Pen,
  { board, cells, palette, number, isCounted, fits, glowOf, grownOf }: Cells,
) {
  const lying: ShownDie[] = []
  for (const [place, value] of cells.entries()) {
    const box = cellBox(board, place)
    const side = Math.min(box.width, box.height)
    const isOpen = fits(place)
    fillRound(pen, box, side * 0.22, isOpen ? shade(palette.felt, 0.3) : shade(palette.feltDeep, 0.06))
    strokeRound(pen, box, side * 0.22, isOpen ? palette.accent : shade(palette.felt, 0.2), isOpen ? 2 : 1)
    const glow = glowOf(place)
    if (glow > 0) halo(pen, box, 10, glow)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const k = grownOf(place)
    if (value === 0) {
      if (isCounted)
        write(pen, number(place + 1), box.x + 14, middle.y, { size: 12, color: 'rgb(255 246 226 / .6)' })
    } else if (value > MOST_PIPS) {
      const tablet = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 }
      fillRound(pen, tablet, side * 0.18, palette.die)
      write(pen, number(value), middle.x, middle.y, {
        size: Math.min(30, box.height * 0.55) * k,
        color: palette.pip,
      })
    } else {
      const at = { x: middle.x, y: middle.y - side * 0.04 }
      lying.push(
        lyingDie(value, at, side * (box.width > box.height * 1.5 ? 0.84 : 0.62) * k, yawOf(`${place}`)),
      )
    }
  }
  drawDice(pen, lying, palette)
}
