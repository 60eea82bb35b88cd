import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { OPPONENTS, type PoolDefinition } from './definitions.ts'
import { family, type PoolInput, type PoolSim } from './family.ts'
import type { Shot } from './roll.ts'

const { definitions } = family
const definition = definitions.find(({ id }) => id === 'pool')!
const open = (seed: number, level = 1, game = definition) => family.create(game, seed, level) as PoolSim

type Strength = 0 | 1 | 2

/** Whether the first of two strengths wins, breaking in every other game; `undefined` if the game does not end. */
function winsGame(seed: number, [strong, weak]: readonly [Strength, Strength], game: PoolDefinition) {
  const random = seededRandom(seed)
  const sim = open(seed, 1, game)
  const strongSeat = seed % 2
  for (let shot = 0; shot < 200 && sim.status === 'playing'; shot++)
    sim.apply(family.bot(sim, random, sim.state.turn === strongSeat ? strong : weak)!)
  const { winner } = sim.state
  return winner === null ? undefined : winner === strongSeat
}

const GAMES = 20
/** Equal players win this many of twenty in only two of a hundred tries. */
const CLEARLY_MORE = 15

const LADDER = [
  [2, 0],
  [1, 0],
  [2, 1],
] as const

test.for(definitions.flatMap((one) => LADDER.map((pair) => [one.id, pair, one] as const)))(
  'in %s, of strengths %j the first wins most games, and every game ends',
  ([, pair, game]) => {
    const games = Array.from({ length: GAMES }, (_, index) => winsGame(index + 1, pair, game))
    expect(games).not.toContain(undefined)
    expect(games.filter(Boolean).length).toBeGreaterThanOrEqual(CLEARLY_MORE)
  },
)

test.for(definitions.map((one) => [one.id, one] as const))(
  '%s ends the same when it is replayed',
  ([, game]) => {
    const random = seededRandom(7)
    const inputs: PoolInput[] = []
    const sim = open(7, 2, game)
    while (inputs.length < 20 && sim.status === 'playing') {
      const input = family.bot(sim, random, 1) as Shot
      inputs.push({ ...input, side: (inputs.length % 3) - 1 })
      sim.apply(inputs.at(-1)!)
    }
    expect(playAgain(family, game, { seed: 7, level: 2, inputs }).hash()).toBe(sim.hash())
  },
)

test('six random games always have a shot to play', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const sim = open(seed)
    for (let shot = 0; shot < 60 && sim.status === 'playing'; shot++) {
      expect(sim.legal().length).toBeGreaterThan(0)
      sim.apply(pickOne(sim.legal(), random))
    }
  }
})

test('a game continues unchanged after a reload, and its replay ends the same', () => {
  const random = seededRandom(3)
  const inputs: PoolInput[] = []
  const whole = open(42)
  let reloaded = open(42)
  for (let shot = 0; shot < 24 && whole.status === 'playing'; shot++) {
    const input = family.bot(whole, random, 1)!
    inputs.push(input)
    whole.apply(input)
    reloaded.apply(input)
    if (shot % 6 === 0) reloaded = family.create(definition, 42, 1, reloaded.save()) as PoolSim
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(playAgain(family, definition, { seed: 42, level: 1, inputs }).hash()).toBe(whole.hash())
  expect(whole.save().length).toBeLessThan(4000)
})

test('two friends end a game without a winner of the portal', () => {
  const random = seededRandom(9)
  const sim = open(9, OPPONENTS.friend)
  for (let shot = 0; shot < 120 && sim.status === 'playing'; shot++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('over')
  expect(sim.score).toBe(0)
})

test('the covers are small pictures, each of its own', () => {
  for (const one of definitions) {
    expect(coverSvg(cover(one)).length).toBeLessThan(6000)
    expect(cover(one)).toContain(`id="${one.id}-`)
  }
})
