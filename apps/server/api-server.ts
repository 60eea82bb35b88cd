import type { FastifyInstance } from 'fastify'
import type { Bus } from '#kit/bus/bus.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import type { Database } from '#kit/db/open-database.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import { repeat } from '#kit/jobs/repeat.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import type { Random } from '#kit/random/random.ts'
import { mountApi } from '#kit/server/api.ts'
import type { MeasureCall } from '#kit/server/call-measures.ts'
import { openDispatcher, type Dispatcher } from '#kit/server/dispatcher.ts'
import type { CallLog, ServedCall } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import { silentLive, type Live } from '#kit/server/live.ts'
import { maskWith } from '#kit/server/masking.ts'
import { minutes, type Clock } from '#kit/time/time.ts'
import { openAccounts } from '#modules/account/server/index.ts'
import type { Catalogue } from '#modules/catalog/server/catalogue.ts'
import { shownCatalogue, type ShownCatalogue } from '#modules/catalog/server/shown-catalogue.ts'
import { centreHandlers, readStandings } from '#modules/centre/server/index.ts'
import { openDecentNames, silenceEverywhere } from '#modules/chat/server/index.ts'
import { openCloud, storedCloudGames, type CloudGames, type OpenCloud } from '#modules/cloud/server/index.ts'
import { NEEDED_LEVELS, openOddsBook } from '#modules/cards/server/index.ts'
import { openGuidance } from '#modules/privacy/server/index.ts'
import type { TimeCaps } from '#modules/playtime/model.ts'
import type { ConsentAge } from '#modules/privacy/model.ts'
import { tellOfRipe } from '#modules/idle/server/index.ts'
import { openPresence, presenceHandlers, type OpenPresence } from '#modules/presence/server/index.ts'
import { type Oauth, type ProviderSettings } from '#modules/login/server/index.ts'
import type { SendPush } from '#modules/notices/server/index.ts'
import { openWatch, operatorHandlers, type Watch } from '#modules/operator/server/index.ts'
import { servedCalls } from './calls.ts'
import { ROLES, type Role } from './config.ts'
import { openCollecting } from './collecting.ts'
import { openBell } from './bell.ts'
import { closedBy } from './gates.ts'
import { openLogin } from './login.ts'
import { newDevice } from './new-device.ts'
import { openPortalJobs, type PortalJobs } from './jobs.ts'
import { openPeople } from './people.ts'
import { openPrivacy } from './privacy.ts'
import { PRODUCT_RATES, type Rates } from './rates.ts'
import { openScores } from './scores.ts'
import { tellOfSessions } from './session-news.ts'

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
  /** Counts how often somebody calls, over all processes; each for itself when nothing else is said. */
  readonly limiter?: Limiter
  /** What this process is for; all of it when nothing else is said. */
  readonly roles?: readonly Role[]
  /** The games of the cloud; those of the database when nothing else is said. */
  readonly cloudGames?: CloudGames
  /** Sends messages to devices; missing when the operator has given no keys. */
  readonly push?: { readonly publicKey: string; readonly send: SendPush } | undefined
  /** Whom players may sign in with. */
  readonly providers?: readonly ProviderSettings[]
  /** From which age on players speak for themselves; 13 when nothing else is said. */
  readonly consentAge?: ConsentAge
  /** How many cards of a level count at most for cloud time; each one when nothing is said. */
  readonly timeCaps?: TimeCaps | undefined
  /** Where the operator's own files lie. */
  readonly dataFolder?: string
  /** Where trouble is written that belongs to no call. */
  readonly log?: Pick<CallLog, 'warn' | 'error'>
  /** Compares results with their contract: everywhere but in production. */
  readonly checkResults?: boolean
  /** Whether its jobs run where the roles say so; tests run them one by one. */
  readonly runsJobs?: boolean
  /** Notes how long calls take. */
  readonly measure?: MeasureCall
  /** Calls of parts that are wired elsewhere. */
  readonly moreCalls?: readonly ServedCall[]
}

export interface Api {
  /** To be registered on the web server, beside the pages. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  readonly dispatch: Dispatcher['dispatch']
  readonly readPublic: Dispatcher['readPublic']
  readonly presence: OpenPresence
  readonly cloud: OpenCloud
  readonly oauth: Oauth
  /** The games that are shown at the moment. */
  readonly catalogue: ShownCatalogue
  /** What the operator has set; to be looked at once before the first call. */
  readonly watch: Watch
  /** Tells what was announced; runs by itself at once. */
  deliver(): Promise<void>
  /** What the portal does by itself; see `portalJobs`. */
  readonly jobs: PortalJobs
  /** These do what jobs do, without waiting for their time. */
  tellOfRipe(): Promise<void>
  makeFiles(): Promise<void>
  tidy(): Promise<void>
  close(): Promise<void>
}

