import type { FastifyInstance } from 'fastify'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { mountApi } from '#kit/server/api.ts'
import { openDispatcher, type Dispatcher } from '#kit/server/dispatcher.ts'
import { maskWith } from '#kit/server/masking.ts'
import { createdAt } from '#modules/account/server/index.ts'
import { badgesHandlers } from '#modules/badges/server/index.ts'
import type { MissedSearches, ShownCatalogue } from '#modules/catalog/server/index.ts'
import { centreHandlers } from '#modules/centre/server/index.ts'
import { openCloud, storedCloudGames, type OpenCloud } from '#modules/cloud/server/index.ts'
import { NEEDED_LEVELS } from '#modules/cards/server/index.ts'
import { friendsSince } from '#modules/friends/server/index.ts'
import type { Hubs } from '#modules/hubs/server/index.ts'
import { notifyOfRipe } from '#modules/idle/server/index.ts'
import { newcomersHousehold } from '#modules/playtime/server/index.ts'
import { openPresence, presenceHandlers, type OpenPresence } from '#modules/presence/server/index.ts'
import type { Oauth } from '#modules/login/server/index.ts'
import type { Experiments, Visits, Vitals } from '#modules/numbers/server/index.ts'
import { operatorHandlers, type OperatorPoll } from '#modules/operator/server/index.ts'
import { awardParts, familyTitles } from './badges.ts'
import { openBase, type ApiParts, type Base } from './api-base.ts'
import { servedCalls } from './calls.ts'
import { openCollecting } from './collecting.ts'
import { openBell } from './bell.ts'
import { closedBy } from './gates.ts'
import { openGameBadges } from './game-badges.ts'
import { openLists } from './lists.ts'
import { openEvents } from './events.ts'
import { duelJudge } from './duel-rules.ts'
import { openLogin } from './login.ts'
import { newDevice } from './new-device.ts'
import { openPortalJobs, type PortalJobs } from './jobs.ts'
import { openPeople } from './people.ts'
import { openPrivacy } from './privacy.ts'
import { openSaves } from './saves.ts'
import { hiddenFrom } from './hidden-from.ts'
import { openScores } from './scores.ts'
import { openStudio, studioChecks } from './studio.ts'

export interface Api {
  /** Registered on the web server, beside the pages. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  readonly dispatch: Dispatcher['dispatch']
  readonly readPublic: Dispatcher['readPublic']
  readonly presence: OpenPresence
  readonly cloud: OpenCloud
  readonly oauth: Oauth
  /** The games that are currently shown. */
  readonly catalogue: ShownCatalogue
  readonly hubs: Hubs
  readonly missedSearches: MissedSearches
  readonly visits: Visits
  readonly vitals: Pick<Vitals, 'flush'>
  readonly experiments: Pick<Experiments, 'flush'>
  /** The operator's settings; must be read once before the first call. */
  readonly operatorPoll: OperatorPoll
  /** Delivers announcements now. */
  deliver(): Promise<void>
  /** The background jobs; see `portalJobs`. */
  readonly jobs: PortalJobs
  /** These do the work of jobs immediately. */
  notifyOfRipe(): Promise<void>
  makeFiles(): Promise<void>
  tidy(): Promise<void>
  close(): Promise<void>
}

