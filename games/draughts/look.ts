import { fillCircle, fillRound, fitBox, shade, slab, type Box } from '#kit/game/draw.ts'
import { paintDisc } from '#kit/game/duel/pieces.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import type { DraughtsDefinition } from './definitions.ts'
import { motionsOf } from './motions.ts'
import { isKing, seatOf, type DraughtsMove, type DraughtsPosition } from './position.ts'
import { linesOf } from './rules.ts'

type Pen = CanvasRenderingContext2D

export const FACES = [
  { face: '#c83f35', emboss: 'ring' },
  { face: '#fbeccb', emboss: 'ring' },
] as const
const EDGE = 0.26
export const GOLD = '#ffd25a'

export function lookOf(definition: DraughtsDefinition): PieceLook<DraughtsPosition, DraughtsMove> {
  return {
    shape: 1,
    places: (room, near) => placesOf(definition, room, near),
    paintBoard: (pen, places) => paintBoard(pen, definition, places),
    paintPiece,
    piecesOf: ({ cells }) => new Map([...cells.entries()].filter(([, piece]) => piece > 0)),
    motionsOf: (step) => motionsOf(definition, step),
    // Before a piece is chosen only the duty to capture is shown.
    showsTargets: (position, marks) =>
      marks.chosen.length > 0 || (linesOf(definition, position)[0]?.taken.length ?? 0) > 0,
    paintUnder({ pen }, places, _position, marks) {
      for (const spot of [...marks.last, ...marks.chosen]) {
        const { x, y } = places.centre(spot)
        const half = places.cell / 2
        pen.fillStyle = marks.chosen.includes(spot) ? 'rgb(63 224 207 / .55)' : 'rgb(255 214 90 / .38)'
        pen.fillRect(x - half, y - half, places.cell, places.cell)
      }
    },
    tokenOf: (seat) => seat + 1,
    joyOf({ cells, turn }) {
      const winner = turn === 0 ? 1 : 0
      const joyful = cells.flatMap((piece, cell) => (piece > 0 && seatOf(piece) === winner ? [cell] : []))
      return joyful.slice(0, 8)
    },
  }
}

function placesOf({ side }: DraughtsDefinition, room: Box, near: Seat): Places {
  const box = fitBox(room, 1)
  const cell = box.width / (side + 2 * EDGE)
  const turned = (index: number) => (near === 0 ? index : side - 1 - index)
  return {
    box,
    cell,
    spots: Array.from({ length: side * side }, (_, spot) => spot),
    centre: (spot) => ({
      x: box.x + (turned(spot % side) + 0.5 + EDGE) * cell,
      y: box.y + (turned(Math.floor(spot / side)) + 0.5 + EDGE) * cell,
    }),
    spotAt({ x, y }) {
      const column = turned(Math.floor((x - box.x) / cell - EDGE))
      const row = turned(Math.floor((y - box.y) / cell - EDGE))
      return column < 0 || row < 0 || column >= side || row >= side ? undefined : row * side + column
    },
  }
}

function paintBoard(pen: Pen, definition: DraughtsDefinition, places: Places) {
  const { palette, ways, side } = definition
  const { box, cell } = places
  const depth = Math.min(10, cell * 0.2)
  const frame = shade(palette[1], -0.55)
  fillRound(pen, { ...box, y: box.y + depth * 1.6 }, cell * 0.26, 'rgb(0 10 18 / .3)')
  slab(pen, { ...box, height: box.height + depth }, cell * 0.26, frame, shade(frame, -0.5), depth)
  for (const spot of places.spots) {
    const { x, y } = places.centre(spot)
    const dark = ways !== 'straight' && (Math.floor(spot / side) + (spot % side)) % 2 === 1
    const half = cell / 2 + 0.3
    pen.fillStyle = dark ? palette[1] : palette[0]
    pen.fillRect(x - half, y - half, half * 2, half * 2)
    if (ways !== 'straight') continue
    pen.strokeStyle = 'rgb(90 50 20 / .4)'
    pen.lineWidth = 1
    pen.strokeRect(x - cell / 2, y - cell / 2, cell, cell)
  }
  const light = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  light.addColorStop(0, 'rgb(255 246 220 / .24)')
  light.addColorStop(0.5, 'rgb(255 246 220 / 0)')
  light.addColorStop(1, 'rgb(30 10 5 / .2)')
  const inner = cell * EDGE
  pen.fillStyle = light
  pen.fillRect(box.x + inner, box.y + inner, box.width - 2 * inner, box.height - 2 * inner)
}

/** A king is two pieces on top of each other, with a crown. */
function paintPiece(pen: Pen, piece: number, cell: number) {
  const tone = FACES[seatOf(piece)]!
  const radius = cell * 0.39
  if (!isKing(piece)) return paintDisc(pen, radius, tone)
  paintDisc(pen, radius, { ...tone, emboss: 'none' })
  pen.translate(0, -cell * 0.12)
  paintDisc(pen, radius, { ...tone, emboss: 'none' })
  paintCrown(pen, radius)
}

function paintCrown(pen: Pen, radius: number) {
  const [wide, tall] = [radius * 0.56, radius * 0.42]
  for (const [dy, color] of [
    [radius * 0.07, 'rgb(60 25 0 / .5)'],
    [0, GOLD],
  ] as const) {
    pen.beginPath()
    pen.moveTo(-wide, tall + dy)
    pen.lineTo(-wide * 1.1, -tall * 0.7 + dy)
    pen.lineTo(-wide * 0.5, tall * 0.1 + dy)
    pen.lineTo(0, -tall * 1.2 + dy)
    pen.lineTo(wide * 0.5, tall * 0.1 + dy)
    pen.lineTo(wide * 1.1, -tall * 0.7 + dy)
    pen.lineTo(wide, tall + dy)
    pen.closePath()
    pen.fillStyle = color
    pen.fill()
  }
  fillCircle(pen, 0, -tall * 1.2, radius * 0.1, '#fff3c4')
}
