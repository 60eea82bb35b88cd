import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '#kit/i18n/languages.ts'
import type { GameCard, GamePage } from '../calls.ts'
import type { CatalogueEntry } from '../model.ts'
import { NO_EDITS, pinned, withWords, type CatalogueEdits } from '../rules/edited.ts'
import { CATEGORY_ORDER } from '../rules/categories.ts'
import { faultsOf } from '../rules/ids.ts'
import { isShort } from '../rules/rails.ts'
import { eveningGames, learned, newest, ranked } from '../rules/ranking.ts'
import { companionsFirst, relatives } from '../rules/related.ts'
import { nextTurn, type SearchTurn } from './search-turns.ts'
import { nearestSlug } from './search/nearest-slug.ts'
import type { GameSearch } from './search/game-search.ts'
import { makeSearch } from './search/make-search.ts'

/** What can change a catalogue at run time. */
export interface ShownAs {
  /** Ratings of games from play, by number. */
  readonly standings?: ReadonlyMap<number, number>
  /** Companions of each game, by number. */
  readonly companions?: ReadonlyMap<number, readonly number[]>
  /** External games; one whose slug or number belongs or belonged to one of ours is left out. */
  readonly imported?: readonly CatalogueEntry[]
  readonly hidden?: ReadonlySet<number>
  readonly edits?: CatalogueEdits
}

export interface FoundGames {
  readonly games: readonly CatalogueEntry[]
  readonly tags: readonly string[]
}

/** The games of the portal in its order, with indexes. */
export interface Catalogue {
  readonly games: readonly CatalogueEntry[]
  bySlug(slug: string): CatalogueEntry | undefined
  byId(gameId: number): CatalogueEntry | undefined
  /** The catalogue's spelling of a slug, ignoring case. */
  canonicalSlug(slug: string): string | undefined
  /** The slug whose page answers for this one: its own, or that of the closest kin of a retired game. */
  currentSlug(slug: string): string | undefined
  card(game: CatalogueEntry, language: Language): GameCard
  page(game: CatalogueEntry, language: Language): GamePage
  /** The kin of a game, closest first. */
  kinOf(game: CatalogueEntry): readonly CatalogueEntry[]
  /** The games of a category, or of another list with a page. */
  ofTag(tag: string): readonly CatalogueEntry[]
  /** The games that match a search, best first, and the categories it names. */
  search(keyword: string, language: Language, inTurn?: SearchTurn): Promise<FoundGames>
  nearest(slug: string): string | undefined
  /** The game of the day in the hero, the same for everybody. Undefined in an empty catalogue. */
  ofTheDay(dayNumber: number): CatalogueEntry | undefined
  readonly categories: readonly { readonly tag: string; readonly count: number }[]
  /** The same games with the changes of operators and players. */
  shownAs(wish: ShownAs): Catalogue
}

/** Slugs of retired games, each with the slug it redirects to. */
export type RetiredSlugs = Readonly<Record<string, string>>

/** File of the retired slugs, in the folder of the catalogue. */
export const RETIRED_FILE = 'retired-games.json'
const MOST_FOUND = 24
const MOST_RELATED = 12
/** More than a rail shows, since it leaves out games shown further up. */
const MOST_KIN = 36

const isOf = (game: CatalogueEntry, tag: string) => game.genre === tag || game.tags.includes(tag)

/** The card level that a game requires, by number; undefined where everybody may play. */
export type NeededLevelOf = (gameId: number) => number | undefined

function cardOf(game: CatalogueEntry, language: Language, neededLevel: number | undefined): GameCard {
  const { gameId, slug, genre, tags, orientation, players, cover, ground } = game
  const { title, pitch } = game.words[language] ?? game.words['en']!
  const card = {
    gameId,
    slug,
    title,
    pitch,
    cover,
    genre,
    tags: [...tags],
    orientation,
    players,
    tone: ground[1],
  }
  return neededLevel === undefined ? card : { ...card, neededLevel }
}

interface Settings {
  readonly neededLevelOf: NeededLevelOf
  readonly standings: ReadonlyMap<number, number>
  readonly companions: ReadonlyMap<number, readonly number[]>
  /** Redirects of retired slugs, in lower case. */
  readonly kin: ReadonlyMap<string, string>
  readonly edits: CatalogueEdits
}

/**
 * Builds the catalogue. Throws an Error listing every fault when numbers or slugs are invalid, or a retired slug is in use or
 * redirects to no game.
 */
