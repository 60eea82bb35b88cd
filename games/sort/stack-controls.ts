import type { Point } from '#kit/game/stage.ts'
import { slotAt, type Shelf } from './stack-layout.ts'
import { amountOf, isDone, type StackRules, type StackState } from './stack-rules.ts'
import type { Move } from './move.ts'

export interface Controls {
  readonly chosen: number | undefined
  /** The stack the keys stand on; nothing while the player uses a finger. */
  readonly cursor: number | undefined
  tap(at: Point): void
  key(key: string): boolean
  letGo(): void
}

interface Wiring {
  readonly rules: StackRules
  shelf(): Shelf
  state(): StackState
  send(move: Move): void
  /** A stack was taken up, put back, or would not do. */
  felt(index: number, how: 'up' | 'back' | 'no'): void
}

/** Choosing a stack and then another, by finger or by keys. */
export function stackControls({ rules, shelf, state, send, felt }: Wiring): Controls {
  let chosen: number | undefined
  let cursor: number | undefined

  function press(index: number) {
    const from = chosen
    if (from === index) {
      chosen = undefined
      return felt(index, 'back')
    }
    if (from !== undefined && amountOf(rules, state(), [from, index]) > 0) {
      chosen = undefined
      return send([from, index])
    }
    const isLocked = rules.onto === 'match' && isDone(state(), index)
    if (state().stacks[index]!.length === 0 || isLocked) return felt(index, 'no')
    chosen = index
    felt(index, 'up')
  }

  return {
    get chosen() {
      return chosen
    },
    get cursor() {
      return cursor
    },
    tap(at) {
      cursor = undefined
      const index = slotAt(shelf(), at)
      if (index !== undefined) press(index)
      else if (chosen !== undefined) {
        felt(chosen, 'back')
        chosen = undefined
      }
    },
    key(key) {
      const { perRow } = shelf()
      const count = state().stacks.length
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[key]
      if (step !== undefined) {
        const next = cursor === undefined ? 0 : cursor + step
        if (next >= 0 && next < count) cursor = next
        return true
      }
      if (key !== 'Enter' && key !== ' ') return false
      cursor ??= 0
      press(cursor)
      return true
    },
    letGo() {
      chosen = undefined
    },
  }
}
