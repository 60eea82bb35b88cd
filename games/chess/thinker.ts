import { answerTo, type Question } from './question.ts'

/** Searches beside the page, so that the picture never waits for it. */
export interface Thinker {
  /** One question at a time: a new one drops the old. */
  ask(question: Question, answer: (move: string) => void): void
  cancel(): void
  destroy(): void
}

interface Waiting {
  readonly question: Question
  readonly answer: (move: string) => void
}

/** Lets the picture stand before a browser without workers is busy with a search. */
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
    // A worker that is still searching would answer the wrong question.
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
