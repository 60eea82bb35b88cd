import type { Point } from '#kit/game/stage.ts'
import type { BoardLayout } from './board-layout.ts'
import type { MergeDefinition } from './definitions.ts'
import { isJoined, isStraight } from './paths.ts'
import { neighboursOf } from './places.ts'
import type { State } from './state.ts'

export const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Directions of a sliding board by key. */
export const SLIDE_KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: 0,
  ArrowRight: 1,
  ArrowUp: 2,
  ArrowDown: 3,
}

/** The nearest cell in a direction, for the arrow keys. */
export function stepFrom(layout: BoardLayout, from: number, way: Point): number {
  const here = layout.middle(from)
  let best = from
  let nearest = Infinity
  for (let cell = 0; cell < layout.count; cell++) {
    const there = layout.middle(cell)
    const ahead = (there.x - here.x) * way.x + (there.y - here.y) * way.y
    const aside = Math.abs((there.x - here.x) * way.y - (there.y - here.y) * way.x)
    if (ahead < layout.pitch * 0.3) continue
    if (ahead + aside * 2 < nearest) {
      nearest = ahead + aside * 2
      best = cell
    }
  }
  return best
}

/** The path after the finger has come to a cell: longer, one shorter, or as it was. */
export function extended(
  definition: MergeDefinition,
  state: State,
  path: readonly number[],
  cell: number,
): readonly number[] {
  const last = path.at(-1)
  if (cell < 0 || cell === last) return path
  if (last === undefined) return [cell]
  if (cell === path.at(-2)) return path.slice(0, -1)
  if (path.includes(cell)) return path
  const longer = [...path, cell]
  if (definition.kind === 'tens') {
    const touches = neighboursOf(definition, true)[last]!.includes(cell)
    return touches && isStraight(definition, longer) ? longer : path
  }
  return isJoined(definition, state.cells, longer) ? longer : path
}

/** Cells from the first one straight towards a point. */
export function ray(layout: BoardLayout, { columns, rows }: MergeDefinition, from: number, at: Point) {
  const start = layout.middle(from)
  const [dx, dy] = [at.x - start.x, at.y - start.y]
  const far = Math.max(Math.abs(dx), Math.abs(dy))
  if (far < layout.pitch * 0.5) return [from]
  const stepX = Math.abs(dx) > far * 0.42 ? Math.sign(dx) : 0
  const stepY = Math.abs(dy) > far * 0.42 ? Math.sign(dy) : 0
  const path: number[] = []
  for (let step = 0; step <= Math.round(far / layout.pitch); step++) {
    const x = (from % columns) + stepX * step
    const y = Math.floor(from / columns) + stepY * step
    if (x < 0 || x >= columns || y < 0 || y >= rows) break
    path.push(y * columns + x)
  }
  return path
}
