import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { boardOf } from './boards.ts'
import { cover } from './cover.ts'
import { LEVELS } from './definitions.ts'
import { effortOf } from './effort.ts'
import { family } from './family.ts'
import { likeness, turnsOf } from './likeness.ts'
import { countOf, first, parOf, readLevel } from './rules.ts'

const games = family.definitions

test.for(games)('the proved line wins every level of $slug', (definition) => {
  const lines = Array.from({ length: definition.levels }, (_, index) => {
    const inputs = family.prove!(definition, 1, index + 1)!
    expect(playAgain(family, definition, { seed: 1, level: index + 1, inputs }).status).toBe('won')
    return inputs
  })
  expect(lines[0]).toHaveLength(2)
  const holes = boardOf(definition.id).holes.length
  expect(lines.at(-1)!.length).toBeGreaterThanOrEqual(holes - 4)
})

test.for(games)(
  'six random runs of $slug never get stuck, and continue unchanged after a reload',
  (definition) => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = seededRandom(seed)
      const whole = family.create(definition, seed, seed * 4)
      let reloaded = family.create(definition, seed, seed * 4)
      for (let turn = 0; turn < 30 && whole.status === 'playing'; turn++) {
        const input = pickOne(whole.legal(), random)
        whole.apply(input)
        reloaded.apply(input)
        if (turn % 6 === 0) reloaded = family.create(definition, seed, seed * 4, reloaded.save())
      }
      expect(reloaded.hash()).toBe(whole.hash())
    }
  },
)

test.for(games)('the strong bot wins the last level of $slug', (definition) => {
  const random = seededRandom(8)
  const sim = family.create(definition, 1, definition.levels)
  for (let turn = 0; turn < 60 && sim.status === 'playing'; turn++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('won')
})

const long = games.filter(({ levels }) => levels === LEVELS)

/** The marbles of every level of a game, in their order. */
const packOf = (id: (typeof games)[number]['id']) =>
  Array.from({ length: LEVELS }, (_, index) => readLevel(id, index + 1).pegs)

test.for(long)('no two levels of $slug are alike, turned or mirrored either', ({ id }) => {
  const turns = turnsOf(boardOf(id))
  expect(new Set(packOf(id).map((pegs) => likeness(turns, pegs))).size).toBe(LEVELS)
})

test.for(long)(
  'the levels of $slug have ever more marbles, up to the whole board, and grow harder',
  ({ id }) => {
    const pack = packOf(id)
    const counts = pack.map(countOf)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(counts[0]).toBe(3)
    // Positions that a blind search looks at, ten levels taken together; later levels reach the limit, or come near it.
    const efforts = pack.map((pegs) => effortOf(boardOf(id), pegs, 300))
    const tens = [0, 10, 20, 30, 40, 50].map((from) =>
      efforts.slice(from, from + 10).reduce((sum, effort) => sum + effort, 0),
    )
    for (const [index, ten] of tens.entries())
      expect(ten, String(tens)).toBeGreaterThanOrEqual(0.9 * (tens[index - 1] ?? 0))
    expect(tens[3]).toBeGreaterThan(10 * tens[0]!)
  },
)

test.for(games)('each level of $slug has a target that its line keeps', ({ id, levels }) => {
  for (let level = 1; level <= levels; level++) {
    expect(parOf(id, level)).toBeGreaterThan(0)
    expect(parOf(id, level)).toBeLessThan(countOf(first(id, level).pegs))
  }
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})

test('after a wrong jump the bot searches another way', () => {
  const sim = family.create(games[0]!, 1, LEVELS / 2)
  const wrong = sim.legal().find((jump) => jump !== family.bot(sim, () => 0.9, 2))!
  sim.apply(wrong)
  expect(sim.legal()).toContain(family.bot(sim, () => 0.9, 2))
})
