import type { FacesOf } from '#modules/account/server/index.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import type { IsDecentName } from '#modules/chat/server/index.ts'
import { eventsHandlers, type EventGames } from '#modules/events/server/index.ts'
import { friendIdsOf } from '#modules/friends/server/index.ts'
import { decentFaces } from './decent-faces.ts'
import { hiddenFrom } from './hidden-from.ts'

interface EventParts {
  /** The games of the build, including hidden ones. */
  readonly built: Pick<Catalogue, 'bySlug'>
  readonly catalogue: Pick<Catalogue, 'bySlug' | 'card'>
  readonly facesOf: FacesOf
  readonly isDecentName: IsDecentName
}

/** Seasons and contests: pages list the shown games, tables count all games of the build. */
export function openEvents({ built, catalogue, facesOf, isDecentName }: EventParts) {
  const games: EventGames = {
    gameOf(slug) {
      const game = built.bySlug(slug)
      return game && { gameId: game.gameId, best: game.score.best, isRanked: game.score.ranked }
    },
  }
  return {
    games,
    handlers: eventsHandlers({
      ...games,
      cardOf(slug, language) {
        const game = catalogue.bySlug(slug)
        return game && catalogue.card(game, language)
      },
      friendIdsOf,
      hiddenFrom,
      facesOnPages: decentFaces(facesOf, isDecentName),
    }),
  }
}
