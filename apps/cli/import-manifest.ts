import { readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import type { GameWords, ImportedFacts } from '#modules/catalog/model.ts'
import { canBeHost } from '#modules/hosted/server/index.ts'
import { CATEGORY_ORDER, RESERVED_GAMES } from '#modules/catalog/server/index.ts'

const CLOSED = { additionalProperties: false }
const MOST_PICTURE_BYTES = 5_000_000
/** Localhost is allowed, so that a game can be tried before its host exists. */
const OF_THIS_MACHINE = new Set(['localhost', '127.0.0.1'])

/** Control and bidi characters. */
const UNSEEN = '\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069'
/** One line of plain text, without characters that hide text, change its direction or end the line. */
const words = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^(?=.*\\S)[^${UNSEEN}]*$` })
const oneOf = (names: readonly string[]) => Type.Union(names.map((name) => Type.Literal(name)))
/** One text for all languages, or texts by language, English included. */
const spoken = <Text extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Array>>(text: Text) =>
  Type.Union([
    text,
    Type.Object(
      {
        en: text,
        ...Object.fromEntries(
          LANGUAGES.filter((name) => name !== 'en').map((name) => [name, Type.Optional(text)]),
        ),
      },
      CLOSED,
    ),
  ])

const ManifestGame = Type.Object(
  {
    slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }),
    name: spoken(words(60)),
    /** One sentence that makes people want to play. */
    pitch: spoken(words(120)),
    /** How to play, one sentence each. */
    controls: spoken(Type.Array(words(200), { minItems: 1, maxItems: 8 })),
    genre: oneOf(CATEGORY_ORDER),
    tags: Type.Optional(Type.Array(oneOf(CATEGORY_ORDER), { maxItems: 4, uniqueItems: true })),
    players: Type.Integer({ minimum: 1, maximum: 8 }),
    orientation: Type.Union([Type.Literal('portrait'), Type.Literal('landscape'), Type.Literal('any')]),
    /** A picture beside the manifest. */
    cover: Type.String({ minLength: 1, maxLength: 200 }),
    /** The URL of an external game… */
    url: Type.Optional(Type.String({ minLength: 8, maxLength: 500 })),
    /** …or the files of an uploaded one: a zip or folder beside the manifest. */
    files: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    maker: words(80),
    /** The right to show it. */
    licence: words(200),
  },
  CLOSED,
)
type ManifestGame = Static<typeof ManifestGame>

const Manifest = Type.Object({ games: Type.Array(ManifestGame, { minItems: 1, maxItems: 200 }) }, CLOSED)

/** A game of a valid manifest, with the bytes of its picture. */
export interface ReadGame {
  readonly slug: string
  /** The URL of an external game, or the path of an uploaded one's files. */
  readonly from: { readonly address: string } | { readonly files: string }
  readonly facts: ImportedFacts
  readonly picture: Buffer
}

interface Surroundings {
  /** Slugs of the build, in lower case. */
  readonly taken: ReadonlySet<string>
  readonly publicUrl: string | undefined
}

/** Reads a manifest and its pictures; a fault is one sentence that names the game. */
export function readManifest(file: string, around: Surroundings): readonly ReadGame[] | { fault: string } {
  const given = parsed(file)
  if ('fault' in given) return given
  const { manifest } = given
  if (!Value.Check(Manifest, manifest)) {
    const [fault] = Value.Errors(Manifest, manifest)
    return { fault: `${fault?.instancePath || 'the manifest'} ${fault?.message ?? 'is wrong'}` }
  }
  const games: ReadGame[] = []
  for (const game of manifest.games) {
    if (games.some(({ slug }) => slug === game.slug)) return { fault: `${game.slug} stands twice` }
    const read = readGame(game, dirname(resolve(file)), around)
    if ('fault' in read) return { fault: `${game.slug}: ${read.fault}` }
    games.push(read)
  }
  return games
}

function parsed(file: string): { readonly manifest: unknown } | { readonly fault: string } {
  try {
    return { manifest: JSON.parse(readFileSync(file, 'utf8')) as unknown }
  } catch (error) {
    return { fault: `${file} cannot be read: ${(error as Error).message}` }
  }
}

function readGame(game: ManifestGame, folder: string, around: Surroundings): ReadGame | { fault: string } {
  const { slug, genre, tags = [], players, orientation, maker, licence } = game
  if (around.taken.has(slug) || Object.hasOwn(RESERVED_GAMES, slug))
    return { fault: 'this slug belongs to a game of the portal' }
  const from = whereFrom(game, folder, around)
  if ('fault' in from) return from
  const picture = readCover(game.cover, folder)
  if ('fault' in picture) return picture
  const facts = { genre, tags, orientation, players, words: wordsOf(game), maker, licence }
  return { slug, from, facts, picture: picture.bytes }
}

function whereFrom(
  { slug, url, files }: ManifestGame,
  folder: string,
  { publicUrl }: Surroundings,
): ReadGame['from'] | { fault: string } {
  if ((url === undefined) === (files === undefined)) return { fault: 'it has either a url or files' }
  if (url === undefined) {
    if (!canBeHost(slug)) return { fault: 'its slug is too long for a host name: 63 letters at most' }
    const place = besideOf(folder, files!)
    return place === undefined ? { fault: 'its files have to lie beside the manifest' } : { files: place }
  }
  const fault = faultOfAddress(url, publicUrl)
  return fault ? { fault } : { address: new URL(url).href }
}

/** A path inside the manifest's folder; undefined for one that leads outside. */
function besideOf(folder: string, name: string): string | undefined {
  const way = relative(folder, resolve(folder, name))
  return isAbsolute(name) || way.startsWith('..') ? undefined : join(folder, way)
}

/** Says why an address is not accepted. Its host must not be ours: our cookies would be sent to every port of it. */
export function faultOfAddress(address: string, publicUrl: string | undefined): string | undefined {
  if (!URL.canParse(address)) return `"${address}" is no address`
  const { protocol, hostname, username, password } = new URL(address)
  if (protocol !== 'https:' && !(protocol === 'http:' && OF_THIS_MACHINE.has(hostname)))
    return 'its address has to begin with https://'
  if (username !== '' || password !== '') return 'its address holds a name or a password'
  if (publicUrl !== undefined && new URL(publicUrl).hostname === hostname)
    return `a game cannot be shown from the portal's own host ${hostname}`
  // This value ends up in the page's content policy.
  if (!/^(\[[\da-f:]+\]|[\w.-]+)$/i.test(hostname)) return `"${hostname}" is no host`
  return undefined
}

