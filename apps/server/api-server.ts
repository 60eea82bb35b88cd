import type { FastifyInstance } from 'fastify'
import type { Bus } from '#kit/bus/bus.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import type { Database } from '#kit/db/open-database.ts'
import type { Rate } from '#kit/limits/limiter.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { postgresLimiter } from '#kit/limits/postgres-limiter.ts'
import type { Random } from '#kit/random/random.ts'
import { mountApi } from '#kit/server/api.ts'
import { openDispatcher, type Dispatcher } from '#kit/server/dispatcher.ts'
import type { CallLog, ServedCall } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import { silentLive, type Live } from '#kit/server/live.ts'
import { maskWith } from '#kit/server/masking.ts'
import { pruneOperations } from '#kit/server/operations.ts'
import { hours, milliseconds, type Clock } from '#kit/time/time.ts'
import { openAccounts, SIGN_IN_RATES, type SignInRates } from '#modules/account/server/index.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import type { Catalogue } from '#modules/catalog/server/catalogue.ts'
import { centreHandlers, forgetOldPlays, PLAY_RATE } from '#modules/centre/server/index.ts'
import { NETWORK_RATE, silenceEverywhere } from '#modules/chat/server/index.ts'
import { forgetOldTables, SCORE_RATE, scoresHandlers, type ScoredGame } from '#modules/scores/server/index.ts'
import {
  openCloud,
  storedCloudGames,
  tidyCloud,
  type CloudGames,
  type OpenCloud,
} from '#modules/cloud/server/index.ts'
import { CARD_LEVELS } from '#modules/cards/model.ts'
import { NEEDED_LEVELS } from '#modules/cards/server/index.ts'
import { NEWCOMER_RATE } from '#modules/playtime/server/index.ts'
import { SEARCH_RATE } from '#modules/market/server/index.ts'
import {
  openPresence,
  presenceHandlers,
  tidyPresence,
  type OpenPresence,
} from '#modules/presence/server/index.ts'
import { HOME_GIFT_RATE } from '#modules/install/server/index.ts'
import type { SendPush } from '#modules/notices/server/index.ts'
import { OPEN_RATE } from '#modules/sharing/server/index.ts'
import { servedCalls } from './calls.ts'
import { openCollecting, tidyCollecting } from './collecting.ts'
import { openBell, tidyBell } from './bell.ts'
import { openPeople, tidyPeople } from './people.ts'
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
  /** Plays begun by one account. */
  readonly play: Rate
  /** Chat messages from one network. */
  readonly chatNetwork: Rate
  /** Gifts for the home screen in one network. */
  readonly homeGift: Rate
}

/** Ten a second; twice that at once, because a screen opens with several reads. */
export const PRODUCT_RATES: Rates = {
  ...SIGN_IN_RATES,
  call: { burst: 20, refillEvery: milliseconds(100) },
  score: SCORE_RATE,
  listingSearch: SEARCH_RATE,
  newcomer: NEWCOMER_RATE,
  invite: OPEN_RATE,
  play: PLAY_RATE,
  chatNetwork: NETWORK_RATE,
  homeGift: HOME_GIFT_RATE,
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
  /** Carries orders to the workers of cloud games, whichever process holds their sockets. */
  readonly bus?: Bus
  /** The games of the cloud; those of the database when nothing else is said. */
  readonly cloudGames?: CloudGames
  /** Sends messages to devices; missing when the operator has given no keys. */
  readonly push?: { readonly publicKey: string; readonly send: SendPush } | undefined
  /** Where the operator's own files lie. */
  readonly dataFolder?: string
  /** Where trouble is written that belongs to no call. */
  readonly log?: Pick<CallLog, 'warn' | 'error'>
  /** Compares results with their contract: everywhere but in production. */
  readonly checkResults?: boolean
  /** Calls of parts that are wired elsewhere. */
  readonly moreCalls?: readonly ServedCall[]
}

