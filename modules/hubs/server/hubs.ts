import type { Language } from '#kit/i18n/languages.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import type { HubCard, HubPage } from '../calls.ts'
import type { Named } from '../shapes.ts'
import { HUBS, kinOf, type Hub } from '../rules/hubs.ts'
import { questionsAbout } from '../rules/questions.ts'
import { hubWords } from './hub-words.ts'

/** The games currently shown, in the portal's order. */
export interface ShownGames {
  readonly games: readonly CatalogueEntry[]
  card(game: CatalogueEntry, language: Language): HubCard
  /** An operator's edit of a hub; without it hubs are as in the build. */
  collectionEdit?(slug: string): HubEdit | undefined
  /** Collections made by operators, by slug. */
  ownCollections?(): ReadonlyMap<string, OwnHub>
}

interface OwnHub {
  readonly games: readonly string[]
  readonly words: Readonly<Record<string, { readonly title: string; readonly lead: string }>>
}

interface HubEdit {
  readonly first: readonly string[]
  readonly without: readonly string[]
  readonly words?: Readonly<Record<string, { readonly title?: string; readonly lead?: string }>>
}

interface OpenHub {
  readonly hub: Hub
  readonly games: readonly CatalogueEntry[]
}

/** Tiles rendered with the page: as many as its first load has room for. */
const FIRST_PART = 12
const FURTHER_PART = 60
/** Kinds listed beside the themes on the page of all games; a category's page lists all of its own. */
const FOREMOST_KINDS = 12

/** A kind of game and the category above it. */
type Kind = Named & Pick<HubPage, 'category'>

export interface Hubs {
  /** Slugs of all hubs that have games and texts. */
  slugs(): readonly string[]
  page(slug: string, language: Language): HubPage | undefined
  part(slug: string, cursor: string, language: Language): { games: HubCard[]; cursor?: string } | undefined
  /** The kinds of a category; without one the foremost kinds and themes. */
  links(category: string | undefined, language: Language): Named[]
  /** The kind of a game; external games have none. */
  kindOf(game: CatalogueEntry, language: Language): Kind | undefined
}

/** A hub's games: those chosen by an operator first, then the others in the portal's order. */
function membersOf(shown: ShownGames, hub: Hub): readonly CatalogueEntry[] {
  const members = shown.games.filter((game) => hub.has(game))
  const own = ownHubOf(shown, hub.slug)
  if (own) return own.games.flatMap((slug) => members.find((game) => game.slug === slug) ?? [])
  const edit = shown.collectionEdit?.(hub.slug)
  if (!edit) return members
  const left = members.filter(({ slug }) => !edit.without.includes(slug))
  const first = edit.first.flatMap((slug) => left.find((game) => game.slug === slug) ?? [])
  return [...new Set([...first, ...left])]
}

const BUILT = new Set(HUBS.map(({ slug }) => slug))

/** A hub of the build takes precedence over an operator's collection of the same slug. */
const ownHubOf = (shown: ShownGames, slug: string): OwnHub | undefined =>
  BUILT.has(slug) ? undefined : shown.ownCollections?.().get(slug)

const ownHubs = (shown: ShownGames): readonly Hub[] =>
  [...(shown.ownCollections?.() ?? [])]
    .filter(([slug]) => !BUILT.has(slug))
    .map(([slug, { games }]) => {
      const members = new Set(games)
      return { slug, category: undefined, isForemost: true, has: (game) => members.has(game.slug) }
    })

