import { sprites } from '#kit/game/sprites.ts'
import { paintDisc, paintSign, type Tone } from '#kit/game/duel/pieces.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import { slab } from '#kit/game/draw.ts'
import { paintBoard, paintPanel } from './boards.ts'
import type { LineUpDefinition } from './definitions.ts'
import { motionsOf } from './motions.ts'
import { numbersLeft, openCells } from './moves.ts'
import { paintOver, paintUnder } from './overlays.ts'
import { placesOf, planOf } from './places.ts'
import type { LineUpMove, LineUpPosition } from './position.ts'
import { shapeOf } from './shape.ts'

type Pen = CanvasRenderingContext2D

export const CROSS = '#ff7a59'
export const RING = '#6ff0dc'
const DISCS: readonly Tone[] = [
  { face: '#ff6b45', emboss: 'ring' },
  { face: '#f6efd8', emboss: 'dot' },
]
const STONES: readonly Tone[] = [
  { face: '#26333f', emboss: 'none' },
  { face: '#f8f3e6', emboss: 'none' },
]
/** Pieces 21 and 22 are the plates of odd and even numbers. */
const PLATE = 20

function paintPiece(definition: LineUpDefinition, pen: Pen, piece: number, cell: number) {
  if (piece > PLATE) {
    const side = cell * 0.8
    const face = piece % 2 ? CROSS : '#3cc7b4'
    return slab(
      pen,
      { x: -side / 2, y: -side / 2, width: side, height: side },
      side * 0.22,
      face,
      piece % 2 ? '#a8371c' : '#12776c',
    )
  }
  if (definition.sprites === 'mark')
    return paintSign(pen, piece === 1 ? 'cross' : 'ring', cell * 0.34, piece === 1 ? CROSS : RING)
  const tone = (definition.sprites === 'disc' ? DISCS : STONES)[piece - 1]!
  paintDisc(pen, cell * (definition.sprites === 'disc' ? 0.42 : 0.43), tone)
}

const plateOf = (number: number) => PLATE + 2 - (number % 2)

function piecesOf(definition: LineUpDefinition, position: LineUpPosition): ReadonlyMap<number, number> {
  const { cells } = position
  const pieces = new Map<number, number>()
  const isNumbers = definition.pieces === 'numbers'
  for (const [cell, piece] of cells.entries())
    if (piece > 0) pieces.set(cell, isNumbers ? plateOf(piece) : piece)
  if (definition.pieces === 'either') {
    pieces.set(cells.length, 1)
    pieces.set(cells.length + 1, 2)
  }
  if (isNumbers)
    for (const turn of [0, 1] as const)
      for (const number of numbersLeft({ ...position, turn }))
        pieces.set(cells.length + number, plateOf(number))
  return pieces
}

export function lookOf(definition: LineUpDefinition): PieceLook<LineUpPosition, LineUpMove> {
  const plan = planOf(definition)
  const shape = shapeOf(definition)
  const isDrop = definition.put === 'drop' || definition.put === 'drop-or-pop'
  const panels = sprites()

  function panel(pen: Pen, places: Places) {
    const { box, cell } = places
    const picture = {
      key: 'panel',
      width: box.width,
      height: box.height,
      bleed: cell * 0.2,
      paint(inner: Pen) {
        inner.translate(-box.x, -box.y)
        paintPanel(inner, { definition, plan, places })
      },
    }
    panels.draw(pen, picture, box)
  }

  return {
    shape: plan.width / plan.height,
    places(room) {
      panels.clear()
      return placesOf(plan, room)
    },
    paintBoard: (pen, places) => paintBoard(pen, { definition, plan, places }),
    paintPiece: (pen, piece, cell) => paintPiece(definition, pen, piece, cell),
    piecesOf: (position) => piecesOf(definition, position),
    motionsOf: (step, places) =>
      motionsOf(definition, step, places, (position) => piecesOf(definition, position)),
    paintUnder: (stage, places, position, marks) =>
      paintUnder({ definition, plan, stage, places, position, marks }),
    paintOver(stage, places, position, marks) {
      if (isDrop) panel(stage.pen, places)
      paintOver({ definition, plan, stage, places, position, marks })
    },
    ghostOf(position, spot, marks) {
      if (spot >= shape.size) return undefined
      const tray = marks.chosen[0]
      if (definition.pieces === 'either') return (tray ?? shape.size) - shape.size + 1
      if (definition.pieces === 'numbers') return plateOf((tray ?? shape.size) - shape.size)
      return definition.pieces === 'crosses' ? 1 : position.turn + 1
    },
    spotAt(at, places, position) {
      if (!isDrop) return places.spotAt(at)
      const column = Math.floor((at.x - places.centre(0).x) / places.cell + 0.5)
      if (column < 0 || column >= shape.columns || at.y < places.box.y - places.cell) return undefined
      const floor = places.centre(shape.size - 1).y + places.cell * 0.6
      if (at.y > floor && definition.put === 'drop-or-pop') return shape.size + column
      return openCells(definition, shape, position).find((cell) => cell % shape.columns === column)
    },
    showsTargets: () => false,
    tokenOf: (seat) =>
      definition.pieces === 'numbers' ? PLATE + 1 + seat : definition.pieces === 'crosses' ? 1 : seat + 1,
    joyOf: ({ line }) => line,
  }
}
