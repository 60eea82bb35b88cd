import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { drawDevice } from './device-look.ts'
import type { Shore } from './palette.ts'
import { PAINTS } from './palette.ts'
import { isDoorOpen, type PushRules, type PushState } from './push-rules.ts'

type Pen = CanvasRenderingContext2D

export interface Grid {
  readonly x: number
  readonly y: number
  readonly cell: number
  readonly columns: number
}

/** The cell under a finger. */
export function cellUnder(grid: Grid, { columns, floor }: PushState, at: { x: number; y: number }) {
  const [column, row] = [Math.floor((at.x - grid.x) / grid.cell), Math.floor((at.y - grid.y) / grid.cell)]
  const isInside = column >= 0 && row >= 0 && column < columns && row < floor.length / columns
  return isInside ? row * columns + column : undefined
}

/** Everything that stands still: sand, rocks, pools, ice, currents, tunnels, marks. */
export function drawShore(pen: Pen, grid: Grid, state: PushState, rules: PushRules, shore: Shore) {
  const { cell, columns } = grid
  const isOpen = isDoorOpen(state)
  for (const [index, tile] of [...state.floor].entries()) {
    const x = grid.x + (index % columns) * cell
    const y = grid.y + Math.floor(index / columns) * cell
    if (tile !== '#' && tile !== '~')
      drawSand(
        pen,
        x,
        y,
        cell,
        tile === '_' || (rules.crateSlides ?? rules.crabSlides ?? false),
        shore,
        index,
      )
  }
  for (const [index, tile] of [...state.floor].entries()) {
    const x = grid.x + (index % columns) * cell
    const y = grid.y + Math.floor(index / columns) * cell
    drawTile(pen, { x, y, cell }, tile, shore, touchesFloor(state, index), rules.belts !== undefined)
    drawDevice(pen, { x, y, cell }, tile === 'D' && isOpen ? 'd' : tile, rules)
  }
  for (const [index, mark] of state.marks.entries()) {
    const x = grid.x + ((mark % columns) + 0.5) * cell
    const y = grid.y + (Math.floor(mark / columns) + 0.5) * cell
    drawMark(pen, x, y, cell, rules.colors ? PAINTS[index % PAINTS.length]! : shore.mark)
  }
}

/** Rocks far from any floor are open sea. */
function touchesFloor({ floor, columns }: PushState, index: number): boolean {
  for (const dy of [-1, 0, 1])
    for (const dx of [-1, 0, 1]) {
      const x = (index % columns) + dx
      const tile = floor[index + dy * columns + dx]
      if (x >= 0 && x < columns && tile !== undefined && tile !== '#') return true
    }
  return false
}

function drawSand(
  pen: Pen,
  x: number,
  y: number,
  cell: number,
  icy: boolean,
  { sand }: Shore,
  index: number,
) {
  const color = icy ? '#cfeaf6' : sand
  const checker = (index * 7) % 3 === 0 ? 0.08 : 0
  pen.fillStyle = shade(color, -0.3)
  pen.fillRect(x - 0.5, y + cell * 0.1, cell + 1, cell)
  pen.fillStyle = checker ? shade(color, -0.05) : color
  pen.fillRect(x - 0.5, y - 0.5, cell + 1, cell + 1)
  pen.fillStyle = icy ? 'rgb(255 255 255 / .6)' : 'rgb(140 90 40 / .16)'
  if (icy) {
    pen.fillRect(x + cell * 0.18, y + cell * 0.22, cell * 0.34, cell * 0.05)
    pen.fillRect(x + cell * 0.28, y + cell * 0.34, cell * 0.16, cell * 0.04)
    return
  }
  for (const [dx, dy] of [
    [0.2, 0.26],
    [0.72, 0.38],
    [0.42, 0.74],
  ])
    fillCircle(pen, x + dx! * cell, y + dy! * cell, cell * 0.022, 'rgb(140 90 40 / .26)')
}

interface Place {
  readonly x: number
  readonly y: number
  readonly cell: number
}

