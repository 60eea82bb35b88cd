import type { Db } from '#kit/db/db.ts'
import type { Job } from '#kit/jobs/job.ts'
import { openJobs, type Jobs } from '#kit/jobs/open-jobs.ts'
import { postgresLimiter } from '#kit/limits/postgres-limiter.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import { pruneOperations } from '#kit/server/operations.ts'
import { hours, minutes, seconds, type Clock, type Instant } from '#kit/time/time.ts'
import type { Accounts } from '#modules/account/server/index.ts'
import { awardActive, type AwardParts } from '#modules/badges/server/index.ts'
import { forgetOldEvents } from '#modules/cards/server/index.ts'
import { forgetMissedSearches, forgetOldRailOpens } from '#modules/catalog/server/index.ts'
import {
  computeCompanions,
  computeLists,
  COMPUTED_EVERY,
  forgetOldPlays,
} from '#modules/centre/server/index.ts'
import { tidyChat } from '#modules/chat/server/index.ts'
import { uploadSaves, countHot, tidyCloud, type ObjectStore } from '#modules/cloud/server/index.ts'
import { forgetOldDares } from '#modules/dailies/server/index.ts'
import { endOverdueDuels, cleanUpDuels, type DuelJudge } from '#modules/duels/server/index.ts'
import { plantSeasons, settleEvents, notifyOfEvents, type EventGames } from '#modules/events/server/index.ts'
import { tidyRequests } from '#modules/friends/server/index.ts'
import { notifyOfRipe, tidyIdle } from '#modules/idle/server/index.ts'
import { forgetOldGifts } from '#modules/install/server/index.ts'
import { forgetOldSignIns } from '#modules/login/server/index.ts'
import { expireListings, forgetWrongGuesses } from '#modules/market/server/index.ts'
import { forgetOldNotices } from '#modules/notices/server/index.ts'
import { countDays, forgetOldExposures, forgetOldVisits } from '#modules/numbers/server/index.ts'
import { forgetOldActions } from '#modules/operator/server/index.ts'
import { forgetOldCrowds, forgetOldNewcomers } from '#modules/playtime/server/index.ts'
import { tidyPresence } from '#modules/presence/server/index.ts'
import { eraseDue, findIdle, forgetOldExports, makeExports } from '#modules/privacy/server/index.ts'
import {
  forgetOldDealDares,
  forgetOldRuns,
  forgetOldShared,
  forgetOldTables,
} from '#modules/scores/server/index.ts'
import { forgetOldPages } from '#modules/sharing/server/index.ts'
import { checkVersions, tidyStudio, type CheckParts } from '#modules/studio/server/index.ts'
import { ACTIVE_SINCE } from './badges.ts'
import { checkLedger } from './check-ledger.ts'
import { PERSONAL_DATA } from './personal-data.ts'

export interface JobParts {
  readonly db: Db
  readonly clock: Clock
  readonly keys: Keys
  readonly accounts: Pick<Accounts, 'tidy' | 'forget'>
  readonly events: EventGames
  readonly log: Pick<CallLog, 'warn' | 'error'>
  /** Rules for duels that run out of time. */
  readonly duels: DuelJudge
  /** What awarding badges needs. */
  readonly badges: AwardParts
  /** Storage of uploaded games, and their inspector. */
  readonly studio: Omit<CheckParts, 'db' | 'log'>
  /** Object store for saves of cloud games, besides the database. */
  readonly saveObjects: ObjectStore | undefined
}

/** This job is also started on request, so that players need not wait for its interval. */
const MAKE_EXPORTS = 'make-exports'
/** Also started on request, for versions that developers have uploaded. */
const CHECK_VERSIONS = 'check-versions'

/** A job that needs only the current time. */
type Sweep = (now: Instant) => Promise<unknown>

