import { pickIndex, type Random } from '#kit/random/random.ts'
import { otherEnd, type Net } from './net.ts'

export interface GrowWish {
  /** Largest share of fields inside the loop. */
  readonly share: number
  /** Windiness of the loop, 0 to 1. */
  readonly winding: number
}

/** A random loop, as the border of a simply connected patch of fields. */
export function grownLoop(net: Net, { share, winding }: GrowWish, random: Random): number[] {
  const { faces, edges } = net
  const isIn = new Uint8Array(faces.length)
  isIn[pickIndex(faces.length, random)] = 1
  let size = 1
  let misses = 0
  while (size < share * faces.length && misses < faces.length * 6) {
    const face = pickIndex(faces.length, random)
    const touching = isIn[face] ? 0 : sidesIn(net, face, isIn)
    if (touching === 0 || (touching > 1 && random() < winding) || !staysWhole(net, face, isIn)) {
      misses++
      continue
    }
    isIn[face] = 1
    size++
    misses = 0
  }
  const solution = edges.map(() => 0)
  for (const [face, { edges: border }] of faces.entries())
    if (isIn[face]) for (const edge of border) solution[edge]! ^= 1
  return solution
}

const sidesIn = ({ faces }: Net, face: number, isIn: Uint8Array) =>
  faces[face]!.sides.reduce((sum, side) => sum + (isIn[faces[face]!.ring[side]!] ?? 0), 0)

/** The chosen neighbours are connected around the field: it closes no hole and touches nothing only at a corner. */
function staysWhole({ faces }: Net, face: number, isIn: Uint8Array): boolean {
  const { ring } = faces[face]!
  let changes = 0
  for (const [index, near] of ring.entries()) {
    const before = ring[(index + ring.length - 1) % ring.length]!
    if ((isIn[near] ?? 0) !== (isIn[before] ?? 0)) changes++
  }
  return changes === 2
}

/** Points in the order of the loop. */
export function orderOf(net: Net, solution: readonly number[]): number[] {
  const first = solution.findIndex((value) => value > 0)
  if (first < 0) return []
  const start = net.edges[first]![0]
  const order = [start]
  let edge = first
  for (let node = otherEnd(net, edge, start); node !== start; node = otherEnd(net, edge, node)) {
    order.push(node)
    edge = net.at[node]!.find((one) => one !== edge && solution[one]! > 0)!
  }
  return order
}
