import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { BoardMotion } from './board-motion.ts'
import type { Grid } from './grid.ts'
import { modelOf } from './model.ts'
import { cellsToGo, isFlawless, type State } from './state.ts'

/** Where and with what to respond to an event. */
export interface Scene {
  readonly context: Pick<GameContext, 'host' | 'text' | 'number'>
  /** The board after the input. */
  readonly state: State
  /** Points won by the input. */
  readonly gain: number
  readonly grid: Grid
  readonly motion: BoardMotion
  readonly effects: Effects
}

const GAIN_COLOR = '#ffe08a'
/** Most mistakes and hints for two stars. */
const FEW_SLIPS = 3

/** Plays sound, animation and announcement of one event. */
export function react({ kind, x = 0, amount = 0 }: SimEvent, scene: Scene) {
  const { context, state, motion, grid } = scene
  const { host, text } = context
  switch (kind) {
    case 'right':
    case 'hint':
    case 'written':
      return land(scene, x, amount)
    case 'wrong':
      host.sound('bad')
      host.vibrate()
      motion.shake(x, grid.cell * 0.13)
      return host.announce(text('say.wrong', { digit: amount, mistakes: state.mistakes }))
    case 'note':
      host.sound('tap', amount)
      return host.announce(text('say.note', { digit: amount }))
    case 'erase':
      return host.sound('flip', -4)
    case 'unit':
      return cellsToGo(state) > 0 ? cheerUnit(scene, x) : undefined
    case 'solved':
      return cheerSolved(scene)
  }
}

function land({ context, state, gain, grid, motion, effects }: Scene, cell: number, value: number) {
  const { host, text, number } = context
  host.sound(value === 0 ? 'tap' : 'place', value)
  motion.pop(cell)
  const { x, y, width } = grid.boxOf(cell)
  if (gain > 0) effects.rise(`+${number(gain)}`, { x: x + width / 2, y: y - 2 }, GAIN_COLOR)
  if (!state.isBlind) host.announce(text('say.right', { digit: value, left: cellsToGo(state) }))
}

function cheerUnit({ context: { host }, state, motion }: Scene, index: number) {
  const { cells } = modelOf(state.puzzle).constraints[index]!
  host.sound('score')
  host.happy(0.3)
  motion.wave(cells, (cell) => cells.indexOf(cell) * 0.045)
}

/** A new board appears from its first corner. */
export function dealWave(motion: BoardMotion, { puzzle: { columns, rows }, cells }: State) {
  motion.wave(cells.keys(), (cell) => ((Math.floor(cell / columns) + (cell % columns)) * 0.25) / rows)
}

/** Every row jumps in turn. */
function cheerSolved({ context: { host, text }, state, grid, motion, effects }: Scene) {
  const { columns, rows } = state.puzzle
  host.sound('win')
  host.happy(1)
  host.announce(text('say.solved'))
  const place = (cell: number) => Math.floor(cell / columns) * 1.6 + (cell % columns) * 0.5
  motion.wave(state.cells.keys(), (cell) => 0.12 + (place(cell) * 0.5) / rows)
  const { x, y, width, height } = grid.plate
  for (const part of [0.2, 0.5, 0.8])
    effects.burst({ x: x + width * part, y: y + height * 0.4 }, { count: 26, speed: 300, life: 1.2 })
}

export function starsOf(state: State): 1 | 2 | 3 {
  if (isFlawless(state)) return 3
  return state.mistakes + state.hinted.length <= FEW_SLIPS ? 2 : 1
}
