import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'

/** The lanes on the picture: upwards, or on wide screens away from the player's side. */
export interface Field {
  readonly box: Box
  readonly lanes: number
  readonly isWide: boolean
  /** Pixels a unit of the drawings; a lane is at least 60 of them broad. */
  readonly scale: number
  /** Pixels from the middle of a lane to that of the next. */
  readonly lane: number
  /** Steps a unit of the drawings. */
  readonly step: number
  spot(lane: number, at: number): Point
  laneAt(point: Point): number
}

export interface Room {
  readonly field: Field
  /** Where the energy is shown, and the cards below it. */
  readonly purse: Box
  readonly cards: Box
}

const CARDS = 74
const PURSE = 20
const HEAD = 14
const MARGIN = 8
/** Room at both ends for towers, in units. */
const SHORE = 54
const LANE_UNITS = 66

export function fieldOf(
  box: Box,
  lanes: number,
  { isWide, isMirrored }: { readonly isWide: boolean; readonly isMirrored: boolean },
): Field {
  const across = isWide ? box.height : box.width
  const along = isWide ? box.width : box.height
  const lane = Math.min(across / lanes, along * 0.34)
  const first = (across - lane * lanes) / 2
  const scale = Math.min(lane / LANE_UNITS, along / 420, 1.5)
  const shore = SHORE * scale
  const way = along - 2 * shore
  return {
    box,
    lanes,
    isWide,
    scale,
    lane,
    step: (100 * scale) / way,
    spot(index, at) {
      const [side, far] = [first + (index + 0.5) * lane, shore + (way * at) / 100]
      if (!isWide) return { x: box.x + side, y: box.y + box.height - far }
      return { x: isMirrored ? box.x + box.width - far : box.x + far, y: box.y + side }
    },
    laneAt(point) {
      const side = isWide ? point.y - box.y : point.x - box.x
      const index = Math.floor((side - first) / lane)
      return Math.max(0, Math.min(lanes - 1, index))
    },
  }
}

export function roomOf({ width, height }: StageSize, lanes: number, isRightToLeft: boolean): Room {
  const isWide = width > height * 1.1
  const foot = CARDS + PURSE + 10
  const box = { x: MARGIN, y: HEAD, width: width - 2 * MARGIN, height: height - HEAD - foot }
  const broad = Math.min(width - 2 * MARGIN, 560)
  const from = (width - broad) / 2
  return {
    field: fieldOf(box, lanes, { isWide, isMirrored: isRightToLeft }),
    purse: { x: from, y: height - foot + 4, width: broad, height: PURSE },
    cards: { x: from, y: height - CARDS - 2, width: broad, height: CARDS - 4 },
  }
}
