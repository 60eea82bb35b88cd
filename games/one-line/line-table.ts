import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { GameHost } from '#kit/game/contract.ts'
import { middleOf, type Frame } from './board-look.ts'
import type { OneLineDefinition } from './definitions.ts'
import { boardIn, type LineState } from './rules.ts'
import { nextPlaces } from './steps.ts'
import type { Tint } from './palette.ts'

/** The line on its board with its animation. */
export interface Table {
  readonly tools: SceneTools<OneLineDefinition, LineState, number>
  readonly host: GameHost
  readonly rule: OneLineDefinition['rule']
  readonly tint: Tint
  readonly picks: boolean
  readonly hops: boolean
  readonly slips: boolean
  frame: Frame
  /** Head while moving; the line behind it ends one place earlier, or at the last place when going back. */
  moving: { at: Point; readonly isBack: boolean } | undefined
  looks: readonly [number, number]
  sad: number
  glow: number
  picked: number | undefined
  pointing: { readonly place: number; k: number } | undefined
  swipeFrom: Point | undefined
  lastAt: Point | undefined
}

export const board = ({ tools }: Table) => boardIn(tools.state())

export const middle = (table: Table, place: number) => middleOf(table.frame, board(table), place)

export const ways = (table: Table) => nextPlaces(board(table), table.tools.state().path)
