import { LANGUAGES } from '#kit/i18n/languages.ts'
import { isFields, type Fields } from '#kit/result/fields.ts'
import type { ImportedFacts } from '#modules/catalog/model.ts'
import { faultOfAddress } from './import-manifest.ts'

/** Supported feed formats, by the names used in commands. */
export const FEED_FORMATS = ['gamedistribution', 'gamepix', 'gamemonetize'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** A game of a feed, converted; its cover is still on the publisher's server. */
export interface FeedGame {
  readonly title: string
  readonly address: string
  readonly cover: string
  readonly facts: Omit<ImportedFacts, 'licence'>
}

export interface ReadFeed {
  readonly games: readonly FeedGame[]
  /** Skipped entries, and why. */
  readonly left: readonly string[]
}

const MOST = { title: 60, pitch: 120, line: 200, lines: 4, maker: 80 } as const

/** Publishers' categories, in lower case, and ours. */
const GENRES: Readonly<Record<string, string>> = {
  puzzle: 'puzzle',
  puzzles: 'puzzle',
  jigsaw: 'puzzle',
  word: 'puzzle',
  quiz: 'puzzle',
  cards: 'cards',
  card: 'cards',
  solitaire: 'cards',
  board: 'board',
  boardgames: 'board',
  mahjong: 'board',
  arcade: 'arcade',
  casual: 'arcade',
  hypercasual: 'arcade',
  action: 'arcade',
  adventure: 'arcade',
  platformer: 'arcade',
  sports: 'sports',
  football: 'sports',
  soccer: 'sports',
  racing: 'racing',
  'racing & driving': 'racing',
  driving: 'racing',
  shooter: 'shooter',
  shooting: 'shooter',
  idle: 'idle',
  clicker: 'idle',
  '.io': 'io',
  '.io games': 'io',
  io: 'io',
  multiplayer: 'io',
  math: 'numbers',
  'match-3': 'matching',
  'match 3': 'matching',
  bejeweled: 'matching',
  'bubble shooter': 'matching',
  agility: 'skill',
  skill: 'skill',
  '2 player': 'two-players',
}
/** Never shown on the portal. */
const NEVER = new Set(['casino', 'gambling', 'slots', 'adult', 'dating', 'strip'])
const COMMONEST = 'arcade'

const fieldsOf = (value: unknown): Fields | undefined => (isFields(value) ? value : undefined)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((one) => textOf(one) || []) : textOf(value).split(',')

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
}
const MOST_READ = 5000
/** Turns markup and entities of feeds into one line of plain text. */
export const plainLine = (text: string): string =>
  text
    .slice(0, MOST_READ)
    .replaceAll(/<[^<>]{0,500}>/g, ' ')
    .replaceAll(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string) =>
      code === undefined ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\s]+/gu, ' ')
    .trim()

