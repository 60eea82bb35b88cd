import { bestOffline } from '#modules/catalog/rules/search/offline-search.ts'
import { OFFLINE_GAMES, ASSETS, titlesOf, type OfflineGame, type TitleIndex } from './title-index.ts'

/** A result of an offline search. */
export interface OfflineResult extends OfflineGame {
  /** "Plays offline", if it does. */
  readonly mark: string
}

async function keptJson<Value>(cache: Cache, path: string): Promise<Value | undefined> {
  const kept = await cache.match(path)
  return kept ? ((await kept.json()) as Value) : undefined
}

const NO_TITLES: TitleIndex = { mark: '', kinds: [], games: [] }

/**
 * Searches the kept titles, for at most five games. If nothing is found or typed, returns the games that can be played
 * offline. Pages and the worker share the same caches.
 */
export async function searchOffline(
  typed: string,
  language: string,
): Promise<{ readonly games: readonly OfflineResult[]; readonly isFound: boolean }> {
  const cache = await caches.open(ASSETS)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const playable = (await keptJson<readonly OfflineGame[]>(cache, OFFLINE_GAMES)) ?? []
  const own = new Map(playable.map((game) => [game.slug, game]))
  // The latest build's file is the last.
  const titles = paths.findLast((path) => path.startsWith(titlesOf(language)))
  const index = (titles && (await keptJson<TitleIndex>(cache, titles))) || NO_TITLES
  const listed = index.games.map(([slug, title, kind]) => ({ slug, title, kind: index.kinds[kind] ?? [] }))
  const known = new Set(listed.map(({ slug }) => slug))
  const others = playable.flatMap(({ slug, title }) => (known.has(slug) ? [] : [{ slug, title, kind: [] }]))
  const best = bestOffline([...listed, ...others], { typed, language, kept: new Set(own.keys()) })
  const coverOf = (slug: string) => paths.find((path) => path.startsWith(`/covers/${slug}-`)) ?? ''
  const shown = ({ slug, title }: { readonly slug: string; readonly title: string }): OfflineResult => {
    const game = own.get(slug)
    return game
      ? { ...game, title, mark: index.mark }
      : { slug, title, cover: coverOf(slug), tone: '', mark: '' }
  }
  const isFound = best.length > 0
  return { games: (isFound ? best : playable).map(shown), isFound }
}