/** The order of the games changes once a day; every process looks so often. */
const REORDER_EVERY = minutes(1)
const SILENT_LOG = { warn: () => undefined, error: () => undefined }

/** The whole API over one database. */
export function openApi(parts: ApiParts): Api {
  const { database, clock, random, keys, rates = PRODUCT_RATES } = parts
  const { roles = ROLES, limiter = memoryLimiter(clock), log = SILENT_LOG } = parts
  const hasJobs = roles.includes('jobs')
  const isBusy = hasJobs || roles.includes('api')
  const { consentAge = 13 } = parts
  const guidance = openGuidance(consentAge)
  const isDecentName = openDecentNames(parts.dataFolder)
  const accounts = openAccounts(database, {
    isDecentName,
    newDevice,
    sessionsChanged: (accountId) => parts.bus && tellOfSessions(parts.bus, accountId),
    mask: maskWith(parts.pepper),
    limiter,
    rates,
    silenceOf: silenceEverywhere,
    guidance,
  })
  const catalogue = shownCatalogue(parts.catalogue, readStandings)
  const odds = openOddsBook()
  const watch = openWatch({ db: database.db, log })
  watch.onChange(odds.read)
  watch.onChange(catalogue.read)
  watch.onChange(async () => accounts.forgetAll())
  const login = openLogin({
    accounts,
    database,
    clock,
    keys,
    limiter,
    rates,
    mask: maskWith(parts.pepper),
    newDevice,
    providers: parts.providers ?? [],
    isOpen: () => watch.isOn('oauth'),
  })
  const presence = openPresence(database.db, log)
  const scores = openScores({ catalogue, facesOf: accounts.facesOf, limiter, rates })
  const collecting = openCollecting({
    accounts,
    isDecentName,
    keys,
    pepper: parts.pepper,
    limiter,
    rates,
    live: parts.live ?? silentLive,
    odds,
    timeCaps: parts.timeCaps,
    isStealingOn: () => watch.isOn('steal'),
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
    log,
    facesOf: accounts.facesOf,
    push: parts.push,
    delivers: isBusy,
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
    guidance,
  })
  const cloud = openCloud({
    db: database.db,
    clock,
    keys,
    bus: parts.bus ?? memoryBus(log),
    live: parts.live ?? silentLive,
    games: parts.cloudGames ?? storedCloudGames,
    log,
    runs: isBusy,
  })
  const runs = hasJobs && parts.runsJobs !== false
  const jobs = openPortalJobs({ db: database.db, clock, keys, accounts, log, runs })
  const privacy = openPrivacy({
    db: database.db,
    clock,
    accounts,
    consentAge,
    pepper: parts.pepper,
    wakeExports: jobs.wakeExports,
  })
  const dispatcher = openDispatcher({
    measure: parts.measure,
    served: [
      ...servedCalls({
        accounts,
        catalogue,
        centre,
        scores: scores.handlers,
        presence: presenceHandlers(presence),
        privacy: privacy.handlers,
        ...collecting,
        ...people,
        notices: bell.handlers,
        cloud: cloud.handlers,
        login: login.handlers,
        operator: operatorHandlers(watch),
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
    knowsAge: guidance.knowsAge,
    closed: (call) => closedBy(watch.flags(), call),
    checkResults: parts.checkResults ?? false,
  })

  const reordering = repeat({
    log,
    every: REORDER_EVERY,
    trouble: 'The order of the games could not be read',
    work: () => catalogue.read(database.db),
  })

  return {
    async plugin(app) {
      await app.register(
        mountApi({
          dispatch: dispatcher.dispatch,
          publicUrl: parts.publicUrl,
          trustedProxies: parts.trustedProxies ?? 0,
          ...(parts.apiBase ? { base: parts.apiBase } : {}),
        }),
      )
      await app.register(privacy.serveFiles)
    },
    dispatch: dispatcher.dispatch,
    readPublic: dispatcher.readPublic,
    presence,
    cloud,
    oauth: login.oauth,
    catalogue,
    watch,
    deliver: bell.deliver,
    jobs,
    tellOfRipe: () => tellOfRipe(database.db, clock()),
    makeFiles: jobs.makeFiles,
    tidy: jobs.sweep,
    async close() {
      await jobs.close()
      await reordering.close()
      await watch.close()
      await cloud.close()
      await bell.close()
      await presence.close()
      await scores.close()
    },
  }
}
