import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { mostInputs, type Replayed, type ReplayWish, type ScoredGame } from '#modules/scores/server/index.ts'
import { fairQueue } from './fair-queue.ts'
import type { ReplayDone, ReplayJob } from './score-worker.ts'

export interface ScoreChecker {
  /** Replays a packed run outside the thread that answers calls. */
  replay(game: Pick<ScoredGame, 'family' | 'slug'>, wish: ReplayWish): Promise<Replayed>
  close(): Promise<void>
}

export interface CheckerOptions {
  /** Milliseconds allowed for one run. */
  readonly limitMs?: number
  readonly threads?: number
}

interface Waiting extends Omit<ReplayJob, 'job' | 'worthwhile'> {
  readonly accountId: number
  readonly network: string
  answer(outcome: Replayed): void
}

type RunCost = Pick<ReplayDone, 'inputs' | 'milliseconds'>

interface Thread {
  worker: Worker | undefined
  current:
    | {
        readonly job: number
        readonly waiting: Waiting
        readonly timer: NodeJS.Timeout
        readonly since: number
      }
    | undefined
}

/** A ten-minute real-time run takes a tenth of this. */
const LONGEST_REPLAY_MS = 4000
const MEMORY_MB = 192
/** One is enough for thousands of players; more of them keep an honest run from waiting behind a slow one. */
const MOST_THREADS = 3
const LIMITS = {
  mostOfAccount: 4,
  mostOfNetwork: 16,
  mostInAll: 256,
  budget: LONGEST_REPLAY_MS * 2,
  refill: 100,
}
/** Minimum length of a run from which the cost per input is learned; until then any length is tried. */
const TELLING_INPUTS = 200
const LEARNING = 0.2

/** Updates the cost per input of a family from its last runs. */
function learn(costs: Map<string, number>, family: string, { inputs, milliseconds }: RunCost) {
  if (inputs < TELLING_INPUTS) return
  const cost = milliseconds / inputs
  const known = costs.get(family)
  costs.set(family, known === undefined ? cost : known + (cost - known) * LEARNING)
}

/** Each thread replays one run at a time; a run that takes too long costs the thread, never the server. */
export function openScoreChecker({
  limitMs = LONGEST_REPLAY_MS,
  threads: count = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
}: CheckerOptions = {}): ScoreChecker {
  const queue = fairQueue<Waiting>(LIMITS, () => performance.now())
  const threads: Thread[] = Array.from({ length: count }, () => ({ worker: undefined, current: undefined }))
  const costs = new Map<string, number>()
  let jobs = 0

  function settle(thread: Thread, outcome: Replayed) {
    const { current } = thread
    if (!current) return
    clearTimeout(current.timer)
    thread.current = undefined
    queue.charge(current.waiting, performance.now() - current.since)
    current.waiting.answer(outcome)
    next()
  }

  function giveUp(thread: Thread) {
    void thread.worker?.terminate()
    thread.worker = undefined
    settle(thread, { kind: 'broken' })
  }

  function hire(thread: Thread): Worker {
    const hired = new Worker(new URL('./score-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    hired.unref()
    hired.on('message', ({ job, outcome, ...cost }: ReplayDone) => {
      const { current } = thread
      if (job !== current?.job) return
      learn(costs, current.waiting.family, cost)
      settle(thread, outcome)
    })
    // Out of memory, or a crash of the thread: the current run fails, the next gets a new thread.
    hired.on('error', () => hired === thread.worker && giveUp(thread))
    return hired
  }

  function next() {
    const thread = threads.find(({ current }) => !current)
    if (!thread) return
    const waiting = queue.shift()
    if (!waiting) return
    thread.worker ??= hire(thread)
    const timer = setTimeout(() => giveUp(thread), limitMs)
    thread.current = { job: ++jobs, waiting, timer, since: performance.now() }
    const { family, slug, packed, mostTicks, mostMoves } = waiting
    const cost = costs.get(family)
    const worthwhile = cost ? Math.ceil(limitMs / cost) : Number.MAX_SAFE_INTEGER
    thread.worker.postMessage({
      job: jobs,
      family,
      slug,
      packed,
      mostTicks,
      mostMoves,
      worthwhile,
    } satisfies ReplayJob)
  }

  return {
    replay({ family, slug }, { packed, accountId, network, begunAt, now }) {
      return new Promise((answer) => {
        const most = (isRealtime: boolean) => mostInputs(begunAt, now, isRealtime)
        const work = { family, slug, packed, mostTicks: most(true), mostMoves: most(false) }
        if (!queue.push({ ...work, accountId, network, answer })) return answer({ kind: 'busy' })
        next()
      })
    },
    async close() {
      for (const waiting of queue.clear()) waiting.answer({ kind: 'busy' })
      for (const thread of threads) {
        settle(thread, { kind: 'busy' })
        await thread.worker?.terminate()
        thread.worker = undefined
      }
    },
  }
}
