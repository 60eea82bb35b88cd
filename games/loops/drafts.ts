import { SIDES, stepFrom, type Board } from '#kit/game/pencil/board.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { areasAlong, spreadSkies } from './areas.ts'
import { bridgesDraft } from './bridges.ts'
import { FURTHER_DRAFTS } from './further-drafts.ts'
import type { GrowWish } from './grow.ts'
import { FULL, lengthsOf, LONG, LOOSE, loopOn, middlesOf, pearlsOf, ray, sumsOf } from './grown.ts'
import { edgeBetween, type Net } from './net.ts'
import { netOf } from './model.ts'
import type { Clue, LoopKind, Puzzle } from './puzzle.ts'

/** A board with its solution, before clues are removed. */
export interface Draft extends Pick<Puzzle, 'solution' | 'islands' | 'gates'> {
  /** Clues that every puzzle of the kind shows. */
  readonly fixed: readonly Clue[]
  /** Clues shown only as far as needed. */
  readonly spare: readonly Clue[]
}

export type DraftOf = (board: Board, random: Random) => Draft | undefined

const fieldCounts =
  (kind: 'fence' | 'honeycomb', wish: GrowWish): DraftOf =>
  (board, random) => {
    const { net, solution } = loopOn(kind, board, wish, random)
    const spare = net.faces.map(({ edges }, at): Clue => {
      const value = edges.reduce((sum, edge) => sum + solution[edge]!, 0)
      return { kind: 'count', at, value }
    })
    return { solution, fixed: [], spare }
  }

