import type { Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { middleOf, NOWHERE, split } from '../scene.ts'
import type { StageSize } from '#kit/game/stage.ts'

const EDGE = 6

export interface BoardBoxes {
  readonly panel: Box
  /** Row by row, from the upper left. */
  readonly cells: readonly Box[]
}

export const NO_BOARD: BoardBoxes = { panel: NOWHERE, cells: [] }

/** A board of squares in the middle of a room. Columns run to the left where the script does. */
export function boardBoxes(
  room: Box,
  [columns, rows]: readonly [columns: number, rows: number],
  { leftwards, largest = 84 }: { readonly leftwards: boolean; readonly largest?: number },
): BoardBoxes {
  const side = Math.min(largest, (room.width - 2 * EDGE) / columns, (room.height - 2 * EDGE) / rows)
  const [width, height] = [side * columns, side * rows]
  const panel = {
    x: room.x + (room.width - width) / 2 - EDGE,
    y: room.y + (room.height - height) / 2 - EDGE,
    width: width + 2 * EDGE,
    height: height + 2 * EDGE,
  }
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns
    return {
      x: panel.x + EDGE + (leftwards ? columns - 1 - column : column) * side,
      y: panel.y + EDGE + Math.floor(index / columns) * side,
      width: side,
      height: side,
    }
  })
  return { panel, cells }
}

/** The board below a strip of pictures on a phone held upright, beside it on a wide stage. */
export function stripAndBoard(size: StageSize, strip: number): { readonly strip: Box; readonly board: Box } {
  const { board, pad, isWide } = split(size, strip)
  if (isWide) return { strip: pad, board }
  return { strip: { ...board, height: strip }, board: { ...board, y: board.y + strip + 10 } }
}

export const shrunk = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** A thick line through the middles of boxes, as a finger draws it. */
export function drawRibbon(
  pen: CanvasRenderingContext2D,
  boxes: readonly Box[],
  { color, width, end }: { readonly color: string; readonly width: number; readonly end?: Point | undefined },
) {
  const points = [...boxes.map(middleOf), ...(end ? [end] : [])]
  const [first] = points
  if (!first) return
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(first.x, first.y)
  // A line of no length would not be drawn.
  pen.lineTo(first.x + 0.1, first.y)
  for (const { x, y } of points.slice(1)) pen.lineTo(x, y)
  pen.stroke()
}
