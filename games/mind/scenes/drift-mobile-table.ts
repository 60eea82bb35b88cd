import type { Point, StageSize } from '#kit/game/stage.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { MobileState } from '../rules/drift-mobile.ts'
import type { Hint, Tools } from './mind-scene.ts'
import { hang, type Hanging, type Laid } from './mobile-shape.ts'

/** Spots: hooks first, then the places of the tray. */
export const TRAY_FROM = 10

/** The hanging mobile, and the held weight. */
export interface Table {
  readonly tools: Tools<MobileState>
  readonly host: GameHost
  readonly number: GameContext['number']
  readonly reducedMotion: boolean
  readonly hints: Hint
  room: StageSize
  laid: Laid
  unit: number
  drop: number
  top: Point
  leans: readonly number[]
  picked: number | undefined
  dragged: Point | undefined
  cursor: number | undefined
  glow: number
  swing: number
}

export const hanging = (table: Table): Hanging =>
  hang(table.laid, table.top, table.unit, table.drop, table.leans)

export const trayY = (table: Table) => table.room.height - Math.max(34, table.unit * 0.62)

export function trayAt(table: Table, weight: number): Point {
  const count = table.tools.state().weights.length
  const gap = Math.min(table.unit * 1.2, (table.room.width - 30) / count)
  return { x: table.room.width / 2 + (weight - (count - 1) / 2) * gap, y: trayY(table) }
}

export function spots(table: Table) {
  const { hooks } = hanging(table)
  const count = table.tools.state().weights.length
  return [
    ...Array.from({ length: TRAY_FROM }, (_, hook) =>
      hooks[hook] ? { x: hooks[hook].x, y: hooks[hook].y + table.unit * 0.4 } : { x: -999, y: -999 },
    ),
    ...Array.from({ length: count }, (_, weight) => trayAt(table, weight)),
  ]
}
