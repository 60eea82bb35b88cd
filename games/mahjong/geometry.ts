import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Board } from './boards.ts'
import type { TileSize } from './sprites.ts'

/** Position of each place on the canvas. */
export interface Geometry extends TileSize {
  /** Upper left corner of the face. */
  corner(place: number): Point
  centre(place: number): Point
  /** Corner of a tile in the middle of the board. */
  readonly middle: Point
  /** Distance from a point to the face, 0 inside. */
  distance(place: number, at: Point): number
  /** Places from the table up, in drawing order. */
  readonly order: readonly number[]
}

const TILE_SHAPE = 1.3
const THICK_X = 0.085
const THICK_Y = 0.13
const MARGIN = 8
const WIDEST_TILE = 84
/** Gap between faces, so that each keeps its edge. */
const GAP = 0.035

export function geometryOf(board: Board, size: StageSize, below = 0): Geometry {
  const across = board.columns + board.layers * THICK_X
  const down = board.rows * TILE_SHAPE + board.layers * THICK_Y
  const cell = Math.min(
    WIDEST_TILE,
    (size.width - 2 * MARGIN) / across,
    (size.height - below - 2 * MARGIN) / down,
  )
  const cellHeight = cell * TILE_SHAPE
  const thickX = cell * THICK_X
  const thickY = cell * THICK_Y
  const left = (size.width - cell * across) / 2 + (board.layers - 1) * thickX
  const top = (size.height - below - cell * down) / 2 + (board.layers - 1) * thickY
  const width = cell * (1 - GAP)
  const height = cellHeight - cell * GAP

  const corner = (index: number): Point => {
    const { x, y, z } = board.places[index]!
    return { x: left + (x * cell) / 2 - z * thickX, y: top + (y * cellHeight) / 2 - z * thickY }
  }
  return {
    width,
    height,
    thickX,
    thickY,
    corner,
    middle: { x: (size.width - width) / 2, y: (size.height - below - height) / 2 },
    centre(place) {
      const { x, y } = corner(place)
      return { x: x + width / 2, y: y + height / 2 }
    },
    distance(place, at) {
      const { x, y } = corner(place)
      const aside = Math.max(x - at.x, at.x - x - width, 0)
      const astray = Math.max(y - at.y, at.y - y - height, 0)
      return Math.hypot(aside, astray)
    },
    order: board.places
      .map((place, index) => ({ index, z: place.z, diagonal: place.x + place.y }))
      .sort((a, b) => a.z - b.z || a.diagonal - b.diagonal)
      .map(({ index }) => index),
  }
}

/** Tile width on a board, to choose one that suits the screen. */
export const tileWidthOn = (board: Board, size: StageSize): number => geometryOf(board, size).width
