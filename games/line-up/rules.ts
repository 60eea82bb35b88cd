import type { SimEvent } from '#kit/game/contract.ts'
import { otherSeat, type DuelRules, type Seat } from '#kit/game/duel/rules.ts'
import type { LineUpDefinition } from './definitions.ts'
import { hasLine, LINES_OF_THREE, movesOf } from './moves.ts'
import { cellOf, POP, variantOf, type LineUpMove, type LineUpPosition, type Outcome } from './position.ts'
import { shapeOf, type Shape } from './shape.ts'
import { twisted } from './twist.ts'

const LINE_SUM = 15

/** The piece a move puts down. */
export function pieceOf({ pieces }: LineUpDefinition, turn: Seat, variant: number): number {
  if (pieces === 'crosses') return 1
  if (pieces === 'either') return variant + 1
  return pieces === 'numbers' ? variant : turn + 1
}

function startOf({ board }: LineUpDefinition): LineUpPosition {
  const cells = Array.from({ length: board.columns * board.rows }, (_, cell) => {
    const column = cell % board.columns
    const isWall = board.walls && (column === 0 || column === board.columns - 1)
    return isWall ? 1 + ((Math.floor(cell / board.columns) + (column === 0 ? 1 : 0)) % 2) : 0
  })
  const small: Outcome[] = board.kind === 'nested' ? Array.from({ length: 9 }, () => -1 as const) : []
  return { cells, turn: 0, outcome: -1, line: [], small, sent: -1 }
}

/** The figure through one of the cells that is filled, if any. */
function filled(
  { longer, pieces }: LineUpDefinition,
  { figures, through, beyond }: Shape,
  cells: readonly number[],
  cell: number,
  turn: Seat,
): readonly number[] | undefined {
  const exact = longer === 'nothing' || (longer === 'forbidden' && turn === 0)
  const piece = cells[cell]!
  const index = through[cell]!.find((one) => {
    const figure = figures[one]!
    if (pieces === 'numbers') return figure.every((at) => cells[at]! > 0) && sumOf(cells, figure) === LINE_SUM
    if (!figure.every((at) => cells[at] === piece)) return false
    const [before, after] = beyond[one]!
    return !exact || (cells[before] !== piece && cells[after] !== piece)
  })
  return index === undefined ? undefined : figures[index]
}

const sumOf = (cells: readonly number[], figure: readonly number[]) =>
  figure.reduce((sum, cell) => sum + cells[cell]!, 0)

/** A full line of a colour anywhere on the board: a pop or a twist may complete several. */
const lineOfColour = ({ figures }: Shape, cells: readonly number[], colour: number) =>
  figures.find((figure) => figure.every((cell) => cells[cell] === colour))

/** Everything below the bottom piece has left: the column sinks by one. */
function popped({ columns, rows }: Shape, cells: readonly number[], bottom: number): number[] {
  const next = [...cells]
  for (let row = rows - 1; row >= 0; row--) {
    const cell = row * columns + (bottom % columns)
    next[cell] = row > 0 ? cells[cell - columns]! : 0
  }
  return next
}

