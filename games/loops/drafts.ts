import { SIDES, stepFrom, type Board } from '#kit/game/pencil/board.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { areasAlong, spreadSkies } from './areas.ts'
import { bridgesDraft } from './bridges.ts'
import { grownLoop, orderOf, type GrowWish } from './grow.ts'
import { edgeBetween, type Net } from './net.ts'
import { netOf } from './model.ts'
import type { Clue, LoopKind, Puzzle } from './puzzle.ts'

/** A board with its solution, before the clues are thinned out. */
export interface Draft extends Pick<Puzzle, 'solution' | 'islands' | 'gates'> {
  /** Clues every puzzle of the kind shows. */
  readonly fixed: readonly Clue[]
  /** Clues shown as far as they are needed. */
  readonly spare: readonly Clue[]
}

type DraftOf = (board: Board, random: Random) => Draft | undefined

interface Loop {
  readonly net: Net
  readonly solution: readonly number[]
  /** Points in the order of the loop. */
  readonly order: readonly number[]
  isOn(node: number): boolean
  /** The four ways in which the loop leaves a cell. */
  waysAt(node: number): number[]
}

function loopOn(kind: LoopKind, board: Board, wish: GrowWish, random: Random): Loop {
  const net = netOf({ kind, ...board })
  const solution = grownLoop(net, wish, random)
  const order = orderOf(net, solution)
  const on = new Set(order)
  return {
    net,
    solution,
    order,
    isOn: (node) => on.has(node),
    waysAt: (node) =>
      [0, 1, 2, 3].filter((way) => {
        const next = stepFrom(board, node, SIDES[way]!)
        const edge = next === undefined ? undefined : edgeBetween(net, node, next)
        return edge !== undefined && solution[edge]! > 0
      }),
  }
}

const isStraight = (ways: readonly number[]) => ways.length === 2 && (ways[0]! + ways[1]!) % 2 === 0
const isBent = (ways: readonly number[]) => ways.length === 2 && !isStraight(ways)

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

/** Cells in a line from a cell on. */
function ray(board: Board, from: number, way: number): number[] {
  const cells: number[] = []
  for (let at = stepFrom(board, from, SIDES[way]!); at !== undefined; at = stepFrom(board, at, SIDES[way]!))
    cells.push(at)
  return cells
}

const LONG: GrowWish = { share: 0.62, winding: 0.82 }
const FULL: GrowWish = { share: 1, winding: 0.97 }
const LOOSE: GrowWish = { share: 0.5, winding: 0.6 }

export const DRAFTS: Readonly<Record<LoopKind, DraftOf>> = {
  fence: fieldCounts('fence', { share: 0.58, winding: 0.72 }),
  honeycomb: fieldCounts('honeycomb', { share: 0.58, winding: 0.6 }),

  pearls(board, random) {
    const { solution, order, waysAt } = loopOn('pearls', board, LONG, random)
    const spare = order.flatMap((at, index): Clue[] => {
      const beside = [order.at(index - 1)!, order[(index + 1) % order.length]!].map(waysAt)
      const ways = waysAt(at)
      if (isBent(ways) && beside.every(isStraight)) return [{ kind: 'pearl', at, sign: 'black' }]
      return isStraight(ways) && beside.some(isBent) ? [{ kind: 'pearl', at, sign: 'white' }] : []
    })
    return { solution, fixed: [], spare }
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
    // Clues need cells of their own: a few dark cells are given up for them.
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
    const sum = (cells: number[], sign: string): Clue => {
      return { kind: 'sum', at: cells[0]!, sign, cells, value: cells.filter((cell) => isOn.has(cell)).length }
    }
    const nodes = [...net.places.keys()]
    const rows = Array.from({ length: board.rows }, (_, row) =>
      sum(
        nodes.filter((node) => Math.floor(node / board.columns) === row),
        'left',
      ),
    )
    const columns = Array.from({ length: board.columns }, (_, column) =>
      sum(
        nodes.filter((node) => node % board.columns === column),
        'top',
      ),
    )
    const gate: Clue = { kind: 'given', at: solution.length - 1, value: 1 }
    return { solution, gates, fixed: [gate, ...rows, ...columns], spare: [] }
  },

  lengths(board, random) {
    const { solution, order, waysAt } = loopOn('lengths', board, LOOSE, random)
    const on = straightness(board, waysAt)
    const spare = order.flatMap((at): Clue[] => {
      const ways = waysAt(at)
      const arms = ways.map((way) => on(at, way))
      if (isStraight(ways)) return [{ kind: 'length', at, value: arms[0]! + arms[1]! }]
      return arms[0] === arms[1] ? [{ kind: 'length', at, value: arms[0]! }] : []
    })
    return { solution, fixed: [], spare: spare.filter(({ value = 0 }) => value <= 6) }
  },

  middles(board, random) {
    const { net, solution, order, waysAt } = loopOn('middles', board, LOOSE, random)
    const on = straightness(board, waysAt)
    const spare = order.flatMap((corner): Clue[] =>
      isStraight(waysAt(corner))
        ? []
        : waysAt(corner)
            .filter((way) => way < 2)
            .map((way): Clue => {
              const length = on(corner, way)
              const nodes = [corner, ...ray(board, corner, way)]
              const half = Math.floor(length / 2)
              if (length % 2 === 0) return { kind: 'middle', at: nodes[half]!, sign: 'point' }
              return { kind: 'middle', at: edgeBetween(net, nodes[half]!, nodes[half + 1]!)!, sign: 'line' }
            }),
    )
    return { solution, fixed: [], spare }
  },

  bridges: bridgesDraft,
}

/** How many lines run straight on from a cell one way. */
const straightness = (board: Board, waysAt: Loop['waysAt']) => (node: number, way: number) => {
  let length = 0
  let at = node
  while (waysAt(at).includes(way)) {
    at = stepFrom(board, at, SIDES[way]!)!
    length++
  }
  return length
}

/** Lines along a way from a cell on, the first one left out. */
const laneFrom = (net: Net, board: Board, at: number, way: number) => {
  const cells = ray(board, at, way)
  return cells.slice(1).map((cell, index) => edgeBetween(net, cells[index]!, cell)!)
}

/** Two gates that share a side of a corner would make a trivial way out. */
const isBesideBorder = ({ columns }: Board, one: number, other: number) => {
  const [a, b] = [one % columns, other % columns]
  return Math.abs(a - b) + Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) < 3
}

/** Whether a point lies within the loop: the way to the right crosses it an odd number of times. */
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
