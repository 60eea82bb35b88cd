import type { Limiter } from '#kit/limits/limiter.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import type { IsDecentName } from '#modules/chat/server/index.ts'
import type { Dailies } from '#modules/dailies/server/index.ts'
import { eventsCounting } from '#modules/events/server/index.ts'
import { friendIdsOf } from '#modules/friends/server/index.ts'
import { scoresHandlers, type ScoredGame } from '#modules/scores/server/index.ts'
import { decentFaces } from './decent-faces.ts'
import { hiddenFrom } from './hidden-from.ts'
import type { Rates } from './rates.ts'
import { openScoreChecker } from './score-checker.ts'

interface ScoreParts {
  readonly catalogue: Pick<Catalogue, 'byId'>
  readonly facesOf: FacesOf
  readonly isDecentName: IsDecentName
  readonly limiter: Limiter
  readonly rates: Rates
  readonly dailies: Pick<Dailies, 'finished'>
}

/** The tables of the games, and the thread that replays runs. */
export function openScores({ catalogue, facesOf, isDecentName, limiter, rates, dailies }: ScoreParts) {
  const checker = openScoreChecker()
  return {
    handlers: scoresHandlers({
      gameOf: (gameId) => scoredGame(catalogue.byId(gameId)),
      replay: checker.replay,
      eventsCounting,
      facesOf,
      facesOnPages: decentFaces(facesOf, isDecentName),
      friendIdsOf,
      hiddenFrom,
      finishedDaily: (tx, { endedAt: at, utcOffset: offset, ...run }) =>
        dailies.finished(tx, { ...run, at, offset }),
      limiter,
      rate: rates.score,
      runRate: rates.run,
    }),
    close: checker.close,
  }
}

export function scoredGame(game: CatalogueEntry | undefined): ScoredGame | undefined {
  if (!game) return undefined
  const { gameId, slug, family, score, version } = game
  return { gameId, slug, family, version, best: score.best, unit: score.unit, isRanked: score.ranked }
}
