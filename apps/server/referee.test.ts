import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Family, GameDefinition, Sim } from '#kit/game/contract.ts'
import { AWAY_LEVELS } from '#kit/game/duel/modes.ts'
import type { MoveName } from '#kit/game/duel/rules.ts'
import { pickIndex, seededRandom } from '#kit/random/random.ts'
import { DUEL_FAMILIES, DUEL_PICKS } from '#modules/duels/model.ts'
import { openReferee } from './referee.ts'

const GAMES = join(import.meta.dirname, '../../games')
const loaded = await Promise.all(
  DUEL_FAMILIES.map(
    async (name) => (await import(join(GAMES, name, 'family.ts'))) as { readonly family: Family },
  ),
)
const games = loaded.flatMap(({ family }) =>
  family.definitions.map((definition) => ({ family, definition, slug: definition.slug })),
)
const judge = openReferee()

/** A few moves by chance, as a browser would play them. */
function line(family: Family, definition: GameDefinition, seed: number) {
  const sim = family.create(definition, seed, AWAY_LEVELS[0]) as Sim<MoveName>
  const random = seededRandom(seed)
  const moves: MoveName[] = []
  while (moves.length < 12 && sim.status === 'playing') {
    const legal = sim.legal()
    const move = legal[pickIndex(legal.length, random)]!
    moves.push(move)
    sim.apply(move)
  }
  return { sim, moves }
}

test('every family of the kit without luck is played by link, and at least ten of their games', async () => {
  const users = readdirSync(GAMES, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && readdirSync(join(GAMES, folder.name)).includes('family.ts'))
    .filter(({ name }) =>
      /duelFamily\(|export \{ set \}/.test(readFileSync(join(GAMES, name, 'family.ts'), 'utf8')),
    )
    .map(({ name }) => name)
  const withoutLuck: string[] = []
  for (const name of users) {
    const { family } = (await import(join(GAMES, name, 'family.ts'))) as { readonly family: Family }
    // Moves are not taken back where that would show luck to come.
    if (!family.mayUndo) withoutLuck.push(name)
  }
  expect(withoutLuck.toSorted()).toEqual([...DUEL_FAMILIES].toSorted())
  expect(games.length).toBeGreaterThanOrEqual(10)
})

test('what is picked for a duel with a friend is played by link', () => {
  const slugs = games.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining([...DUEL_PICKS]))
})

describe.each(games)('$slug', ({ family, definition, slug }) => {
  test('is the same on the server as in the browser, and refuses illegal moves', async () => {
    const { sim, moves } = line(family, definition, 7)
    const standing = await judge({ family: family.name, slug }, { seed: 7, moves })
    expect(standing).toBeDefined()
    expect(standing!.ending === undefined).toBe(sim.status === 'playing')
    for (const foreign of ['no such move', -7, 1e9])
      expect(await judge({ family: family.name, slug }, { seed: 7, moves: [foreign] })).toBeUndefined()
  })
})

test('a duel gives the same result from its start and from a saved position', async () => {
  const { family, definition, slug } = games[0]!
  const { moves } = line(family, definition, 3)
  const game = { family: family.name, slug }
  const forgetful = openReferee(1)
  for (let count = 0; count <= moves.length; count++) {
    const part = { seed: 3, moves: moves.slice(0, count) }
    expect(await judge(game, part)).toEqual(await openReferee()(game, part))
    expect(await forgetful(game, part)).toEqual(await judge(game, part))
  }
})
