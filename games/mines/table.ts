import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Coach } from '#kit/game/coach.ts'
import type { Advice } from './insight.ts'
import { layOut, type Layout, type Tool } from './layout.ts'
import { boardIn, type Input, type State } from './rules.ts'
import { levelOfOption, type MinesContext } from './portal-texts.ts'
import type { Shore } from './palette.ts'
import type { BoardMotion } from './board-motion.ts'
import type { BoardLook } from './board-look.ts'

/** A player's board with what they hold, press and point at. */
export interface Table {
  readonly context: MinesContext
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly shore: Shore
  readonly leave: AbortController
  run: Run<Input>
  layout: Layout
  room: StageSize
  tool: Tool
  pressed: number | undefined
  hovered: number | undefined
  cursor: number | undefined
  advice: Advice | undefined
  hold: { timer: ReturnType<typeof setTimeout>; k: number } | undefined
  button: number
  started: boolean
  readonly motion: BoardMotion
  readonly look: BoardLook
  readonly guide: Coach
  readonly stage: Stage
}

export const levelOfOptions = ({ context }: Table) => levelOfOption(context.remembered('size'))

export const state = (table: Table) => (table.run.sim as TurnSim<State, Input>).state

export const isPlaying = (table: Table) => table.run.sim.status === 'playing'

export function place(table: Table, size: StageSize) {
  table.room = size
  table.layout = layOut(boardIn(state(table)), size, table.context.direction === 'rtl')
  table.look.place(table.layout, size)
}

export function letGo(table: Table) {
  if (table.hold) clearTimeout(table.hold.timer)
  table.hold = undefined
}
