import type { Db } from '#kit/db/db.ts'
import { repeat } from '#kit/jobs/repeat.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import { armOf, isRunning, type ArmOf, type Experiment, type Surface } from '../rules/experiment.ts'
import { insertExposures, listExperiments, type Exposure } from './experiment-store.ts'

const WRITE_EVERY = seconds(5)
/** Dropping an entry only costs a repeated write, which changes nothing. */
const MOST_KNOWN = 200_000

export interface Experiments {
  /** Whether an experiment runs on this surface. */
  isTried(surface: Surface, now: Instant): boolean
  /** The arm to show an account, recorded as an exposure; undefined where no experiment runs. */
  show<Where extends Surface>(surface: Where, accountId: number, now: Instant): ArmOf<Where> | undefined
  /** Reloads running experiments: at start, and after each change by an operator. */
  read(db: Db): Promise<void>
  flush(): Promise<void>
  close(): Promise<void>
}

/** Assigns accounts to arms of running experiments; without an experiment nothing is read or stored. */
export function openExperiments(db: Db, log: Pick<CallLog, 'warn'>): Experiments {
  let known: readonly Experiment[] = []
  const noted = new Set<string>()
  let waiting: Exposure[] = []
  const runningOn = (surface: Surface, now: Instant) =>
    known.find((one) => one.surface === surface && isRunning(one, now))

  async function flush(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      await insertExposures(db, batch)
    } catch (error) {
      waiting = [...batch.slice(-MOST_KNOWN), ...waiting]
      throw error
    }
  }
  const writer = repeat({
    log,
    every: WRITE_EVERY,
    trouble: 'Who has seen an experiment cannot be written down',
    work: async () => waiting.length > 0 && flush(),
  })

  return {
    isTried: (surface, now) => runningOn(surface, now) !== undefined,

    show(surface, accountId, now) {
      const running = runningOn(surface, now)
      if (!running) return undefined
      const arm = armOf({ ...running, surface }, accountId)
      const key = `${running.key} ${accountId}`
      if (noted.size >= MOST_KNOWN) noted.clear()
      if (!noted.has(key)) waiting.push({ experiment: running.key, accountId, arm, seenAt: now })
      noted.add(key)
      return arm
    },

    async read(from) {
      known = await listExperiments(from)
    },

    flush,
    async close() {
      await writer.soon()
      await writer.close()
    },
  }
}
