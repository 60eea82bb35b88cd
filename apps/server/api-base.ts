import type { CheckParts } from '#modules/studio/server/index.ts'
import type { Bus } from '#kit/bus/bus.ts'
import type { Database } from '#kit/db/open-database.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import type { Random } from '#kit/random/random.ts'
import type { MeasureCall } from '#kit/server/call-measures.ts'
import type { CallLog, ServedCall } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import { silentLive, type Live } from '#kit/server/live.ts'
import { maskWith } from '#kit/server/masking.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import type { Clock } from '#kit/time/time.ts'
import { openAccounts, openGuardedNames } from '#modules/account/server/index.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import { openDecentNames, openWordLists, silenceEverywhere } from '#modules/chat/server/index.ts'
import type { CloudGames, ObjectStore } from '#modules/cloud/server/index.ts'
import { openOddsBook } from '#modules/cards/server/index.ts'
import { seasonsWithOdds } from '#modules/events/server/index.ts'
import { openGuidance } from '#modules/privacy/server/index.ts'
import type { TimeCaps } from '#modules/playtime/model.ts'
import type { ConsentAge } from '#modules/privacy/model.ts'
import type { ProviderSettings } from '#modules/login/server/index.ts'
import type { SendPush } from '#modules/notices/server/index.ts'
import { openVisits, openVitals } from '#modules/numbers/server/index.ts'
import { pollOperator } from '#modules/operator/server/index.ts'
import { accountsOf, openStaff } from '#modules/staff/server/index.ts'
import { ROLES, type Role } from './config.ts'
import { openGames } from './games.ts'
import { newDevice } from './new-device.ts'
import { PRODUCT_RATES, type Rates } from './rates.ts'
import { tellOfSessions } from './session-news.ts'

/** Bans and mutes have the same reasons. */
const sayReason = textsFrom({ chat: 'modules/chat/web/messages' })

export interface ApiParts {
  readonly database: Database
  readonly clock: Clock
  readonly random: Random
  readonly keys: Keys
  readonly catalogue: Catalogue
  /** Secret key for hashing device ids; see `readPepper`. */
  readonly pepper: string
  readonly publicUrl?: string | undefined
  readonly apiBase?: string
  /** Where uploaded games are played. */
  readonly gamesUrl?: string | undefined
  readonly trustedProxies?: number
  readonly rates?: Rates
  /** Sends live messages to online players; without it none are sent. */
  readonly live?: Live
  /** Carries commands to workers of cloud games, whichever process has their sockets. */
  readonly bus?: Bus
  /** The rate limiter, shared by all processes; by default one per process. */
  readonly limiter?: Limiter
  /** Roles of this process; all of them by default. */
  readonly roles?: readonly Role[]
  /** The cloud games; by default those of the database. */
  readonly cloudGames?: CloudGames
  /** Object store for saves of cloud games. */
  readonly saveObjects?: ObjectStore | undefined
  /** Whether the first cloud games are being installed. */
  readonly areCloudGamesComing?: (() => boolean) | undefined
  /** Sends push messages; absent if the operator has configured no keys. */
  readonly push?: { readonly publicKey: string; readonly send: SendPush } | undefined
  readonly providers?: readonly ProviderSettings[]
  /** Age of consent to data processing; 13 by default. */
  readonly consentAge?: ConsentAge
  /** How many cards of a level count at most for cloud time; all of them by default. */
  readonly timeCaps?: TimeCaps | undefined
  /** Folder of the operator's files. */
  readonly dataFolder?: string
  /** Log for problems outside of calls. */
  readonly log?: Pick<CallLog, 'warn' | 'error'>
  /** Replaces this machine's browser for playing uploaded versions. */
  readonly inspect?: CheckParts['inspect']
  /** Checks results against their contract: everywhere except in production. */
  readonly checkResults?: boolean
  /** Whether its roles start the jobs; tests run them individually. */
  readonly runsJobs?: boolean
  /** Records the duration of calls. */
  readonly measure?: MeasureCall
  /** Calls of modules that are set up elsewhere. */
  readonly moreCalls?: readonly ServedCall[]
}

const SILENT_LOG = { warn: () => undefined, error: () => undefined }

/** Shared parts of the modules: defaults, accounts, the catalogue, and the operator's settings. */
export function openBase(parts: ApiParts) {
  const { database, clock, random, keys, pepper, rates = PRODUCT_RATES, consentAge = 13 } = parts
  const { roles = ROLES, limiter = memoryLimiter(clock), log = SILENT_LOG, live = silentLive } = parts
  const { db } = database
  const guidance = openGuidance(consentAge)
  const visits = openVisits(db, log)
  const vitals = openVitals({ db, log, limiter, rate: rates.vitals })
  const words = openWordLists(parts.dataFolder)
  const isDecentName = openDecentNames(words)
  const guardedNames = openGuardedNames()
  const accounts = openAccounts(database, {
    arrived: visits.arrived,
    isDecentName,
    isFreeName: guardedNames.isFree,
    sayReason: (reason, language) => sayReason(language)(`chat.reason.${reason}`),
    newDevice,
    sessionsChanged: (accountId) => parts.bus && tellOfSessions(parts.bus, accountId),
    mask: maskWith(pepper),
    limiter,
    rates,
    silenceOf: silenceEverywhere,
    guidance,
  })
  const { facesOf } = accounts
  const games = openGames({
    built: parts.catalogue,
    db,
    clock,
    log,
    bus: parts.bus,
    facesOf,
    gamesUrl: parts.gamesUrl,
  })
  const { catalogue } = games
  const odds = openOddsBook()
  const operatorPoll = pollOperator({ db, clock, log })
  operatorPoll.onChange(odds.read)
  operatorPoll.onChange(async (from) => odds.follow(await seasonsWithOdds(from, clock())))
  operatorPoll.onChange((from) => catalogue.read(from, operatorPoll.edits()))
  operatorPoll.onChange(games.experiments.read)
  operatorPoll.onChange(words.read)
  operatorPoll.onChange(async (from) => guardedNames.read(from, accountsOf(await openStaff(from))))
  operatorPoll.onChange(async () => accounts.forgetAll())
  const shared = { database, db, clock, random, keys, pepper, rates, consentAge, roles, limiter, log, live }
  return {
    ...shared,
    visits,
    vitals,
    guidance,
    words,
    isDecentName,
    accounts,
    games,
    catalogue,
    odds,
    operatorPoll,
  }
}

export type Base = ReturnType<typeof openBase>
