import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hideGame, listImported, putImported } from '#modules/catalog/server/index.ts'
import { isSlugKept, slugOf, titleSkeleton } from '#modules/studio/server/index.ts'
import { no, same, type ChangeDesk, type Command, type Input, type No } from './command.ts'
import { FEED_FORMATS, placeOf, readFeed, type FeedFormat, type FeedGame } from './game-feeds.ts'
import { NOT_BUILT, wholeCatalogue } from './games-import-commands.ts'
import { plain } from './tables.ts'

const AT_ONCE = { usual: 20, most: 200 } as const
const LONGEST_LICENCE = 200
const MOST_FEED_BYTES = 50 * 1024 * 1024
const MOST_PICTURE_BYTES = 5_000_000
const PATIENCE_MS = 20_000

/** Games of a publisher's feed, hidden until an operator has looked at each. */
export const GAMES_FEED_COMMAND: Command = {
  kind: 'change',
  name: 'games feed',
  says: 'imports games from a publisher’s feed as hidden games; play each one, then show it with `portal games show`',
  args: [
    { name: 'FORMAT', says: `format of the feed: ${FEED_FORMATS.join(' or ')}` },
    { name: 'FEED', says: 'the publisher’s JSON file', file: 'read' },
    { name: 'LICENCE', says: 'why you may show these games: players read it' },
  ],
  options: { limit: { says: `games at once, ${AT_ONCE.usual} by default`, value: 'NUMBER' } },
  note: 'Leaves out games that exist already, titles that look like an existing one, and kinds that the portal does not show. Fetches pictures from the publisher.',
  example: 'portal games feed gamepix feed.json "contract of 1 December" --dry-run',
  async prepare({ input }) {
    const read = feedOf(input, undefined)
    const pictures = new Map<string, string>()
    if ('ok' in read) return pictures
    // What reads and encodes pictures is native code that only this needs.
    const [{ readPicture }, { coverOf, TILE_SIZE }] = await Promise.all([
      import('./picture-file.ts'),
      import('./cover-picture.ts'),
    ])
    for (const { cover } of read.games.slice(0, limitOf(input) ?? 0)) {
      const bytes = await fetchPicture(cover)
      const seen = bytes && readPicture(bytes)
      if (seen && 'pixels' in seen)
        pictures.set(cover, coverOf(seen.pixels, TILE_SIZE).bytes.toString('base64'))
    }
    return pictures
  },
  async change(desk, input) {
    const read = feedOf(input, desk.publicUrl)
    if ('ok' in read) return read
    const catalogue = await wholeCatalogue(desk)
    if (!catalogue) return NOT_BUILT
    const left = [...read.left]
    const fresh = await freshOf(desk, catalogue.games, { ...read, left, limit: limitOf(input)! })
    for (const { slug, game, cover } of fresh) {
      const facts = { ...game.facts, licence: input.words['LICENCE']!.trim() }
      await putImported(desk.db, { slug, address: game.address, facts, cover }, desk.now)
    }
    const slugs = new Set(fresh.map(({ slug }) => slug))
    for (const { gameId, slug } of await listImported(desk.db))
      if (slugs.has(slug)) await hideGame(desk.db, gameId, desk.now)
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
    return no(`"${plain(FORMAT)}" is none of ${FEED_FORMATS.join(', ')}`)
  if (limitOf(input) === undefined) return no(`--limit is a number from 1 to ${AT_ONCE.most}`)
  if (LICENCE.trim() === '' || LICENCE.length > LONGEST_LICENCE || /\p{Cc}/u.test(LICENCE))
    return no(`a licence is one line of ${LONGEST_LICENCE} letters at most`)
  const json = jsonIn(FEED)
  if ('ok' in json) return json
  const read = readFeed(FORMAT as FeedFormat, json.value, publicUrl)
  return 'fault' in read ? no(`${FEED} ${read.fault}`) : read
}

function jsonIn(file: string): { readonly value: unknown } | No {
  try {
    const text = readFileSync(file, 'utf8')
    if (text.length > MOST_FEED_BYTES) return no(`${file} is larger than ${MOST_FEED_BYTES / 1024 / 1024} MB`)
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return no(`${file} cannot be read: ${(error as Error).message}`)
  }
}

interface Offer {
  readonly games: readonly FeedGame[]
  /** Grows by what is left out. */
  readonly left: string[]
  readonly limit: number
}

interface FreshGame {
  readonly slug: string
  readonly game: FeedGame
  readonly cover: Buffer
}

/** The games of a feed that neither exist here nor look like an existing one, with new slugs. */
async function freshOf(
  { db, prepared }: ChangeDesk,
  shown: readonly {
    readonly slug: string
    readonly words: Readonly<Record<string, { readonly title: string }>>
  }[],
  { games, left, limit }: Offer,
): Promise<readonly FreshGame[]> {
  const known = await listImported(db)
  const places = new Set(known.map(({ address }) => (URL.canParse(address) ? placeOf(address) : address)))
  const slugs = new Set([...shown, ...known].map(({ slug }) => slug.toLowerCase()))
  const looks = new Set([
    ...shown.map(({ words, slug }) => titleSkeleton(words['en']?.title ?? slug)),
    ...known.map(({ facts }) => titleSkeleton(facts.words['en']!.title)),
  ])
  const fresh: FreshGame[] = []
  for (const game of games.slice(0, limit)) {
    const cover = prepared.get(game.cover)
    const look = titleSkeleton(game.title)
    const slug = slugOf(game.title, (one) => slugs.has(one))
    if (places.has(placeOf(game.address))) left.push(`${game.title} is there already`)
    else if (looks.has(look)) left.push(`${game.title} looks like a game that is there`)
    else if (cover === undefined) left.push(`${game.title}: its picture cannot be read`)
    else if (await isSlugKept(db, slug)) left.push(`${game.title}: a developer’s game has its slug`)
    else {
      fresh.push({ slug, game, cover: Buffer.from(cover, 'base64') })
      slugs.add(slug)
      looks.add(look)
    }
  }
  return fresh
}

/** A publisher's picture; undefined when it fails to load, redirects or is too large. */
async function fetchPicture(address: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok || !answer.body) return undefined
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of answer.body) {
      bytes += part.length
      if (bytes > MOST_PICTURE_BYTES) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch {
    // The operator reads which game has no picture.
    return undefined
  }
}
