import type { FastifyInstance } from 'fastify'
import type { Database } from '#kit/db/open-database.ts'
import type { Rate } from '#kit/limits/limiter.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { postgresLimiter } from '#kit/limits/postgres-limiter.ts'
import type { Random } from '#kit/random/random.ts'
import { mountApi } from '#kit/server/api.ts'
import { openDispatcher, type Dispatcher } from '#kit/server/dispatcher.ts'
import type { ServedCall } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Live } from '#kit/server/live.ts'
import { maskWith } from '#kit/server/masking.ts'
import { pruneOperations } from '#kit/server/operations.ts'
import { hours, milliseconds, type Clock } from '#kit/time/time.ts'
import { openAccounts, SIGN_IN_RATES, type SignInRates } from '#modules/account/server/index.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import type { Catalogue } from '#modules/catalog/server/catalogue.ts'
import { forgetOldTables, SCORE_RATE, scoresHandlers, type ScoredGame } from '#modules/scores/server/index.ts'
import { NEWCOMER_RATE } from '#modules/playtime/server/index.ts'
import { SEARCH_RATE } from '#modules/market/server/index.ts'
import { OPEN_RATE } from '#modules/sharing/server/index.ts'
import { servedCalls } from './calls.ts'
import { openCollecting, tidyCollecting } from './collecting.ts'
import { openScoreChecker } from './score-checker.ts'

export interface Rates extends SignInRates {
  /** Any call of one account (trust.md 1). */
  readonly call: Rate
  /** Scores sent by one account. */
  readonly score: Rate
  /** Market codes that one account looks up. */
  readonly listingSearch: Rate
  /** Newcomers of one network who are given time at once. */
  readonly newcomer: Rate
  /** Invitations opened from one network. */
  readonly invite: Rate
}

/** Ten a second; twice that at once, because a screen opens with several reads. */
export const PRODUCT_RATES: Rates = {
  ...SIGN_IN_RATES,
  call: { burst: 20, refillEvery: milliseconds(100) },
  score: SCORE_RATE,
  listingSearch: SEARCH_RATE,
  newcomer: NEWCOMER_RATE,
  invite: OPEN_RATE,
}

export interface ApiParts {
  readonly database: Database
  readonly clock: Clock
  readonly random: Random
  readonly keys: Keys
  readonly catalogue: Catalogue
  /** Turns device ids into what is stored; see `readPepper`. */
  readonly pepper: string
  readonly publicUrl?: string | undefined
  readonly apiBase?: string
  readonly trustedProxies?: number
  readonly rates?: Rates
  /** How players are reached who are here; without it nobody is. */
  readonly live?: Live
  /** Compares results with their contract: everywhere but in production. */
  readonly checkResults?: boolean
  /** Calls of parts that are wired elsewhere. */
  readonly moreCalls?: readonly ServedCall[]
}

export interface Api {
  /** To be registered on the web server, beside the pages. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  readonly readPublic: Dispatcher['readPublic']
  /** Deletes what is over; runs by itself every hour. */
  tidy(): Promise<void>
  close(): Promise<void>
}

const TIDY_EVERY = hours(1)

/** The whole API over one database. */
export function openApi(parts: ApiParts): Api {
  const { database, clock, random, keys, rates = PRODUCT_RATES } = parts
  const limiter = memoryLimiter(clock)
  const accounts = openAccounts(database, { mask: maskWith(parts.pepper), limiter, rates })
  const { catalogue } = parts
  const checker = openScoreChecker()
  const scores = scoresHandlers({
    gameOf: (gameId) => scoredGame(catalogue.byId(gameId)),
    replay: checker.replay,
    facesOf: accounts.facesOf,
    limiter,
    rate: rates.score,
  })
  const collecting = openCollecting({
    accounts,
    keys,
    pepper: parts.pepper,
    limiter,
    rates,
    neededLevel: (gameId) => catalogue.byId(gameId) && 'normal',
  })
  const dispatcher = openDispatcher({
    served: [...servedCalls({ accounts, catalogue, scores, ...collecting }), ...(parts.moreCalls ?? [])],
    authenticate: accounts.authenticate,
    db: database.db,
    clock,
    random,
    keys,
    limiter,
    callRate: rates.call,
    checkResults: parts.checkResults ?? false,
  })

  async function tidy(): Promise<void> {
    await pruneOperations(database.db, clock())
    await accounts.tidy(clock())
    await forgetOldTables(database.db, clock())
    await tidyCollecting(database.db, keys, clock())
    await postgresLimiter(database.db, clock).sweep()
  }
  // A database that is away for a moment is tidied an hour later.
  const timer = setInterval(() => void tidy().catch(() => undefined), TIDY_EVERY).unref()

  return {
    plugin: mountApi({
      dispatch: dispatcher.dispatch,
      publicUrl: parts.publicUrl,
      trustedProxies: parts.trustedProxies ?? 0,
      ...(parts.apiBase ? { base: parts.apiBase } : {}),
    }),
    readPublic: dispatcher.readPublic,
    tidy,
    async close() {
      clearInterval(timer)
      await checker.close()
    },
  }
}

function scoredGame(game: CatalogueEntry | undefined): ScoredGame | undefined {
  if (!game) return undefined
  const { gameId, slug, family, score, version } = game
  return { gameId, slug, family, version, best: score.best, isRanked: score.ranked }
}
