import type { Arrival, Ground } from './arriving.ts'
import type { BubbleDefinition } from './definitions.ts'
import { fly } from './flight.ts'
import { flood, placeOf } from './hex-field.ts'
import { COLUMNS, FIELD, neighboursOf, restingCell, ROWS } from './lattice.ts'
import type { Grade } from './layouts.ts'
import type { PackedLevel } from './levels.ts'
import { gustAt, pushOf, type Rig } from './rigs.ts'
import { type Aim, HUB, kindOf, type Place, ROW, type State } from './state.ts'

export interface Rigged {
  readonly definition: BubbleDefinition
  readonly level: number
  readonly packed: PackedLevel
  readonly rig: Rig
  readonly isEndless: boolean
  readonly grade: Grade
}

function isHold(table: Rigged, cells: readonly number[], cell: number) {
  return table.rig.holds === 'hubs' ? kindOf(cells[cell]!) === HUB && cells[cell] !== 0 : cell < COLUMNS
}

function held(table: Rigged, lean: number) {
  return (cells: readonly number[]) => {
    const safe = new Set<number>()
    for (const [at, cell] of cells.entries())
      if (cell !== 0 && isHold(table, cells, at) && !safe.has(at))
        for (const one of flood(at, neighboursOf(lean), (next) => cells[next] !== 0)) safe.add(one)
    return safe
  }
}

export function groundOf(table: Rigged, lean: number): Ground {
  return {
    rig: table.rig,
    neighbours: neighboursOf(lean),
    held: held(table, lean),
    colors: table.grade.colors,
    seed: table.packed.seed,
  }
}

function hitAt(table: Rigged, { cells, lean }: State, passes: (cell: number) => boolean) {
  return (x: number, y: number): number | undefined => {
    if (y <= 0.5) return table.rig.holds === 'hubs' ? undefined : -1
    const row = Math.round((y - 0.5) / ROW)
    for (let r = Math.max(0, row - 1); r <= row + 1 && r < FIELD.rows; r++)
      for (let c = Math.max(0, Math.floor(x) - 1); c <= Math.floor(x) + 1 && c < COLUMNS; c++) {
        const at = r * COLUMNS + c
        if (cells[at] === 0) continue
        const place = placeOf(FIELD, at, lean)
        if ((place.x - x) ** 2 + (place.y - y) ** 2 < TOUCH && !passes(at)) return at
      }
    return undefined
  }
}

/** The way of a shot, where it comes to rest, what it hit and what it went through. */
export function flight(table: Rigged, state: State, aim: Aim) {
  const { cells, lean, queue } = state
  const pierced = new Set<number>()
  const passes = (at: number) => {
    if (table.rig.arrives !== 'pierces' || kindOf(cells[at]!) !== queue[0]) return false
    pierced.add(at)
    return true
  }
  const landing = fly(
    LAUNCHER,
    aim / 2,
    {
      width: COLUMNS,
      height: HEIGHT,
      bouncesAbove: table.rig.holds === 'hubs',
      wind: pushOf(gust(table, state)),
    },
    hitAt(table, state, passes),
  )
  const isLost = landing.hit < 0 && landing.at.y > 0.6
  const cell = isLost ? -1 : restingCell(cells, lean, landing.at, table.rig.holds === 'ceiling')
  const turns = table.rig.turnsColor ? landing.bounces : 0
  const kindThen = (queue[0]! + turns) % (table.rig.turnsColor ? table.grade.colors : 16)
  const last = cell < 0 ? [] : [placeOf(FIELD, cell, lean)]
  const arrival: Arrival = {
    cell,
    hit: landing.hit,
    kind: kindThen,
    pierced: [...pierced],
    touchedWall: landing.bounces > 0,
  }
  return { arrival, points: [...landing.points, ...last] }
}

export const HEIGHT = ROWS * ROW + 3
export const LAUNCHER: Place = { x: COLUMNS / 2, y: HEIGHT - 0.9 }
export const TOUCH = 0.86 * 0.86

export function gust(table: Rigged, { shots }: State) {
  return table.rig.isWindy ? gustAt(shots, table.level) : 0
}
