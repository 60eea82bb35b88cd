import type { Net } from './net.ts'
import type { Frame } from './puzzle.ts'
import type { Shape } from './rules-of-lines.ts'

/** Variables in order: lines, points, areas. */
export interface Scene {
  readonly frame: Frame
  readonly net: Net
  visited(node: number): number
  kindOf(area: number): number
  /** The line from a point in one of four ways. */
  line(node: number, way: number): number | undefined
  next(node: number, way: number): number | undefined
}

/** An arm of this length that ends there. */
function arm(node: number, way: number, length: number, { line, next }: Scene): Shape | undefined {
  const on: number[] = []
  let at = node
  for (let step = 0; step < length; step++) {
    const edge = line(at, way)
    if (edge === undefined) return undefined
    on.push(edge)
    at = next(at, way)!
  }
  const beyond = line(at, way)
  return { on, off: beyond === undefined ? [] : [beyond] }
}

const joined = (...shapes: readonly (Shape | undefined)[]): Shape[] =>
  shapes.every((shape) => shape !== undefined)
    ? [{ on: shapes.flatMap(({ on }) => on), off: shapes.flatMap(({ off }) => off) }]
    : []

/** Nothing is drawn to either side. */
const bare = (node: number, way: number, { line }: Scene): Shape => ({
  on: [],
  off: [(way + 1) % 4, (way + 3) % 4].flatMap((side) => line(node, side) ?? []),
})

const back = (way: number) => (way + 2) % 4
const none = (node: number, way: number, { line }: Scene): Shape => ({
  on: [],
  off: [line(node, way)].filter((edge) => edge !== undefined),
})

/** The loop bends here and runs straight for two cells both ways. */
export function bends(at: number, scene: Scene): Shape[] {
  const leg = (way: number): Shape | undefined => {
    const [first, node] = [scene.line(at, way), scene.next(at, way)]
    const second = node === undefined ? undefined : scene.line(node, way)
    return first === undefined || second === undefined ? undefined : { on: [first, second], off: [] }
  }
  return [0, 2].flatMap((flat) =>
    [1, 3].flatMap((steep) =>
      joined(leg(flat), leg(steep), none(at, back(flat), scene), none(at, back(steep), scene)),
    ),
  )
}

/** The loop runs straight and bends in a neighbouring cell. */
export function straights(at: number, scene: Scene): Shape[] {
  return [0, 1].flatMap((way) => {
    const [ahead, behind] = [scene.line(at, way), scene.line(at, back(way))]
    if (ahead === undefined || behind === undefined) return []
    const through: Shape = { on: [ahead, behind], off: bare(at, way, scene).off }
    return [way, back(way)].flatMap((side) => joined(through, none(scene.next(at, side)!, side, scene)))
  })
}

export const turns = (at: number, scene: Scene): Shape[] =>
  [0, 2].flatMap((flat) =>
    [1, 3].flatMap((steep) => {
      const on = [scene.line(at, flat), scene.line(at, steep)].filter((edge) => edge !== undefined)
      const off = [scene.line(at, back(flat)), scene.line(at, back(steep))].filter(
        (edge) => edge !== undefined,
      )
      return on.length === 2 ? [{ on, off }] : []
    }),
  )

export const throughs = (at: number, scene: Scene): Shape[] =>
  [0, 1].flatMap((way) => {
    const on = [scene.line(at, way), scene.line(at, back(way))].filter((edge) => edge !== undefined)
    return on.length === 2 ? [{ on, off: bare(at, way, scene).off }] : []
  })

/** Length of each straight through the cell. */
export function lengths(at: number, value: number, scene: Scene): Shape[] {
  const through = [0, 1].flatMap((way) =>
    Array.from({ length: value - 1 }, (_, index) => index + 1).flatMap((ahead) =>
      joined(arm(at, way, ahead, scene), arm(at, back(way), value - ahead, scene), bare(at, way, scene)),
    ),
  )
  const bent = [0, 2].flatMap((flat) =>
    [1, 3].flatMap((steep) =>
      joined(
        arm(at, flat, value, scene),
        arm(at, steep, value, scene),
        none(at, back(flat), scene),
        none(at, back(steep), scene),
      ),
    ),
  )
  return [...through, ...bent]
}

const LONGEST_ARM = 5
const ARMS = Array.from({ length: LONGEST_ARM }, (_, index) => index + 1)

export function middlesOfPoint(at: number, scene: Scene): Shape[] {
  return [0, 1].flatMap((way) =>
    ARMS.flatMap((length) =>
      joined(arm(at, way, length, scene), arm(at, back(way), length, scene), bare(at, way, scene)),
    ),
  )
}

export function middlesOfLine(at: number, scene: Scene): Shape[] {
  const [one, other] = scene.net.edges[at]!
  const way = scene.next(one, 0) === other ? 0 : 1
  return [0, ...ARMS].flatMap((length) =>
    joined({ on: [at], off: [] }, arm(other, way, length, scene), arm(one, back(way), length, scene)),
  )
}
