import type { Db } from '#kit/db/db.ts'
import { repeat } from '#kit/jobs/repeat.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { before, hours, milliseconds, minutes, seconds, type Instant } from '#kit/time/time.ts'
import { usedLevels } from '#modules/cards/server/index.ts'
import type { cloudCalls } from '../calls.ts'
import { TICKETS_KEPT_FOR } from '../rules/keeping.ts'
import { catalogueHandlers } from './catalogue-handlers.ts'
import { openCoordinator, type Coordinator } from './coordinator.ts'
import { lockLine, openTransactions, type CloudParts } from './effects.ts'
import { cloudHandlers } from './handlers.ts'
import { busyLines, takeSecond } from './line-store.ts'
import { lineLoads } from './lines.ts'
import { advanceLine } from './advance-line.ts'
import { blurOldPlays } from './personal-data.ts'
import { openPositions } from './positions.ts'
import { forgetTickets } from './ticket-store.ts'
import { forgetWorkers } from './worker-store.ts'

export interface OpenCloud {
  readonly handlers: HandlersOf<typeof cloudCalls>
  readonly coordinator: Coordinator
  /** Updates every line and announces positions; runs every second in one process of all. */
  tick(): Promise<void>
  close(): Promise<void>
}

export interface CloudWishes {
  /** Whether lines are updated here; otherwise other processes do it. */
  readonly runs?: boolean
}

const LOOK_EVERY = seconds(1)
/** How quickly workers must learn of catalogue changes. */
const RENEW_EVERY = minutes(1)
/** Tolerance of the timer. */
const A_SECOND = milliseconds(900)

/** Queue, seats and clock of cloud games (spec 1.5, 1.6). */
export function openCloud({ runs = true, ...parts }: CloudParts & CloudWishes): OpenCloud {
  const { db, clock, log } = parts
  const positions = openPositions(parts)
  const transactions = openTransactions(parts, positions.moved)
  const coordinator = openCoordinator(parts, transactions)

  async function look(isMine: (now: Instant) => Promise<boolean>): Promise<void> {
    const now = clock()
    await positions.tell(now)
    const lines = await busyLines(db)
    if (lines.length === 0 || !(await isMine(now))) return
    for (const lineKey of lines)
      await transactions.run(async (tx, effects) => {
        await lockLine(tx, lineKey)
        await advanceLine(tx, effects, lineKey, now)
      })
  }

  const oneOfAll = (now: Instant) => takeSecond(db, now, before(now, A_SECOND))
  const looking = runs
    ? repeat({
        log,
        every: LOOK_EVERY,
        trouble: 'The lines could not be looked after',
        work: () => look(oneOfAll),
      })
    : undefined
  const renewing = runs
    ? repeat({
        log,
        every: RENEW_EVERY,
        trouble: 'Workers could not be told which games there are',
        work: coordinator.renew,
      })
    : undefined

  return {
    handlers: {
      ...cloudHandlers(parts, transactions),
      ...catalogueHandlers({ loads: lineLoads, usedLevels }),
    },
    coordinator,
    async tick() {
      await looking?.idle()
      await look(async () => true)
    },
    async close() {
      await Promise.all([coordinator.close(), looking?.close(), renewing?.close()])
    },
  }
}

/** Deletes old rows. The cost of old plays stays, to show where play time went. */
export async function tidyCloud(db: Db, now: Instant): Promise<void> {
  await forgetTickets(db, before(now, TICKETS_KEPT_FOR))
  await blurOldPlays(db, now)
  await forgetWorkers(db, before(now, hours(1)))
}