/** Expired things, by module: deleted or settled once an hour. */
function sweepsOf({ db, clock, keys, accounts, log, studio, duels: rules }: JobParts): Job[] {
  const sweep = (name: string, says: string, work: Sweep): Job => ({
    name,
    says,
    every: hours(1),
    run: async ({ now }) => void (await work(now)),
  })
  return [
    sweep('forget-operations', 'forgets answers that nobody may ask for again', (now) =>
      pruneOperations(db, now),
    ),
    sweep('forget-traces', 'forgets old sessions, networks and codes of accounts', accounts.tidy),
    sweep('forget-tables', 'forgets score tables that are over', (now) => forgetOldTables(db, now)),
    sweep('forget-runs', 'forgets runs that nobody sent', (now) => forgetOldRuns(db, now)),
    sweep('forget-shared-runs', 'forgets runs that were shared long ago', (now) => forgetOldShared(db, now)),
    sweep('forget-deal-dares', 'forgets dares to deals that are long over', (now) =>
      forgetOldDealDares(db, now),
    ),
    sweep('forget-plays', 'forgets plays that count no more', (now) => forgetOldPlays(db, now)),
    sweep('expire-listings', 'brings the cards of expired listings back', (now) => expireListings(db, now)),
    sweep('settle-idle', 'writes down what the idle game has brought', (now) => tidyIdle(db, keys, now)),
    sweep('forget-card-events', 'forgets old lines of card logs', (now) => forgetOldEvents(db, now)),
    sweep('forget-guesses', 'forgets wrong passwords of listings', (now) => forgetWrongGuesses(db, now)),
    sweep('forget-shared-pages', 'forgets shared pages that are over', (now) => forgetOldPages(db, now)),
    sweep('forget-presence', 'forgets when players were last here', (now) => tidyPresence(db, now)),
    sweep('forget-requests', 'forgets requests of friends that are over', (now) => tidyRequests(db, now)),
    sweep('tidy-chat', 'keeps what reports need of the chat and forgets the rest', (now) =>
      tidyChat(db, now),
    ),
    sweep('tidy-duels', 'ends duels that ran out of time and forgets old ones', (now) =>
      cleanUpDuels({ db, now, rules, log }),
    ),
    sweep('forget-notices', 'forgets old notices', (now) => forgetOldNotices(db, now)),
    sweep('tidy-cloud', 'forgets old places in line, plays and workers of cloud games', (now) =>
      tidyCloud(db, now),
    ),
    sweep('forget-sign-ins', 'forgets sign-ins by providers that are over', (now) =>
      forgetOldSignIns(db, now),
    ),
    sweep('forget-actions', 'forgets old lines of the operators’ log', (now) => forgetOldActions(db, now)),
    sweep('forget-newcomers', 'forgets who had the time of newcomers', (now) => forgetOldNewcomers(db, now)),
    sweep('forget-crowds', 'forgets which households had a crowd of newcomers', (now) =>
      forgetOldCrowds(db, now),
    ),
    sweep('forget-missed-searches', 'forgets old counts of searches that found nothing', (now) =>
      forgetMissedSearches(db, now),
    ),
    sweep('forget-rail-opens', 'forgets old opens of games from rails', (now) => forgetOldRailOpens(db, now)),
    sweep('forget-visits', 'forgets who was here on days long past', (now) => forgetOldVisits(db, now)),
    sweep('forget-exposures', 'forgets who was shown which arm of an experiment', (now) =>
      forgetOldExposures(db, now),
    ),
    sweep('forget-dares', 'forgets which friends were dared before', (now) => forgetOldDares(db, now)),
    sweep('tidy-studio', 'forgets uploads that nobody goes on with and files of games that are gone', (now) =>
      tidyStudio({ ...studio, db, log }, { now }),
    ),
    sweep('forget-gifts', 'forgets who had the gift for installing', (now) => forgetOldGifts(db, now)),
    sweep('find-idle-accounts', 'gives accounts that nobody uses their last day', (now) => findIdle(db, now)),
    sweep('erase-accounts', 'erases accounts whose day has come', (now) =>
      eraseDue(db, { personal: PERSONAL_DATA, log, gone: accounts.forget }, now),
    ),
    sweep('forget-exports', 'forgets files of personal data that were offered long enough', (now) =>
      forgetOldExports(db, now),
    ),
    sweep('sweep-limits', 'forgets who need not wait any more', async () =>
      postgresLimiter(db, clock).sweep(),
    ),
  ]
}

const cloudJobs = (parts: JobParts): Job[] => [
  {
    name: 'count-cloud-plays',
    says: 'counts which cloud games are popular',
    every: minutes(1),
    run: ({ now }) => countHot(parts.db, now),
  },
  {
    name: 'carry-cloud-saves',
    says: 'brings saves of cloud games to the object store, where there is one',
    every: minutes(1),
    run: async (run) => {
      if (parts.saveObjects) await uploadSaves(parts.db, parts.saveObjects, run)
    },
  },
]

