import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Pose } from './faces.ts'
import type { FrameLevel } from './frame-rules.ts'

/** Layout of the frame and the loose tiles. */
export interface FrameRoom {
  readonly stage: StageSize
  /** Side of a half in the frame. */
  readonly cell: number
  readonly ring: Box
  /** Places of the frame, clockwise, as unrotated tiles. */
  readonly places: readonly Pose[]
  /** Place of each loose tile. */
  readonly tray: readonly Pose[]
  readonly words: Box
}

const MARGIN = 14
const WORDS = 34
const LARGEST_CELL = 84
const LARGEST_UNIT = 46

/** Column and row of a half of the ring. */
export function cellAt(side: number, half: number): readonly [number, number] {
  const last = side - 1
  const [edge, along] = [Math.floor(half / last) % 4, half % last]
  if (edge === 0) return [along, 0]
  if (edge === 1) return [last, along]
  return edge === 2 ? [last - along, last] : [0, last - along]
}

/** Loose tiles in rows, as large as comfortable touch allows. */
function trayIn(box: Box, count: number): readonly Pose[] {
  let best = { unit: 0, columns: 1, rows: 1 }
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.ceil(count / rows)
    const unit = Math.min(LARGEST_UNIT, box.width / columns - 6, (box.height / rows - 8) / 2)
    if (unit > best.unit) best = { unit, columns, rows }
  }
  const { unit, columns, rows } = best
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      x: box.x + box.width / 2 + ((index % columns) - (inRow - 1) / 2) * (unit + 8),
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * (2 * unit + 10),
      unit,
      turn: 1,
    }
  })
}

export function frameRoom(stage: StageSize, { side, tiles, fixed }: FrameLevel): FrameRoom {
  const { width, height } = stage
  const isWide = width > height * 1.15
  const loose = fixed.filter((isFixed) => !isFixed).length
  const trayHeight = Math.min(height * 0.34, loose > 6 ? 196 : 110)
  const cell = Math.min(
    LARGEST_CELL,
    (isWide ? width * 0.56 - 2 * MARGIN : width - 2 * MARGIN) / side,
    (isWide ? height - WORDS - 3 * MARGIN : height - trayHeight - WORDS - 3 * MARGIN) / side,
  )
  const size = cell * side
  const room = isWide ? width * 0.56 : width
  const left = (room - size) / 2 + (isWide ? MARGIN : 0)
  const free = isWide ? height - WORDS - size : height - trayHeight - WORDS - size
  const ring = { x: left, y: Math.max(MARGIN, free / 2), width: size, height: size }
  const middle = (half: number): Point => {
    const [column, row] = cellAt(side, half)
    return { x: ring.x + (column + 0.5) * cell, y: ring.y + (row + 0.5) * cell }
  }
  const places = tiles.map((_, place): Pose => {
    const [first, second] = [middle(2 * place), middle(2 * place + 1)]
    const [dx, dy] = [second.x - first.x, second.y - first.y]
    const turn = dx > 1 ? 0 : dy > 1 ? 1 : dx < -1 ? 2 : 3
    return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2, unit: cell * 0.95, turn }
  })
  const tray = isWide
    ? { x: room + MARGIN, y: MARGIN, width: width - room - 3 * MARGIN, height: height - WORDS - 2 * MARGIN }
    : { x: MARGIN, y: height - trayHeight - 8, width: width - 2 * MARGIN, height: trayHeight }
  const wordsY = isWide ? height - WORDS - 6 : tray.y - WORDS
  const words = { x: MARGIN, y: wordsY, width: width - 2 * MARGIN, height: WORDS }
  return { stage, cell, ring, places, tray: trayIn(tray, loose), words }
}
