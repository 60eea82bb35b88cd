import type { Body } from '#kit/game/beats/beats.ts'
import type { BubbleDefinition } from './definitions.ts'
import { fly } from './flight.ts'
import type { Goal } from './goals.ts'
import { around, columnsIn, flood, type HexField, type Neighbours, placeOf } from './hex-field.ts'
import type { Grade, Layout } from './layouts.ts'
import { idOf, kindOf, type Place, ROW, type State } from './state.ts'

/** Rows a bubble may rest in; the next one is beyond the line. */
export const ROWS = 12
/** Levels of the pack fill a phone from side to side, so they hang less deep. */
export const PACK_ROWS = 10
const TOUCH = 0.86 * 0.86

export interface Ceiling {
  readonly definition: BubbleDefinition
  readonly kind: BubbleDefinition['kind']
  readonly columns: number
  /** Rows a bubble may rest in. */
  readonly rows: number
  /** Goal other than clearing the board. */
  readonly goal: Goal
  readonly field: HexField
  readonly height: number
  readonly grade: Grade
  readonly shots: number
  readonly launchers: readonly Place[]
  readonly layout: Layout | undefined
  readonly near: Map<number, readonly number[]>
}

export function neighboursOf(ceiling: Ceiling, lean: number): Neighbours {
  return (cell) => {
    const key = cell * 2 + lean
    const known = ceiling.near.get(key) ?? around(ceiling.field, cell, lean)
    ceiling.near.set(key, known)
    return known
  }
}

export function bodies(ceiling: Ceiling, { cells, lean }: Pick<State, 'cells' | 'lean'>): Body[] {
  return cells.flatMap((cell, at) =>
    cell === 0 ? [] : [{ id: idOf(cell), kind: kindOf(cell), ...placeOf(ceiling.field, at, lean) }],
  )
}

export function held(ceiling: Ceiling, lean: number) {
  return (cells: readonly number[]) => {
    const safe = new Set<number>()
    for (let at = 0; at < ceiling.columns; at++)
      if (cells[at] !== 0 && !safe.has(at))
        for (const cell of flood(at, neighboursOf(ceiling, lean), (next) => cells[next] !== 0)) safe.add(cell)
    return safe
  }
}

export function flight(ceiling: Ceiling, { cells, lean }: State, from: Place, halfDegrees: number) {
  const landing = fly(from, halfDegrees / 2, { width: ceiling.columns, height: ceiling.height }, (x, y) => {
    if (y <= 0.5) return 0
    const row = Math.round((y - 0.5) / ROW)
    for (let r = Math.max(0, row - 1); r <= row + 1 && r < ceiling.field.rows; r++)
      for (let c = Math.max(0, Math.floor(x) - 1); c <= Math.floor(x) + 1 && c < ceiling.columns; c++) {
        const at = r * ceiling.columns + c
        if (cells[at] === 0) continue
        const place = placeOf(ceiling.field, at, lean)
        if ((place.x - x) ** 2 + (place.y - y) ** 2 < TOUCH) return at
      }
    return undefined
  })
  const cell = nearestFree(ceiling, cells, lean, landing.at)
  return { points: [...landing.points, placeOf(ceiling.field, cell, lean)], cell }
}

function nearestFree(ceiling: Ceiling, cells: readonly number[], lean: number, at: Place): number {
  let best = -1
  let shortest = Infinity
  const row = Math.round((at.y - 0.5) / ROW)
  for (let r = Math.max(0, row - 1); r <= row + 1 && r < ceiling.field.rows; r++)
    for (let c = 0; c < columnsIn(ceiling.field, r, lean); c++) {
      const cell = r * ceiling.columns + c
      if (cells[cell] !== 0) continue
      const place = placeOf(ceiling.field, cell, lean)
      const far = (place.x - at.x) ** 2 + (place.y - at.y) ** 2
      const hangs = r === 0 || neighboursOf(ceiling, lean)(cell).some((next) => cells[next] !== 0)
      if (!hangs || far >= shortest) continue
      shortest = far
      best = cell
    }
  return best < 0 ? (ceiling.field.rows - 1) * ceiling.columns : best
}
