import type { Point } from '#kit/game/stage.ts'
import { fillCircle, fillRound, fitBox, shade, slab, type Box } from '#kit/game/draw.ts'
import type { Motion } from '#kit/game/duel/motion.ts'
import { paintDisc } from '#kit/game/duel/pieces.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import type { FlipDefinition } from './definitions.ts'
import { turnedBy, type FlipPosition } from './rules.ts'
import { shapeOf, type Shape } from './shape.ts'

type Pen = CanvasRenderingContext2D

export const FACES = [
  { face: '#22344a', emboss: 'ring' },
  { face: '#fbf4e4', emboss: 'dot' },
] as const
const EDGE = 0.3
/** Around an endless board half a row of the far side is in sight. */
const ENDLESS_EDGE = 0.62
const FAR_SIDE = 0.34
const FLIP_DELAY = 0.07
const HIGHEST_PITCH = 12

export function lookOf(definition: FlipDefinition): PieceLook<FlipPosition, number> {
  const shape = shapeOf(definition)
  const edge = edgeOf(definition)
  const width = Math.max(...shape.places.map(({ x }) => x)) + 0.5 + 2 * edge
  const height = Math.max(...shape.places.map(({ y }) => y)) + 0.5 + 2 * edge
  return {
    shape: width / height,
    places: (room) => placesOf(shape, room, { width, height, edge }),
    paintBoard: (pen, places) => paintBoard(pen, definition, places),
    paintPiece: (pen, piece, cell) => paintDisc(pen, cell * 0.41, FACES[piece - 1]!),
    paintUnder: ({ pen }, places, position) => paintFarSide(pen, definition, places, position),
    piecesOf: ({ cells }) => new Map([...cells.entries()].filter(([, piece]) => piece > 0)),
    motionsOf: (step) => motionsOf(shape, step),
    ghostOf: ({ turn }) => turn + 1,
    showsTargets: () => true,
    tokenOf: (seat) => seat + 1,
    joyOf({ cells }) {
      const best =
        cells.filter((piece) => piece === 1).length * 2 > cells.filter((piece) => piece > 0).length ? 1 : 2
      return cells.flatMap((piece, cell) => (piece === best && cell % 5 === 0 ? [cell] : []))
    },
  }
}

const edgeOf = ({ board }: FlipDefinition) => (board.around ? ENDLESS_EDGE : EDGE)

interface Measure {
  readonly width: number
  readonly height: number
  readonly edge: number
}

function placesOf(shape: Shape, room: Box, { width, height, edge }: Measure): Places {
  const box = fitBox(room, width / height)
  const cell = box.width / width
  const centre = (spot: number) => {
    const { x, y } = shape.places[spot]!
    return { x: box.x + (x + edge) * cell, y: box.y + (y + edge) * cell }
  }
  const spots = shape.places.map((_, spot) => spot)
  return {
    box,
    cell,
    spots,
    centre,
    spotAt: (at) =>
      spots.find((spot) => {
        const { x, y } = centre(spot)
        return Math.hypot(at.x - x, at.y - y) < cell * 0.54
      }),
  }
}

function paintBoard(pen: Pen, { board, palette }: FlipDefinition, places: Places) {
  const { box, cell } = places
  const depth = Math.min(10, cell * 0.2)
  const frame = shade(palette, -0.52)
  if (board.kind === 'hex' || board.cut || board.notch) {
    for (const [dy, color] of [
      [depth * 1.5, 'rgb(0 10 18 / .28)'],
      [depth, shade(frame, -0.5)],
      [0, frame],
    ] as const)
      for (const spot of places.spots) {
        const { x, y } = places.centre(spot)
        fillCircle(pen, x, y + dy, cell * 0.78, color)
      }
  } else {
    fillRound(pen, { ...box, y: box.y + depth * 1.6 }, cell * 0.3, 'rgb(0 10 18 / .28)')
    slab(pen, { ...box, height: box.height + depth }, cell * 0.3, frame, shade(frame, -0.5), depth)
  }
  for (const spot of places.spots) {
    const { x, y } = places.centre(spot)
    const face = shade(palette, 0.1 - 0.16 * ((y - box.y) / box.height))
    if (board.kind === 'hex') hexTile(pen, x, y, cell * 0.56, face)
    else squareTile(pen, { x, y }, cell, face)
  }
  if (!board.around) return
  inFarSide(pen, places, () => {
    for (const { x, y } of farCopies(board.side, places))
      squareTile(pen, { x, y }, cell, shade(palette, 0.02 - 0.16 * ((y - box.y) / box.height)))
  })
}

