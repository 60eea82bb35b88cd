import type { DraughtsDefinition } from './definitions.ts'
import { isKing, isLastRow, seatOf, type DraughtsPosition } from './position.ts'

export type Way = readonly [right: number, down: number]

const DIAGONAL: readonly Way[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
]
const STRAIGHT: readonly Way[] = [
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
]

const GRIPS: readonly Way[] = [...DIAGONAL, ...STRAIGHT.map(([right, down]): Way => [2 * right, 2 * down])]
const EIGHT: readonly Way[] = [...DIAGONAL, ...STRAIGHT]

/** A full move: squares touched and pieces captured. */
export interface Line {
  readonly path: readonly number[]
  readonly taken: readonly number[]
}

/** The square one step on, or -1 beyond the edge. */
export function stepFrom(side: number, cell: number, [right, down]: Way): number {
  const column = (cell % side) + right
  const row = Math.floor(cell / side) + down
  return column < 0 || row < 0 || column >= side || row >= side ? -1 : row * side + column
}

function allWays({ ways, grips, aslant }: DraughtsDefinition, captures: boolean): readonly Way[] {
  if (ways === 'eight') return EIGHT
  if (ways === 'straight') return aslant && !captures ? EIGHT : STRAIGHT
  return grips && captures ? GRIPS : DIAGONAL
}

/** The ways a piece may go; a man's own ways never lead back, its captures may. */
export function waysOf(definition: DraughtsDefinition, piece: number, captures: boolean): readonly Way[] {
  const all = allWays(definition, captures)
  if (isKing(piece) || (captures && definition.menCapture === 'both')) return all
  const back = seatOf(piece) === 0 ? 1 : -1
  const own = definition.ways === 'eight' && !captures ? DIAGONAL : all
  return own.filter(([, down]) => down !== back)
}

export function quietLines(definition: DraughtsDefinition, { cells, turn }: DraughtsPosition): Line[] {
  const { side, king } = definition
  const lines: Line[] = []
  for (let cell = 0; cell < cells.length; cell++) {
    const piece = cells[cell]!
    if (piece === 0 || seatOf(piece) !== turn) continue
    const far = isKing(piece) && king === 'flying'
    for (const way of waysOf(definition, piece, false)) {
      let to = stepFrom(side, cell, way)
      while (to >= 0 && cells[to] === 0) {
        lines.push({ path: [cell, to], taken: [] })
        to = far ? stepFrom(side, to, way) : -1
      }
    }
  }
  return lines
}

/** A capture on its way: the board without the moving piece. */
interface Hunt {
  readonly definition: DraughtsDefinition
  readonly cells: number[]
  readonly lines: Line[]
}

interface Hunter extends Line {
  readonly piece: number
  readonly at: number
  readonly came: Way | undefined
}

/** Every capture, each followed to its end. */
export function captureLines(definition: DraughtsDefinition, { cells, turn }: DraughtsPosition): Line[] {
  const hunt: Hunt = { definition, cells: [...cells], lines: [] }
  for (let cell = 0; cell < cells.length; cell++) {
    const piece = cells[cell]!
    if (piece === 0 || seatOf(piece) !== turn) continue
    hunt.cells[cell] = 0
    follow(hunt, { piece, at: cell, came: undefined, path: [cell], taken: [] })
    hunt.cells[cell] = piece
  }
  return hunt.lines
}

/** Continues capturing; true when at least one more piece was captured. */
function follow(hunt: Hunt, hunter: Hunter): boolean {
  const { definition, cells } = hunt
  let found = false
  for (const way of waysOf(definition, hunter.piece, true)) {
    // A Turkish king may not turn straight back.
    const { came } = hunter
    const isBack = came && came[0] === -way[0] && came[1] === -way[1]
    if (isBack && definition.ways === 'straight') continue
    const prey = preyOf(hunt, hunter, way)
    if (prey < 0) continue
    found = true
    const lifted = cells[prey]!
    if (definition.lifts === 'at-once') cells[prey] = 0
    land(hunt, hunter, prey, way)
    cells[prey] = lifted
  }
  return found
}

/** The first piece on the way, if it may be taken and the square behind it is free. */
function preyOf({ definition, cells }: Hunt, { piece, at, taken }: Hunter, way: Way): number {
  const { side, king, choice } = definition
  let cell = stepFrom(side, at, way)
  if (isKing(piece) && king === 'flying')
    while (cell >= 0 && cells[cell] === 0) cell = stepFrom(side, cell, way)
  if (cell < 0) return -1
  const other = cells[cell]!
  if (other === 0 || seatOf(other) === seatOf(piece) || taken.includes(cell)) return -1
  if (choice === 'ranked' && isKing(other) && !isKing(piece)) return -1
  const behind = stepFrom(side, cell, way)
  return behind >= 0 && cells[behind] === 0 ? cell : -1
}

function land(hunt: Hunt, hunter: Hunter, prey: number, way: Way) {
  const { definition, cells, lines } = hunt
  const { side, king, crown } = definition
  const taken = [...hunter.taken, prey]
  const far = isKing(hunter.piece) && king === 'flying'
  const ends: Line[] = []
  let goesOn = false
  for (
    let to = stepFrom(side, prey, way);
    to >= 0 && cells[to] === 0;
    to = far ? stepFrom(side, to, way) : -1
  ) {
    const path = [...hunter.path, to]
    const crowned = !isKing(hunter.piece) && isLastRow(definition, seatOf(hunter.piece), to)
    const piece = crowned && crown === 'at-once' ? hunter.piece + 2 : hunter.piece
    const stops = crowned && crown === 'stop'
    if (!stops && follow(hunt, { piece, at: to, came: way, path, taken })) goesOn = true
    else ends.push({ path, taken })
  }
  // A king must land where it can go on, if there is such a square.
  if (!goesOn) lines.push(...ends)
}
