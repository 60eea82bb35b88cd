import { sql } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import { isConnectionTrouble } from '#kit/db/trouble.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { seconds, type Clock, type Instant } from '#kit/time/time.ts'
import type { FlagName, OwnRedirect, ShownEdits } from '../model.ts'
import { hasBegun, isOpenTo, type Asker } from '../rules/flags.ts'
import { readShownEdits } from './edits.ts'
import { readFlags, USUAL_FLAGS, type FlagStates } from './flags.ts'
import { listRedirects } from './redirects.ts'

/** How quickly a running server notices an operator's change. */
const LOOK_EVERY = seconds(2)

export interface PollParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Pick<CallLog, 'error'>
}

/** The operator's settings as known to this process. */
export interface OperatorPoll {
  /** Increases with every change that this process has noticed. */
  edition(): number
  flags(): FlagStates
  isOn(name: FlagName, asker?: Asker): boolean
  /** Edits in force. */
  edits(): ShownEdits
  /** When planned maintenance begins. */
  plannedAt(): Instant | undefined
  redirects(): readonly OwnRedirect[]
  /** Registers a listener for changes; the first poll always calls it. */
  onChange(hear: (db: Db) => Promise<void>): void
  /** Polls at once: before the first call is served, and in tests. */
  look(): Promise<void>
  close(): Promise<void>
}

/** Polls for operators' changes every two seconds, at the cost of one index lookup. */
export function pollOperator({ db, clock, log }: PollParts): OperatorPoll {
  let known = -1
  let edition = -1
  let edits: ShownEdits = new Map()
  /** When the next planned change takes effect. */
  let due: Instant | undefined
  let flags: FlagStates = USUAL_FLAGS
  let redirects: readonly OwnRedirect[] = []
  let running: Promise<void> | undefined
  const listeners: ((db: Db) => Promise<void>)[] = []

  async function lookOnce(): Promise<void> {
    const { rows } = await sql<{ latest: number }>`
      select coalesce(max(id), 0) as latest from operator_action`.execute(db)
    const { latest } = rows[0]!
    const now = clock()
    if (latest === known && (due === undefined || due > now)) return
    const [nextFlags, nextRedirects, { shown, next }] = await Promise.all([
      readFlags(db),
      listRedirects(db),
      readShownEdits(db, now),
    ])
    flags = nextFlags
    redirects = nextRedirects
    edits = shown
    const begins = flags.maintenance.startsAt
    const nextDue = [next, begins].filter((at) => at !== null && at !== undefined && at > now)
    for (const hear of listeners) await hear(db)
    // Set only after all listeners have succeeded: a failure is retried at the next poll.
    known = latest
    due = nextDue.toSorted((one, other) => one! - other!)[0] ?? undefined
    edition++
  }

  async function look(): Promise<void> {
    // A poll already running may have started before the change.
    await Promise.allSettled([running])
    await (running ??= lookOnce().finally(() => (running = undefined)))
  }

  /** Planned maintenance is off before its time. */
  function flagsNow(): FlagStates {
    const { maintenance } = flags
    const isOn = hasBegun(maintenance, clock())
    return isOn === maintenance.isOn ? flags : { ...flags, maintenance: { ...maintenance, isOn } }
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      // While the database is unreachable, retry.
      if (!isConnectionTrouble(error)) log.error({ err: error }, 'What the operator has set cannot be read')
    })
  }, LOOK_EVERY).unref()

  return {
    edition: () => edition,
    flags: flagsNow,
    isOn: (name, asker) => isOpenTo(name, flagsNow()[name], asker),
    edits: () => edits,
    plannedAt() {
      const { isOn, startsAt } = flags.maintenance
      return isOn && startsAt !== null && startsAt > clock() ? startsAt : undefined
    },
    redirects: () => redirects,
    onChange: (hear) => void listeners.push(hear),
    look,
    async close() {
      clearInterval(timer)
      await Promise.allSettled([running])
    },
  }
}
