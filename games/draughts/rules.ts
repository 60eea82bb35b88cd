import type { SimEvent } from '#kit/game/contract.ts'
import { otherSeat, type DuelRules, type Seat } from '#kit/game/duel/rules.ts'
import { chosenCaptures } from './choice.ts'
import type { DraughtsDefinition } from './definitions.ts'
import { captureLines, quietLines, type Line } from './moves.ts'
import {
  isKing,
  isLastRow,
  pathOf,
  seatOf,
  startOf,
  type DraughtsMove,
  type DraughtsPosition,
} from './position.ts'

/** Moves of both sides without a capture or a step of a man until it is a draw. */
export const QUIET_MOVES = 50

export const countOf = (cells: readonly number[], seat: Seat) =>
  cells.filter((piece) => piece > 0 && seatOf(piece) === seat).length

const known = new WeakMap<DraughtsPosition, readonly Line[]>()

/** Legal moves; captures are compulsory. Cached, since a search asks for a position several times. */
export function linesOf(definition: DraughtsDefinition, position: DraughtsPosition): readonly Line[] {
  const kept = known.get(position)
  if (kept) return kept
  const captures = captureLines(definition, position)
  const lines =
    captures.length > 0
      ? distinct(chosenCaptures(definition, position.cells, captures))
      : quietLines(definition, position)
  known.set(position, lines)
  return lines
}

function distinct(lines: readonly Line[]): readonly Line[] {
  const names = new Set<string>()
  return lines.filter(({ path }) => {
    const name = path.join('.')
    return !names.has(name) && names.add(name)
  })
}

/** The pieces between the squares of a path. */
export function takenOn(
  { side }: DraughtsDefinition,
  cells: readonly number[],
  path: readonly number[],
): number[] {
  const taken: number[] = []
  const own = seatOf(cells[path[0]!]!)
  for (let index = 1; index < path.length; index++) {
    const [from, to] = [path[index - 1]!, path[index]!]
    const right = Math.sign((to % side) - (from % side))
    const down = Math.sign(Math.floor(to / side) - Math.floor(from / side))
    for (let cell = from + right + down * side; cell !== to; cell += right + down * side)
      if (cells[cell]! > 0 && seatOf(cells[cell]!) !== own && !taken.includes(cell)) taken.push(cell)
  }
  return taken
}

export function draughtsRules(definition: DraughtsDefinition): DuelRules<DraughtsPosition, DraughtsMove> {
  const men = countOf(startOf(definition).cells, 0)
  const isGiveAway = definition.goal === 'give-away'
  const lost = ({ cells }: DraughtsPosition) => [men - countOf(cells, 0), men - countOf(cells, 1)] as const
  return {
    usualLength: definition.side >= 10 ? 120 : 80,
    start: () => startOf(definition),
    turn: ({ turn }) => turn,
    moves: (position) => linesOf(definition, position).map(({ path }) => path.join('.')),
    play(position, move) {
      const path = pathOf(move)
      const [from, to] = [path[0]!, path.at(-1)!]
      const piece = position.cells[from]!
      const cells = [...position.cells]
      const taken = takenOn(definition, cells, path)
      cells[from] = 0
      for (const cell of taken) cells[cell] = 0
      cells[to] = becomes(definition, piece, path)
      const calm = taken.length === 0 && isKing(piece)
      return { cells, turn: otherSeat(position.turn), quiet: calm ? position.quiet + 1 : 0 }
    },
    ending(position) {
      const king = definition.goal === 'first-king' ? position.cells.find(isKing) : undefined
      if (king !== undefined) return { winner: seatOf(king) }
      if (definition.goal === 'last-two' && countOf(position.cells, position.turn) === 1)
        return { winner: otherSeat(position.turn) }
      if (linesOf(definition, position).length === 0)
        return { winner: isGiveAway ? position.turn : otherSeat(position.turn) }
      return position.quiet >= QUIET_MOVES ? { winner: undefined } : undefined
    },
    events: (before, move, after) => eventsOf(definition, before, move, after),
    // What a seat has taken, or in the giveaway got rid of.
    points: (position) => (isGiveAway ? lost(position) : [lost(position)[1], lost(position)[0]]),
  }
}

/** A man is crowned where its move ends, or already on the way where the rules say so. */
function becomes(definition: DraughtsDefinition, piece: number, path: readonly number[]): number {
  if (isKing(piece)) return piece
  const crowned = (cell: number) => isLastRow(definition, seatOf(piece), cell)
  const reached = definition.crown === 'at-once' ? path.slice(1).some(crowned) : crowned(path.at(-1)!)
  return reached ? piece + 2 : piece
}

function eventsOf(
  definition: DraughtsDefinition,
  before: DraughtsPosition,
  move: DraughtsMove,
  after: DraughtsPosition,
): SimEvent[] {
  const path = pathOf(move)
  const to = path.at(-1)!
  const amount = takenOn(definition, before.cells, path).length
  const events: SimEvent[] = [{ kind: amount > 0 ? 'capture' : 'move', amount }]
  if (amount > 1) events.push({ kind: 'chain', amount })
  if (isKing(after.cells[to]!) && !isKing(before.cells[path[0]!]!)) events.push({ kind: 'crown' })
  return events
}
