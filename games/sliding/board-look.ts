import { fillRound, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { BLOCK_ROWS, boardOf, type Kind } from './boards.ts'
import type { State } from './rules.ts'
import {
  drawBlock,
  drawCut,
  drawDent,
  drawDisc,
  drawDish,
  drawExit,
  drawFrame,
  drawNumber,
  drawTurtle,
} from './tile-look.ts'

type Pen = CanvasRenderingContext2D

const ROW_HEIGHT = Math.sqrt(3) / 2

export interface BoardLook {
  readonly kind: Kind
  readonly cell: number
  readonly box: Box
  readonly wood: string
  readonly middles: readonly Point[]
}

/** What stands still below the tiles. */
export function paintBoard(pen: Pen, { kind, cell, box, wood, middles }: BoardLook) {
  if (kind === 'hex') {
    for (const { x, y } of middles) drawDish(pen, x, y, cell, wood)
    for (const { x, y } of middles) drawDent(pen, x, y, cell, wood)
  } else drawFrame(pen, box, cell, wood)
  if (kind === 'plus') fillCorners(pen, box, cell, wood)
  if (kind === 'blocks')
    drawExit(pen, { x: box.x + cell, y: box.y + BLOCK_ROWS * cell, width: 2 * cell, height: cell }, cell)
}

/** The plus has wood in its corners. */
function fillCorners(pen: Pen, { x, y, width, height }: Box, cell: number, wood: string) {
  for (const right of [0, width - cell])
    for (const down of [0, height - cell])
      fillRound(pen, { x: x + right, y: y + down, width: cell, height: cell }, cell * 0.12, wood)
}

export interface PieceLook {
  readonly state: State
  readonly name: number
  readonly label: string
  readonly isHome: boolean
  readonly cell: number
  readonly rows: readonly string[]
  readonly picture: HTMLCanvasElement | undefined
  /** 0 to 1 while it moves: the turtle swims. */
  readonly stretch: number
}

export function paintPiece(pen: Pen, box: Box, look: PieceLook) {
  const { state, name, label, isHome, cell, rows, picture, stretch } = look
  const { kind, size, blocks } = state
  if (kind === 'blocks') {
    if (name === 0) return drawTurtle(pen, box, stretch)
    return drawBlock(pen, box, cell, rows[(name + blocks.charCodeAt(name)) % rows.length]!)
  }
  const home = name - 1
  if (picture) return drawCut(pen, picture, box, [home % size, Math.floor(home / size), size])
  const row =
    kind === 'hex'
      ? Math.round(boardOf(kind, size).spots[home]!.y / ROW_HEIGHT)
      : kind === 'plus'
        ? Math.floor(boardOf(kind, size).spots[home]!.y)
        : Math.floor(home / size)
  const color = rows[row % rows.length]!
  if (kind === 'hex') drawDisc(pen, box, label, color, isHome)
  else drawNumber(pen, box, label, color, isHome)
}
