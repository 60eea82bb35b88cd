import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { Db } from '#kit/db/db.ts'
import type { FetchPublic } from '#kit/server/public-fetch.ts'
import { hideGame, listImported, putImported } from '#modules/catalog/server/index.ts'
import { isSlugKept, slugOf, titleSkeleton } from '#modules/studio/server/index.ts'
import {
  refuseCommand,
  same,
  type ChangeContext,
  type Command,
  type Input,
  type CommandRefusal,
} from './command.ts'
import { FEED_FORMATS, placeOf, readFeed, type FeedFormat, type FeedGame } from './game-feeds.ts'
import { NOT_BUILT, wholeCatalogue } from './games-import-commands.ts'
import { plain } from './tables.ts'

const listOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const AT_ONCE = { usual: 20, most: 200 } as const
const LONGEST_LICENCE = 200
const MOST_FEED_BYTES = 50 * 1024 * 1024
const MOST_PICTURE_BYTES = 5_000_000
/** Some publishers reject requests without a user agent. */
const PICTURE_HEADERS = { accept: 'image/*', 'user-agent': BRAND_PREFIX }
/** After this many missing pictures the host is asked for no more. */
const MOST_MISSING = 20

/** Games of a publisher's feed, hidden until an operator has looked at each. */
export const GAMES_FEED_COMMAND: Command = {
  kind: 'change',
  name: 'games feed',
  says: 'imports games from a publisher’s feed as hidden games; play each one, then show it with `portal games show`',
  args: [
    { name: 'FORMAT', says: `format of the feed: ${listOf(FEED_FORMATS)}` },
    { name: 'FEED', says: 'the publisher’s JSON file', file: 'read' },
    { name: 'LICENCE', says: 'why you may show these games: players read it' },
  ],
  options: { limit: { says: `games at once, ${AT_ONCE.usual} by default`, value: 'NUMBER' } },
  note: 'Leaves out games that exist already, titles that look like an existing one, and kinds that the portal does not show. Fetches pictures from the publisher.',
  example: 'portal games feed gamepix feed.json "contract of 1 December" --dry-run',
  async prepare({ context, input }) {
    const pictures = new Map<string, string>()
    const read = feedOf(input, context.publicUrl)
    const catalogue = await wholeCatalogue(context)
    // The change itself reports unreadable files.
    if ('ok' in read || !catalogue) return pictures
    const known = await knownGames(context.db, catalogue.games)
    const limit = limitOf(input)!
    const [found, missing] = [new Set<string>(), new Set<string>()]
    for (const game of read.games) {
      if (found.size === limit || missing.size === MOST_MISSING) break
      if (known.whyNot(game) !== undefined) continue
      const picture = pictures.get(game.cover) ?? (await encodedPicture(context.fetchPublic, game.cover))
      pictures.set(game.cover, picture)
      ;(picture === NO_PICTURE ? missing : found).add(game.address)
      if (picture !== NO_PICTURE) known.add(game)
    }
    return pictures
  },
  async change(context, input) {
    const read = feedOf(input, context.publicUrl)
    if ('ok' in read) return read
    const catalogue = await wholeCatalogue(context)
    if (!catalogue) return NOT_BUILT
    const left = [...read.left]
    const fresh = await freshOf(context, catalogue.games, { ...read, left, limit: limitOf(input)! })
    for (const { slug, game, cover } of fresh) {
      const facts = { ...game.facts, licence: input.words['LICENCE']!.trim() }
      await putImported(context.db, { slug, address: game.address, facts, cover }, context.now)
    }
    const slugs = new Set(fresh.map(({ slug }) => slug))
    for (const { gameId, slug } of await listImported(context.db))
      if (slugs.has(slug)) await hideGame(context.db, gameId, context.now)
    if (fresh.length === 0) return same(`Nothing new: ${left.length} left out. ${told(left)}`.trim())
    return {
      ok: true,
      subject: 'games of others',
      text: `${fresh.length} new and hidden, ${left.length} left out: ${[...slugs].join(', ')}.`,
      before: null,
      after: Object.fromEntries(
        fresh.map(({ slug, game, cover }) => [
          slug,
          plain(`${game.title} at ${game.address}; ${game.facts.genre}; cover ${hashOf(cover)}`),
        ]),
      ),
      warnings: [
        ...(left.length > 0 ? [told(left)] : []),
        'Their hosts learn who plays, and may show players anything: read the terms of the publisher, and play each game before you show it.',
      ],
    }
  },
}

const TOLD = 10
const told = (left: readonly string[]) =>
  plain(`left out: ${left.slice(0, TOLD).join('; ')}${left.length > TOLD ? '; …' : ''}`)
const hashOf = (cover: Buffer) => createHash('sha256').update(cover).digest('hex').slice(0, 12)

function limitOf({ options }: Input): number | undefined {
  const limit = Number(options['limit'] ?? AT_ONCE.usual)
  return Number.isInteger(limit) && limit >= 1 && limit <= AT_ONCE.most ? limit : undefined
}

