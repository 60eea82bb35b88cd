import { otherSeat, type DuelRules, type Seat } from '#kit/game/duel/rules.ts'
import type { FlipDefinition } from './definitions.ts'
import { shapeOf, type Shape } from './shape.ts'

export interface FlipPosition {
  /** 0 is empty, 1 and 2 are the discs of the first and the second seat. */
  readonly cells: readonly number[]
  readonly turn: Seat
  readonly over: boolean
}

/** Discs that a disc of this colour on the cell would turn. */
export function turnedBy({ rays }: Shape, cells: readonly number[], cell: number, colour: number): number[] {
  const turned: number[] = []
  for (const ray of rays[cell]!) {
    let length = 0
    while (length < ray.length && cells[ray[length]!] === 3 - colour) length++
    if (length === 0 || length === ray.length || cells[ray[length]!] !== colour) continue
    for (let step = 0; step < length; step++) turned.push(ray[step]!)
  }
  return turned
}

export function movesOf(shape: Shape, cells: readonly number[], seat: Seat): number[] {
  const moves: number[] = []
  for (let cell = 0; cell < cells.length; cell++)
    if (cells[cell] === 0 && turnedBy(shape, cells, cell, seat + 1).length > 0) moves.push(cell)
  return moves
}

const canMove = (shape: Shape, cells: readonly number[], seat: Seat) =>
  cells.some((piece, cell) => piece === 0 && turnedBy(shape, cells, cell, seat + 1).length > 0)

export function countOf(cells: readonly number[]): readonly [number, number] {
  let [first, second] = [0, 0]
  for (const piece of cells)
    if (piece === 1) first++
    else if (piece === 2) second++
  return [first, second]
}

export function flipRules(definition: FlipDefinition): DuelRules<FlipPosition, number> {
  const shape = shapeOf(definition)
  return {
    usualLength: shape.size - 4,
    start: () => ({
      cells: Array.from({ length: shape.size }, (_, cell) => shape.start.get(cell) ?? 0),
      turn: 0,
      over: false,
    }),
    turn: ({ turn }) => turn,
    moves: ({ cells, turn }) => movesOf(shape, cells, turn),
    play({ cells, turn }, cell) {
      const next = [...cells]
      next[cell] = turn + 1
      for (const other of turnedBy(shape, cells, cell, turn + 1)) next[other] = turn + 1
      const rival = otherSeat(turn)
      if (canMove(shape, next, rival)) return { cells: next, turn: rival, over: false }
      return { cells: next, turn, over: !canMove(shape, next, turn) }
    },
    ending({ cells, over }) {
      if (!over) return undefined
      const [first, second] = countOf(cells)
      if (first === second) return { winner: undefined }
      return { winner: first > second === (definition.goal === 'most') ? 0 : 1 }
    },
    events(before, cell, after) {
      const amount = turnedBy(shape, before.cells, cell, before.turn + 1).length
      const passed = after.turn === before.turn && !after.over
      return [
        { kind: 'place' },
        { kind: amount > 3 ? 'sweep' : 'flip', amount },
        ...(passed ? [{ kind: 'pass' }] : []),
      ]
    },
    points: ({ cells }) => countOf(cells),
    earned({ cells }) {
      const [first, second] = countOf(cells)
      return definition.goal === 'most' ? [first, second] : [second, first]
    },
    passed: (before, after) => after.turn === before.turn && !after.over,
  }
}