export function lineUpRules(definition: LineUpDefinition): DuelRules<LineUpPosition, LineUpMove> {
  const shape = shapeOf(definition)
  const { size } = shape

  /** The winner when a seat has completed a figure. */
  const winnerOf = (seat: Seat): Seat => (definition.goal === 'avoid' ? otherSeat(seat) : seat)

  /** After pieces have moved both colours may have a line; the mover's counts first in a pop, both draw after a twist. */
  function shifted(position: LineUpPosition, cells: readonly number[], bothDraw: boolean): LineUpPosition {
    const { turn } = position
    const own = lineOfColour(shape, cells, turn + 1)
    const theirs = lineOfColour(shape, cells, 2 - turn)
    const isDraw = own && theirs && bothDraw
    const first = own ? turn : theirs ? otherSeat(turn) : undefined
    const outcome: Outcome = isDraw ? 2 : first === undefined ? -1 : winnerOf(first)
    return { ...position, cells, turn: otherSeat(turn), outcome, line: own ?? theirs ?? [] }
  }

  function put(position: LineUpPosition, move: LineUpMove): LineUpPosition {
    const { turn } = position
    const [cell, variant] = [cellOf(size, move), variantOf(size, move)]
    if (definition.put === 'drop-or-pop' && variant === POP)
      return shifted(position, popped(shape, position.cells, cell), false)
    const cells = [...position.cells]
    cells[cell] = pieceOf(definition, turn, variant)
    if (definition.board.kind === 'nested') return nested(position, cells, cell)
    const line = filled(definition, shape, cells, cell, turn)
    const next = { ...position, cells, turn: otherSeat(turn) }
    if (definition.board.kind === 'trio') {
      const alive = [0, 1, 2].some((board) => !hasLine(cells, board))
      return alive || !line ? next : { ...next, outcome: otherSeat(turn), line }
    }
    if (line && definition.goal === 'order') return { ...next, outcome: 0, line }
    if (line) return { ...next, outcome: winnerOf(turn), line }
    if (definition.put !== 'then-twist') return next
    return shifted(position, twisted(cells, shape.columns, variant), true)
  }

  function nested(position: LineUpPosition, cells: readonly number[], cell: number): LineUpPosition {
    const { turn } = position
    const home = Math.floor(cell / 9)
    const small = [...position.small]
    if (filled(definition, shape, cells, cell, turn)) small[home] = turn
    else if (cells.slice(home * 9, home * 9 + 9).every((one) => one > 0)) small[home] = 2
    const sent = small[cell % 9] === -1 ? cell % 9 : -1
    const won = LINES_OF_THREE.find((line) => line.every((board) => small[board] === turn))
    const line = won ? won.flatMap((board) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => board * 9 + at)) : []
    return { cells, small, sent, line, turn: otherSeat(turn), outcome: won ? winnerOf(turn) : -1 }
  }

  /** Cheaper than to list the moves, wherever an empty cell is enough to go on. */
  const goesOn = (position: LineUpPosition) =>
    definition.put === 'drop-or-pop' || definition.board.kind === 'nested'
      ? movesOf(definition, shape, position).length > 0
      : position.cells.includes(0)

  function play(position: LineUpPosition, move: LineUpMove): LineUpPosition {
    const next = put(position, move)
    if (next.outcome !== -1 || goesOn(next)) return next
    return { ...next, outcome: definition.goal === 'order' ? 1 : 2 }
  }

  return {
    usualLength: Math.min(size, 60),
    start: () => startOf(definition),
    turn: ({ turn }) => turn,
    moves: (position) => movesOf(definition, shape, position),
    play,
    ending: ({ outcome }) => (outcome === -1 ? undefined : { winner: outcome === 2 ? undefined : outcome }),
    events: (before, move, after) => eventsOf(definition, shape, { before, move, after }),
  }
}

interface Played {
  readonly before: LineUpPosition
  readonly move: LineUpMove
  readonly after: LineUpPosition
}

function eventsOf(
  definition: LineUpDefinition,
  { size, columns }: Shape,
  { before, move, after }: Played,
): SimEvent[] {
  const [cell, variant] = [cellOf(size, move), variantOf(size, move)]
  const place = { x: cell % columns, y: Math.floor(cell / columns) }
  const isPop = definition.put === 'drop-or-pop' && variant === POP
  const events: SimEvent[] = [{ kind: isPop ? 'pop' : before.turn === 0 ? 'first' : 'second', ...place }]
  if (definition.put === 'then-twist') events.push({ kind: 'twist', amount: variant })
  if (after.small.some((outcome, index) => outcome !== before.small[index])) events.push({ kind: 'board' })
  return events
}
