import type { Db } from '#kit/db/db.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import { deletedOf, type FacesOf } from '#modules/account/server/index.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import type { IsDecentName } from '#modules/chat/server/index.ts'
import { blockedWith, friendIdsOf } from '#modules/friends/server/index.ts'
import { scoresHandlers, type ScoredGame } from '#modules/scores/server/index.ts'
import { decentFaces } from './decent-faces.ts'
import type { Rates } from './rates.ts'
import { openScoreChecker } from './score-checker.ts'

interface ScoreParts {
  readonly catalogue: Pick<Catalogue, 'byId'>
  readonly facesOf: FacesOf
  readonly isDecentName: IsDecentName
  readonly limiter: Limiter
  readonly rates: Rates
}

/** The tables of the games, with the thread that plays runs again. */
export function openScores({ catalogue, facesOf, isDecentName, limiter, rates }: ScoreParts) {
  const checker = openScoreChecker()
  return {
    handlers: scoresHandlers({
      gameOf: (gameId) => scoredGame(catalogue.byId(gameId)),
      replay: checker.replay,
      facesOf,
      facesOnPages: decentFaces(facesOf, isDecentName),
      friendIdsOf,
      hiddenFrom,
      limiter,
      rate: rates.score,
      runRate: rates.run,
    }),
    close: checker.close,
  }
}

/** Whom a reader does not get to see: accounts that have gone, players who are blocked either way. */
export async function hiddenFrom(
  db: Db,
  accountId: number | undefined,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  if (others.length === 0) return new Set()
  const gone = await deletedOf(db, others)
  const blocked = accountId === undefined ? [] : await blockedWith(db, accountId, others)
  return new Set([...gone, ...blocked])
}

function scoredGame(game: CatalogueEntry | undefined): ScoredGame | undefined {
  if (!game) return undefined
  const { gameId, slug, family, score, version } = game
  return { gameId, slug, family, version, best: score.best, isRanked: score.ranked }
}