/** The hubs of the shown games; members are computed once per order of the games. */
export function openHubs(shown: ShownGames): Hubs {
  let sorted: readonly CatalogueEntry[] | undefined
  let open = new Map<string, OpenHub>()

  function openNow(): ReadonlyMap<string, OpenHub> {
    if (sorted === shown.games) return open
    sorted = shown.games
    const words = hubWords('en')
    const hubs = [...HUBS.filter(({ slug }) => words[slug]), ...ownHubs(shown)]
    const all = hubs.map((hub) => ({ hub, games: membersOf(shown, hub) }))
    const there = all.filter(({ games }) => games.length > 0)
    open = new Map(there.map((one) => [one.hub.slug, one]))
    return open
  }

  /** The operator's version, or else that of the build. */
  function wordsOfHub({ slug }: Hub, language: Language): { readonly title: string; readonly lead: string } {
    const own = ownHubOf(shown, slug)?.words
    if (own) return own[language] ?? own['en']!
    const [title, lead] = hubWords(language)[slug]!
    return { title, lead, ...shown.collectionEdit?.(slug)?.words?.[language] }
  }

  const linkOf = (hub: Hub, language: Language): Named => ({
    slug: hub.slug,
    title: wordsOfHub(hub, language).title,
  })

  /** A part of a kind is in the category of its kind. */
  function kindOf(hub: Hub, language: Language): Kind {
    const category = hub.category ?? HUBS.find(({ slug }) => slug === hub.under)?.category
    return { ...linkOf(hub, language), ...(category === undefined ? {} : { category }) }
  }

  const hubsNow = () => [...openNow().values()].map(({ hub }) => hub)

  /** The kinds whose best games rank highest. */
  function foremostKinds(): readonly Hub[] {
    const place = new Map(shown.games.map((game, index) => [game, index]))
    return [...openNow().values()]
      .filter(({ hub }) => hub.category !== undefined)
      .toSorted((one, other) => place.get(one.games[0]!)! - place.get(other.games[0]!)!)
      .slice(0, FOREMOST_KINDS)
      .map(({ hub }) => hub)
  }

  function partOf(games: readonly CatalogueEntry[], start: number, size: number, language: Language) {
    const part = games.slice(start, start + size)
    const end = start + part.length
    return {
      games: part.map((game) => shown.card(game, language)),
      ...(end < games.length ? { cursor: String(end) } : {}),
    }
  }

  return {
    slugs: () => hubsNow().map(({ slug }) => slug),
    page(slug, language) {
      const found = openNow().get(slug)
      if (!found) return undefined
      const { hub, games } = found
      const best = games[0]!
      return {
        ...kindOf(hub, language),
        lead: wordsOfHub(hub, language).lead,
        ...partOf(games, 0, FIRST_PART, language),
        total: games.length,
        best: nameOf(best, language),
        instructions: [...wordsOf(best, language).how],
        questions: questionsIn(language, linkOf(hub, language).title, games),
        byName: hub.category === undefined ? '' : linesByName(games, language),
        kin: kinOf(hub, hubsNow(), best).map((other) => linkOf(other, language)),
      }
    },
    part(slug, cursor, language) {
      const found = openNow().get(slug)
      return found && partOf(found.games, Number(cursor) || 0, FURTHER_PART, language)
    },
    links(category, language) {
      const listed =
        category === undefined
          ? [...foremostKinds(), ...hubsNow().filter(({ isForemost }) => isForemost)]
          : hubsNow().filter((hub) => hub.category === category)
      return listed.map((hub) => linkOf(hub, language))
    },
    kindOf(game, language) {
      const kind = hubsNow().find((hub) => hub.category !== undefined && hub.has(game))
      return kind && kindOf(kind, language)
    },
  }
}

const wordsOf = (game: CatalogueEntry, language: Language) => game.words[language] ?? game.words['en']!

const speak = textsFrom({ hubs: 'modules/hubs/server/messages' })

/** Chinese and Japanese put no space after a full stop; Thai puts one instead of it. */
const betweenSentences = (language: Language) => (language === 'ja' || language === 'zh' ? '' : ' ')

function questionsIn(language: Language, title: string, games: readonly CatalogueEntry[]) {
  const say = speak(language)
  const asked = questionsAbout(games.map((game) => ({ ...game, ...wordsOf(game, language) })))
  return asked.map(({ question, answer }) => ({
    question: say(`hubs.${question}.question`, { title }),
    answer: answer
      .map(([sentence, values]) => say(`hubs.${sentence}`, values))
      .join(betweenSentences(language)),
  }))
}

const nameOf = (game: CatalogueEntry, language: Language) => ({
  slug: game.slug,
  title: wordsOf(game, language).title,
})

function linesByName(games: readonly CatalogueEntry[], language: Language): string {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return games
    .map((game) => nameOf(game, language))
    .toSorted((one, other) => compare(one.title, other.title))
    .map(({ slug, title }) => `${slug} ${title}`)
    .join('\n')
}
