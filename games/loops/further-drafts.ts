import type { Board } from '#kit/game/pencil/board.ts'
import { shuffled } from '#kit/random/random.ts'
import { areasAlong } from './areas.ts'
import type { Draft, DraftOf } from './drafts.ts'
import { FULL, isStraight, lengthsOf, LONG, loopOn, middlesOf, pearlsOf, sumsOf, type Loop } from './grown.ts'
import { edgeBetween, fencesBeside } from './net.ts'
import type { Clue, FurtherKind } from './puzzle.ts'

const MOST_LEFT = 0.2
const GRAZED = { share: 0.58, winding: 0.72 }
/** Share of cells with an animal instead of a number. */
const BEASTS = 0.45
/** Share of left-out cells with a lookout. */
const TOLD = 0.75

/** A loop through almost every cell with other clues; the cells it leaves out are shown. */
const tour =
  (kind: FurtherKind, spareOf: (board: Board, loop: Loop) => Clue[], shownEvery = Infinity): DraftOf =>
  (board, random): Draft | undefined => {
    const loop = loopOn(kind, board, FULL, random)
    const left = [...loop.net.places.keys()].filter((node) => !loop.isOn(node))
    if (left.length > loop.net.places.length * MOST_LEFT) return undefined
    const clues = spareOf(board, loop)
    const isShown = (index: number) => index % shownEvery === shownEvery - 1
    return {
      solution: loop.solution,
      fixed: [
        ...left.map((at): Clue => ({ kind: 'block', at })),
        ...clues.filter((_, index) => isShown(index)),
      ],
      spare: clues.filter((_, index) => !isShown(index)),
    }
  }

/** Where the loop turns and where it runs straight. */
const knotsOf = ({ waysAt }: Loop, cells: readonly number[]): Clue[] =>
  cells.map((at): Clue => ({
    kind: 'knot',
    at,
    sign: isStraight(waysAt(at)) ? 'straight' : 'turn',
  }))

/** The up to eight neighbours of a cell. */
const around = ({ columns, rows }: Board, at: number): number[] => {
  const [x, y] = [at % columns, Math.floor(at / columns)]
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => {
      const isInside = x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows
      return isInside && (dx !== 0 || dy !== 0) ? [at + dy * columns + dx] : []
    }),
  )
}

/** Lines crossing from each row, and from each column, to the next. */
function gapsOf({ columns, rows }: Board, { net, solution }: Loop): Clue[] {
  const gap = (at: number, step: number, pairs: readonly number[]): Clue => {
    const cells = pairs.map((cell) => edgeBetween(net, cell, cell + step)!)
    const value = cells.filter((edge) => solution[edge] === 1).length
    return { kind: 'gap', at, sign: step === 1 ? 'top' : 'left', cells, value }
  }
  const line = (length: number, at: (index: number) => number) =>
    Array.from({ length }, (_, index) => at(index))
  return [
    ...line(rows - 1, (row) => row).map((row) =>
      gap(
        row * columns,
        columns,
        line(columns, (x) => row * columns + x),
      ),
    ),
    ...line(columns - 1, (column) => column).map((column) =>
      gap(
        column,
        1,
        line(rows, (y) => y * columns + column),
      ),
    ),
  ]
}

/** Kinds that combine clues of others, and three that count differently. */
export const FURTHER_DRAFTS: Readonly<Record<FurtherKind, DraftOf>> = {
  'pearl-tour': tour('pearl-tour', (_board, loop) => pearlsOf(loop)),
  'stone-tour': tour('stone-tour', lengthsOf),
  'half-tour': tour('half-tour', middlesOf),
  'knot-tour': tour('knot-tour', (_board, loop) => knotsOf(loop, loop.order), 5),

  sheep(board, random) {
    const { net, solution } = loopOn('sheep', board, GRAZED, random)
    const spare = net.faces.map(({ edges }, at): Clue => {
      if (random() > BEASTS)
        return { kind: 'count', at, value: edges.reduce((sum, edge) => sum + solution[edge]!, 0) }
      const fences = fencesBeside(board, net, at).filter((edge) => solution[edge] === 1)
      return { kind: 'beast', at, sign: fences.length % 2 === 1 ? 'sheep' : 'wolf' }
    })
    return { solution, fixed: [], spare }
  },

  lookout(board, random) {
    const { net, solution, isOn } = loopOn('lookout', board, LONG, random)
    const left = [...net.places.keys()].filter((node) => !isOn(node))
    const told = shuffled(left, random).slice(0, Math.ceil(left.length * TOLD))
    if (told.length < board.columns) return undefined
    const spare = told.map((at): Clue => {
      const cells = around(board, at)
      return { kind: 'near', at, cells, value: cells.filter(isOn).length }
    })
    return { solution, fixed: told.map((at): Clue => ({ kind: 'block', at })), spare }
  },

  crossings(board, random) {
    const loop = loopOn('crossings', board, LONG, random)
    const left = [...loop.net.places.keys()].filter((node) => !loop.isOn(node))
    return {
      solution: loop.solution,
      fixed: gapsOf(board, loop),
      spare: left.map((at): Clue => ({ kind: 'block', at })),
    }
  },

  knots(board, random) {
    const loop = loopOn('knots', board, LONG, random)
    return { solution: loop.solution, fixed: [], spare: knotsOf(loop, shuffled(loop.order, random)) }
  },

  counted(board, random) {
    const loop = loopOn('counted', board, LONG, random)
    return { solution: loop.solution, fixed: sumsOf(board, loop.isOn), spare: [] }
  },

  'counted-pearls'(board, random) {
    const loop = loopOn('counted-pearls', board, LONG, random)
    return { solution: loop.solution, fixed: sumsOf(board, loop.isOn), spare: pearlsOf(loop) }
  },

  'area-pearls'(board, random) {
    const loop = loopOn('area-pearls', board, LONG, random)
    const areas = areasAlong(loop.net, loop.order, random)
    return {
      solution: loop.solution,
      fixed: areas.map((cells, at): Clue => ({ kind: 'area', at, cells })),
      spare: pearlsOf(loop),
    }
  },

  'area-stones'(board, random) {
    const loop = loopOn('area-stones', board, LONG, random)
    const areas = areasAlong(loop.net, loop.order, random)
    return {
      solution: loop.solution,
      fixed: areas.map((cells, at): Clue => ({ kind: 'area', at, cells })),
      spare: lengthsOf(board, loop),
    }
  },
}
