import { addressOfGames } from './hosted-games.ts'
import type { Bus } from '#kit/bus/bus.ts'
import type { Db } from '#kit/db/db.ts'
import { repeat } from '#kit/jobs/repeat.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { minutes, type Clock } from '#kit/time/time.ts'
import { hearRooms } from '#modules/arenas/server/index.ts'
import { ageBandOf, type FacesOf } from '#modules/account/server/index.ts'
import {
  catalogHandlers,
  openMissedSearches,
  shownCatalogue,
  type Catalogue,
} from '#modules/catalog/server/index.ts'
import {
  gamesPlayedBy,
  openPopular,
  playsSince,
  readCompanions,
  readStandings,
} from '#modules/centre/server/index.ts'
import { dailyLink } from '#modules/dailies/model.ts'
import { duelPath } from '#modules/duels/model.ts'
import { duelsAwaiting } from '#modules/duels/server/index.ts'
import { friendIdsOf } from '#modules/friends/server/index.ts'
import { openHubs } from '#modules/hubs/server/index.ts'
import { openExperiments } from '#modules/numbers/server/index.ts'
import { openTodaysThree } from './dailies.ts'

export interface GamesParts {
  /** The games of the build. */
  readonly built: Catalogue
  readonly db: Db
  readonly clock: Clock
  readonly log: Pick<CallLog, 'warn'>
  /** Carries room counts of arenas; without it there are none. */
  readonly bus?: Bus | undefined
  readonly facesOf: FacesOf
  /** Where uploaded games are played. */
  readonly gamesUrl?: string | undefined
}

/** The order of games changes once a day; every process checks this often. */
const REORDER_EVERY = minutes(1)

/** The shown games, in the order of their popularity, and the calls about them. */
export function openGames({ built, db, clock, log, bus, facesOf, gamesUrl }: GamesParts) {
  const rooms = bus && hearRooms(bus, clock)
  const catalogue = shownCatalogue(built, readStandings, readCompanions, addressOfGames(gamesUrl))
  const hubs = openHubs(catalogue)
  const dailies = openTodaysThree(catalogue, facesOf)
  const missedSearches = openMissedSearches({ db, clock, log })
  const popular = openPopular()
  const experiments = openExperiments(db, log)
  const reordering = repeat({
    log,
    every: REORDER_EVERY,
    trouble: 'The order of the games could not be read',
    work: () => catalogue.read(db),
  })
  return {
    catalogue,
    hubs,
    dailies,
    missedSearches,
    experiments,
    handlers: catalogHandlers({
      catalogue,
      ownCollections: () => catalogue.ownCollections(),
      missed: missedSearches.note,
      kindOf: hubs.kindOf,
      rising: async (from, now) => (await popular(from, now)).rising,
      pearls: async (from, now) => (await popular(from, now)).pearls,
      playsSince,
      async triedOrder(from, caller, now) {
        if (!experiments.isTried('home-rails', now)) return undefined
        // Declared minors take part in no experiment.
        const band = await ageBandOf(from, caller)
        if (band !== null && band !== 'adult') return undefined
        return experiments.show('home-rails', caller.accountId, now)
      },
      async waiting(from, accountId, now) {
        const duels = accountId === undefined ? [] : await duelsAwaiting(from, accountId, now)
        const turns = duels.flatMap(({ code, gameId }) => {
          const slug = catalogue.byId(gameId)?.slug
          return slug === undefined ? [] : [{ slug, path: duelPath(slug, code) }]
        })
        return [...turns, ...(rooms?.waiting() ?? []).map((slug) => ({ slug }))]
      },
      todaysThree: dailies.today,
      dailyPath: (slug) => dailyLink(slug),
      async friendsPlay(from, accountId, now) {
        const playing = await gamesPlayedBy(from, await friendIdsOf(from, accountId), now)
        return [...new Set(playing.values())]
      },
    }),
    async close() {
      rooms?.close()
      await reordering.close()
      await missedSearches.close()
      await experiments.close()
    },
  }
}
