import { fillRound, shade, type Box } from '#kit/game/draw.ts'
import type { SceneBase } from './scene-base.ts'
import { SHIP, type FleetState } from './fleet-rules.ts'

type Pen = CanvasRenderingContext2D

const HULL = '#8a4526'

interface Joined {
  readonly left: boolean
  readonly right: boolean
  readonly up: boolean
  readonly down: boolean
}

const joinsOf = ({ cells, size }: FleetState, cell: number): Joined => ({
  left: cell % size > 0 && cells[cell - 1] === SHIP,
  right: cell % size < size - 1 && cells[cell + 1] === SHIP,
  up: cells[cell - size] === SHIP,
  down: cells[cell + size] === SHIP,
})

/** A piece of a boat, joined to its neighbours. */
export function drawBoat(pen: Pen, state: FleetState, cell: number, box: Box, k: number) {
  hull(pen, box, joinsOf(state, cell), k)
}

function hull(pen: Pen, { x, y, width }: Box, { left, right, up, down }: Joined, k: number) {
  const inset = width * (0.14 + (1 - Math.min(1, k)) * 0.3)
  const [west, east] = [x + (left ? 0 : inset), x + width - (right ? 0 : inset)]
  const [north, south] = [y + (up ? 0 : inset), y + width - (down ? 0 : inset)]
  const round = (one: boolean, other: boolean) => (one || other ? 0 : width * 0.34)
  const corners = [round(left, up), round(right, up), round(right, down), round(left, down)]
  const shape = (dy: number, grow: number) => {
    pen.beginPath()
    pen.roundRect(west + grow, north + dy + grow, east - west - 2 * grow, south - north - 2 * grow, corners)
  }
  pen.fillStyle = 'rgb(6 40 60 / .34)'
  shape(width * 0.08, 0)
  pen.fill()
  pen.fillStyle = shade(HULL, -0.25)
  shape(width * 0.03, 0)
  pen.fill()
  pen.fillStyle = HULL
  shape(0, 0)
  pen.fill()
  pen.fillStyle = '#e2b06a'
  pen.beginPath()
  pen.arc(x + width / 2, y + width / 2, width * 0.15, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#fff3d8'
  pen.beginPath()
  pen.arc(x + width / 2 - width * 0.04, y + width / 2 - width * 0.04, width * 0.06, 0, 2 * Math.PI)
  pen.fill()
}

/** Lengths of the boats that stand alone and ended on the chart, longest first. */
export function foundBoats(state: FleetState): number[] {
  const { cells, size } = state
  const found: number[] = []
  for (const [cell, value] of cells.entries()) {
    if (value !== SHIP) continue
    const { left, right, up, down } = joinsOf(state, cell)
    if (left || up) continue
    const step = right ? 1 : down ? size : 0
    let length = 1
    for (let at = cell; step > 0; length++) {
      const next = at + step
      const isSameRow = step === size || Math.floor(next / size) === Math.floor(at / size)
      if (next >= cells.length || !isSameRow || cells[next] !== SHIP) break
      at = next
    }
    found.push(length)
  }
  return found.toSorted((one, other) => other - one)
}

/** The fleet to be found, below or beside the chart; boats that are found grow pale. */
export function drawHarbour(pen: Pen, { room }: SceneBase, state: FleetState) {
  const { side } = room
  const rest = foundBoats(state)
  const total = state.boats.reduce((sum, length) => sum + length + 0.6, 0)
  const rows = total * 24 > side.width ? 2 : 1
  const cell = Math.min(30, (side.width * rows) / (total + rows), (Math.min(side.height, 90) - 8) / rows - 6)
  const perRow = Math.ceil(state.boats.length / rows) - (rows === 2 ? 1 : 0)
  for (let row = 0; row < rows; row++) {
    const boats =
      rows === 1 ? state.boats : row === 0 ? state.boats.slice(0, perRow) : state.boats.slice(perRow)
    const width = boats.reduce((sum, length) => sum + (length + 0.6) * cell, -0.6 * cell)
    let x = side.x + (side.width - width) / 2
    const y = side.y + 4 + row * (cell + 8)
    fillRound(pen, { x: x - 12, y: y - 3, width: width + 24, height: cell + 6 }, 12, 'rgb(4 20 30 / .35)')
    for (const length of boats) {
      const at = rest.indexOf(length)
      if (at >= 0) rest.splice(at, 1)
      pen.globalAlpha = at >= 0 ? 0.3 : 1
      for (let part = 0; part < length; part++)
        hull(
          pen,
          { x: x + part * cell, y, width: cell, height: cell },
          { left: part > 0, right: part < length - 1, up: false, down: false },
          1,
        )
      pen.globalAlpha = 1
      x += (length + 0.6) * cell
    }
  }
}