/** All background jobs of the portal; each runs in one process of all. */
const portalJobs = (parts: JobParts): Job[] => [
  ...sweepsOf(parts),
  {
    name: 'compute-lists',
    says: 'computes the lists and rankings of the games',
    every: COMPUTED_EVERY,
    run: async ({ now }) => void (await computeLists(parts.db, now)),
  },
  {
    name: 'compute-companions',
    says: 'finds which games the same players stay with',
    every: hours(24),
    run: ({ now }) => computeCompanions(parts.db, now),
  },
  {
    name: 'count-days',
    says: 'counts the days that are over: visitors, returns, games, coconuts, seats',
    every: hours(1),
    run: async (run) => void (await countDays(parts.db, run)),
  },
  {
    name: 'award-badges',
    says: 'gives the badges of those about whom something was stored',
    every: minutes(5),
    run: ({ now, signal }) =>
      awardActive(parts.db, { ...parts.badges, activeSince: ACTIVE_SINCE }, now, signal),
  },
  {
    name: 'drop-flags',
    says: 'ends live duels whose time has run out, and clears the pools of quick matches',
    every: seconds(2),
    run: ({ now }) => endOverdueDuels({ db: parts.db, now, rules: parts.duels, log: parts.log }),
  },
  ...cloudJobs(parts),
  {
    name: 'tell-of-ripe',
    says: 'notifies players offline of ripe rewards',
    every: minutes(1),
    run: ({ now }) => notifyOfRipe(parts.db, now),
  },
  {
    name: 'run-events',
    says: 'brings the seasons, tells of events that have begun, and settles those that are over',
    every: minutes(1),
    async run({ now, signal }) {
      await plantSeasons(parts.db, now)
      await settleEvents(parts.db, parts.events, now)
      await notifyOfEvents(parts.db, { now, signal })
    },
  },
  {
    name: MAKE_EXPORTS,
    says: 'makes the files of personal data that players asked for',
    every: seconds(10),
    run: ({ signal }) => makeExports({ ...parts, personal: PERSONAL_DATA }, signal),
  },
  {
    name: CHECK_VERSIONS,
    says: 'unpacks the games that developers have uploaded, and lets a browser look at them',
    every: minutes(1),
    run: ({ signal }) => checkVersions({ ...parts.studio, db: parts.db, log: parts.log }, { signal }),
  },
  {
    name: 'check-ledger',
    says: 'compares the ledger with its rules',
    every: hours(24),
    run: ({ now }) => checkLedger(parts, now),
  },
]

export interface PortalJobs extends Jobs {
  /** A player has requested an export. */
  wakeExports(): void
  /** A developer has uploaded a version. */
  wakeChecks(): void
  /** Runs all sweeps now, one after the other; throws at the end if one failed. */
  sweep(): Promise<void>
  /** Makes waiting data exports now. */
  makeFiles(): Promise<void>
}

/** The portal's jobs, run by this process or only requested by it. */
export function openPortalJobs(parts: JobParts & { readonly runs: boolean }): PortalJobs {
  const { log, clock, runs, db } = parts
  const jobs = openJobs({ db, clock, log, runs, jobs: portalJobs(parts) })
  return {
    ...jobs,
    wakeChecks() {
      jobs.wish(CHECK_VERSIONS).catch((error: unknown) => {
        log.warn({ err: error }, 'A version of a game waits for the next turn of its job')
      })
    },
    wakeExports() {
      jobs.wish(MAKE_EXPORTS).catch((error: unknown) => {
        log.warn({ err: error }, 'A file of personal data waits for the next turn of its job')
      })
    },
    async sweep() {
      const { signal } = new AbortController()
      const now = clock()
      const errors: unknown[] = []
      for (const one of sweepsOf(parts))
        await one.run({ now, signal }).catch((error: unknown) => errors.push(error))
      if (errors.length > 0) throw new AggregateError(errors, 'Jobs failed')
    },
    makeFiles: () => makeExports({ ...parts, personal: PERSONAL_DATA }),
  }
}
