import type { Board } from '#kit/game/pencil/board.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import { areasAlong } from './areas.ts'
import type { Draft, DraftOf } from './drafts.ts'
import { FULL, isStraight, lengthsOf, LONG, loopOn, middlesOf, pearlsOf, sumsOf, type Loop } from './grown.ts'
import type { Clue, FurtherKind } from './puzzle.ts'

const MOST_LEFT = 0.2

/** A loop through almost every cell, with clues of another kind; what it leaves out is shown. */
const tour =
  (kind: FurtherKind, spareOf: (board: Board, loop: Loop) => Clue[]): DraftOf =>
  (board, random): Draft | undefined => {
    const loop = loopOn(kind, board, FULL, random)
    const left = [...loop.net.places.keys()].filter((node) => !loop.isOn(node))
    if (left.length > loop.net.places.length * MOST_LEFT) return undefined
    return {
      solution: loop.solution,
      fixed: left.map((at): Clue => ({ kind: 'block', at })),
      spare: spareOf(board, loop),
    }
  }

/** Where the loop turns and where it runs straight. */
const knotsOf = ({ order, waysAt }: Loop, random: Random): Clue[] =>
  shuffled(order, random).map((at): Clue => ({
    kind: 'knot',
    at,
    sign: isStraight(waysAt(at)) ? 'straight' : 'turn',
  }))

/** Kinds that join the clues of others. */
export const FURTHER_DRAFTS: Readonly<Record<FurtherKind, DraftOf>> = {
  'pearl-tour': tour('pearl-tour', (_board, loop) => pearlsOf(loop)),
  'stone-tour': tour('stone-tour', lengthsOf),
  'half-tour': tour('half-tour', middlesOf),

  knots(board, random) {
    const loop = loopOn('knots', board, LONG, random)
    return { solution: loop.solution, fixed: [], spare: knotsOf(loop, random) }
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
