import { isOpen, type Board } from './push-board.ts'
import { stepFrom, WAYS } from './push-rules.ts'

/** A slide is at most as long as the largest board. */
const LONGEST_SLIDE = 20
const BELTS = '^>v<'

/** A crab or a crate by its number. */
interface Piece {
  readonly isCrab: boolean
  readonly index: number
  readonly way: number
}

const placeOf = (board: Board, { isCrab, index }: Piece) => (isCrab ? board.crabs : board.crates)[index]!

function put(board: Board, { isCrab, index }: Piece, cell: number) {
  if (isCrab) board.crabs[index] = cell
  else board.crates[index] = cell
}

/** One step of a piece, if nothing is in its way. */
function drift(board: Board, piece: Piece): boolean {
  const at = placeOf(board, piece)
  if (at < 0) return false
  const to = stepFrom(board, at, WAYS[piece.way]!)
  if (!isOpen(board, to) || board.floor[to] === 'o') return false
  if (board.crates.includes(to) || board.crabs.includes(to)) return false
  if (!piece.isCrab && board.floor[to] === 'E') return false
  put(board, piece, to)
  return true
}

/** Front pieces move first, so that none blocks the one behind. */
const inFront = (board: Board, pieces: readonly Piece[]) => {
  const reach = (piece: Piece) => {
    const at = placeOf(board, piece)
    const [dx, dy] = WAYS[piece.way]!
    return (at % board.columns) * dx + Math.floor(at / board.columns) * dy
  }
  return pieces.toSorted((one, other) => reach(other) - reach(one))
}

const cratesGoing = ({ crates }: Board, way: number): Piece[] =>
  crates.map((_, index) => ({ isCrab: false, index, way }))

/** Crab and crates move together: by a step, or to the end on a tilted shore. */
export function march(board: Board, way: number) {
  const { rules, crabs, deeds } = board
  const crab = crabs.map((_, index): Piece => ({ isCrab: true, index, way }))
  const isAgainst = rules.march === 'against'
  const crates = cratesGoing(board, isAgainst ? (way + 2) % 4 : way)
  const order = isAgainst ? [...crab, ...inFront(board, crates)] : inFront(board, [...crab, ...crates])
  for (const piece of order)
    for (let steps = 0; steps < (rules.tilt ? LONGEST_SLIDE : 1) && drift(board, piece); steps++)
      deeds.push(piece.isCrab ? 'step' : 'push')
}

/** The wind, or the belts under them, take crates and crab one cell along. */
export function carry(board: Board) {
  const { rules, floor, crabs } = board
  if (rules.wind !== undefined) {
    for (const piece of inFront(board, cratesGoing(board, rules.wind))) drift(board, piece)
    return
  }
  const all = [...cratesGoing(board, 0), ...crabs.map((_, index): Piece => ({ isCrab: true, index, way: 0 }))]
  for (const piece of all) {
    const way = BELTS.indexOf(floor[placeOf(board, piece)] ?? ' ')
    if (way >= 0) drift(board, { ...piece, way })
  }
}

/** The first crate in sight to each side comes a step nearer. */
export function pullNear(board: Board) {
  const [crab = 0] = board.crabs
  for (const [way, step] of WAYS.entries()) {
    let at = stepFrom(board, crab, step)
    while (isOpen(board, at) && !board.crates.includes(at)) at = stepFrom(board, at, step)
    const index = board.crates.indexOf(at)
    if (at >= 0 && index >= 0) drift(board, { isCrab: false, index, way: (way + 2) % 4 })
  }
}