export interface Api {
  /** To be registered on the web server, beside the pages. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  readonly readPublic: Dispatcher['readPublic']
  readonly presence: OpenPresence
  readonly cloud: OpenCloud
  /** Tells what was announced; runs by itself at once. */
  deliver(): Promise<void>
  /** Tells players who are away what has ripened; runs by itself every minute. */
  tellOfRipe(): Promise<void>
  /** Deletes what is over; runs by itself every hour. */
  tidy(): Promise<void>
  close(): Promise<void>
}

const TIDY_EVERY = hours(1)
const SILENT_LOG = { warn: () => undefined, error: () => undefined }

/** The whole API over one database. */
export function openApi(parts: ApiParts): Api {
  const { database, clock, random, keys, rates = PRODUCT_RATES } = parts
  const limiter = memoryLimiter(clock)
  const accounts = openAccounts(database, {
    mask: maskWith(parts.pepper),
    limiter,
    rates,
    silenceOf: silenceEverywhere,
  })
  const { catalogue } = parts
  const checker = openScoreChecker()
  const presence = openPresence(database.db)
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
    live: parts.live ?? silentLive,
    neededLevel: (gameId) => catalogue.byId(gameId) && (NEEDED_LEVELS.get(gameId) ?? 'normal'),
  })
  const centre = centreHandlers({
    cardOf(gameId, language) {
      const game = catalogue.byId(gameId)
      return game && catalogue.card(game, language)
    },
    limiter,
    rate: rates.play,
  })
  const bell = openBell({
    db: database.db,
    clock,
    keys,
    live: parts.live ?? silentLive,
    log: parts.log ?? SILENT_LOG,
    facesOf: accounts.facesOf,
    push: parts.push,
  })
  const people = openPeople({
    accounts,
    live: parts.live ?? silentLive,
    presence,
    catalogue,
    pepper: parts.pepper,
    dataFolder: parts.dataFolder,
    limiter,
    rates,
  })
  const cloud = openCloud({
    db: database.db,
    clock,
    keys,
    bus: parts.bus ?? memoryBus(parts.log ?? SILENT_LOG),
    live: parts.live ?? silentLive,
    games: parts.cloudGames ?? storedCloudGames,
    log: parts.log ?? SILENT_LOG,
  })
  const dispatcher = openDispatcher({
    served: [
      ...servedCalls({
        accounts,
        catalogue,
        centre,
        scores,
        presence: presenceHandlers(presence),
        ...collecting,
        ...people,
        notices: bell.handlers,
        cloud: cloud.handlers,
      }),
      ...(parts.moreCalls ?? []),
    ],
    // Whoever makes a call is here.
    async authenticate(token, now) {
      const found = await accounts.authenticate(token, now)
      if (found.ok) presence.touch(found.value.accountId, now)
      return found
    },
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
    await forgetOldPlays(database.db, clock())
    await tidyCollecting(database.db, keys, clock())
    await tidyPresence(database.db, clock())
    await tidyPeople(database.db, clock())
    await tidyBell(database.db, clock())
    await tidyCloud(database.db, clock())
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
    presence,
    cloud,
    deliver: bell.deliver,
    tellOfRipe: bell.tellOfRipe,
    tidy,
    async close() {
      clearInterval(timer)
      await cloud.close()
      await bell.close()
      await presence.close()
      await checker.close()
    },
  }
}

function scoredGame(game: CatalogueEntry | undefined): ScoredGame | undefined {
  if (!game) return undefined
  const { gameId, slug, family, score, version } = game
  return { gameId, slug, family, version, best: score.best, isRanked: score.ranked }
}

/** The level of the card that a game asks for, as a number: what the catalogue shows. */
export function neededLevelOf(gameId: number): number | undefined {
  const level = NEEDED_LEVELS.get(gameId)
  return level && CARD_LEVELS.indexOf(level)
}
