import type { Catalogue } from '#modules/catalog/server/index.ts'
import { hasDuels } from '#modules/duels/model.ts'
import type { DuelRules } from '#modules/duels/server/index.ts'
import { openReferee, type Referee } from './referee.ts'

/** The games that are played by link, and their rules: for calls, and for the jobs that end duels. */
export const duelRules = (catalogue: Pick<Catalogue, 'byId' | 'card'>): DuelRules & Referee => ({
  ...openReferee(),
  gameOf(gameId, language) {
    const game = catalogue.byId(gameId)
    if (!game || !hasDuels(game)) return undefined
    const { title } = catalogue.card(game, language)
    return { gameId, slug: game.slug, family: game.family, title }
  },
})
