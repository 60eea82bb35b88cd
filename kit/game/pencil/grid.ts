import type { Box } from '#kit/game/draw.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Edge, Puzzle } from './puzzle.ts'

/** In cell sizes: gap between cells, between boxes, margin of the board, space for a clue beside it. */
const CELL_GAP = 0.06
const BOX_GAP = 0.17
const MARGIN = 0.2
const BAND = 0.72
const BLOCK_BAND = 0.5

export interface Grid {
  readonly plate: Box
  readonly cell: number
  readonly stamps: Sprites
  boxOf(cell: number): Box
  /** Centre of a cell's face. */
  middleOf(cell: number): Point
  cellAt(at: Point): number | undefined
}

const MOST_CELL = 92

/** Fits the board and the clues around it into the box. */
export function gridOf(puzzle: Puzzle, room: Box, mostCell = MOST_CELL): Grid {
  const { columns, rows, box = [rows, columns] } = puzzle
  const [boxRows, boxColumns] = box
  const bands = bandsOf(puzzle)
  const length = (count: number, inBox: number) => {
    const boxes = Math.ceil(count / inBox)
    return count + (count - boxes) * CELL_GAP + (boxes - 1) * BOX_GAP + 2 * MARGIN
  }
  const across = length(columns, boxColumns)
  const down = length(rows, boxRows)
  const wholeAcross = across + bands.left + bands.right
  const wholeDown = down + bands.top + bands.bottom
  const cell = Math.min(room.width / wholeAcross, room.height / wholeDown, mostCell)
  const plate = {
    x: room.x + (room.width - wholeAcross * cell) / 2 + bands.left * cell,
    y: room.y + (room.height - wholeDown * cell) / 2 + bands.top * cell,
    width: across * cell,
    height: down * cell,
  }
  const offset = (line: number, inBox: number) => {
    const boxes = Math.floor(line / inBox)
    return (MARGIN + line + (line - boxes) * CELL_GAP + boxes * BOX_GAP) * cell
  }
  const boxOf = (index: number): Box => ({
    x: plate.x + offset(index % columns, boxColumns),
    y: plate.y + offset(Math.floor(index / columns), boxRows),
    width: cell,
    height: cell,
  })
  const slack = (cell * BOX_GAP) / 2
  return {
    plate,
    cell,
    stamps: sprites(),
    boxOf,
    middleOf(index) {
      const { x, y } = boxOf(index)
      return { x: x + cell / 2, y: y + cell * 0.465 }
    },
    cellAt(at) {
      for (let index = 0; index < columns * rows; index++) {
        const { x, y } = boxOf(index)
        if (at.x < x - slack || at.y < y - slack) continue
        if (at.x < x + cell + slack && at.y < y + cell + slack) return index
      }
      return undefined
    },
  }
}

/** Space for clues on each side of the board, in cells. */
function bandsOf({ clues }: Puzzle): Record<Edge, number> {
  const bands = { left: 0, top: 0, right: 0, bottom: 0 }
  for (const { kind, edge, values = [] } of clues) {
    if (!edge || kind === 'kakuro') continue
    const wanted = kind === 'picture-line' ? values.length * BLOCK_BAND + 0.25 : BAND
    bands[edge] = Math.max(bands[edge], wanted)
    if (kind === 'weights') bands[edge === 'right' ? 'left' : 'top'] = BAND
  }
  return bands
}
