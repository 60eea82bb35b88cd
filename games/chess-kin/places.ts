import { fitBox, type Box } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import type { Army } from './army.ts'
import { traySpot } from './field.ts'

/** Shares of a cell: the frame, and the gap between board and trays. */
export const EDGE = 0.24
const TRAY_GAP = 0.16
const TRAY = 1 + TRAY_GAP

const trayRows = ({ trays }: Army) => (trays.length > 0 ? 1 : 0)

export function shapeOf(army: Army): number {
  const { width, height } = army.definition
  return (width + 2 * EDGE) / (height + 2 * EDGE + 2 * TRAY * trayRows(army))
}

/** The board's box between the trays. */
export function boardBox(army: Army, { box, cell }: Pick<Places, 'box' | 'cell'>): Box {
  const tray = TRAY * trayRows(army) * cell
  return { ...box, y: box.y + tray, height: box.height - 2 * tray }
}

/** The board as seen by the near seat, with its own hand below and the rival's above. */
export function placesOf(army: Army, room: Box, near: Seat): Places {
  const { width, height } = army.definition
  const box = fitBox(room, shapeOf(army))
  const cell = box.width / (width + 2 * EDGE)
  const board = boardBox(army, { box, cell })
  const across = (column: number) => (near === 0 ? column : width - 1 - column)
  const down = (row: number) => (near === 0 ? row : height - 1 - row)
  const squares = Array.from({ length: army.size }, (_, spot) => spot).filter((spot) => !army.walls.has(spot))
  const trays = ([0, 1] as const).flatMap((seat) =>
    army.trays.map((kind, index) => ({
      spot: traySpot(army, seat, kind),
      x: box.x + box.width / 2 + (index - (army.trays.length - 1) / 2) * cell,
      y: seat === near ? box.y + box.height - cell / 2 : box.y + cell / 2,
    })),
  )
  const centres = new Map(trays.map(({ spot, x, y }) => [spot, { x, y }]))
  return {
    box,
    cell,
    spots: [...squares, ...centres.keys()],
    centre: (spot) =>
      centres.get(spot) ?? {
        x: board.x + (across(spot % width) + 0.5 + EDGE) * cell,
        y: board.y + (down(Math.floor(spot / width)) + 0.5 + EDGE) * cell,
      },
    spotAt({ x, y }) {
      const tray = trays.find((one) => Math.abs(one.x - x) < cell / 2 && Math.abs(one.y - y) < cell / 2)
      if (tray) return tray.spot
      const column = across(Math.floor((x - board.x) / cell - EDGE))
      const row = down(Math.floor((y - board.y) / cell - EDGE))
      return column < 0 || row < 0 || column >= width || row >= height ? undefined : row * width + column
    },
  }
}