function drawTile(pen: Pen, place: Place, tile: string, shore: Shore, isNear: boolean, isBelt: boolean) {
  const { x, y, cell } = place
  const [middleX, middleY] = [x + cell / 2, y + cell / 2]
  if (tile === '#' && isNear) drawRock(pen, place, shore)
  else if (tile === 'o') {
    fillCircle(pen, middleX, middleY, cell * 0.4, shade(shore.sand, -0.35))
    fillCircle(pen, middleX, middleY + cell * 0.03, cell * 0.36, '#15506b')
    fillCircle(pen, middleX - cell * 0.08, middleY - cell * 0.05, cell * 0.2, 'rgb(120 220 240 / .3)')
  } else if (tile === 'E') drawGate(pen, place)
  else if (tile === 'A' || tile === 'B') {
    fillCircle(pen, middleX, middleY, cell * 0.4, '#5b3d2a')
    fillCircle(pen, middleX, middleY, cell * 0.32, '#1e120c')
    pen.strokeStyle = '#c78bff'
    pen.lineWidth = cell * 0.06
    pen.beginPath()
    pen.arc(middleX, middleY, cell * 0.22, 0.4, 4.6)
    pen.stroke()
  } else if ('^>v<'.includes(tile) && !isBelt) drawCurrent(pen, middleX, middleY, cell, '^>v<'.indexOf(tile))
}

function drawRock(pen: Pen, { x, y, cell }: Place, { rock }: Shore) {
  const box = { x: x + cell * 0.02, y: y + cell * 0.02, width: cell * 0.96, height: cell * 0.96 }
  fillRound(pen, { ...box, y: box.y + cell * 0.05 }, cell * 0.26, shade(rock, -0.42))
  fillRound(pen, { ...box, y: box.y - cell * 0.08 }, cell * 0.26, rock)
  pen.beginPath()
  pen.ellipse(x + cell * 0.4, y + cell * 0.22, cell * 0.24, cell * 0.12, -0.3, 0, 2 * Math.PI)
  pen.fillStyle = shade(rock, 0.28)
  pen.fill()
  fillCircle(pen, x + cell * 0.7, y + cell * 0.56, cell * 0.07, shade(rock, -0.2))
}

function drawGate(pen: Pen, { x, y, cell }: Place) {
  fillRound(
    pen,
    { x: x + cell * 0.1, y: y + cell * 0.1, width: cell * 0.8, height: cell * 0.8 },
    cell * 0.4,
    '#2b7a52',
  )
  fillRound(
    pen,
    { x: x + cell * 0.2, y: y + cell * 0.2, width: cell * 0.6, height: cell * 0.6 },
    cell * 0.3,
    '#7bf0a4',
  )
  pen.fillStyle = '#1c5a3a'
  pen.beginPath()
  pen.moveTo(x + cell * 0.5, y + cell * 0.28)
  pen.lineTo(x + cell * 0.7, y + cell * 0.54)
  pen.lineTo(x + cell * 0.3, y + cell * 0.54)
  pen.fill()
  pen.fillRect(x + cell * 0.43, y + cell * 0.5, cell * 0.14, cell * 0.2)
}

function drawCurrent(pen: Pen, x: number, y: number, cell: number, way: number) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(way * (Math.PI / 2))
  fillRound(
    pen,
    { x: -cell * 0.44, y: -cell * 0.44, width: cell * 0.88, height: cell * 0.88 },
    cell * 0.2,
    '#4fb8d8',
  )
  pen.strokeStyle = '#eafaff'
  pen.lineWidth = cell * 0.09
  pen.lineJoin = pen.lineCap = 'round'
  for (const at of [-0.14, 0.12]) {
    pen.beginPath()
    pen.moveTo(-cell * 0.22, cell * (at + 0.12))
    pen.lineTo(0, cell * (at - 0.1))
    pen.lineTo(cell * 0.22, cell * (at + 0.12))
    pen.stroke()
  }
  pen.restore()
}

/** A ring of shells pressed into the sand. */
function drawMark(pen: Pen, x: number, y: number, cell: number, color: string) {
  fillCircle(pen, x, y, cell * 0.36, shade(color, 0.5))
  pen.strokeStyle = color
  pen.lineWidth = cell * 0.085
  pen.beginPath()
  pen.arc(x, y, cell * 0.32, 0, 2 * Math.PI)
  pen.stroke()
  for (let shell = 0; shell < 8; shell++) {
    const angle = (shell * Math.PI) / 4
    fillCircle(
      pen,
      x + Math.cos(angle) * cell * 0.32,
      y + Math.sin(angle) * cell * 0.32,
      cell * 0.055,
      '#fff6e0',
    )
  }
  fillCircle(pen, x, y, cell * 0.1, color)
}
