import { sql } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import { isConnectionTrouble } from '#kit/db/trouble.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { seconds } from '#kit/time/time.ts'
import type { FlagName, OwnRedirect } from '../model.ts'
import { readFlags, USUAL_FLAGS, type FlagStates } from './flags.ts'
import { listRedirects } from './redirects.ts'

/** How long an operator's change may take to be noticed by a running server. */
const LOOK_EVERY = seconds(2)

export interface PollParts {
  readonly db: Db
  readonly log: Pick<CallLog, 'error'>
}

/** What the operator has set, as this process knows it. */
export interface OperatorPoll {
  /** Grows with every change that this process has noticed. */
  edition(): number
  flags(): FlagStates
  isOn(name: FlagName): boolean
  redirects(): readonly OwnRedirect[]
  /** Is called at every look that finds something new; the first one always does. */
  onChange(hear: (db: Db) => Promise<void>): void
  /** Looks at once: before the first call is served, and in tests. */
  look(): Promise<void>
  close(): Promise<void>
}

/** Looks every two seconds whether an operator has changed something, which costs one look at an index. */
export function pollOperator({ db, log }: PollParts): OperatorPoll {
  let known = -1
  let flags: FlagStates = USUAL_FLAGS
  let redirects: readonly OwnRedirect[] = []
  let running: Promise<void> | undefined
  const listeners: ((db: Db) => Promise<void>)[] = []

  async function lookOnce(): Promise<void> {
    const { rows } = await sql<{ latest: number }>`
      select coalesce(max(id), 0) as latest from operator_action`.execute(db)
    const { latest } = rows[0]!
    if (latest === known) return
    const [nextFlags, nextRedirects] = await Promise.all([readFlags(db), listRedirects(db)])
    flags = nextFlags
    redirects = nextRedirects
    for (const hear of listeners) await hear(db)
    // Known only once everybody has heard: what failed is read again at the next look.
    known = latest
  }

  async function look(): Promise<void> {
    // A look that is under way may have begun before the change.
    await Promise.allSettled([running])
    await (running ??= lookOnce().finally(() => (running = undefined)))
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      // A database that is away for a moment is asked again.
      if (!isConnectionTrouble(error)) log.error({ err: error }, 'What the operator has set cannot be read')
    })
  }, LOOK_EVERY).unref()

  return {
    edition: () => known,
    flags: () => flags,
    isOn: (name) => flags[name].isOn,
    redirects: () => redirects,
    onChange: (hear) => void listeners.push(hear),
    look,
    async close() {
      clearInterval(timer)
      await Promise.allSettled([running])
    },
  }
}
