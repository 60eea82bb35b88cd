import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Family, GameDefinition, Sim } from '#kit/game/contract.ts'
import { AWAY_LEVELS, FRIEND_LEVEL } from '#kit/game/duel/modes.ts'
import { madeOf } from '#kit/game/duel/casts.ts'
import { duelOf, type DuelSet } from '#kit/game/duel/family.ts'
import { leavingMove } from '#kit/game/duel/leaving.ts'
import type { MoveName, Seat } from '#kit/game/duel/rules.ts'
import type { SealedSet } from '#kit/game/duel/sealed.ts'
import { pickIndex, seededRandom } from '#kit/random/random.ts'
import { DICE_FAMILIES, DUEL_FAMILIES, SEALED_GAMES, seatCountsOf } from '#modules/duels/model.ts'
import { DUEL_PICKS } from '#modules/friends/web/duel-picks.ts'
import { duelJudge } from './duel-rules.ts'
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
const { judge, hasRules, tell, see } = openReferee()

interface Loaded {
  readonly family: Family
  readonly set: DuelSet<GameDefinition, unknown, MoveName>
}
const load = async (name: string) => (await import(join(GAMES, name, 'family.ts'))) as Loaded

/** A few random moves, as a browser with throws from the server would play them. */
async function line(family: Family, definition: GameDefinition, seed: number) {
  const sim = family.create(definition, seed, AWAY_LEVELS[0]) as Sim<MoveName>
  const random = seededRandom(seed)
  const moves: MoveName[] = []
  while (moves.length < 12 && sim.status === 'playing') {
    const legal = sim.legal()
    const move = legal[pickIndex(legal.length, random)]!
    const told = await tell({ family: family.name, slug: definition.slug }, { seed, moves, move }, random)
    expect(told).toBeDefined()
    moves.push(told!)
    sim.apply(told!)
  }
  return { sim, moves }
}

