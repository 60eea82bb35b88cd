import { Worker } from 'node:worker_threads'
import type { Replayed, ScoredGame } from '#modules/scores/server/index.ts'
import type { ReplayJob } from './score-worker.ts'

export interface ScoreChecker {
  /** Plays a packed replay again, away from the thread that answers calls. */
  replay(game: Pick<ScoredGame, 'family' | 'slug'>, packed: string): Promise<Replayed>
  close(): Promise<void>
}

interface Waiting extends Omit<ReplayJob, 'job'> {
  answer(outcome: Replayed): void
}

/** A run of ten minutes in real time takes a tenth of this. */
const LONGEST_REPLAY_MS = 4000
const LONGEST_QUEUE = 64
const MEMORY_MB = 192

/** One thread plays one run at a time; a run that takes too long costs the thread, never the server. */
export function openScoreChecker(limitMs = LONGEST_REPLAY_MS): ScoreChecker {
  const queue: Waiting[] = []
  let worker: Worker | undefined
  let current: { readonly job: number; readonly waiting: Waiting; readonly timer: NodeJS.Timeout } | undefined
  let jobs = 0

  function settle(outcome: Replayed) {
    if (!current) return
    clearTimeout(current.timer)
    const { waiting } = current
    current = undefined
    waiting.answer(outcome)
    next()
  }

  function giveUp() {
    void worker?.terminate()
    worker = undefined
    settle({ kind: 'broken' })
  }

  function hire(): Worker {
    const hired = new Worker(new URL('./score-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    hired.unref()
    hired.on('message', ({ job, outcome }: { job: number; outcome: Replayed }) => {
      if (job === current?.job) settle(outcome)
    })
    // Out of memory, or a fault in the thread itself: the run that was on is broken, the next gets a new thread.
    hired.on('error', () => hired === worker && giveUp())
    return hired
  }

  function next() {
    const waiting = queue.shift()
    if (!waiting || current) return
    worker ??= hire()
    current = { job: ++jobs, waiting, timer: setTimeout(giveUp, limitMs) }
    const { family, slug, packed } = waiting
    worker.postMessage({ job: jobs, family, slug, packed } satisfies ReplayJob)
  }

  return {
    replay({ family, slug }, packed) {
      if (queue.length >= LONGEST_QUEUE) return Promise.resolve({ kind: 'busy' })
      return new Promise((answer) => {
        queue.push({ family, slug, packed, answer })
        if (!current) next()
      })
    },
    async close() {
      for (const waiting of queue.splice(0)) waiting.answer({ kind: 'busy' })
      if (current) settle({ kind: 'busy' })
      await worker?.terminate()
      worker = undefined
    },
  }
}
