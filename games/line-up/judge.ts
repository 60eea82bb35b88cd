import type { Judge } from '#kit/game/duel/alpha-beta.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import type { LineUpDefinition } from './definitions.ts'
import { isForbidden } from './forbidden.ts'
import { LINES_OF_THREE, movesOf, openCells } from './moves.ts'
import { cellOf, POP, variantOf, type LineUpMove, type LineUpPosition, type Outcome } from './position.ts'
import { shapeOf, type Shape } from './shape.ts'

/** What a figure is worth by the pieces still missing, of one colour only. */
const WORTH_BY_MISSING = [4000, 120, 18, 3, 1, 0, 0] as const
/** To finish or to stop a figure comes before everything. */
const URGE_BY_MISSING = [0, 100_000, 900, 60, 8, 1, 0] as const
const DEFENCE = 0.8
/** Larger boards search the most promising cells only. */
const WIDEST = 14
const SMALL_BOARD = 50
const TWISTED_CELLS = 7
const BOARD_WORTH = 200

/** Number of figures by count, from one seat's view. */
const worthOfCounts = (own: number, theirs: number, length: number): number => {
  if (own > 0 && theirs > 0) return 0
  if (own > 0) return WORTH_BY_MISSING[length - own]!
  return theirs > 0 ? -WORTH_BY_MISSING[length - theirs]! : 0
}

export function lineUpJudge(definition: LineUpDefinition): Judge<LineUpPosition, LineUpMove> {
  const shape = shapeOf(definition)
  const sign = definition.goal === 'avoid' ? -1 : 1
  return {
    worth(position, seat) {
      const { cells } = position
      if (definition.pieces === 'crosses' || definition.pieces === 'numbers') return 0
      if (definition.goal === 'order') return (seat === 0 ? 1 : -1) * orderWorth(shape, cells)
      if (definition.pieces === 'either') return 0
      let sum = 0
      for (const figure of shape.figures) {
        let [own, theirs] = [0, 0]
        for (const cell of figure) {
          if (cells[cell] === seat + 1) own++
          else if (cells[cell]! > 0) theirs++
        }
        sum += worthOfCounts(own, theirs, figure.length)
      }
      return sign * (sum + smallBoards(position.small, seat))
    },
    order: (position) => inOrder(definition, shape, position),
  }
}

/** Lines that hold one mark only are what Order hopes for. */
function orderWorth(shape: Shape, cells: readonly number[]): number {
  let sum = 0
  for (const figure of shape.figures) {
    let [crosses, rings] = [0, 0]
    for (const cell of figure) {
      if (cells[cell] === 1) crosses++
      else if (cells[cell] === 2) rings++
    }
    if (crosses === 0 || rings === 0) sum += WORTH_BY_MISSING[figure.length - crosses - rings]!
  }
  return sum
}

function smallBoards(small: readonly Outcome[], seat: Seat): number {
  if (small.length === 0) return 0
  let sum = 0
  for (const line of LINES_OF_THREE) {
    const own = line.filter((board) => small[board] === seat).length
    const open = line.filter((board) => small[board] === -1).length
    const theirs = 3 - own - open - line.filter((board) => small[board] === 2).length
    if (own + open === 3) sum += BOARD_WORTH * own * own
    if (theirs + open === 3) sum -= BOARD_WORTH * theirs * theirs
  }
  return sum
}

/** How much each figure matters to both seats. */
function urgesOf(shape: Shape, cells: readonly number[], turn: Seat): readonly number[] {
  return shape.figures.map((figure) => {
    let [own, theirs] = [0, 0]
    for (const at of figure) {
      if (cells[at] === turn + 1) own++
      else if (cells[at]! > 0) theirs++
    }
    if (theirs === 0) return URGE_BY_MISSING[figure.length - own]!
    return own === 0 ? DEFENCE * URGE_BY_MISSING[figure.length - theirs]! : 0
  })
}

/** How much a cell matters by the figures through it. */
function urgeAt(shape: Shape, urges: readonly number[], cell: number): number {
  let sum = 0
  for (const index of shape.through[cell]!) sum += urges[index]!
  return sum
}

/** For either mark: how far the lines of this mark through the cell are, and how far those of the other. */
function markUrge(shape: Shape, cells: readonly number[], cell: number, mark: number): number {
  let sum = 0
  for (const index of shape.through[cell]!) {
    const figure = shape.figures[index]!
    const count = figure.filter((at) => cells[at] === mark).length
    if (figure.every((at) => cells[at] === 0 || cells[at] === mark))
      sum += URGE_BY_MISSING[figure.length - count]!
  }
  return sum
}

function inOrder(
  definition: LineUpDefinition,
  shape: Shape,
  position: LineUpPosition,
): readonly LineUpMove[] {
  const { cells, turn } = position
  const { size } = shape
  if (definition.pieces === 'crosses' || definition.pieces === 'numbers')
    return movesOf(definition, shape, position)
  const rank = new Map<LineUpMove, number>()
  if (definition.pieces === 'either') {
    for (const move of movesOf(definition, shape, position)) {
      const mark = variantOf(size, move) + 1
      const sought = definition.goal === 'order' && turn === 1 ? 3 - mark : mark
      rank.set(move, markUrge(shape, cells, cellOf(size, move), sought))
    }
    return best(rank, WIDEST)
  }
  const all = size <= SMALL_BOARD || definition.put !== 'free'
  const sign = definition.goal === 'avoid' ? -1 : 1
  // In renju the forbidden cells are sought among the promising ones only: to test all is slow.
  const open = openCells({ ...definition, longer: 'counts' }, shape, position)
  const urges = urgesOf(shape, cells, turn)
  for (const cell of open) rank.set(cell, sign * urgeAt(shape, urges, cell))
  if (definition.put === 'drop-or-pop')
    for (const move of movesOf(definition, shape, position))
      if (variantOf(size, move) === POP) rank.set(move, 5)
  if (definition.put === 'then-twist')
    return best(rank, TWISTED_CELLS).flatMap((cell) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((twist) => cell + twist * size),
    )
  const sorted = best(rank, all ? size : WIDEST)
  if (definition.longer !== 'forbidden' || turn === 1) return sorted
  const allowed = sorted.filter((cell) => !isForbidden(shape, cells, cell))
  return allowed.length > 0 ? allowed : movesOf(definition, shape, position)
}

/** The most important moves; equals by their order in the list, the middle first. */
function best(rank: ReadonlyMap<LineUpMove, number>, count: number): readonly LineUpMove[] {
  const middle = rank.size / 2
  return [...rank]
    .map(([move, urge], index) => ({ move, urge, off: Math.abs(index - middle) }))
    .sort((one, other) => other.urge - one.urge || one.off - other.off)
    .slice(0, count)
    .map(({ move }) => move)
}
