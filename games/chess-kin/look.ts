import { FIGURES, IVORY, paintFigure, TEAL, type Figure } from '#kit/game/chess-pieces/figures.ts'
import { FIGURE_BOX } from '#kit/game/chess-pieces/drawings.ts'
import { fillCircle, write } from '#kit/game/draw.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Army } from './army.ts'
import { paintBoard } from './board-look.ts'
import { traySpot } from './field.ts'
import { KINDS } from './kinds.ts'
import { motionsOf, pieceNumber } from './motions.ts'
import { legalMoves, takes } from './moves.ts'
import { fieldOf, type KinPosition } from './position.ts'
import { placesOf, shapeOf } from './places.ts'

interface Wishes {
  stage(): Stage
  number(value: number): string
}

/** Size of a figure relative to its square. */
const FILL = 0.88

export const figureOf = ({ definition, letters }: Army, kind: number): Figure => {
  const letter = letters[kind - 1]!
  return definition.figures[letter] ?? KINDS[letter]!.figure
}

export function lookOf(army: Army, { stage, number }: Wishes): PieceLook<KinPosition, number> {
  const { definition } = army
  return {
    shape: shapeOf(army),
    places: (room, near) => placesOf(army, room, near),
    paintBoard: (pen, places) => paintBoard(pen, army, places),
    paintPiece(pen, piece, cell) {
      pen.scale((cell * FILL) / FIGURE_BOX, (cell * FILL) / FIGURE_BOX)
      pen.translate(-FIGURE_BOX / 2, -FIGURE_BOX / 2)
      paintFigure(pen, FIGURES[figureOf(army, piece >> 1)], piece & 1 ? TEAL : IVORY)
    },
    piecesOf: (position) => piecesOf(army, position),
    motionsOf: (step, places) => motionsOf(army, step, places, stage),
    // Before a selection only compulsory captures are shown.
    showsTargets: (position, marks) => marks.chosen.length > 0 || mustTakeNow(army, position),
    paintUnder: ({ pen }, places, position, marks) => {
      const { cell } = places
      for (const spot of [...marks.last, ...marks.chosen]) {
        const { x, y } = places.centre(spot)
        pen.fillStyle = marks.chosen.includes(spot) ? 'rgb(63 224 207 / .55)' : 'rgb(255 214 90 / .42)'
        pen.fillRect(x - cell / 2, y - cell / 2, cell, cell)
      }
      if (position.check) paintCheck(pen, army, places, position)
    },
    paintOver: ({ pen }, places, position) => paintCounts(pen, army, places, position, number),
    tokenOf: (seat) => pieceNumber(army.royal || army.letters.length, seat),
    joyOf: ({ cells, outcome }) =>
      cells
        .flatMap((piece, spot) => (piece !== 0 && (piece > 0 ? 0 : 1) === outcome ? [spot] : []))
        .slice(0, 8),
    ...(definition.drops === 'none' ? {} : { ghostOf: () => undefined }),
  }
}

function piecesOf(army: Army, { cells, hands }: KinPosition): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const [spot, piece] of cells.entries())
    if (piece !== 0) pieces.set(spot, pieceNumber(Math.abs(piece), piece > 0 ? 0 : 1))
  for (const seat of [0, 1] as const)
    for (const kind of army.trays)
      if (hands[seat][kind]! > 0) pieces.set(traySpot(army, seat, kind), pieceNumber(kind, seat))
  return pieces
}

const duties = new WeakMap<KinPosition, boolean>()

function mustTakeNow({ definition }: Army, position: KinPosition): boolean {
  if (!definition.mustTake) return false
  const kept = duties.get(position)
  if (kept !== undefined) return kept
  const field = fieldOf(definition, position)
  const must = legalMoves(field).some((move) => takes(field, move))
  duties.set(position, must)
  return must
}

/** A red light under the king in check. */
function paintCheck(pen: CanvasRenderingContext2D, army: Army, places: Places, { cells, turn }: KinPosition) {
  const king = cells.indexOf(turn === 0 ? army.royal : -army.royal)
  if (king < 0) return
  const { x, y } = places.centre(king)
  for (const part of [0.5, 0.42, 0.34]) fillCircle(pen, x, y, places.cell * part, 'rgb(255 50 40 / .42)')
}

/** Number of each kind in a hand. */
function paintCounts(
  pen: CanvasRenderingContext2D,
  army: Army,
  places: Places,
  { hands }: KinPosition,
  number: (value: number) => string,
) {
  const size = Math.max(11, places.cell * 0.26)
  for (const seat of [0, 1] as readonly Seat[])
    for (const kind of army.trays) {
      const count = hands[seat][kind]!
      if (count < 2) continue
      const { x, y } = places.centre(traySpot(army, seat, kind))
      const [right, low] = [x + places.cell * 0.3, y + places.cell * 0.28]
      fillCircle(pen, right, low, size * 0.72, '#ffd25a')
      write(pen, number(count), right, low, { size, color: '#3a2200' })
    }
}
