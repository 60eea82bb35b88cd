import type { Catalogue } from '#modules/catalog/server/catalogue.ts'
import { hideGame, listHidden, showGame } from '#modules/catalog/server/hidden-games.ts'
import { no, same, shown, type Command, type No } from './command.ts'
import { table } from './tables.ts'

const GAME = { name: 'GAME', says: 'its slug, or its number' }

export const GAMES_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'games list',
    says: 'lists the games of the build, hidden ones too',
    options: {
      hidden: { says: 'only those that are hidden' },
      tag: { value: 'TAG', says: 'only those of a genre or tag' },
    },
    example: 'portal games list --tag puzzle',
    async read({ db, catalogue }, { options, has }) {
      const all = catalogue()
      if (!all) return NOT_BUILT
      const tag = options['tag']
      const hidden = await listHidden(db)
      const games = all.games
        .filter(({ gameId }) => !has('hidden') || hidden.has(gameId))
        .filter((game) => tag === undefined || game.genre === tag || game.tags.includes(tag))
        .map(({ gameId, slug, family, genre }) => ({
          gameId,
          slug,
          family,
          genre,
          isHidden: hidden.has(gameId),
        }))
      const rows = games.map((game) => [
        String(game.gameId),
        game.slug,
        game.family,
        game.genre,
        game.isHidden ? 'hidden' : '',
      ])
      const text = `${table(['number', 'slug', 'family', 'genre', ''], rows)}\n\n${games.length} games`
      return shown(games.length > 0 ? text : 'No such games.', games)
    },
  },
  {
    kind: 'change',
    name: 'games hide',
    says: 'hides a game: it is found nowhere, and its page is missing',
    args: [GAME],
    example: 'portal games hide 2048 --reason "broken on phones"',
    async change({ db, now, catalogue }, { words }) {
      const game = gameOf(catalogue(), words['GAME']!)
      if ('ok' in game) return game
      const hidden = await listHidden(db)
      if (hidden.has(game.gameId)) return same('It is hidden already.')
      if (hidden.size + 1 >= catalogue()!.games.length) return no('the last game cannot be hidden')
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
    async change({ db, catalogue }, { words }) {
      const game = gameOf(catalogue(), words['GAME']!)
      if ('ok' in game) return game
      if (!(await listHidden(db)).has(game.gameId)) return same('It is shown already.')
      await showGame(db, game.gameId)
      return { ...changeOf(game), text: `${game.slug} is shown.`, before: HIDDEN, after: SHOWN }
    },
  },
]

const SHOWN = { state: 'shown' }
const HIDDEN = { state: 'hidden' }
const NOT_BUILT = no('nothing is built yet: npm run build')

const changeOf = ({ gameId }: { readonly gameId: number }) =>
  ({ ok: true, subject: `game ${gameId}` }) as const

function gameOf(catalogue: Catalogue | undefined, text: string) {
  if (!catalogue) return NOT_BUILT
  const slug = catalogue.canonicalSlug(text)
  const game =
    slug === undefined ? catalogue.byId(/^\d{1,9}$/.test(text) ? Number(text) : 0) : catalogue.bySlug(slug)
  return game ?? (no(`there is no game "${text}"`) satisfies No)
}