function squareTile(pen: Pen, { x, y }: Point, cell: number, face: string) {
  const half = cell * 0.475
  fillRound(
    pen,
    { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
    cell * 0.1,
    shade(face, 0.16),
  )
  fillRound(
    pen,
    { x: x - half, y: y - half + cell * 0.035, width: 2 * half, height: 2 * half - cell * 0.035 },
    cell * 0.1,
    face,
  )
}

/** The row beyond each edge, with the cell of the opposite side shown there. */
function farCopies(side: number, { centre, cell }: Places) {
  const first = centre(0)
  return Array.from({ length: (side + 2) ** 2 }, (_, index) => {
    const [column, row] = [(index % (side + 2)) - 1, Math.floor(index / (side + 2)) - 1]
    const spot = ((row + side) % side) * side + ((column + side) % side)
    const isBeyond = column < 0 || row < 0 || column === side || row === side
    return { spot, isBeyond, x: first.x + column * cell, y: first.y + row * cell }
  }).filter(({ isBeyond }) => isBeyond)
}

function inFarSide(pen: Pen, { box, cell }: Places, paint: () => void) {
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, cell * 0.3)
  pen.clip()
  pen.globalAlpha = FAR_SIDE
  paint()
  pen.restore()
}

/** Wrapped edges are also drawn beyond the other side, where lines continue. */
function paintFarSide(pen: Pen, { board }: FlipDefinition, places: Places, { cells }: FlipPosition) {
  if (!board.around) return
  inFarSide(pen, places, () => {
    for (const { spot, x, y } of farCopies(board.side, places)) {
      const piece = cells[spot]
      if (!piece) continue
      pen.save()
      pen.translate(x, y)
      paintDisc(pen, places.cell * 0.41, FACES[piece - 1]!)
      pen.restore()
    }
  })
}

function hexTile(pen: Pen, x: number, y: number, radius: number, face: string) {
  for (const [dy, color] of [
    [0, shade(face, 0.16)],
    [radius * 0.06, face],
  ] as const) {
    pen.beginPath()
    for (let corner = 0; corner < 6; corner++) {
      const angle = (Math.PI / 3) * corner + Math.PI / 6
      pen.lineTo(x + Math.cos(angle) * radius * 0.97, y + dy + Math.sin(angle) * radius * 0.97)
    }
    pen.closePath()
    pen.fillStyle = color
    pen.fill()
  }
}

/** The new disc is put down, then the turned ones follow like a wave. */
function motionsOf(shape: Shape, { before, move, after }: Step<FlipPosition, number>): readonly Motion[] {
  const piece = after.cells[move]!
  const from = shape.places[move]!
  const flips = turnedBy(shape, before.cells, move, piece).map((spot): Motion => {
    const { x, y } = shape.places[spot]!
    const distance = Math.max(Math.abs(x - from.x), Math.abs(y - from.y))
    const pitch = Math.min(HIGHEST_PITCH, Math.round(distance) * 2)
    return { way: 'flip', spot, piece: 3 - piece, becomes: piece, delay: 0.06 + distance * FLIP_DELAY, pitch }
  })
  return [{ way: 'grow', spot: move, piece }, ...flips]
}