export const DRAFTS: Readonly<Record<LoopKind, DraftOf>> = {
  fence: fieldCounts('fence', { share: 0.58, winding: 0.72 }),
  honeycomb: fieldCounts('honeycomb', { share: 0.58, winding: 0.6 }),

  pearls(board, random) {
    const loop = loopOn('pearls', board, LONG, random)
    return { solution: loop.solution, fixed: [], spare: pearlsOf(loop) }
  },

  tour(board, random) {
    const { solution, net, isOn } = loopOn('tour', board, FULL, random)
    const left = [...net.places.keys()].filter((node) => !isOn(node))
    if (left.length > net.places.length * 0.2) return undefined
    return { solution, fixed: left.map((at): Clue => ({ kind: 'block', at })), spare: [] }
  },

  arrows(board, random) {
    const { solution, net, isOn } = loopOn('arrows', board, { share: 1, winding: 0.9 }, random)
    const dark = new Set<number>()
    const told: number[] = []
    for (const node of shuffled([...net.places.keys()], random)) {
      if (isOn(node)) continue
      const isBeside = SIDES.some((step) => dark.has(stepFrom(board, node, step) ?? -1))
      if (isBeside) told.push(node)
      else dark.add(node)
    }
    if (dark.size < 2) return undefined
    // Clues need their own cells: a few dark cells are given up for them.
    for (const node of shuffled([...dark], random).slice(0, Math.max(0, 3 - told.length))) {
      if (dark.size <= 3) break
      dark.delete(node)
      told.push(node)
    }
    const spare = told.map((at): Clue => {
      const rays = [0, 1, 2, 3].map((way) => ray(board, at, way).filter((cell) => !told.includes(cell)))
      const seen = rays.map((cells) => cells.filter((cell) => dark.has(cell)).length)
      const best = Math.max(...seen)
      const way = pickOne(
        [0, 1, 2, 3].filter((one) => rays[one]!.length > 1 && seen[one]! >= Math.min(best, 1)),
        random,
      )
      return { kind: 'arrow', at, way, value: seen[way]!, cells: rays[way]! }
    })
    return { solution, fixed: told.map((at): Clue => ({ kind: 'block', at })), spare }
  },

  country(board, random) {
    const loop = loopOn('country', board, LONG, random)
    const areas = areasAlong(loop.net, loop.order, random)
    const fixed: Clue[] = areas.map((cells, at) => ({ kind: 'area', at, cells }))
    const owner = loop.net.places.map((_, node) => areas.findIndex((cells) => cells.includes(node)))
    const spare = areas.map((cells, at): Clue => {
      return { kind: 'area-count', at, cells, value: cells.filter(loop.isOn).length }
    })
    return {
      solution: loop.solution,
      fixed: [...fixed, { kind: 'no-empty-pair', at: 0, cells: owner }],
      spare,
    }
  },

  skies(board, random) {
    const loop = loopOn('skies', board, LONG, random)
    const areas = areasAlong(loop.net, loop.order, random)
    if (areas.length % 2 === 1) return undefined
    const owner = loop.net.places.map((_, node) => areas.findIndex((cells) => cells.includes(node)))
    const skies = spreadSkies(areas, loop.isOn, random)
    const fixed: Clue[] = areas.map((cells, at) => ({ kind: 'area', at, cells }))
    return {
      solution: loop.solution,
      fixed: [...fixed, ...skies, { kind: 'alternate', at: 0, cells: owner }],
      spare: [],
    }
  },

  castle(board, random) {
    const { net, solution, isOn } = loopOn('castle', board, LOOSE, random)
    const inside = insideOf(net, solution)
    const free = shuffled(
      [...net.places.keys()].filter((node) => !isOn(node)),
      random,
    )
    if (free.length < board.columns) return undefined
    const spare = free.map((at): Clue => {
      const lanes = [0, 1, 2, 3].map((way) => laneFrom(net, board, at, way))
      const ways = [0, 1, 2, 3].filter((way) => lanes[way]!.length > 1)
      const way = pickOne(ways.length > 0 ? ways : [0], random)
      const value = lanes[way]!.reduce((sum, edge) => sum + solution[edge]!, 0)
      return { kind: 'tower', at, way, value, sign: random() < 0.3 ? 'free' : inside(at) ? 'in' : 'out' }
    })
    return { solution, fixed: [], spare }
  },

  tracks(board, random) {
    const { net, order } = loopOn('tracks', board, LONG, random)
    const isBorder = (node: number) =>
      ray(board, node, 0).length * ray(board, node, 1).length === 0 ||
      node % board.columns === 0 ||
      node < board.columns
    const cuts = order.flatMap((from, index) =>
      order.flatMap((to, last) => {
        const gone = last - index
        const isFar = gone >= 4 && gone <= order.length * 0.5
        return isFar && isBorder(from) && isBorder(to) && !isBesideBorder(board, from, to)
          ? [[index, last] as const]
          : []
      }),
    )
    if (cuts.length === 0) return undefined
    const [from, to] = pickOne(cuts, random)
    const path = [...order.slice(to), ...order.slice(0, from + 1)]
    const gates = [path[0]!, path.at(-1)!] as const
    const solution = netOf({ kind: 'tracks', ...board, gates }).edges.map(() => 0)
    for (const [index, node] of path.slice(1).entries()) solution[edgeBetween(net, path[index]!, node)!] = 1
    solution[solution.length - 1] = 1
    const isOn = new Set(path)
    const gate: Clue = { kind: 'given', at: solution.length - 1, value: 1 }
    return { solution, gates, fixed: [gate, ...sumsOf(board, (cell) => isOn.has(cell))], spare: [] }
  },

  lengths(board, random) {
    const loop = loopOn('lengths', board, LOOSE, random)
    return { solution: loop.solution, fixed: [], spare: lengthsOf(board, loop) }
  },

  middles(board, random) {
    const loop = loopOn('middles', board, LOOSE, random)
    return { solution: loop.solution, fixed: [], spare: middlesOf(board, loop) }
  },

  bridges: bridgesDraft,

  ...FURTHER_DRAFTS,
}

/** Lines along a direction from a cell, without the first. */
const laneFrom = (net: Net, board: Board, at: number, way: number) => {
  const cells = ray(board, at, way)
  return cells.slice(1).map((cell, index) => edgeBetween(net, cells[index]!, cell)!)
}

/** Two gates at one corner would make the exit trivial. */
const isBesideBorder = ({ columns }: Board, one: number, other: number) => {
  const [a, b] = [one % columns, other % columns]
  return Math.abs(a - b) + Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) < 3
}

/** Even-odd rule along the ray to the right. */
const insideOf =
  ({ edges, places }: Net, solution: readonly number[]) =>
  (node: number) => {
    const { x, y } = places[node]!
    const crossings = edges.filter(([one, other], edge) => {
      const [a, b] = [places[one]!, places[other]!]
      return (
        solution[edge] === 1 &&
        a.x === b.x &&
        a.x > x &&
        Math.min(a.y, b.y) === y - 1 &&
        Math.max(a.y, b.y) === y
      )
    })
    return crossings.length % 2 === 1
  }
