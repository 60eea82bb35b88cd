import type { Controls } from '#kit/game/table-top/targets.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { SceneBase, Tools } from './scene-base.ts'
import type { Beam } from './pearl-look.ts'
import { edgeOf } from './pearl-rays.ts'
import { type PearlRun, placements } from './pearl-rules.ts'

export interface Lagoon {
  readonly tools: Tools<PearlRun, number>
  readonly isAssisted: () => boolean
  readonly host: GameHost
  readonly base: SceneBase
  readonly palette: SceneBase['palette']
  readonly text: GameContext['text']
  beam: Beam | undefined
  open: boolean
  sure: { rays: number; count: number; never: readonly number[] }
  readonly controls: Controls
}

export function state(lagoon: Lagoon) {
  return lagoon.tools.state()
}

export function grid(lagoon: Lagoon) {
  const { chart } = lagoon.base.room
  const room = Math.min(chart.width - 16, chart.height - 16)
  const cell = Math.min(84, room / (state(lagoon).size + 1.7))
  const side = cell * state(lagoon).size
  return { cell, x: chart.x + (chart.width - side) / 2, y: chart.y + (chart.height - side) / 2 }
}

/** Middle of a cell; the places of edges lie outside, a little nearer than a cell. */
function middle(lagoon: Lagoon, column: number, row: number): Point {
  const { x, y, cell } = grid(lagoon)
  const { size } = state(lagoon)
  const near = (value: number) => Math.max(-0.42, Math.min(size - 0.58 + 1, value + 0.5))
  return { x: x + near(column) * cell, y: y + near(row) * cell }
}

export function edgePoint(lagoon: Lagoon, edge: number): Point {
  const { x, y } = edgeOf(state(lagoon).size, edge)
  return middle(lagoon, x, y)
}

export function boxAround({ x, y }: Point, side: number): Box {
  return {
    x: x - side / 2,
    y: y - side / 2,
    width: side,
    height: side,
  }
}

export function cellBox(lagoon: Lagoon, cell: number) {
  const { size } = state(lagoon)
  return boxAround(middle(lagoon, cell % size, Math.floor(cell / size)), grid(lagoon).cell)
}

export function liftBox(lagoon: Lagoon): Box {
  const { side } = lagoon.base.room
  const width = Math.min(300, side.width)
  return { x: side.x + (side.width - width) / 2, y: side.y + 6, width, height: 50 }
}

/** What the rays tell for certain; counted once a ray. */
export function knowledge(lagoon: Lagoon) {
  const { rays, size } = state(lagoon)
  if (lagoon.sure.rays !== rays.length) {
    const sets = placements(state(lagoon))
    const possible = new Set(sets.flat())
    const cells = Array.from({ length: size * size }, (_, cell) => cell)
    lagoon.sure = {
      rays: rays.length,
      count: sets.length,
      never: cells.filter((cell) => !possible.has(cell)),
    }
  }
  return lagoon.sure
}
