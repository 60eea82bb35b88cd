import type { FacesOf } from '#modules/account/server/index.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import type { IsDecentName } from '#modules/chat/server/index.ts'
import { eventsHandlers, type EventGames } from '#modules/events/server/index.ts'
import { decentFaces } from './decent-faces.ts'

interface EventParts {
  readonly catalogue: Pick<Catalogue, 'bySlug' | 'card'>
  readonly facesOf: FacesOf
  readonly isDecentName: IsDecentName
}

/** Seasons and contests over the games that are shown. */
export function openEvents({ catalogue, facesOf, isDecentName }: EventParts) {
  const games: EventGames = {
    gameOf(slug) {
      const game = catalogue.bySlug(slug)
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
      facesOnPages: decentFaces(facesOf, isDecentName),
    }),
  }
}
