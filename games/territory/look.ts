import type { Motion } from '#kit/game/duel/motion.ts'
import { paintDisc } from '#kit/game/duel/pieces.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import { fillRound, shade } from '#kit/game/draw.ts'
import { paintBoard } from './board-art.ts'
import { isUpright, linesOf } from './boxes.ts'
import type { TerritoryDefinition } from './definitions.ts'
import { placesOf, sizeOf } from './places.ts'
import { countOf, leaderOf, type TerritoryPosition } from './position.ts'

type Pen = CanvasRenderingContext2D

export const FACES = [
  { face: '#ff6f4f', emboss: 'ring' },
  { face: '#35cfc0', emboss: 'dot' },
] as const
export const STONES = [
  { face: '#26333f', emboss: 'none' },
  { face: '#f8f3e6', emboss: 'none' },
] as const
/** Pieces of dots and boxes: lines across, upright lines, boxes; the seat is the last digit. */
const ACROSS = 10
const UPRIGHT = 20
const BOX = 30

export const facesOf = ({ kind }: TerritoryDefinition) => (kind === 'capture' ? STONES : FACES)

function paintPiece(definition: TerritoryDefinition, pen: Pen, piece: number, cell: number) {
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
  return {
    shape: size.x / size.y,
    places: (room) => placesOf(definition, room),
    paintBoard: (pen: Pen, places: Places) => paintBoard(pen, definition, places),
    paintPiece: (pen, piece, cell) => paintPiece(definition, pen, piece, cell),
    piecesOf({ cells }) {
      const pieces = new Map<number, number>()
      for (const [spot, seat] of cells.entries())
        if (seat > 0) pieces.set(spot, pieceOn(definition, spot, seat))
      return pieces
    },
    motionsOf: (step) => motionsOf(definition, step),
    ghostOf: ({ turn }, spot) => pieceOn(definition, spot, turn + 1),
    showsTargets: (_position, marks) => kind === 'spread' && marks.chosen.length > 0,
    tokenOf: (seat) => (kind === 'boxes' ? BOX : 0) + seat + 1,
    joyOf({ cells, outcome }) {
      const winner = outcome === 2 ? leaderOf(countOf(cells)) : outcome
      return cells.flatMap((seat, spot) => (seat === winner + 1 ? [spot] : [])).slice(0, 12)
    },
  }
}
