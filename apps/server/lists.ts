import { areShown, type FacesOf } from '#modules/account/server/index.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import type { IsDecentName } from '#modules/chat/server/index.ts'
import { blockedWith } from '#modules/friends/server/index.ts'
import { listsHandlers } from '#modules/lists/server/index.ts'
import type { Guidance } from '#modules/privacy/server/index.ts'
import { decentFaces } from './decent-faces.ts'

interface ListsParts {
  readonly catalogue: Catalogue
  readonly facesOf: FacesOf
  readonly isDecentName: IsDecentName
  readonly guidance: Guidance
}

/** Lists of games that players make, and what their pages may show of the authors. */
export function openLists({ catalogue, facesOf, isDecentName, guidance }: ListsParts) {
  const facesOnPages = decentFaces(facesOf, isDecentName)
  return listsHandlers({
    isDecentName,
    isGuided: guidance.isGuided,
    isGuidedNow: guidance.isGuidedNow,
    cardOf(gameId, language) {
      const game = catalogue.byId(gameId)
      return game && catalogue.card(game, language)
    },
    async makerOf(db, accountId, { readerId, now }) {
      const isBlocked =
        readerId !== undefined && (await blockedWith(db, readerId, [accountId])).has(accountId)
      if (isBlocked || !(await areShown(db, [accountId], now))) return undefined
      return (await facesOnPages(db, [accountId])).get(accountId)?.nickname ?? ''
    },
  })
}
