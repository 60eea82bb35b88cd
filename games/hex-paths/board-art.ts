import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { boardFor } from './boards.ts'
import type { PathDefinition } from './definitions.ts'
import { cornersTurned, outline } from './piece-art.ts'
import { turned, type PathPlaces } from './places.ts'

type Pen = CanvasRenderingContext2D

/** Colours of neutral coasts: the three sides of a triangle, the sides and corners of a hexagon. */
const OPEN_COASTS = ['#f2b24c', '#5fb8a8', '#b884c9', '#fff1cf'] as const

export function paintBoard(pen: Pen, definition: PathDefinition, places: PathPlaces) {
  if (definition.shape === 'bridges') return paintWater(pen, definition, places)
  paintGround(pen, definition, places)
  paintCoasts(pen, definition, places)
  paintTiles(pen, definition, places)
}

/** Corners, radius and rotation of a tile for a cell of this width. */
function tileOf({ shape, side }: PathDefinition, spot: number, cell: number) {
  if (shape !== 'octagons') return [6, cell * 0.577, 0] as const
  return spot >= side * side ? ([4, cell * 0.3, 0] as const) : ([8, cell * 0.54, 0.5] as const)
}

function paintShape(
  pen: Pen,
  definition: PathDefinition,
  places: PathPlaces,
  spot: number,
  dy: number,
  grow: number,
  color: string,
) {
  const { x, y } = places.centre(spot)
  const [corners, radius, turn] = tileOf(definition, spot, places.cell)
  pen.save()
  pen.translate(x, y + dy)
  outline(pen, corners, radius * grow, turn + cornersTurned(corners, places.turn))
  pen.fillStyle = color
  pen.fill()
  pen.restore()
}

/** The island under the tiles, with its shadow on the water. */
function paintGround(pen: Pen, definition: PathDefinition, places: PathPlaces) {
  const { palette } = definition
  for (const [dy, grow, color] of [
    [places.cell * 0.34, 1.3, 'rgb(0 12 24 / .32)'],
    [places.cell * 0.2, 1.26, shade(palette[0], -0.62)],
  ] as const)
    for (const spot of places.spots) paintShape(pen, definition, places, spot, dy, grow, color)
}

function paintCoasts(pen: Pen, definition: PathDefinition, places: PathPlaces) {
  const { palette } = definition
  const { cell, centre, turn } = places
  for (const { spot, side, away } of boardFor(definition).coasts) {
    const { x, y } = centre(spot)
    const out = turned(away, turn)
    const color = side < 2 ? palette[side === 0 ? 1 : 2] : OPEN_COASTS[side - 2]!
    const reach = side === 5 ? 0.42 : 0.36
    const [far, size] = [cell * reach, cell * 0.52]
    fillCircle(pen, x + out.x * far, y + out.y * far + cell * 0.12, size, shade(color, -0.4))
    fillCircle(pen, x + out.x * far, y + out.y * far, size, color)
  }
}

function paintTiles(pen: Pen, definition: PathDefinition, places: PathPlaces) {
  const { shape, side, palette } = definition
  for (const spot of places.spots) paintShape(pen, definition, places, spot, 0, 1, shade(palette[0], -0.42))
  for (const spot of places.spots) {
    const small = shape === 'octagons' && spot >= side * side
    const face = small ? shade(palette[0], -0.16) : shade(palette[0], ((spot * 7) % 5) / 40)
    paintShape(pen, definition, places, spot, places.cell * 0.035, 0.9, shade(face, -0.16))
    paintShape(pen, definition, places, spot, 0, 0.88, face)
  }
}

/** Open water with the dots of both sides; the own banks are highlighted. */
function paintWater(pen: Pen, { side, palette }: PathDefinition, { box, centre, cell }: PathPlaces) {
  fillRound(pen, { ...box, y: box.y + cell * 0.16 }, cell * 0.34, 'rgb(0 10 18 / .32)')
  const light = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  light.addColorStop(0, shade(palette[0], 0.2))
  light.addColorStop(1, shade(palette[0], -0.35))
  fillRound(pen, box, cell * 0.34, light)
  const origin = centre(0)
  const at = (x: number, y: number) =>
    [origin.x + (x - 1) * cell * 0.5, origin.y + (y - 1) * cell * 0.5] as const
  const last = 2 * side - 2
  const bank = (from: readonly [number, number], to: readonly [number, number], color: string) => {
    pen.lineCap = 'round'
    for (const [dy, paint, width] of [
      [cell * 0.06, shade(color, -0.45), 0.24],
      [0, color, 0.22],
    ] as const) {
      pen.strokeStyle = paint
      pen.lineWidth = cell * width
      pen.beginPath()
      pen.moveTo(from[0], from[1] + dy)
      pen.lineTo(to[0], to[1] + dy)
      pen.stroke()
    }
  }
  for (const y of [0, last]) bank(at(1, y), at(last - 1, y), palette[1])
  for (const x of [0, last]) bank(at(x, 1), at(x, last - 1), palette[2])
  pen.strokeStyle = 'rgb(255 255 255 / .13)'
  pen.lineWidth = Math.max(1, cell * 0.03)
  for (let wave = 0; wave < 14; wave++) {
    const [x, y] = at(((wave * 5) % last) + 0.4, ((wave * 3) % last) + 0.5)
    pen.beginPath()
    pen.moveTo(x - cell * 0.3, y)
    pen.quadraticCurveTo(x - cell * 0.15, y - cell * 0.08, x, y)
    pen.quadraticCurveTo(x + cell * 0.15, y + cell * 0.08, x + cell * 0.3, y)
    pen.stroke()
  }
  for (let y = 0; y <= last; y++)
    for (let x = 0; x <= last; x++) {
      if ((x + y) % 2 === 0) continue
      const color = palette[x % 2 === 1 ? 1 : 2]
      const [px, py] = at(x, y)
      fillCircle(pen, px, py + cell * 0.04, cell * 0.15, shade(color, -0.5))
      fillCircle(pen, px, py, cell * 0.14, color)
      fillCircle(pen, px, py, cell * 0.06, shade(color, x % 2 === 1 ? -0.35 : -0.25))
    }
}
