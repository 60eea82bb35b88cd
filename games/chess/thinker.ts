import { answerTo, type Question } from './question.ts'

/** Searches in a worker, so that the picture never waits. */
export interface Thinker {
  /** One question at a time: a new one replaces the old. */
  ask(question: Question, answer: (move: string) => void): void
  cancel(): void
  destroy(): void
}

interface Waiting {
  readonly question: Question
  readonly answer: (move: string) => void
}

/** Milliseconds for a frame to be drawn before a browser without workers blocks on a search. */
const WITHOUT_WORKER_DELAY = 60

export function thinker(): Thinker {
  let worker: Worker | undefined
  let waiting: Waiting | undefined
  let timer = 0

  function settle(move: string | undefined) {
    const asked = waiting
    waiting = undefined
    if (move !== undefined) asked?.answer(move)
  }

  function dismiss() {
    worker?.terminate()
    worker = undefined
  }

  function hire(): Worker {
    const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    hired.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => settle(data))
    hired.addEventListener('error', () => {
      dismiss()
      thinkHere()
    })
    return hired
  }

  function thinkHere() {
    timer = window.setTimeout(() => {
      if (waiting) settle(answerTo(waiting.question))
    }, WITHOUT_WORKER_DELAY)
  }

  function cancel() {
    clearTimeout(timer)
    // A worker still searching would answer the old question.
    if (waiting) dismiss()
    waiting = undefined
  }

  return {
    ask(question, answer) {
      cancel()
      waiting = { question, answer }
      if (typeof Worker === 'undefined') return thinkHere()
      worker ??= hire()
      worker.postMessage(question)
    },
    cancel,
    destroy() {
      cancel()
      dismiss()
    },
  }
}
