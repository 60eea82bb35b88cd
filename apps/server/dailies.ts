import type { FacesOf } from '#modules/account/server/index.ts'
import { NEEDED_LEVELS } from '#modules/cards/server/index.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import { openDailies } from '#modules/dailies/server/index.ts'
import { friendIdsOf } from '#modules/friends/server/index.ts'
import { hiddenFrom } from './hidden-from.ts'

/** Today's three from the shown games; games that require a card are excluded, since not everybody can play them. */
export function openTodaysThree(catalogue: Catalogue, facesOf: FacesOf) {
  return openDailies({
    games: () =>
      catalogue.games.map(({ gameId, family, score, hosted }) => ({
        gameId,
        family,
        mayBeDaily: score.ranked && !hosted && !NEEDED_LEVELS.has(gameId),
      })),
    scoredGame(gameId) {
      const game = catalogue.byId(gameId)
      return game && { gameId, family: game.family, version: game.version, best: game.score.best }
    },
    card(gameId, language) {
      const game = catalogue.byId(gameId)
      if (!game) return undefined
      const { slug, title, cover, tone } = catalogue.card(game, language)
      const { family, score, ground } = game
      return { gameId, slug, title, cover, tone, family, scoreUnit: score.unit, ground: [...ground] }
    },
    facesOf,
    friendIdsOf,
    hiddenFrom,
  })
}
