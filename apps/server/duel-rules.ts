import type { Catalogue } from '#modules/catalog/server/index.ts'
import { hasDuels } from '#modules/duels/model.ts'
import type { DuelJudge } from '#modules/duels/server/index.ts'
import { openReferee, type Referee } from './referee.ts'

/** Shared by the process: jobs reuse the positions that calls have computed. */
const referee = openReferee()

/** Judges games that are played by link: for calls, and for jobs that end duels. */
export const duelJudge = (catalogue: Pick<Catalogue, 'byId' | 'card'>): DuelJudge & Referee => ({
  ...referee,
  gameOf(gameId, language) {
    const game = catalogue.byId(gameId)
    if (!game || !hasDuels(game)) return undefined
    const { title } = catalogue.card(game, language)
    return { gameId, slug: game.slug, family: game.family, title }
  },
})
