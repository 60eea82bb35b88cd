import { hideGame, listHidden, showGame, type Catalogue } from '#modules/catalog/server/index.ts'
import { refuseCommand, same, shown, type Command, type CommandRefusal } from './command.ts'
import { NOT_BUILT, wholeCatalogue } from './games-import-commands.ts'
import { table } from './tables.ts'

const GAME = { name: 'GAME', says: 'its slug, or its number' }

export const GAMES_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'games list',
    says: 'lists the games of the build and hosted games, hidden ones too',
    options: {
      hidden: { says: 'only hidden games' },
      imported: { says: 'only hosted games' },
      tag: { value: 'TAG', says: 'only games of a genre or tag' },
    },
    example: 'portal games list --tag puzzle',
    async read(context, { options, has }) {
      const all = await wholeCatalogue(context)
      if (!all) return NOT_BUILT
      const tag = options['tag']
      const hidden = await listHidden(context.db)
      const games = all.games
        .filter(({ gameId }) => !has('hidden') || hidden.has(gameId))
        .filter(({ hosted }) => !has('imported') || hosted !== undefined)
        .filter((game) => tag === undefined || game.genre === tag || game.tags.includes(tag))
        .map(({ gameId, slug, family, genre, hosted }) => ({
          gameId,
          slug,
          family,
          genre,
          ...(hosted ? { from: hosted.address } : {}),
          isHidden: hidden.has(gameId),
        }))
      const rows = games.map((game) => [
        String(game.gameId),
        game.slug,
        game.family,
        game.genre,
        game.isHidden ? 'hidden' : '',
        game.from ?? '',
      ])
      const text = `${table(['number', 'slug', 'family', 'genre', '', ''], rows)}\n\n${counted(games)}`
      return shown(games.length > 0 ? text : 'No such games.', games)
    },
  },
  {
    kind: 'change',
    name: 'games hide',
    says: 'hides a game: it is in no list, and its page is a 404',
    args: [GAME],
    example: 'portal games hide 2048 --reason "broken on phones"',
    async change(context, { words }) {
      const { db, now } = context
      const all = await wholeCatalogue(context)
      const game = gameOf(all, words['GAME']!)
      if ('ok' in game) return game
      const hidden = await listHidden(db)
      if (hidden.has(game.gameId)) return same('It is hidden already.')
      if (hidden.size + 1 >= all!.games.length) return refuseCommand('the last game cannot be hidden')
      await hideGame(db, game.gameId, now)
      return { ...changeOf(game), text: `${game.slug} is hidden.`, before: SHOWN, after: HIDDEN }
    },
  },
  {
    kind: 'change',
    name: 'games show',
    says: 'shows a game again that was hidden',
    args: [GAME],
    example: 'portal games show 2048',
    async change(context, { words }) {
      const { db } = context
      const game = gameOf(await wholeCatalogue(context), words['GAME']!)
      if ('ok' in game) return game
      if (!(await listHidden(db)).has(game.gameId)) return same('It is shown already.')
      await showGame(db, game.gameId)
      return { ...changeOf(game), text: `${game.slug} is shown.`, before: HIDDEN, after: SHOWN }
    },
  },
]

const SHOWN = { state: 'shown' }
const HIDDEN = { state: 'hidden' }

/** Our games and external ones are counted separately. */
function counted(games: readonly { readonly from?: string }[]): string {
  const ours = games.filter(({ from }) => from === undefined).length
  return `${ours} games${games.length > ours ? ` and ${games.length - ours} of others` : ''}`
}

const changeOf = ({ gameId }: { readonly gameId: number }) =>
  ({ ok: true, subject: `game ${gameId}` }) as const

function gameOf(catalogue: Catalogue | undefined, text: string) {
  if (!catalogue) return NOT_BUILT
  const slug = catalogue.canonicalSlug(text)
  const game =
    slug === undefined ? catalogue.byId(/^\d{1,9}$/.test(text) ? Number(text) : 0) : catalogue.bySlug(slug)
  return game ?? (refuseCommand(`there is no game "${text}"`) satisfies CommandRefusal)
}
