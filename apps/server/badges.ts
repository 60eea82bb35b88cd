import type { Language } from '#kit/i18n/languages.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import {
  markedGames,
  type ActiveSince,
  type AwardParts,
  type BadgeWorld,
  type FactReaders,
} from '#modules/badges/server/index.ts'
import { collectedBy, collectorsSince } from '#modules/cards/server/index.ts'
import { playersSince, timesPlayedBy } from '#modules/centre/server/index.ts'
import { hasSpoken } from '#modules/chat/server/index.ts'
import { duellistsSince, duelRecord, ratedFacts } from '#modules/duels/server/index.ts'
import { friendIdsOf, friendsMadeSince } from '#modules/friends/server/index.ts'
import type { Hubs } from '#modules/hubs/server/index.ts'
import { provedBy } from '#modules/scores/server/index.ts'
import { countInvited, invitersSince } from '#modules/sharing/server/index.ts'

/** Facts of the modules, as badges read them. */
const FACTS: FactReaders = {
  proved: provedBy,
  played: timesPlayedBy,
  collected: collectedBy,
  friends: friendIdsOf,
  invited: countInvited,
  hasSpoken,
  duels: duelRecord,
  rated: ratedFacts,
}

/** Which accounts have new facts; proved runs are announced separately. */
export const ACTIVE_SINCE: readonly ActiveSince[] = [
  collectorsSince,
  duellistsSince,
  friendsMadeSince,
  invitersSince,
  playersSince,
]

/** What awarding badges needs, for all games of the build. */
export function awardParts(built: Pick<Catalogue, 'games'>): AwardParts {
  return { facts: FACTS, world: worldOf(built.games) }
}

function worldOf(games: readonly CatalogueEntry[]): BadgeWorld {
  const families = new Map<string, CatalogueEntry[]>()
  for (const game of games.filter(({ hosted }) => hosted === undefined))
    families.set(game.family, [...(families.get(game.family) ?? []), game])
  return {
    games: new Map(
      [...families.values()]
        .flat()
        .map(({ gameId, family, score, genre }) => [gameId, { family, best: score.best, genre }]),
    ),
    families: [...families]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([family, members]) => ({
        family,
        isRanked: members.some(({ score }) => score.ranked),
        marked: members.filter(({ gameId }) => markedGames.has(gameId)).length,
      })),
  }
}

/**
 * Titles of families: the name of their kind of game, or that of their oldest game if several families are of one
 * kind.
 */
export function familyTitles(built: Pick<Catalogue, 'games'>, hubs: Pick<Hubs, 'kindOf'>) {
  const oldest = new Map<string, CatalogueEntry>()
  for (const game of built.games) {
    const known = oldest.get(game.family)
    if (!known || game.gameId < known.gameId) oldest.set(game.family, game)
  }
  const titles = new Map<Language, ReadonlyMap<string, string>>()
  function titlesIn(language: Language) {
    const kinds = [...oldest].map(([family, game]) => ({ family, game, kind: hubs.kindOf(game, language) }))
    return new Map(
      kinds.map(({ family, game, kind }) => {
        const isAlone = kind && kinds.filter((one) => one.kind?.slug === kind.slug).length === 1
        return [family, isAlone ? kind.title : (game.words[language] ?? game.words['en']!).title]
      }),
    )
  }
  return (family: string, language: Language): string => {
    const known = titles.get(language) ?? titlesIn(language)
    titles.set(language, known)
    return known.get(family) ?? family
  }
}
