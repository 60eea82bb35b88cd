import { fillCircle, fillRound, shade, slab } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { TerritoryDefinition } from './definitions.ts'

type Pen = CanvasRenderingContext2D

/** Colours of the shores: the first seat's above and below, the second's at the sides. */
const SHORES = ['#ff6f4f', '#35cfc0'] as const

export function paintBoard(pen: Pen, definition: TerritoryDefinition, places: Places) {
  const { kind, palette } = definition
  const { box, cell } = places
  if (kind === 'connect') return paintIsland(pen, definition, places)
  const depth = Math.min(10, cell * 0.2)
  fillRound(pen, { ...box, y: box.y + depth * 1.6 }, cell * 0.3, 'rgb(0 10 18 / .3)')
  slab(pen, { ...box, height: box.height + depth }, cell * 0.3, palette, shade(palette, -0.5), depth)
  const light = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  light.addColorStop(0, 'rgb(255 255 255 / .2)')
  light.addColorStop(0.6, 'rgb(255 255 255 / 0)')
  light.addColorStop(1, 'rgb(0 10 30 / .2)')
  fillRound(pen, box, cell * 0.3, light)
  if (kind === 'capture') return paintGrid(pen, definition, places)
  if (kind === 'boxes') return paintDots(pen, definition, places)
  for (const spot of places.spots) {
    const { x, y } = places.centre(spot)
    const half = cell * 0.46
    fillRound(
      pen,
      { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
      cell * 0.2,
      shade(palette, -0.42),
    )
    fillRound(
      pen,
      { x: x - half, y: y - half + 2, width: 2 * half, height: 2 * half - 2 },
      cell * 0.2,
      shade(palette, -0.28),
    )
  }
}

function paintGrid(pen: Pen, { side }: TerritoryDefinition, { centre, cell }: Places) {
  pen.strokeStyle = 'rgb(60 30 10 / .55)'
  pen.lineWidth = Math.max(1, cell * 0.035)
  pen.beginPath()
  for (let index = 0; index < side; index++) {
    const [left, right] = [centre(index * side), centre(index * side + side - 1)]
    const [top, bottom] = [centre(index), centre(side * (side - 1) + index)]
    pen.moveTo(left.x, left.y)
    pen.lineTo(right.x, right.y)
    pen.moveTo(top.x, top.y)
    pen.lineTo(bottom.x, bottom.y)
  }
  pen.stroke()
  for (const row of [2, 4, 6])
    for (const column of [2, 4, 6]) {
      const { x, y } = centre(row * side + column)
      fillCircle(pen, x, y, cell * 0.09, 'rgb(60 30 10 / .75)')
    }
}

function paintDots(pen: Pen, { side, palette }: TerritoryDefinition, { box, cell }: Places) {
  const first = cell * 0.35
  for (let row = 0; row <= side; row++)
    for (let column = 0; column <= side; column++) {
      const [x, y] = [box.x + first + column * cell, box.y + first + row * cell]
      fillCircle(pen, x, y + 2, cell * 0.1, shade(palette, -0.5))
      fillCircle(pen, x, y, cell * 0.1, '#fff4d8')
    }
}

function hexagon(pen: Pen, x: number, y: number, radius: number) {
  pen.beginPath()
  for (let corner = 0; corner < 6; corner++) {
    const angle = (Math.PI / 3) * corner + Math.PI / 6
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  pen.closePath()
}

/** Sand hexagons with two coloured shores each. */
function paintIsland(pen: Pen, { side, palette }: TerritoryDefinition, { spots, centre, cell }: Places) {
  const last = side - 1
  for (const dy of [cell * 0.22, 0])
    for (const spot of spots) {
      const { x, y } = centre(spot)
      const [column, row] = [spot % side, Math.floor(spot / side)]
      hexagon(pen, x, y + dy, cell * 0.66)
      pen.fillStyle = dy > 0 ? 'rgb(0 14 26 / .5)' : shade(palette, -0.55)
      pen.fill()
      if (dy > 0) continue
      const shore = row === 0 || row === last ? 0 : column === 0 || column === last ? 1 : undefined
      if (shore === undefined) continue
      const away = shore === 0 ? { x: 0, y: row === 0 ? -1 : 1 } : { x: column === 0 ? -1 : 1, y: 0 }
      fillCircle(pen, x + away.x * cell * 0.5, y + away.y * cell * 0.5, cell * 0.36, SHORES[shore]!)
    }
  for (const corner of [0, last, side * last, side * side - 1]) {
    const { x, y } = centre(corner)
    fillCircle(pen, x + (corner % side === 0 ? -0.5 : 0.5) * cell, y, cell * 0.36, SHORES[1])
  }
  for (const spot of spots) {
    const { x, y } = centre(spot)
    hexagon(pen, x, y, cell * 0.56)
    pen.fillStyle = palette
    pen.fill()
  }
}