test('every family with rules for duels is played by link, and those with dice are listed', async () => {
  const users = readdirSync(GAMES, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && readdirSync(join(GAMES, folder.name)).includes('family.ts'))
    .filter(({ name }) =>
      /duelFamily\(|export \{ set \}/.test(readFileSync(join(GAMES, name, 'family.ts'), 'utf8')),
    )
    .map(({ name }) => name)
  expect(users.toSorted()).toEqual([...DUEL_FAMILIES].toSorted())
  const thrown: string[] = []
  for (const name of users) {
    const { family, set } = await load(name)
    const throws = set.definitions.map((one) => set.rulesOf(one).tell !== undefined)
    // Undo is off where it would reveal future chance.
    expect(new Set(throws)).toEqual(new Set([family.mayUndo !== undefined]))
    if (throws[0]) thrown.push(name)
  }
  expect(thrown.toSorted()).toEqual([...DICE_FAMILIES].toSorted())
  expect(games.length).toBeGreaterThanOrEqual(10)
})

/** Every game that only the server evaluates. */
async function sealedGames() {
  const games: { readonly family: string; readonly slug: string }[] = []
  for (const { name } of readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    if (!readdirSync(join(GAMES, name)).includes('sealed.ts')) continue
    const { sealed } = (await import(join(GAMES, name, 'sealed.ts'))) as {
      readonly sealed: SealedSet<GameDefinition, unknown>
    }
    games.push(...sealed.definitions.map(({ slug }) => ({ family: name, slug })))
  }
  return games
}

test('every game that only the server evaluates is played by link', async () => {
  const sealed = await sealedGames()
  for (const game of sealed) {
    const line = { seed: 0, moves: [], dealKey: 'key' }
    const first = await judge(game, line)
    expect(first).toMatchObject({ ending: undefined })
    const seen = (seat: Seat) => see(game, line, { seat, isOver: false })
    expect(await seen(0)).not.toBe(await seen(1))
    expect(await judge(game, { ...line, moves: ['no such move'] })).toBeUndefined()
  }
  const slugs = sealed.map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual([...SEALED_GAMES].toSorted())
})

test('a seat that is given up is a move of the server, which no player can make', async () => {
  for (const game of (await sealedGames()).filter(({ slug }) => seatCountsOf(slug).length > 1)) {
    const line = { seed: 0, moves: [], dealKey: 'key', seatCount: 4 }
    const { turn } = (await judge(game, line))!
    expect(await tell(game, { ...line, move: leavingMove(turn) }, Math.random)).toBeUndefined()
    const gone = (await judge(game, { ...line, moves: [leavingMove(turn)] }))!
    expect(gone.turn).toBe((turn + 1) % 4)
    const both = (await judge(game, { ...line, moves: [leavingMove(turn), leavingMove(gone.turn)] }))!
    expect(both.turn).toBe((turn + 2) % 4)
  }
})

test('every game suggested for a duel with a friend is played by link', () => {
  const slugs = games.map(({ slug }) => slug)
  expect([...slugs, ...SEALED_GAMES]).toEqual(expect.arrayContaining([...DUEL_PICKS]))
})

describe.each(games)('$slug', ({ family, definition, slug }) => {
  test('is the same on the server as in the browser, and refuses illegal moves', async () => {
    const { sim, moves } = await line(family, definition, 7)
    const standing = await judge({ family: family.name, slug }, { seed: 7, moves })
    expect(standing).toBeDefined()
    expect(standing!.ending === undefined).toBe(sim.status === 'playing')
    for (const foreign of ['no such move', -7, 1e9])
      expect(await judge({ family: family.name, slug }, { seed: 7, moves: [foreign] })).toBeUndefined()
  })
})

test('a game without rules in this release is distinguished from one that refuses a move', async () => {
  const { family, slug } = games[0]!
  const known = { family: family.name, slug }
  const line = { seed: 1, moves: ['no such move'] }
  expect([await judge(known, line), await hasRules(known, line)]).toEqual([undefined, true])
  const unknown = { family: family.name, slug: 'of-a-later-release' }
  expect([await judge(unknown, line), await hasRules(unknown, line)]).toEqual([undefined, false])
  const sealed = { family: 'dominoes', slug: 'of-a-later-release' }
  expect(await hasRules(sealed, { seed: 0, dealKey: 'key' })).toBe(false)
})

test('calls and jobs share one referee', async () => {
  const none = { byId: () => undefined, card: () => ({}) as never }
  expect(duelJudge(none).judge).toBe(duelJudge(none).judge)
})

test('a duel gives the same result from its start and from a saved position', async () => {
  const { family, definition, slug } = games[0]!
  const { moves } = await line(family, definition, 3)
  const game = { family: family.name, slug }
  const forgetful = openReferee({ short: 1, long: 1 })
  for (let count = 0; count <= moves.length; count++) {
    const part = { seed: 3, moves: moves.slice(0, count) }
    expect(await judge(game, part)).toEqual(await openReferee().judge(game, part))
    expect(await forgetful.judge(game, part)).toEqual(await judge(game, part))
  }
})

describe.each(games.filter(({ family }) => DICE_FAMILIES.includes(family.name)))(
  'the throws of $slug',
  ({ family, definition, slug }) => {
    const game = { family: family.name, slug }

    test('are the same at the end for both players, for spectators, and on the server', async () => {
      const random = seededRandom(11)
      const sims = [...AWAY_LEVELS, FRIEND_LEVEL].map(
        (level) => family.create(definition, 5, level) as Sim<MoveName>,
      )
      const [mine] = sims
      const moves: MoveName[] = []
      while (moves.length < 60 && mine!.status === 'playing') {
        const legal = mine!.legal()
        const move = legal[pickIndex(legal.length, random)]!
        moves.push((await tell(game, { seed: 5, moves, move }, random))!)
        for (const sim of sims) sim.apply(moves.at(-1)!)
      }
      expect(moves.some((move) => madeOf(move) !== move)).toBe(true)
      const boards = sims.map((sim) => ({ ...(duelOf(sim).position as object), luck: 0 }))
      expect(boards[1]).toEqual(boards[0])
      expect(boards[2]).toEqual(boards[0])
      expect((await judge(game, { seed: 5, moves }))!.turn).toBe((boards[0] as { turn?: number }).turn)
    })

    test('cannot be chosen or predicted by a player', async () => {
      const sim = family.create(definition, 5, AWAY_LEVELS[0]) as Sim<MoveName>
      const [move] = sim.legal()
      for (const claimed of [`${move}@6.6.6.6`, `${move}@`, `${move}@1.2_3.4`])
        expect(await tell(game, { seed: 5, moves: [], move: claimed }, () => 0.5)).toBeUndefined()
      // After its move a page knows the rest of its own throw, or nothing.
      while (sim.legal().length > 0 && duelOf(sim).moves.length < 9) sim.apply(sim.legal()[0]!)
      expect(sim.status).toBe('playing')
      expect(duelOf(sim).position).toMatchObject({ thrown: [], dice: [] })
    })

    test('cannot be chosen in a game against the computer either', () => {
      const sim = family.create(definition, 5, 1) as Sim<MoveName>
      const before = sim.hash()
      sim.apply(`${sim.legal()[0]}@6.6.6.6`)
      expect(sim.hash()).toBe(before)
    })
  },
)
