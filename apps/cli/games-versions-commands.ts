import { listImported, setImportedAddress } from '#modules/catalog/server/index.ts'
import { uploadedAddress, uploadedVersion } from '#modules/hosted/server/index.ts'
import { refuseCommand, same, shown, type Argument, type Command, type CommandContext } from './command.ts'
import { table } from './tables.ts'

const GAME: Argument = { name: 'GAME', says: 'its slug' }

/** Marks prepared values of a real run. */
const FOR_REAL = 'for real'

async function uploadedGame({ db, uploads }: Pick<CommandContext, 'db' | 'uploads'>, slug: string) {
  const game = (await listImported(db)).find((one) => one.slug === slug.toLowerCase())
  const current = game && uploadedVersion(game.address)
  if (!game || current === undefined) return refuseCommand(`"${slug}" is no uploaded game`)
  return { ok: true, game, current, versions: await uploads.versions(game.slug) } as const
}

/** What an operator can do with the versions of an uploaded game. */
export const GAMES_VERSIONS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'games versions',
    says: 'lists the stored versions of an uploaded game, the latest first',
    args: [GAME],
    example: 'portal games versions lantern-hop',
    async read(context, { words }) {
      const found = await uploadedGame(context, words['GAME']!)
      if (!found.ok) return found
      const facts = found.versions.map(({ version, storedAt }) => ({
        version,
        storedAt: storedAt.toISOString(),
        isPlayed: version === found.current,
      }))
      const rows = facts.map(({ version, storedAt, isPlayed }) => [
        version,
        storedAt,
        isPlayed ? 'played' : '',
      ])
      return shown(table(['Version', 'Stored', ''], rows), facts)
    },
  },
  {
    kind: 'change',
    name: 'games rollback',
    says: 'lets players play another stored version of an uploaded game, at once',
    args: [GAME, { name: 'VERSION', says: 'as `portal games versions` lists it' }],
    example: 'portal games rollback lantern-hop 3f2a9c0d11e4b7a8 --reason "the new one hangs on phones"',
    async change(context, { words }) {
      const found = await uploadedGame(context, words['GAME']!)
      if (!found.ok) return found
      const wanted = words['VERSION']!.toLowerCase()
      if (!found.versions.some(({ version }) => version === wanted))
        return refuseCommand(`there is no version ${wanted} of ${found.game.slug}`)
      if (wanted === found.current) return same('This version is played already.')
      await setImportedAddress(context.db, found.game.slug, uploadedAddress(wanted))
      return {
        ok: true,
        subject: `game ${found.game.gameId}`,
        text: `${found.game.slug} is played in version ${wanted}.`,
        before: { version: found.current },
        after: { version: wanted },
      }
    },
  },
  {
    kind: 'change',
    isFinal: true,
    name: 'games drop',
    says: 'deletes a stored version of an uploaded game for good, so that its address answers nothing',
    args: [
      GAME,
      { name: 'VERSION', says: 'as `portal games versions` lists it; not the one that is played' },
    ],
    example: 'portal games drop lantern-hop 3f2a9c0d11e4b7a8 --reason "it shows what is not for children"',
    prepare: async ({ isTrial }) => new Map(isTrial ? [] : [[FOR_REAL, '']]),
    async change(context, { words }) {
      const { uploads, prepared } = context
      const slug = words['GAME']!.toLowerCase()
      const version = words['VERSION']!.toLowerCase()
      const found = await uploadedGame(context, slug)
      if (found.ok && version === found.current)
        return refuseCommand('this version is played: go back to another one first')
      const versions = await uploads.versions(slug)
      if (!versions.some((one) => one.version === version))
        return refuseCommand(`there is no version ${version} of ${slug}`)
      if (prepared.has(FOR_REAL)) await uploads.remove(slug, version)
      return {
        ok: true,
        subject: `game ${slug}`,
        text: `Version ${version} of ${slug} is deleted.`,
        before: { version },
        after: null,
      }
    },
  },
]
