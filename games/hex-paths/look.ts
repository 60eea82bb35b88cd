import type { Motion } from '#kit/game/duel/motion.ts'
import type { PieceLook } from '#kit/game/duel/piece-scene.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import { paintBoard } from './board-art.ts'
import { boardFor } from './boards.ts'
import type { PathDefinition } from './definitions.ts'
import { paintPiece, pieceOn } from './piece-art.ts'
import { placesOf, shapeOf } from './places.ts'
import type { PathPosition } from './position.ts'

function motionsOf(
  definition: PathDefinition,
  { before, after }: Step<PathPosition, number>,
): readonly Motion[] {
  const motions: Motion[] = []
  for (const [spot, piece] of after.cells.entries()) {
    const was = before.cells[spot]!
    if (piece === was) continue
    if (piece === 0) motions.push({ way: 'fade', spot, piece: pieceOn(definition, spot, was), sound: 'flip' })
    else motions.push({ way: 'grow', spot, piece: pieceOn(definition, spot, piece) })
  }
  return motions
}

/** The deciding chain: connected cells of the winner that touch most shores. */
function decisive({ cells, outcome }: PathPosition, definition: PathDefinition): readonly number[] {
  const seat = (outcome === 0) !== definition.avoid ? 0 : 1
  const { near } = boardFor(definition)
  let longest: readonly number[] = []
  const seen = new Set<number>()
  for (const [spot, piece] of cells.entries()) {
    if (piece !== seat + 1 || seen.has(spot)) continue
    const chain = new Set([spot])
    for (const one of chain) for (const to of near[seat][one]!) if (cells[to] === piece) chain.add(to)
    for (const one of chain) seen.add(one)
    if (chain.size > longest.length) longest = [...chain]
  }
  return longest
}

export function lookOf(definition: PathDefinition): PieceLook<PathPosition, number> {
  /** Reads the rotation of the board in its space. */
  let turn = 0
  return {
    shape: shapeOf(definition),
    hasBareCorners: definition.shape === 'rhombus',
    places(room) {
      const places = placesOf(definition, room)
      turn = places.turn
      return places
    },
    paintBoard: (pen, places) => paintBoard(pen, definition, { ...places, turn }),
    paintPiece: (pen, piece, cell) => paintPiece(definition, pen, piece, cell, turn),
    piecesOf: ({ cells }) =>
      new Map(
        cells.flatMap((piece, spot) =>
          piece > 0 ? [[spot, pieceOn(definition, spot, piece)] as const] : [],
        ),
      ),
    motionsOf: (step) => motionsOf(definition, step),
    ghostOf: ({ turn }, spot) => pieceOn(definition, spot, turn + 1),
    showsTargets: () => false,
    tokenOf: (seat) => seat + 1,
    joyOf: (position) => decisive(position, definition).slice(0, 14),
  }
}
