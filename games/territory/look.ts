import type { Motion } from '#kit/game/duel/motion.ts'
import { paintDisc } from '#kit/game/duel/pieces.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import { fillRound, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { paintBoard } from './board-art.ts'
import { isUpright, linesOf } from './boxes.ts'
import type { Kind, TerritoryDefinition } from './definitions.ts'
import { facesOf } from './faces.ts'
import { changesOf } from './changes.ts'
import { paintMark } from './mark-art.ts'
import { cellAt, placesOf, sizeOf } from './places.ts'
import { countOf, leaderOf, type TerritoryPosition } from './position.ts'
import { cellOf, contentOf, ownerOf } from './steps.ts'

type Pen = CanvasRenderingContext2D

/** Kinds whose cells hold no more than a seat's piece. */
const PLAIN: readonly Kind[] = ['connect', 'spread', 'capture', 'boxes', 'nogo']
/** Kinds in which a plain piece is put down. */
const GHOSTLY: readonly Kind[] = ['connect', 'capture', 'boxes', 'nogo', 'apart', 'plots']
/** Kinds that show where a piece may go while nothing is chosen. */
const GUIDED: readonly Kind[] = ['trail', 'leap', 'slime', 'rows', 'plots']

/** Pieces of dots and boxes: lines across, upright lines, boxes; the seat is the last digit. */
const ACROSS = 10
const UPRIGHT = 20
const BOX = 30

function paintPiece(definition: TerritoryDefinition, pen: Pen, piece: number, cell: number) {
  if (!PLAIN.includes(definition.kind)) return paintMark(pen, definition, piece, cell)
  const tone = facesOf(definition)[(piece % 10) - 1]!
  if (piece < ACROSS) return paintDisc(pen, cell * (definition.kind === 'connect' ? 0.4 : 0.42), tone)
  if (piece > BOX) {
    const half = cell * 0.38
    const tile = { x: -half, y: -half, width: 2 * half, height: 2 * half }
    fillRound(pen, { ...tile, y: -half + cell * 0.05 }, cell * 0.14, shade(tone.face, -0.45))
    fillRound(pen, tile, cell * 0.14, tone.face)
    return fillRound(pen, { ...tile, height: half * 0.5 }, cell * 0.14, 'rgb(255 255 255 / .25)')
  }
  if (piece > UPRIGHT) pen.rotate(Math.PI / 2)
  const bar = { x: -cell * 0.43, y: -cell * 0.075, width: cell * 0.86, height: cell * 0.15 }
  fillRound(pen, { ...bar, y: bar.y + cell * 0.035 }, cell * 0.08, shade(tone.face, -0.45))
  fillRound(pen, bar, cell * 0.08, tone.face)
}

function pieceOn({ kind, side }: TerritoryDefinition, spot: number, seat: number): number {
  if (kind !== 'boxes') return seat
  if (spot >= linesOf(side)) return BOX + seat
  return (isUpright(side, spot) ? UPRIGHT : ACROSS) + seat
}

function motionsOf(
  definition: TerritoryDefinition,
  { before, move, after, dropped }: Step<TerritoryPosition, number>,
): readonly Motion[] {
  if (!PLAIN.includes(definition.kind) || definition.goal)
    return changesOf(definition, { before, move, after, dropped })
  const size = definition.side ** 2
  const isSpread = definition.kind === 'spread'
  const [from, to] = isSpread ? [Math.floor(move / size), move % size] : [move, move]
  const motions: Motion[] = []
  for (const [spot, seat] of after.cells.entries()) {
    const was = before.cells[spot]!
    if (seat === 0 || seat === was) continue
    const piece = pieceOn(definition, spot, seat)
    if (was > 0)
      motions.push({ way: 'flip', spot, piece: was, becomes: seat, delay: 0.24, pitch: motions.length * 2 })
    else if (spot === to && isSpread && !dropped)
      motions.push({ way: 'slide', spot, piece, from: [from], seconds: 0.26 })
    else
      motions.push({
        way: 'grow',
        spot,
        piece,
        delay: spot === to ? 0 : 0.12,
        sound: spot === to ? 'place' : 'score',
      })
  }
  return motions
}

export function lookOf(definition: TerritoryDefinition): PieceLook<TerritoryPosition, number> {
  const size = sizeOf(definition)
  const { kind } = definition
  let turn = 0
  return {
    shape: size.x / size.y,
    hasBareCorners: kind === 'connect',
    places(room) {
      const places = placesOf(definition, room)
      turn = places.turn
      return places
    },
    paintBoard: (pen: Pen, places: Places) => paintBoard(pen, definition, { ...places, turn }),
    paintPiece: (pen, piece, cell) => paintPiece(definition, pen, piece, cell),
    piecesOf({ cells }) {
      const pieces = new Map<number, number>()
      for (const [spot, seat] of cells.entries())
        if (seat > 0) pieces.set(spot, pieceOn(definition, spot, seat))
      return pieces
    },
    motionsOf: (step) => motionsOf(definition, step),
    ghostOf: ({ turn }, spot) => (GHOSTLY.includes(kind) ? pieceOn(definition, spot, turn + 1) : undefined),
    ...(kind === 'flood' && {
      // A cell of a colour selects it, like its swatch below the board.
      spotAt(at: Point, places: Places, { cells }: TerritoryPosition) {
        const swatch = places.spotAt(at)
        if (swatch !== undefined) return swatch
        const cell = cellAt(definition, places, at)
        return cell === undefined ? undefined : definition.side ** 2 + contentOf(cells[cell]!) - 1
      },
    }),
    showsTargets: (_position, marks) =>
      GUIDED.includes(kind) || (kind === 'spread' && marks.chosen.length > 0),
    tokenOf: (seat) => (kind === 'boxes' ? BOX : kind === 'chain' ? cellOf(1, 0) : 0) + seat + 1,
    joyOf({ cells, outcome }) {
      const winner = outcome === 2 ? leaderOf(countOf(cells)) : outcome
      return cells.flatMap((value, spot) => (ownerOf(value) === winner + 1 ? [spot] : [])).slice(0, 12)
    },
  }
}
