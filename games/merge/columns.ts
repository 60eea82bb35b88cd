import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { appeared, emptyState, merged, moved, WAVE, type Kind, type KindOf } from './state.ts'

/** Shots between new rows, decreasing. */
const SHOTS_A_ROW = 8
const FEWEST_SHOTS = 4
const SHOTS_TO_HURRY = 40
const FIRST_ROWS = 2

/** Size of a board whose tiles fall. */
export interface Field {
  readonly columns: number
  readonly rows: number
}

/** Numbers fall down their column; in the cannon game the floor is the ceiling of the picture. */
export const columnsKind: KindOf = ({ kind, columns, rows }): Kind => {
  const field = { columns, rows }
  const isCannon = kind === 'shoot'
  return {
    start(random) {
      const base = emptyState(columns * rows)
      const next = [drawRank([], random), drawRank([], random)]
      if (!isCannon) return { ...base, next }
      const cells = [...base.cells]
      for (let row = rows - FIRST_ROWS; row < rows; row++) fillRow(cells, field, row, random)
      return { ...base, cells, next, left: SHOTS_A_ROW }
    },
    step(state, input, random) {
      const column = input[0]!
      const rank = state.next[0]!
      const to = lowestFree(state.cells, field, column)
      if (to === undefined || state.over) return { state, events: [] }
      const cells = [...state.cells]
      cells[to] = rank
      const events: SimEvent[] = [moved(-1 - column, to, rank), appeared(to, rank)]
      let score = state.score + settle(cells, field, [to], events)
      let left = isCannon ? state.left - 1 : 0
      let over = false
      if (isCannon && left === 0) {
        const pushed = pushRow(cells, field, { random, events })
        over = pushed.lost
        score += settle(cells, field, pushed.active, events)
        left = Math.max(FEWEST_SHOTS, SHOTS_A_ROW - Math.floor(state.moves / SHOTS_TO_HURRY))
      }
      const next = [state.next[1]!, drawRank(cells, random)]
      over ||= openColumns(cells, field).length === 0
      return { state: { ...state, cells, next, score, moves: state.moves + 1, left, over }, events }
    },
    legal: (state) => (state.over ? [] : openColumns(state.cells, field).map((column) => [column])),
  }
}

export function lowestFree(
  cells: readonly number[],
  { columns, rows }: Field,
  column: number,
): number | undefined {
  for (let row = rows - 1; row >= 0; row--) {
    const cell = row * columns + column
    if (cells[cell] !== 0) continue
    // A tile flies past nothing: above a free cell all are free.
    return cell
  }
  return undefined
}

export const openColumns = (cells: readonly number[], field: Field) =>
  Array.from({ length: field.columns }, (_, column) => column).filter(
    (column) => lowestFree(cells, field, column) !== undefined,
  )

/** Ranks of chance: with a larger top tile larger ones come, but never close to it. */
export function drawRank(cells: readonly number[], random: Random): number {
  const top = Math.max(3, ...cells)
  return 1 + pickIndex(Math.min(6, Math.max(3, top - 3)), random)
}

function fillRow(cells: number[], { columns }: Field, row: number, random: Random) {
  for (let column = 0; column < columns; column++) {
    const beside = column > 0 ? cells[row * columns + column - 1] : 0
    let rank = drawRank(cells, random)
    if (rank === beside) rank = (rank % 4) + 1
    cells[row * columns + column] = rank
  }
}

interface Push {
  readonly random: Random
  readonly events: SimEvent[]
}

/** A new row comes in at the floor and lifts all others. */
function pushRow(cells: number[], field: Field, { random, events }: Push) {
  const { columns, rows } = field
  const lost = cells.slice(0, columns).some((rank) => rank !== 0)
  events.push(WAVE, { kind: 'push' })
  for (let cell = columns; cell < cells.length; cell++) {
    const rank = cells[cell]!
    cells[cell - columns] = rank
    if (rank !== 0) events.push(moved(cell, cell - columns, rank))
  }
  fillRow(cells, field, rows - 1, random)
  const active = Array.from({ length: columns }, (_, column) => (rows - 1) * columns + column)
  for (const cell of active) events.push(appeared(cell, cells[cell]!))
  return { lost, active }
}

function besides({ columns, rows }: Field, cell: number): readonly number[] {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  return [
    ...(row < rows - 1 ? [cell + columns] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(row > 0 ? [cell - columns] : []),
  ]
}

/** Merges and falls until nothing changes; returns the points. */
export function settle(cells: number[], field: Field, first: readonly number[], events: SimEvent[]): number {
  let active = [...first]
  let points = 0
  for (let wave = 1; active.length > 0; wave++) {
    const cell = active.find(
      (one) => cells[one]! > 0 && besides(field, one).some((next) => cells[next] === cells[one]),
    )
    if (cell === undefined) return points
    const rank = cells[cell]!
    const kin = besides(field, cell).filter((next) => cells[next] === rank)
    events.push(WAVE)
    for (const next of kin) {
      events.push(moved(next, cell, rank))
      cells[next] = 0
    }
    cells[cell] = rank + kin.length
    points += 2 ** cells[cell]! * wave
    events.push(merged(cell, cells[cell]!))
    active = [...active.filter((one) => one !== cell), cell]
    const fallen = fall(cells, field, events)
    active = [...active.map((one) => fallen.get(one) ?? one), ...fallen.values()]
  }
  return points
}

/** Drops all tiles; returns where each came from and went to. */
export function fall(cells: number[], { columns, rows }: Field, events: SimEvent[]): Map<number, number> {
  const fallen = new Map<number, number>()
  for (let column = 0; column < columns; column++) {
    let floor = rows - 1
    for (let row = rows - 1; row >= 0; row--) {
      const from = row * columns + column
      const rank = cells[from]!
      if (rank === 0) continue
      const to = floor * columns + column
      floor--
      if (to === from) continue
      cells[to] = rank
      cells[from] = 0
      fallen.set(from, to)
    }
  }
  if (fallen.size > 0) events.push(WAVE)
  for (const [from, to] of fallen) events.push(moved(from, to, cells[to]!), appeared(to, cells[to]!))
  return fallen
}
