import { fillCircle, fillRound, shade, slab } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Point } from '#kit/game/stage.ts'
import { gemsIn } from './boxes.ts'
import type { TerritoryDefinition } from './definitions.ts'
import { isOnLines } from './faces.ts'
import { FLOOD } from './mark-art.ts'
import { turned, type TurnedPlaces } from './places.ts'
import { plotOf } from './plots.ts'

type Pen = CanvasRenderingContext2D

/** Colours of the shores: the first seat's above and below, the second's at the sides. */
const SHORES = ['#ff6f4f', '#35cfc0'] as const

export function paintBoard(pen: Pen, definition: TerritoryDefinition, places: TurnedPlaces) {
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
  if (isOnLines(definition)) return paintGrid(pen, definition, places)
  if (kind === 'boxes') return paintDots(pen, definition, places)
  if (kind === 'plots') return paintPlots(pen, places)
  if (kind === 'flood') return paintTray(pen, definition, places)
  if (kind === 'slime') paintHomes(pen, definition, places)
  for (const spot of places.spots) {
    const { x, y } = places.centre(spot)
    const half = cell * (kind === 'slime' ? 0.42 : 0.46)
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
  const stars = side === 9 ? [2, 4, 6] : [1, 3, 5]
  for (const row of stars)
    for (const column of stars) {
      const { x, y } = centre(row * side + column)
      fillCircle(pen, x, y, cell * 0.09, 'rgb(60 30 10 / .75)')
    }
}

function paintDots(pen: Pen, { side, palette, hasGems }: TerritoryDefinition, { box, cell }: Places) {
  const first = cell * 0.35
  for (let field = 0; hasGems && field < side * side; field++)
    for (let gem = 0; gem < gemsIn(field); gem++) {
      const x = box.x + first + ((field % side) + 0.5) * cell + (gem - (gemsIn(field) - 1) / 2) * cell * 0.22
      const y = box.y + first + (Math.floor(field / side) + 0.5) * cell
      diamond(pen, x, y, cell * 0.12, shade('#ffd66a', gem === 1 ? -0.12 : 0))
    }
  for (let row = 0; row <= side; row++)
    for (let column = 0; column <= side; column++) {
      const [x, y] = [box.x + first + column * cell, box.y + first + row * cell]
      fillCircle(pen, x, y + 2, cell * 0.1, shade(palette, -0.5))
      fillCircle(pen, x, y, cell * 0.1, '#fff4d8')
    }
}

function diamond(pen: Pen, x: number, y: number, half: number, color: string) {
  for (const [dy, paint] of [
    [half * 0.3, 'rgb(20 0 20 / .4)'],
    [0, color],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x, y + dy - half)
    pen.lineTo(x + half * 0.85, y + dy)
    pen.lineTo(x, y + dy + half)
    pen.lineTo(x - half * 0.85, y + dy)
    pen.closePath()
    pen.fillStyle = paint
    pen.fill()
  }
}

const BEDS = [
  '#8a6a44',
  '#74864a',
  '#9a7a4c',
  '#5f7a52',
  '#a08a58',
  '#6a7040',
  '#8f7440',
  '#5a8060',
  '#7c5c3c',
] as const

/** Nine beds, each in its own earth; neighbours of one bed grow together. */
function paintPlots(pen: Pen, { spots, centre, cell }: Places) {
  for (const spot of spots) {
    const { x, y } = centre(spot)
    const color = BEDS[plotOf(spot)]!
    const half = cell * 0.47
    fillRound(pen, { x: x - half, y: y - half, width: 2 * half, height: 2 * half }, cell * 0.12, color)
    const [right, below] = [spot + 1, spot + 7]
    if (spot % 7 < 6 && plotOf(right) === plotOf(spot))
      fillRound(pen, { x, y: y - half, width: cell, height: 2 * half }, 0, color)
    if (below < 49 && plotOf(below) === plotOf(spot))
      fillRound(pen, { x: x - half, y, width: 2 * half, height: cell }, 0, color)
  }
  for (const spot of spots) {
    const { x, y } = centre(spot)
    fillCircle(pen, x, y, cell * 0.09, 'rgb(20 14 0 / .28)')
  }
}

/** The row of colours below the flood. */
function paintTray(pen: Pen, { palette, side }: TerritoryDefinition, { spots, centre, cell, box }: Places) {
  const { y: top } = centre(side * (side - 1))
  const tray = { x: box.x + cell * 0.35, y: top + cell * 0.75, width: side * cell, height: cell * 1.45 }
  fillRound(pen, tray, cell * 0.5, shade(palette, -0.45))
  for (const [index, spot] of spots.entries()) {
    const { x, y } = centre(spot)
    fillCircle(pen, x, y + cell * 0.07, cell * 0.5, shade(FLOOD[index + 1]!, -0.45))
    fillCircle(pen, x, y, cell * 0.5, FLOOD[index + 1]!)
    fillCircle(pen, x - cell * 0.15, y - cell * 0.18, cell * 0.12, 'rgb(255 255 255 / .5)')
  }
}

/** The corners the snail is led to. */
function paintHomes(pen: Pen, { side }: TerritoryDefinition, { centre, cell }: Places) {
  for (const [seat, corner] of [side * (side - 1), side - 1].entries()) {
    const { x, y } = centre(corner)
    fillRound(
      pen,
      { x: x - cell / 2, y: y - cell / 2, width: cell, height: cell },
      cell * 0.22,
      SHORES[seat]!,
    )
  }
}

function hexagon(pen: Pen, { x, y, turn }: Point & { readonly turn: number }, radius: number) {
  pen.beginPath()
  for (let corner = 0; corner < 6; corner++) {
    const angle = (Math.PI / 3) * corner + Math.PI / 6 + turn
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  pen.closePath()
}

/** Sand hexagons with two coloured shores each. */
function paintIsland(pen: Pen, { side, palette }: TerritoryDefinition, places: TurnedPlaces) {
  const { spots, centre, cell, turn } = places
  const last = side - 1
  for (const dy of [cell * 0.22, 0])
    for (const spot of spots) {
      const { x, y } = centre(spot)
      const [column, row] = [spot % side, Math.floor(spot / side)]
      hexagon(pen, { x, y: y + dy, turn }, cell * 0.66)
      pen.fillStyle = dy > 0 ? 'rgb(0 14 26 / .5)' : shade(palette, -0.55)
      pen.fill()
      if (dy > 0) continue
      const shore = row === 0 || row === last ? 0 : column === 0 || column === last ? 1 : undefined
      if (shore === undefined) continue
      const out = shore === 0 ? { x: 0, y: row === 0 ? -1 : 1 } : { x: column === 0 ? -1 : 1, y: 0 }
      const away = turned(out, turn)
      fillCircle(pen, x + away.x * cell * 0.5, y + away.y * cell * 0.5, cell * 0.36, SHORES[shore]!)
    }
  for (const corner of [0, last, side * last, side * side - 1]) {
    const { x, y } = centre(corner)
    const away = turned({ x: corner % side === 0 ? -0.5 : 0.5, y: 0 }, turn)
    fillCircle(pen, x + away.x * cell, y + away.y * cell, cell * 0.36, SHORES[1])
  }
  for (const spot of spots) {
    const { x, y } = centre(spot)
    hexagon(pen, { x, y, turn }, cell * 0.56)
    pen.fillStyle = palette
    pen.fill()
  }
}
