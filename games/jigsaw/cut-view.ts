import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { CutLayout } from './cut-layout.ts'
import type { CutState } from './cut-rules.ts'
import type { CutTable } from './cut-table.ts'
import type { JigsawDefinition } from './definitions.ts'

/** Tray and board as drawn, and the held pieces. */
export interface CutView {
  readonly tools: SceneTools<JigsawDefinition, CutState, number>
  readonly host: GameHost
  readonly text: GameContext['text']
  room: StageSize
  look: CutLayout
  readonly table: CutTable
  drag: { readonly piece: number; at: Point } | undefined
  press: { readonly piece: number | undefined; readonly scroll: number; isScroll: boolean } | undefined
  cursor: number | undefined
  carried: { readonly piece: number; x: number; y: number } | undefined
  scroll: number
  isBorderOnly: boolean
  isPreview: boolean
  pointing: number | undefined
  settling: { readonly piece: number; readonly from: Point; k: number } | undefined
  glow: number
  motion: number
}

function isBorder(view: CutView, piece: number) {
  const { columns, rows } = view.tools.state()
  const [column, row] = [piece % columns, Math.floor(piece / columns)]
  return column === 0 || row === 0 || column === columns - 1 || row === rows - 1
}

export function waiting(view: CutView) {
  const { order, isHome, loose } = view.tools.state()
  const all = order.filter((piece) => !isHome[piece] && !(String(piece) in loose))
  const border = view.isBorderOnly ? all.filter((piece) => isBorder(view, piece)) : all
  return border.length > 0 ? border : all
}

export const looseAt = (view: CutView, place: number) =>
  view.table.onBoard(Math.floor(place / 256), place % 256)

export function trayAt(view: CutView, index: number): Point {
  const { x, y } = view.look.place(index)
  return { x: x - view.scroll, y }
}
