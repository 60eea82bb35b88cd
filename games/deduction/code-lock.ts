import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Controls } from '#kit/game/table-top/targets.ts'
import { buttonOf, keyOf, logOf, type Slot, slotOf } from './code-room.ts'
import type { CodeState } from './code-rules.ts'
import type { SceneBase, Tools } from './scene-base.ts'

export interface Lock {
  readonly tools: Tools<CodeState, string>
  readonly isAssisted: () => boolean
  readonly host: GameHost
  readonly kind: 'shells' | 'stones'
  readonly base: SceneBase
  readonly palette: SceneBase['palette']
  readonly text: GameContext['text']
  readonly isRtl: boolean
  draft: string[]
  cursor: number
  fresh: number
  possible: { readonly rows: number; readonly count: number }
  low: boolean
  readonly controls: Controls
}

export function state(lock: Lock) {
  return lock.tools.state()
}

export function shape(lock: Lock) {
  return state(lock).shape
}

export function code(lock: Lock) {
  return lock.draft.join('')
}

export function isFull(lock: Lock) {
  return lock.draft.every((symbol) => symbol !== EMPTY)
}

export function clear(lock: Lock) {
  lock.draft = Array<string>(shape(lock).length).fill(EMPTY)
  lock.cursor = 0
}

export function rows(lock: Lock) {
  return logOf(lock.base.room.chart, shape(lock).tries)
}

export function slot(lock: Lock, row: number, index: number) {
  return slotOf(rows(lock)[row]!, shape(lock).length, index)
}

export function keyBox(lock: Lock, symbol: number) {
  return keyOf(lock.base.room.side, shape(lock).symbols, symbol, lock.low)
}

export function buttonBox(lock: Lock) {
  return buttonOf(lock.base.room.side, shape(lock).symbols, lock.low)
}

export function around({ x, y, radius }: Slot): Box {
  return {
    x: x - radius - 3,
    y: y - radius - 3,
    width: 2 * radius + 6,
    height: 2 * radius + 6,
  }
}

/** A finger may miss a slot upwards and downwards, where its row is taller than it. */
export function fingerRoom(lock: Lock, row: number, index: number): Box {
  const { y, height } = rows(lock)[row]!
  const { x, width } = around(slot(lock, row, index))
  return { x, y, width, height }
}

export const EMPTY = ''