/** As many whole words as fit. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const short = text.slice(0, most - 1)
  const words = short.lastIndexOf(' ') > 0 ? short.slice(0, short.lastIndexOf(' ')) : short
  return `${words.toWellFormed().replaceAll('\ufffd', '')}…`
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((one) => /\p{L}/u.test(one))

interface Line {
  readonly title: string
  readonly description: string
  readonly instructions: string
  readonly url: string
  readonly cover: string
  readonly categories: readonly string[]
  readonly maker: string
  readonly orientation: ImportedFacts['orientation']
}

const shapeOf = (width: unknown, height: unknown): ImportedFacts['orientation'] => {
  const [wide, high] = [Number(width), Number(height)]
  return wide > high ? 'landscape' : high > wide ? 'portrait' : 'any'
}

const READERS: Readonly<Record<FeedFormat, (feed: unknown) => readonly (Line | undefined)[] | undefined>> = {
  gamedistribution: (feed) =>
    Array.isArray(feed)
      ? feed.map((value) => {
          const one = fieldsOf(value)
          return (
            one && {
              title: textOf(one['Title']),
              description: textOf(one['Description']),
              instructions: textOf(one['Instructions']),
              url: textOf(one['Url']),
              // Pictures of several sizes: the square one is nearest to ours.
              cover:
                textsOf(one['Asset']).find((asset) => asset.includes('512x512')) ??
                textsOf(one['Asset'])[0] ??
                '',
              categories: [...textsOf(one['Category']), ...textsOf(one['Tag'])],
              maker: textOf(one['Company']) || 'GameDistribution',
              orientation: shapeOf(one['Width'], one['Height']),
            }
          )
        })
      : undefined,
  gamepix(feed) {
    const items = fieldsOf(feed)?.['items']
    if (!Array.isArray(items)) return undefined
    return items.map((value) => {
      const one = fieldsOf(value)
      const turned = one?.['orientation']
      return (
        one && {
          title: textOf(one['title']),
          description: textOf(one['description']),
          instructions: '',
          url: textOf(one['url']),
          cover: textOf(one['image']) || textOf(one['banner_image']),
          categories: textsOf(one['category']),
          maker: 'GamePix',
          orientation: turned === 'portrait' || turned === 'landscape' ? turned : 'any',
        }
      )
    })
  },
  gamemonetize: (feed) =>
    Array.isArray(feed)
      ? feed.map((value) => {
          const one = fieldsOf(value)
          return (
            one && {
              title: textOf(one['title']),
              description: textOf(one['description']),
              instructions: textOf(one['instructions']),
              url: textOf(one['url']),
              cover: textOf(one['thumb']),
              categories: [...textsOf(one['category']), ...textsOf(one['tags'])],
              maker: textOf(one['company']) || 'GameMonetize',
              orientation: shapeOf(one['width'], one['height']),
            }
          )
        })
      : undefined,
}

/** Hosts that no publisher has, such as those of this machine or network. */
const isFar = (address: string) =>
  URL.canParse(address) &&
  /^(?=.*[a-z])[a-z0-9.-]+\.[a-z]{2,}$/i.test(new URL(address).hostname) &&
  new URL(address).protocol === 'https:' &&
  !/\.(local|internal|localhost|lan|home|arpa)$/i.test(new URL(address).hostname)

function gameOf(line: Line, publicUrl: string | undefined): FeedGame | string {
  const title = plainLine(line.title)
  if (title === '' || title.length > MOST.title)
    return `"${cut(title, MOST.title)}" has no title of ${MOST.title} letters at most`
  const categories = line.categories.map((name) => name.trim().toLowerCase())
  const never = categories.find((name) => NEVER.has(name))
  if (never !== undefined) return `${title} is of the kind ${never}`
  const fault =
    faultOfAddress(line.url, publicUrl) ??
    (isFar(line.url) ? undefined : 'its address is none of a publisher')
  if (fault !== undefined) return `${title}: ${fault}`
  if (!isFar(line.cover)) return `${title}: its picture has no address of a publisher`
  const description = plainLine(line.description)
  const ways = sentencesOf(plainLine(line.instructions)).slice(0, MOST.lines)
  const words = {
    title,
    pitch: cut(sentencesOf(description)[0] ?? title, MOST.pitch),
    how:
      ways.length > 0 ? ways.map((way) => cut(way, MOST.line)) : ['The game says itself how it is played.'],
  }
  const own = [...new Set(categories.flatMap((name) => (Object.hasOwn(GENRES, name) ? GENRES[name]! : [])))]
  return {
    title,
    address: new URL(line.url).href,
    cover: new URL(line.cover).href,
    facts: {
      genre: own[0] ?? COMMONEST,
      tags: own.slice(1, 4),
      players: own.includes('two-players') ? 2 : 1,
      orientation: line.orientation,
      words: Object.fromEntries(LANGUAGES.map((language) => [language, words])),
      maker: cut(plainLine(line.maker), MOST.maker),
    },
  }
}

/** The games of a feed in order, each address once; a fault says why it is no feed of this format. */
export function readFeed(
  format: FeedFormat,
  feed: unknown,
  publicUrl: string | undefined,
): ReadFeed | { readonly fault: string } {
  const lines = READERS[format](feed)
  if (!lines) return { fault: `is no feed of ${format}` }
  const games: FeedGame[] = []
  const left: string[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const game = line ? gameOf(line, publicUrl) : 'a line that is no game'
    if (typeof game === 'string') left.push(game)
    else if (seen.has(placeOf(game.address))) left.push(`${game.title} stands twice`)
    else {
      seen.add(placeOf(game.address))
      games.push(game)
    }
  }
  return { games, left }
}

/** An address without publishers' tracking parameters. */
export const placeOf = (address: string): string => {
  const { host, pathname } = new URL(address)
  return `${host}${pathname.replace(/\/+$/, '')}`.toLowerCase()
}
