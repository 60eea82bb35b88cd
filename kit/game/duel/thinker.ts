import type { Question } from './mind.ts'
import type { MoveName } from './rules.ts'

/** Searches in a worker, so that rendering and input never wait. */
export interface Thinker<Position, Move> {
  /** One question at a time: a new one cancels the old. */
  ask(question: Question<Position>, answered: (move: Move) => void): void
  cancel(): void
  destroy(): void
}

interface Hire<Position, Move> {
  /** A worker that answers each question it is sent with a move. */
  worker(): Worker
  /** The same search on the page, for browsers without workers. */
  here(question: Question<Position>): Move
}

/** Milliseconds for a frame to be drawn before a browser without workers blocks on a search. */
const WITHOUT_WORKER_DELAY = 60

export function thinker<Position, Move extends MoveName>(
  hire: Hire<Position, Move>,
): Thinker<Position, Move> {
  let worker: Worker | undefined
  let waiting: { question: Question<Position>; answered: (move: Move) => void } | undefined
  let timer = 0

  function settle(move: Move) {
    const asked = waiting
    waiting = undefined
    asked?.answered(move)
  }

  function dismiss() {
    worker?.terminate()
    worker = undefined
  }

  function thinkHere() {
    timer = window.setTimeout(() => waiting && settle(hire.here(waiting.question)), WITHOUT_WORKER_DELAY)
  }

  function employ(): Worker {
    const hired = hire.worker()
    hired.addEventListener('message', ({ data }: MessageEvent<Move>) => settle(data))
    hired.addEventListener('error', () => {
      dismiss()
      thinkHere()
    })
    return hired
  }

  function cancel() {
    clearTimeout(timer)
    // A worker still searching would answer the wrong question.
    if (waiting) dismiss()
    waiting = undefined
  }

  return {
    ask(question, answered) {
      cancel()
      waiting = { question, answered }
      if (typeof Worker === 'undefined') return thinkHere()
      worker ??= employ()
      worker.postMessage(question)
    },
    cancel,
    destroy() {
      cancel()
      dismiss()
    },
  }
}
