import {
  coverHashOf,
  entriesOf,
  listImported,
  putImported,
  removeImported,
  showGame,
  type ImportedGame,
  type KnownImport,
} from '#modules/catalog/server/index.ts'
import { isSlugKept } from '#modules/studio/server/index.ts'
import {
  refuseCommand,
  same,
  type ChangeContext,
  type Command,
  type CommandContext,
  type CommandRefusal,
} from './command.ts'
import { uploadedAddress, uploadedVersion } from '#modules/hosted/server/index.ts'
import { readManifest } from './import-manifest.ts'
import { plain } from './tables.ts'

/** The games of the build and external ones; undefined before the first build. */
export async function wholeCatalogue({ db, catalogue }: CommandContext) {
  const built = catalogue()
  return built?.shownAs({ imported: entriesOf(await listImported(db), ({ address }) => address) })
}

export const NOT_BUILT = refuseCommand('nothing is built yet: npm run build')

export const GAMES_IMPORT_COMMANDS: readonly Command[] = [
  {
    kind: 'change',
    name: 'games import',
    says: 'adds the hosted games of a manifest to the catalogue, or updates them',
    args: [
      {
        name: 'MANIFEST',
        says: 'a JSON file, with the covers beside it (docs/operating.md)',
        file: 'read',
      },
    ],
    note: 'They are shown in a frame from their own hosts, which pages may then load; no score of theirs is kept.',
    example: 'portal games import islands/manifest.json --dry-run',
    async prepare({ context: { uploads }, input, isTrial }) {
      // The change itself reports unreadable files.
      const read = readManifest(input.words['MANIFEST']!, { taken: new Set(), publicUrl: undefined })
      const versions = new Map<string, string>()
      if ('fault' in read) return versions
      for (const { slug, from } of read) {
        if (!('files' in from)) continue
        const found = isTrial ? await uploads.check(from.files) : await uploads.store(slug, from.files)
        if ('fault' in found) return refuseCommand(`${slug}: its archive of files ${found.fault}`)
        versions.set(slug, found.version)
      }
      return versions
    },
    async change(context, { words }) {
      const games = await gamesOf(context, words['MANIFEST']!)
      if ('ok' in games) return games
      const known = new Map((await listImported(context.db)).map((game) => [game.slug, game]))
      const changed = games.filter((game) => described(game) !== described(known.get(game.slug)))
      if (changed.length === 0) return same('All of them are there as they are.')
      for (const game of changed) await putImported(context.db, game, context.now)
      const fresh = changed.filter(({ slug }) => !known.has(slug)).length
      const hosts = new Set(changed.map(hostOf))
      return {
        ok: true,
        subject: 'games of others',
        text: `${fresh} new, ${changed.length - fresh} changed, from ${[...hosts].join(', ')}.`,
        before: Object.fromEntries(
          changed.flatMap(({ slug }) => (known.has(slug) ? [[slug, described(known.get(slug))]] : [])),
        ),
        after: Object.fromEntries(changed.map((game) => [game.slug, described(game)])),
        warnings: warningsOf(changed),
      }
    },
  },
  {
    kind: 'change',
    name: 'games remove',
    isFinal: true,
    says: 'removes a hosted game from the catalogue for good; its number is not used again',
    args: [{ name: 'GAME', says: 'its slug, or its number' }],
    example: 'portal games remove harbour-tetra --reason "its host has closed"',
    async change({ db }, { words }) {
      const wanted = words['GAME']!
      const game = (await listImported(db)).find(
        ({ slug, gameId }) => slug === wanted.toLowerCase() || String(gameId) === wanted,
      )
      if (!game) return refuseCommand(`"${wanted}" is no game of others; those of the build can be hidden`)
      await removeImported(db, game.slug)
      await showGame(db, game.gameId)
      return {
        ok: true,
        subject: `game ${game.gameId}`,
        text: `${game.slug} is removed.`,
        before: { [game.slug]: described(game) },
        after: null,
      }
    },
  },
]

async function gamesOf(
  context: ChangeContext,
  file: string,
): Promise<readonly ImportedGame[] | CommandRefusal> {
  const { catalogue, publicUrl } = context
  const built = catalogue()
  if (!built) return NOT_BUILT
  const taken = new Set(built.games.map(({ slug }) => slug.toLowerCase()))
  const read = readManifest(file, { taken, publicUrl })
  if ('fault' in read) return refuseCommand(read.fault)
  // The picture decoder is native code, loaded only when needed.
  const [{ readPicture }, { coverOf, TILE_SIZE }] = await Promise.all([
    import('./picture-file.ts'),
    import('./cover-picture.ts'),
  ])
  const games: ImportedGame[] = []
  for (const { picture, from, ...game } of read) {
    if (await isSlugKept(context.db, game.slug))
      return refuseCommand(`${game.slug}: a developer’s game of the studio has this slug`)
    const seen = readPicture(picture)
    if ('fault' in seen) return refuseCommand(`${game.slug}: its cover ${seen.fault}`)
    const address = 'address' in from ? from.address : uploadedAddress(context.prepared.get(game.slug)!)
    games.push({ ...game, address, cover: coverOf(seen.pixels, TILE_SIZE).bytes })
  }
  return games
}

const hostOf = ({ address }: Pick<ImportedGame, 'address'>) =>
  uploadedVersion(address) === undefined ? new URL(address).host : 'this portal'

/** All editable facts of a game, for display and comparison; the database stores the fields in its own order. */
function described(game: ImportedGame | KnownImport | undefined): string | undefined {
  if (!game) return undefined
  const { address, facts } = game
  const { words, maker, licence, genre, tags, players, orientation } = facts
  const spoken = Object.keys(words)
    .toSorted()
    .map((language) => [language, words[language]!.title, words[language]!.pitch, words[language]!.how])
  const cover = 'cover' in game ? coverHashOf(game.cover) : game.coverHash
  const traits = [genre, ...tags, `${players} players`, orientation].join(' ')
  return plain(
    `${words['en']!.title} by ${maker} (${licence}) at ${address}; ${traits}; cover ${cover}; ${JSON.stringify(spoken)}`,
  )
}

function warningsOf(games: readonly ImportedGame[]): string[] {
  const local = games.filter(({ address }) => address.startsWith('http:'))
  return [
    ...local.map(({ slug }) => `${slug} is shown from this machine: nobody else can play it.`),
    ...(games.some(({ address }) => uploadedVersion(address) === undefined)
      ? [
          'Their hosts learn who plays, and may show players anything: import only from hosts you trust.',
          'A host that forbids frames (X-Frame-Options) shows nothing: play each game once.',
        ]
      : []),
  ]
}
