import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import { ease } from '#kit/game/effects.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { Coach } from '#kit/game/coach.ts'
import { MOTION_SECONDS, type Grid, type Motion } from './board-scene.ts'
import type { Direction, Slide } from './board.ts'
import type { Twenty48Definition } from './definitions.ts'
import type { LateBook } from './late-book.ts'
import { largest, type State } from './rules.ts'

export type Context = GameContext<Twenty48Definition, Direction>

/** The board of one player, and what moves on it just now. */
export interface Table {
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: Twenty48Definition
  run: Run<Direction>
  grid: Grid
  motion: Motion | undefined
  nudge: Point
  arrow: { direction: Direction; k: number } | undefined
  dimmed: number
  swiped: boolean
  started: boolean
  readonly book: LateBook
  readonly guide: Coach
  readonly stage: Stage
}

export const board = (table: Table) => (table.run.sim as TurnSim<State, Direction>).state

export function play(table: Table, next: Slide, spawned: number) {
  const current: Motion = { slide: next, spawned, age: 0 }
  table.motion = current
  table.stage.effects.tween(MOTION_SECONDS, (k) => (current.age = k * MOTION_SECONDS), {
    ease: ease.linear,
    done() {
      if (table.motion === current) table.motion = undefined
    },
  })
  table.stage.invalidate()
}

export function showHud(table: Table) {
  const { host, text, number } = table
  const tile = number(2 ** largest(board(table).cells))
  host.hud([{ id: 'tile', label: text('hud.tile'), value: tile }])
  host.canHint(table.run.sim.status === 'playing')
}
