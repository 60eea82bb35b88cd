import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Board, Piece } from './board.ts'
import { cornersOf, middleOf, type Lattice, type Place } from './lattice.ts'

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Room some cells take, in lattice units. */
export function boundsOf(lattice: Lattice, cells: readonly Place[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const cell of cells) {
    const middle = middleOf(lattice, cell)
    for (const corner of cornersOf(lattice, cell)) {
      left = Math.min(left, middle.x + corner.x)
      right = Math.max(right, middle.x + corner.x)
      top = Math.min(top, middle.y + corner.y)
      bottom = Math.max(bottom, middle.y + corner.y)
    }
  }
  return { left, top, width: right - left, height: bottom - top }
}

export interface Layout {
  readonly unit: number
  readonly frame: Box
  readonly slots: readonly Box[]
  /** Pixels a unit of waiting pieces. */
  readonly small: number
  middle(cell: number): Place
}

const RIM = 0.32
/** The longest piece that waits, in units. */
const LONGEST = 4.6
const LARGEST_UNIT = 84

interface Wish {
  readonly board: Board
  readonly pieces: readonly Piece[]
}

/** Board above and tray below, or side by side on a wide stage. */
export function layoutOf({ width, height }: StageSize, { board, pieces }: Wish): Layout {
  const { lattice } = board
  const bounds = boundsOf(lattice, board.cells)
  const wide = width > height * 1.05
  const margin = Math.max(6, Math.min(width, height) * 0.025)
  const count = pieces.length
  const lanes = count <= 4 ? 1 : count <= 8 || !wide ? 2 : 3
  const along = Math.ceil(count / lanes)
  const share = wide ? (lanes === 1 ? 0.26 : 0.4) : lanes === 1 ? 0.24 : 0.36
  const room = wide
    ? { width: width * (1 - share) - margin * 2, height: height - margin * 2 }
    : { width: width - margin * 2, height: height * (1 - share) - margin * 1.5 }
  const unit = Math.min(
    LARGEST_UNIT,
    room.width / (bounds.width + RIM * 2),
    room.height / (bounds.height + RIM * 2),
  )
  const frame = {
    width: unit * (bounds.width + RIM * 2),
    height: unit * (bounds.height + RIM * 2),
  }
  const trayLength = wide
    ? Math.min(height - margin * 2, frame.height * 1.15)
    : Math.min(width - margin * 2, 620)
  const trayDepth = wide
    ? Math.min(width * share, trayLength * (lanes === 1 ? 0.42 : 0.9))
    : Math.min(height * share, (trayLength / along) * lanes * 1.15)
  const total = wide ? frame.width + trayDepth + margin * 2 : frame.height + trayDepth + margin
  const start = wide ? (width - total) / 2 : Math.max(margin, (height - total) / 2)
  const x = wide ? start : (width - frame.width) / 2
  const y = wide ? (height - frame.height) / 2 : start
  const trayX = wide ? x + frame.width + margin * 2 : (width - trayLength) / 2
  const trayY = wide ? (height - trayLength) / 2 : y + frame.height + margin
  const slotSize = {
    width: wide ? trayDepth / lanes : trayLength / along,
    height: wide ? trayLength / along : trayDepth / lanes,
  }
  const slots = pieces.map((_, index) => {
    const lane = Math.floor(index / along)
    const place = index % along
    return {
      x: trayX + (wide ? lane : place) * slotSize.width,
      y: trayY + (wide ? place : lane) * slotSize.height,
      ...slotSize,
    }
  })
  const longest = Math.max(
    lattice === 'triangle' ? 3.4 : 3.2,
    ...(count > 3
      ? pieces.map((piece) => {
          const { width: across, height: down } = boundsOf(lattice, piece)
          return Math.max(across, down)
        })
      : [lattice === 'square' ? LONGEST : 3.6]),
  )
  const small = Math.min(unit * 0.8, (Math.min(slotSize.width, slotSize.height) * 0.9) / longest)
  const originX = x + unit * (RIM - bounds.left)
  const originY = y + unit * (RIM - bounds.top)
  return {
    unit,
    frame: { x, y, ...frame },
    slots,
    small,
    middle(cell) {
      const at = middleOf(lattice, board.cells[cell]!)
      return { x: originX + at.x * unit, y: originY + at.y * unit }
    },
  }
}
