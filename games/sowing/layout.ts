import type { Box } from '#kit/game/draw.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import type { Point } from '#kit/game/stage.ts'

/** Layout of the board, its pits and the two stores. */
export interface Layout {
  readonly box: Box
  /** Half the width and height of a pit. */
  readonly pit: Point
  readonly store: Point
  centre(spot: number): Point
  spotAt(at: Point): number | undefined
}

/** Boards with many pits keep the stores between the rows. */
const WIDEST_WITH_STORES = 7
const TALLEST_SHARE = 0.88
const FLATTEST_SHARE = 0.42

export const shapeOf = (count: number) => (count > WIDEST_WITH_STORES ? 1.6 : 1.9)

export function layoutOf(room: Box, count: number, near: Seat): Layout {
  const middle = count > WIDEST_WITH_STORES
  const columns = middle ? count + 0.3 : count + 2.3
  const width = Math.min(room.width, room.height / FLATTEST_SHARE)
  const height = Math.min(room.height, width * TALLEST_SHARE)
  const box = { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height }
  const column = width / columns
  const pit = { x: column * 0.44, y: Math.min(column * 1.5, height * (middle ? 0.15 : 0.205)) }
  const store = middle ? { x: width * 0.36, y: height * 0.075 } : { x: column * 0.46, y: height * 0.36 }
  const centreX = box.x + width / 2
  const centreY = box.y + height / 2
  /** As the first seat sees it; the second sees everything turned by half a turn. */
  function seen(spot: number): Point {
    if (spot >= 2 * count) {
      const side = spot === 2 * count ? 1 : -1
      if (middle) return { x: centreX, y: centreY + side * height * 0.085 }
      return { x: centreX + side * (width / 2 - column * 0.63), y: centreY }
    }
    const isFirst = spot < count
    const index = isFirst ? spot : 2 * count - 1 - spot
    const row = height * (middle ? 0.315 : 0.235)
    return { x: centreX + (index - (count - 1) / 2) * column, y: centreY + (isFirst ? row : -row) }
  }
  const centre = (spot: number): Point => {
    const at = seen(spot)
    return near === 0 ? at : { x: 2 * centreX - at.x, y: 2 * centreY - at.y }
  }
  return {
    box,
    pit,
    store,
    centre,
    spotAt(at) {
      for (let spot = 0; spot < 2 * count; spot++) {
        const { x, y } = centre(spot)
        if (Math.abs(at.x - x) <= column / 2 && Math.abs(at.y - y) <= height * 0.24) return spot
      }
      return undefined
    },
  }
}