export function catalogueOf(
  entries: readonly CatalogueEntry[],
  neededLevelOf: NeededLevelOf = () => undefined,
  retired: RetiredSlugs = {},
): Catalogue {
  const slugs = new Set(entries.map(({ slug }) => slug))
  const lost = Object.entries(retired).filter(([, to]) => !slugs.has(to))
  refuseFaults(lost.map(([slug, to]) => `${slug} is retired to ${to}, which is no game`))
  const kin = new Map(Object.entries(retired).map(([slug, to]) => [slug.toLowerCase(), to]))
  return openCatalogue(entries, {
    neededLevelOf,
    standings: new Map(),
    companions: new Map(),
    kin,
    edits: NO_EDITS,
  })
}

function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The catalogue is not sound: ${faults.join('; ')}`)
}

function openCatalogue(entries: readonly CatalogueEntry[], settings: Settings): Catalogue {
  const { neededLevelOf, standings, companions, kin, edits } = settings
  const reused = entries.filter(({ slug }) => kin.has(slug.toLowerCase()))
  refuseFaults([...faultsOf(entries), ...reused.map(({ slug }) => `${slug} is retired and in use`)])
  const worded = entries.map((game) => withWords(game, edits.words.get(game.slug)))
  const games = pinned(learned(ranked(worded), standings), edits.first)
  const slugs = new Map(games.map((game) => [game.slug, game]))
  const spellings = new Map(games.map(({ slug }) => [slug.toLowerCase(), slug]))
  const ids = new Map(games.map((game) => [game.gameId, game]))
  const tags = new Map(CATEGORY_ORDER.map((tag) => [tag, games.filter((game) => isOf(game, tag))]))
  const lists = new Map([
    ['new', newest(games)],
    ['five-minutes', games.filter(isShort)],
  ])
  const searches = new Map<Language, Promise<GameSearch>>()
  const evenings = eveningGames(games)
  const relativesOf = relatives(games, MOST_RELATED)
  const relatedTo = (game: CatalogueEntry) => {
    const stayed = companions.get(game.gameId)?.flatMap((gameId) => ids.get(gameId) ?? [])
    return companionsFirst(stayed ?? [], relativesOf(game), MOST_RELATED)
  }
  const kinOf = relatives(games, MOST_KIN)

  const shown = (game: CatalogueEntry, language: Language) =>
    cardOf(game, language, neededLevelOf(game.gameId))

  const searchIn = (language: Language) => {
    const kept = searches.get(language) ?? makeSearch(games, language)
    searches.set(language, kept)
    return kept
  }

  return {
    games,
    bySlug: (slug) => slugs.get(slug),
    byId: (gameId) => ids.get(gameId),
    canonicalSlug: (slug) => spellings.get(slug.toLowerCase()),
    currentSlug: (slug) => spellings.get((kin.get(slug.toLowerCase()) ?? slug).toLowerCase()),
    card: shown,
    page(game, language) {
      const words = game.words[language] ?? game.words['en']!
      return {
        ...shown(game, language),
        family: game.family,
        variant: game.variant,
        isRanked: game.score.ranked,
        scoreUnit: game.score.unit,
        ground: [...game.ground],
        instructions: [...(words.goal ? [words.goal] : []), ...words.how],
        related: relatedTo(game).map((other) => shown(other, language)),
        ...(game.hosted ? { hosted: game.hosted } : {}),
      }
    },
    kinOf,
    ofTag: (tag) => tags.get(tag) ?? lists.get(tag) ?? [],
    async search(keyword, language, inTurn = nextTurn) {
      const find = await searchIn(language)
      const { places, tags: named } = await inTurn(() => find(keyword, MOST_FOUND))
      return { games: places.map((place) => games[place]!), tags: named }
    },
    nearest: (slug) => nearestSlug([...slugs.keys()], slug),
    ofTheDay: (dayNumber) =>
      slugs.get(edits.hero ?? '') ?? evenings[dayNumber % Math.max(1, evenings.length)],
    categories: [...tags]
      .map(([tag, list]) => ({ tag, count: list.length }))
      .filter(({ count }) => count > 0),
    shownAs({
      standings: next = standings,
      companions: found = companions,
      imported = [],
      hidden = new Set(),
      edits: edited = edits,
    }) {
      const further = imported.filter(
        ({ slug, gameId }) =>
          !spellings.has(slug.toLowerCase()) && !kin.has(slug.toLowerCase()) && !ids.has(gameId),
      )
      const shown = [...entries, ...further].filter(({ gameId }) => !hidden.has(gameId))
      return openCatalogue(shown, { ...settings, standings: next, companions: found, edits: edited })
    },
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Reads the built catalogue and the retired slugs next to it. */
export const readCatalogue = (file: string, neededLevelOf: NeededLevelOf): Catalogue =>
  catalogueOf(
    readJson(file) as readonly CatalogueEntry[],
    neededLevelOf,
    readJson(join(dirname(file), RETIRED_FILE)) as RetiredSlugs,
  )