/** Single-player modules: sign-in, play, collecting. */
function openPlay(base: Base, parts: ApiParts) {
  const { database, clock, keys, pepper, rates, limiter, log, live } = base
  const { accounts, catalogue, operatorPoll, isDecentName, odds, guidance } = base
  const { dailies } = base.games
  const login = openLogin({
    accounts,
    dailies,
    database,
    clock,
    keys,
    limiter,
    rates,
    mask: maskWith(pepper),
    newDevice,
    providers: parts.providers ?? [],
    isOpen: () => operatorPoll.isOn('oauth'),
    bestOf: (slug) => catalogue.bySlug(slug)?.score.best ?? 'highest',
  })
  const presence = openPresence(database.db, log)
  const { facesOf } = accounts
  const scores = openScores({ catalogue, facesOf, isDecentName, limiter, rates, dailies })
  const collecting = openCollecting({
    accounts,
    isDecentName,
    keys,
    pepper,
    limiter,
    rates,
    live,
    odds,
    timeCaps: parts.timeCaps,
    isStealingOn: (caller) => operatorPoll.isOn('steal', caller),
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
  const lists = openLists({ catalogue, facesOf: accounts.facesOf, isDecentName, guidance })
  const saves = openSaves({ catalogue, limiter, rates })
  const events = openEvents({ built: parts.catalogue, catalogue, facesOf, isDecentName })
  return { login, presence, scores, saves, collecting, centre, lists, events }
}

type Play = ReturnType<typeof openPlay>

/** Modules that reach players: notices, other people, cloud games. */
function openReach(base: Base, { presence }: Play, parts: ApiParts) {
  const { db, clock, keys, pepper, rates, roles, limiter, log, live, accounts, catalogue, guidance } = base
  const isBusy = roles.includes('jobs') || roles.includes('api')
  const { facesOf } = accounts
  const badges = awardParts(parts.catalogue)
  const bell = openBell({
    db,
    clock,
    keys,
    live,
    log,
    facesOf,
    isMinor: guidance.isMinorNow,
    push: parts.push,
    badges,
    catalogue,
    delivers: isBusy,
  })
  const people = openPeople({
    accounts,
    live,
    presence,
    catalogue,
    pepper,
    words: base.words,
    limiter,
    rates,
    guidance,
    titleOf: familyTitles(parts.catalogue, base.games.hubs),
  })
  const cloud = openCloud({
    db,
    clock,
    keys,
    bus: parts.bus ?? memoryBus(log),
    live,
    games: parts.cloudGames ?? storedCloudGames,
    nameOf: async (from, accountId) =>
      (await accounts.facesOf(from, [accountId])).get(accountId)?.nickname ?? '',
    crowdOf: (from, context) => newcomersHousehold(from, maskWith(pepper), context),
    areGamesComing: parts.areCloudGamesComing,
    log,
    runs: isBusy,
  })
  const wall = badgesHandlers({
    ...badges,
    live,
    titleOf: familyTitles(parts.catalogue, base.games.hubs),
    createdAt,
    areFriends: async (from, one, other) => (await friendsSince(from, one, other)) !== undefined,
    hiddenFrom,
  })
  return { bell, people, cloud, wall }
}

/** The background jobs, and the services for a player's data. */
function openKeeping(base: Base, { events }: Play, parts: ApiParts) {
  const { db, clock, keys, accounts, log, roles, consentAge, pepper } = base
  const runs = roles.includes('jobs') && parts.runsJobs !== false
  const badges = awardParts(parts.catalogue)
  const jobs = openPortalJobs({
    db,
    clock,
    keys,
    accounts,
    events: events.games,
    log,
    badges,
    duels: duelJudge(parts.catalogue),
    studio: studioChecks(parts),
    saveObjects: parts.saveObjects,
    runs,
  })
  const studio = openStudio(base, parts, jobs.wakeChecks)
  const privacy = openPrivacy({ db, clock, accounts, consentAge, pepper, wakeExports: jobs.wakeExports })
  return { jobs, privacy, studio }
}

type Opened = Play & ReturnType<typeof openReach> & ReturnType<typeof openKeeping>

function openCalls(base: Base, opened: Opened, parts: ApiParts): Dispatcher {
  const { db, clock, random, keys, limiter, rates, guidance, accounts, games, catalogue, operatorPoll } = base
  const { centre, lists, events, scores, saves, presence, privacy, collecting } = opened
  const { people, bell, cloud, login, wall, studio } = opened
  return openDispatcher({
    measure: parts.measure,
    served: [
      ...servedCalls({
        accounts,
        catalog: games.handlers,
        hosted: openGameBadges(catalogue, parts.dataFolder),
        hubs: games.hubs,
        centre,
        lists,
        scores: scores.handlers,
        saves,
        dailies: games.dailies.handlers,
        events: events.handlers,
        presence: presenceHandlers(presence),
        privacy: privacy.handlers,
        ...collecting,
        ...people,
        badges: wall,
        notices: bell.handlers,
        cloud: cloud.handlers,
        login: login.handlers,
        numbers: base.vitals.handlers,
        operator: operatorHandlers(operatorPoll),
        studio: studio.handlers,
      }),
      ...(parts.moreCalls ?? []),
    ],
    seen: ({ accountId }, context) => base.visits.seen(accountId, context),
    // A player who makes a call is online.
    async authenticate(token, now) {
      const found = await accounts.authenticate(token, now)
      if (found.ok) presence.touch(found.value.accountId, now)
      return found
    },
    db,
    clock,
    random,
    keys,
    limiter,
    callRate: rates.call,
    knowsAge: guidance.knowsAge,
    closed: (call, caller) => closedBy(operatorPoll.flags(), call, caller),
    checkResults: parts.checkResults ?? false,
  })
}

/** The whole API on one database. */
export function openApi(parts: ApiParts): Api {
  const base = openBase(parts)
  const { db, clock, games, catalogue, operatorPoll } = base
  const play = openPlay(base, parts)
  const opened = { ...play, ...openReach(base, play, parts), ...openKeeping(base, play, parts) }
  const { jobs, cloud, bell, presence, scores, privacy } = opened
  const { admit, dispatch, readPublic } = openCalls(base, opened, parts)

  return {
    async plugin(app) {
      await app.register(
        mountApi({
          admit,
          dispatch,
          publicUrl: parts.publicUrl,
          trustedProxies: parts.trustedProxies ?? 0,
          ...(parts.apiBase ? { base: parts.apiBase } : {}),
        }),
      )
      await app.register(privacy.serveFiles)
      await app.register(opened.studio.serveParts)
    },
    dispatch,
    readPublic,
    presence,
    cloud,
    oauth: opened.login.oauth,
    catalogue,
    hubs: games.hubs,
    missedSearches: games.missedSearches,
    visits: base.visits,
    vitals: base.vitals,
    experiments: games.experiments,
    operatorPoll,
    deliver: bell.deliver,
    jobs,
    notifyOfRipe: () => notifyOfRipe(db, clock()),
    makeFiles: jobs.makeFiles,
    tidy: jobs.sweep,
    async close() {
      const open = [jobs, games, operatorPoll, cloud, bell, presence, scores, base.visits, base.vitals]
      for (const one of open) await one.close()
    },
  }
}
