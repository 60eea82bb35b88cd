import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { GameBadge, hostedCalls } from '../calls.ts'
import type { DeclaredBadge } from '../model.ts'
import { wordsIn } from '../rules/badges.ts'
import { keepBadge, wonGameBadges, type WonBadge } from './badge-store.ts'
import type { Declarations } from './declared.ts'

/** A visible game of others, with its served versions. */
export interface ShownGame {
  readonly gameId: number
  readonly slug: string
  readonly live: string
  readonly next?: string | undefined
}

export interface HostedServices {
  readonly declarations: Declarations
  /** Undefined for a game that is hidden, or hosted elsewhere. */
  shownGame(which: { readonly slug: string } | { readonly gameId: number }): ShownGame | undefined
  titleOf(gameId: number, language: Language): string
  /** The URL of the picture of a badge. */
  pictureAt(game: ShownGame, version: string, badgeId: string): string
}

/** Unproved badges of games of others. */
export function hostedHandlers(services: HostedServices): HandlersOf<typeof hostedCalls> {
  const { shownGame, titleOf } = services
  return {
    async listGameBadges({ slug }, { caller: { accountId }, db, device: { language } }) {
      const game = shownGame({ slug })
      if (!game) return ok({ badges: [] })
      const won = await wonGameBadges(db, accountId, game.gameId)
      return ok({ badges: await badgesOf(services, game, { won, language }) })
    },

    async keepGameBadge({ slug, badgeId }, { caller: { accountId }, db, now, device: { language } }) {
      const game = shownGame({ slug })
      const badge = game && (await declaredBy(services, game, badgeId))
      if (!badge) return refuse('GameNotFound')
      const isNew = await keepBadge(db, accountId, { gameId: game.gameId, badgeId, wonAt: now })
      return ok({ isNew, title: wordsIn(badge, language).title })
    },

    async listOwnGameBadges(_params, { caller: { accountId }, db, device: { language } }) {
      const games = []
      for (const [gameId, won] of await wonByGame(db, accountId)) {
        const game = shownGame({ gameId })
        const badges = game ? await badgesOf(services, game, { won, language }) : []
        const kept = badges.filter(({ wonAt }) => wonAt !== null)
        if (game && kept.length > 0)
          games.push({ slug: game.slug, title: titleOf(gameId, language), badges: kept, all: badges.length })
      }
      return ok({ games })
    },
  }
}

async function wonByGame(db: Db, accountId: number): Promise<ReadonlyMap<number, readonly WonBadge[]>> {
  const won = await wonGameBadges(db, accountId)
  return Map.groupBy(won, ({ gameId }) => gameId)
}

const declaredBy = async (
  { declarations }: HostedServices,
  { slug, live, next }: ShownGame,
  badgeId: string,
) => {
  const declared = await declarations.badgesOf(slug, live)
  const coming = next === undefined ? [] : await declarations.badgesOf(slug, next)
  return [...declared, ...coming].find((one) => one.badgeId === badgeId)
}

interface Reader {
  readonly won: readonly WonBadge[]
  readonly language: Language
}

/** The badges of the current version, and those of the next version that the reader has won. */
async function badgesOf(
  { declarations, pictureAt }: HostedServices,
  game: ShownGame,
  { won, language }: Reader,
): Promise<GameBadge[]> {
  const wonAt = new Map(won.map((one) => [one.badgeId, one.wonAt]))
  const shown = (version: string) => (badge: DeclaredBadge) => ({
    badgeId: badge.badgeId,
    ...wordsIn(badge, language),
    picture: pictureAt(game, version, badge.badgeId),
    wonAt: wonAt.get(badge.badgeId) ?? null,
  })
  const live = await declarations.badgesOf(game.slug, game.live)
  const known = new Set(live.map(({ badgeId }) => badgeId))
  const next = game.next === undefined ? [] : await declarations.badgesOf(game.slug, game.next)
  const ahead = next.filter(({ badgeId }) => wonAt.has(badgeId) && !known.has(badgeId))
  return [...live.map(shown(game.live)), ...ahead.map(shown(game.next ?? game.live))]
}
