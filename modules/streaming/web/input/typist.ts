import type { InputMessage } from '../../model.ts'
import { lengthOfTyping, piecesOf } from '../../rules/typed-text.ts'
import type { Held } from './held.ts'

const SOURCE = 'typist'
/** Long enough for a game that looks once a frame. */
const TAP_MS = 60
const BETWEEN_MS = 20

/** Queues text and keys for the game, at the host's typing rate. */
export interface Typist {
  type(text: string): void
  tap(code: string): void
  /** Drops the queue and releases everything. */
  close(): void
}

interface Step {
  readonly act: () => void
  readonly lasts: number
}

export function openTypist(held: Held, send: (input: InputMessage) => void): Typist {
  const steps: Step[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function go() {
    const step = steps.shift()
    timer = step && setTimeout(go, step.lasts)
    step?.act()
  }
  const add = (...more: Step[]) => {
    steps.push(...more)
    if (timer === undefined) go()
  }
  return {
    type(text) {
      for (const piece of piecesOf(text))
        add({ act: () => send({ type: 'text', text: piece }), lasts: lengthOfTyping(piece) })
    },
    tap(code) {
      add(
        { act: () => held.press(SOURCE, code), lasts: TAP_MS },
        { act: () => held.lift(SOURCE, code), lasts: BETWEEN_MS },
      )
    },
    close() {
      clearTimeout(timer)
      timer = undefined
      steps.length = 0
      held.drop(SOURCE)
    },
  }
}