function readCover(name: string, folder: string): { readonly bytes: Buffer } | { readonly fault: string } {
  const path = besideOf(folder, name)
  if (path === undefined) return { fault: 'its cover has to lie beside the manifest' }
  try {
    if (statSync(path).size > MOST_PICTURE_BYTES) return { fault: 'its cover is larger than 5 MB' }
    return { bytes: readFileSync(path) }
  } catch {
    return { fault: `its cover ${name} cannot be read` }
  }
}

/** A missing text falls back to English. */
function wordsOf({ name, pitch, controls }: ManifestGame): Record<string, GameWords> {
  const titles = byLanguage<string>(name)
  const pitches = byLanguage<string>(pitch)
  const ways = byLanguage<string[]>(controls)
  const spokenIn = new Set([titles, pitches, ways].flatMap((texts) => Object.keys(texts)))
  return Object.fromEntries(
    [...spokenIn].map((language) => [
      language,
      {
        title: titles[language] ?? titles['en']!,
        pitch: pitches[language] ?? pitches['en']!,
        how: ways[language] ?? ways['en']!,
      },
    ]),
  )
}

const byLanguage = <Text>(given: unknown): Record<string, Text> =>
  typeof given === 'string' || Array.isArray(given) ? { en: given as Text } : (given as Record<string, Text>)