function feedOf(input: Input, publicUrl: string | undefined) {
  const { FORMAT = '', FEED = '', LICENCE = '' } = input.words
  if (!(FEED_FORMATS as readonly string[]).includes(FORMAT))
    return refuseCommand(`"${plain(FORMAT)}" is none of ${FEED_FORMATS.join(', ')}`)
  if (limitOf(input) === undefined) return refuseCommand(`--limit is a number from 1 to ${AT_ONCE.most}`)
  if (LICENCE.trim() === '' || LICENCE.length > LONGEST_LICENCE || /\p{Cc}/u.test(LICENCE))
    return refuseCommand(`a licence is one line of ${LONGEST_LICENCE} letters at most`)
  const json = jsonIn(FEED)
  if ('ok' in json) return json
  const read = readFeed(FORMAT as FeedFormat, json.value, publicUrl)
  return 'fault' in read ? refuseCommand(`${FEED} ${read.fault}`) : read
}

function jsonIn(file: string): { readonly value: unknown } | CommandRefusal {
  try {
    const text = readFileSync(file, 'utf8')
    if (text.length > MOST_FEED_BYTES)
      return refuseCommand(`${file} is larger than ${MOST_FEED_BYTES / 1024 / 1024} MB`)
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return refuseCommand(`${file} cannot be read: ${(error as Error).message}`)
  }
}

interface Offer {
  readonly games: readonly FeedGame[]
  /** Entries left out; grows while pictures are fetched. */
  readonly left: string[]
  readonly limit: number
}

interface FreshGame {
  readonly slug: string
  readonly game: FeedGame
  readonly cover: Buffer
}

/** The existing games, and how to compare a feed's game with them. */
async function knownGames(
  db: Db,
  shown: readonly {
    readonly slug: string
    readonly words: Readonly<Record<string, { readonly title: string }>>
  }[],
) {
  const known = await listImported(db)
  const places = new Set(known.map(({ address }) => (URL.canParse(address) ? placeOf(address) : address)))
  const slugs = new Set([...shown, ...known].map(({ slug }) => slug.toLowerCase()))
  const looks = new Set([
    ...shown.map(({ words, slug }) => titleSkeleton(words['en']?.title ?? slug)),
    ...known.map(({ facts }) => titleSkeleton(facts.words['en']!.title)),
  ])
  return {
    whyNot({ title, address }: FeedGame): string | undefined {
      if (places.has(placeOf(address))) return `${title} is there already`
      return looks.has(titleSkeleton(title)) ? `${title} looks like a game that is there` : undefined
    },
    slugFor: ({ title }: FeedGame) => slugOf(title, (one) => slugs.has(one)),
    add(game: FeedGame, slug = slugOf(game.title, (one) => slugs.has(one))) {
      slugs.add(slug)
      looks.add(titleSkeleton(game.title))
    },
  }
}

/** The next games of a feed that resemble none of ours, with slugs. */
async function freshOf(
  { db, prepared }: ChangeContext,
  shown: Parameters<typeof knownGames>[1],
  { games, left, limit }: Offer,
): Promise<readonly FreshGame[]> {
  const known = await knownGames(db, shown)
  const fresh: FreshGame[] = []
  for (const game of games) {
    if (fresh.length === limit) break
    const cover = prepared.get(game.cover)
    const slug = known.slugFor(game)
    const why = known.whyNot(game)
    if (why !== undefined) left.push(why)
    else if (cover === NO_PICTURE) left.push(`${game.title}: its picture cannot be read`)
    // Its picture has not been requested yet.
    else if (cover === undefined) continue
    else if (await isSlugKept(db, slug)) left.push(`${game.title}: a developer’s game has its slug`)
    else {
      fresh.push({ slug, game, cover: Buffer.from(cover, 'base64') })
      known.add(game, slug)
    }
  }
  return fresh
}

/** The picture was requested, but is missing or invalid. */
const NO_PICTURE = ''

async function encodedPicture(ask: FetchPublic, address: string): Promise<string> {
  // The picture decoder is native code, loaded only when needed.
  const [{ readPicture }, { coverOf, TILE_SIZE }] = await Promise.all([
    import('./picture-file.ts'),
    import('./cover-picture.ts'),
  ])
  const bytes = await fetchPicture(ask, address)
  const seen = bytes && readPicture(bytes)
  return seen && 'pixels' in seen ? coverOf(seen.pixels, TILE_SIZE).bytes.toString('base64') : NO_PICTURE
}

/** A publisher's picture; undefined when it fails to load, redirects, is too large or is on an inner network. */
async function fetchPicture(ask: FetchPublic, address: string): Promise<Buffer | undefined> {
  try {
    const { status, bytes } = await ask(address, { headers: PICTURE_HEADERS, mostBytes: MOST_PICTURE_BYTES })
    return status === 200 ? bytes : undefined
  } catch {
    return undefined
  }
}
