import { isSure } from '#kit/game/pencil/bits.ts'
import type { Constraint, Domains, Narrow, Why } from '#kit/game/pencil/solver.ts'
import { otherEnd, type Net } from './net.ts'

const OFF = 1
const ON = 2

/** An assignment of lines that satisfies a clue: drawn and empty ones. */
export interface Shape {
  readonly on: readonly number[]
  readonly off: readonly number[]
}

/** At least one of these shapes applies. */
export function oneOf(shapes: readonly Shape[], why: Why = 'clue'): Constraint {
  const cells = [...new Set(shapes.flatMap(({ on, off }) => [...on, ...off]))]
  const masks = shapes.map(({ on, off }) => {
    const mask = new Map<number, number>()
    for (const line of on) mask.set(line, ON)
    for (const line of off) mask.set(line, OFF)
    return mask
  })
  return {
    cells,
    why,
    filter(domains, narrow) {
      const fitting = masks.filter((mask) => {
        for (const [line, wanted] of mask) if ((domains[line]! & wanted) === 0) return false
        return true
      })
      if (fitting.length === 0) return false
      for (const line of cells) {
        let may = 0
        for (const mask of fitting) may |= mask.get(line) ?? ON | OFF
        if (!narrow(line, may)) return false
      }
      return true
    },
  }
}

/** A point has two lines if the loop visits it, else none; `visited` is its variable. */
export function passing(lines: readonly number[], visited: number): Constraint {
  return {
    cells: [...lines, visited],
    why: 'rule',
    filter(domains, narrow) {
      let must = 0
      let may = 0
      for (const line of lines) {
        if (domains[line] === ON) must++
        if (domains[line]! & ON) may++
      }
      if (must > 2) return false
      if (must > 0 && !narrow(visited, ON)) return false
      if (may < 2 && !narrow(visited, OFF)) return false
      const come = domains[visited]!
      if (come === OFF || must === 2) {
        for (const line of lines) if (domains[line] !== ON && !narrow(line, OFF)) return false
        return come !== OFF || must === 0
      }
      if (come === ON && may === 2)
        for (const line of lines) if (domains[line]! & ON && !narrow(line, ON)) return false
      return true
    },
  }
}

/** An odd or even number of these lines is drawn. */
export function parity(cells: readonly number[], isOdd: boolean): Constraint {
  return {
    cells,
    why: 'clue',
    filter(domains, narrow) {
      let rest = isOdd ? 1 : 0
      let open = -1
      for (const line of cells) {
        if (!isSure(domains[line]!)) {
          if (open >= 0) return true
          open = line
        } else if (domains[line] === ON) rest ^= 1
      }
      return open < 0 ? rest === 0 : narrow(open, rest === 1 ? ON : OFF)
    },
  }
}

/** All lines form a single loop. `visitedAt` is the first variable of the points. */
export function oneLoop(net: Net, visitedAt: number): Constraint {
  const { edges, places } = net
  return {
    cells: edges.map((_, edge) => edge),
    why: 'rule',
    filter(domains, narrow) {
      const chain = chainsOf(net, domains)
      const find = (node: number) => root(chain.parent, node)
      let first = -1
      let chains = 0
      for (const [edge, [one]] of edges.entries()) {
        if (domains[edge] !== ON) continue
        if (first < 0) first = find(one)
        if (chain.size[find(one)]! > 0) {
          chains++
          chain.size[find(one)] = 0
        }
      }
      if (chain.closed >= 0) return finish(net, domains, narrow, { closed: chain.closed, find })
      // A line that closes a chain too early would leave others outside.
      const isAlone =
        chains <= 1 && !places.some((_, node) => isOutside(domains, visitedAt + node, find(node), first))
      for (const [edge, [one, other]] of edges.entries())
        if (!isSure(domains[edge]!) && find(one) === find(other) && !isAlone && !narrow(edge, OFF))
          return false
      return chains === 0 || together(net, domains, narrow)
    },
  }
}

/** A point that must be visited but is not in the chain. */
const isOutside = (domains: Domains, visited: number, chain: number, first: number) =>
  domains[visited] === ON && chain !== first

function chainsOf({ edges, places }: Net, domains: Domains) {
  const parent = Int32Array.from(places, (_, node) => node)
  const size = new Int32Array(places.length)
  let closed = -1
  for (const [edge, [one, other]] of edges.entries()) {
    if (domains[edge] !== ON) continue
    const [a, b] = [root(parent, one), root(parent, other)]
    if (a === b) closed = a
    parent[b] = a
  }
  for (const [edge, [one]] of edges.entries()) if (domains[edge] === ON) size[root(parent, one)]!++
  return { parent, size, closed }
}

function root(parent: Int32Array, node: number): number {
  let at = node
  while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!
  return at
}

interface Closed {
  readonly closed: number
  find(node: number): number
}

/** The loop is closed: all other lines are empty. */
function finish({ edges }: Net, domains: Domains, narrow: Narrow, { closed, find }: Closed): boolean {
  for (const [edge, [one]] of edges.entries()) {
    const isIn = find(one) === find(closed)
    if (domains[edge] === ON && !isIn) return false
    if (domains[edge] !== ON && !narrow(edge, OFF)) return false
  }
  return true
}

/** Lines unreachable from drawn ones are empty. */
function together(net: Net, domains: Domains, narrow: Narrow): boolean {
  const { edges, at, places } = net
  const start = edges.findIndex((_, edge) => domains[edge] === ON)
  const seen = new Uint8Array(places.length)
  const queue = [edges[start]![0]]
  seen[queue[0]!] = 1
  for (const node of queue)
    for (const edge of at[node]!) {
      if ((domains[edge]! & ON) === 0) continue
      const next = otherEnd(net, edge, node)
      if (seen[next]) continue
      seen[next] = 1
      queue.push(next)
    }
  for (const [edge, [one]] of edges.entries())
    if (!seen[one] && domains[edge]! & ON && !narrow(edge, OFF)) return false
  return true
}

/** Bridges connect all islands: none is cut off, and a group with one way left gets it. */
export function allJoined(net: Net): Constraint {
  const { edges, at, places } = net
  return {
    cells: edges.map((_, edge) => edge),
    why: 'rule',
    filter(domains, narrow) {
      const reach = (isWay: (edge: number) => boolean, from: number) => {
        const seen = new Set([from])
        for (const node of seen)
          for (const edge of at[node]!) if (isWay(edge)) seen.add(otherEnd(net, edge, node))
        return seen
      }
      if (reach((edge) => (domains[edge]! & ~OFF) !== 0, 0).size < places.length) return false
      const known = new Set<number>()
      for (let node = 0; node < places.length; node++) {
        if (known.has(node)) continue
        const group = reach((edge) => (domains[edge]! & OFF) === 0, node)
        for (const one of group) known.add(one)
        if (group.size === places.length) return true
        const ways = edges.flatMap(([one, other], edge) =>
          group.has(one) !== group.has(other) && domains[edge]! & ~OFF ? [edge] : [],
        )
        if (ways.length === 0) return false
        if (ways.length === 1 && !narrow(ways[0]!, ~OFF)) return false
      }
      return true
    },
  }
}
