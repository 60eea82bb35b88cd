import type { Places } from '#kit/game/duel/piece-scene.ts'
import { fitBox, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { LineUpDefinition } from './definitions.ts'

/** A board in cell units: its size and spots. */
export interface Plan {
  readonly width: number
  readonly height: number
  /** Boxes of the slabs the cells lie on. */
  readonly slabs: readonly Box[]
  readonly spots: ReadonlyMap<number, Point>
}

const EDGE = 0.22
const GAP = 0.3
const TRAY = 0.62

const middle = (left: number, top: number): Point => ({ x: left + 0.5, y: top + 0.5 })

export function planOf(definition: LineUpDefinition): Plan {
  const { board, put, pieces } = definition
  if (board.kind === 'layers') return tiled({ side: board.columns, across: 2, count: board.columns })
  if (board.kind === 'nested') return tiled({ side: 3, across: 3, count: 9 })
  if (board.kind === 'trio') return trio()
  if (put === 'then-twist') return twistPlan(board.columns)
  const plain = gridPlan(board.columns, board.rows)
  const size = board.columns * board.rows
  if (put === 'drop-or-pop') return withPops(plain, board.columns, size)
  if (pieces === 'either') return withTray(plain, [[size, size + 1]], 1)
  const [odd, even] = [
    [1, 3, 5, 7, 9].map((number) => size + number),
    [2, 4, 6, 8].map((number) => size + number),
  ]
  return pieces === 'numbers' ? withTray(plain, [odd, even], TRAY) : plain
}

function gridPlan(columns: number, rows: number): Plan {
  const spots = new Map<number, Point>()
  for (let cell = 0; cell < columns * rows; cell++)
    spots.set(cell, middle(EDGE + (cell % columns), EDGE + Math.floor(cell / columns)))
  const [width, height] = [columns + 2 * EDGE, rows + 2 * EDGE]
  return { width, height, slabs: [{ x: 0, y: 0, width, height }], spots }
}

/** Small square boards side by side, their cells one board after the other. */
function tiled({
  side,
  across,
  count,
}: {
  readonly side: number
  readonly across: number
  readonly count: number
}): Plan {
  const step = side + 2 * EDGE * 0.7 + GAP * 0.6
  const slab = side + 2 * EDGE * 0.7
  const spots = new Map<number, Point>()
  const slabs: Box[] = []
  for (let board = 0; board < count; board++) {
    const row = Math.floor(board / across)
    // A shorter row is centred.
    const indent = ((across - Math.min(across, count - row * across)) * step) / 2
    const [left, top] = [indent + (board % across) * step, row * step]
    slabs.push({ x: left, y: top, width: slab, height: slab })
    for (let cell = 0; cell < side * side; cell++)
      spots.set(
        board * side * side + cell,
        middle(left + EDGE * 0.7 + (cell % side), top + EDGE * 0.7 + Math.floor(cell / side)),
      )
  }
  const whole = step * across - GAP * 0.6
  return { width: whole, height: whole, slabs, spots }
}

/** Two boards above, one below in the middle. */
function trio(): Plan {
  const slab = 3 + 2 * EDGE
  const step = slab + GAP
  const corners = [
    [0, 0],
    [step, 0],
    [step / 2, step],
  ] as const
  const spots = new Map<number, Point>()
  for (const [board, [left, top]] of corners.entries())
    for (let cell = 0; cell < 9; cell++)
      spots.set(board * 9 + cell, middle(left + EDGE + (cell % 3), top + EDGE + Math.floor(cell / 3)))
  return {
    width: step + slab,
    height: step + slab,
    slabs: corners.map(([x, y]) => ({ x, y, width: slab, height: slab })),
    spots,
  }
}

/** Four quadrants with an arrow for each way to turn one. */
function twistPlan(side: number): Plan {
  const half = side / 2
  const margin = 0.95
  const shift = (index: number) => margin + index + (index >= half ? GAP : 0)
  const spots = new Map<number, Point>()
  for (let cell = 0; cell < side * side; cell++)
    spots.set(cell, middle(shift(cell % side), shift(Math.floor(cell / side))))
  const whole = side + GAP + 2 * margin
  const [near, far] = [margin + half / 2, whole - margin - half / 2]
  const [low, high] = [margin * 0.5, whole - margin * 0.5]
  const arrows: readonly Point[] = [
    { x: near, y: low },
    { x: low, y: near },
    { x: high, y: near },
    { x: far, y: low },
    { x: low, y: far },
    { x: near, y: high },
    { x: far, y: high },
    { x: high, y: far },
  ]
  for (const [twist, arrow] of arrows.entries()) spots.set(side * side + twist, arrow)
  const corner = [margin - 0.1, margin + half + GAP - 0.1]
  const slabs = corner.flatMap((y) => corner.map((x) => ({ x, y, width: half + 0.2, height: half + 0.2 })))
  return { width: whole, height: whole, slabs, spots }
}

function withPops(plan: Plan, columns: number, size: number): Plan {
  const spots = new Map(plan.spots)
  for (let column = 0; column < columns; column++)
    spots.set(size + column, middle(EDGE + column, plan.height + 0.02))
  return { ...plan, spots, height: plan.height + 0.95 }
}

function withTray(plan: Plan, rows: readonly (readonly number[])[], cell: number): Plan {
  const spots = new Map(plan.spots)
  for (const [row, tray] of rows.entries())
    for (const [index, spot] of tray.entries())
      spots.set(spot, {
        x: plan.width / 2 + (index - (tray.length - 1) / 2) * cell * 1.12,
        y: plan.height + 0.18 + (row + 0.5) * cell * 1.08,
      })
  return { ...plan, spots, height: plan.height + 0.22 + rows.length * cell * 1.08 }
}

export function placesOf(plan: Plan, room: Box): Places {
  const box = fitBox(room, plan.width / plan.height)
  const cell = box.width / plan.width
  const centre = (spot: number) => {
    const { x, y } = plan.spots.get(spot)!
    return { x: box.x + x * cell, y: box.y + y * cell }
  }
  return {
    box,
    cell,
    spots: [...plan.spots.keys()],
    centre,
    spotAt(at) {
      for (const spot of plan.spots.keys()) {
        const { x, y } = centre(spot)
        if (Math.abs(at.x - x) <= cell / 2 && Math.abs(at.y - y) <= cell / 2) return spot
      }
      return undefined
    },
  }
}
