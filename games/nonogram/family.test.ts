import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { puzzleOf } from './deal.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import english from './messages/en.json' with { type: 'json' }
import type { NonogramSim } from './sim.ts'
import { undecided } from './solve.ts'

const games = family.definitions

test.for(games)(
  'random runs of $slug never get stuck, and continue unchanged after a reload',
  (definition) => {
    for (let seed = 1; seed <= 2; seed++) {
      const random = seededRandom(seed)
      const whole = family.create(definition, seed, seed)
      let reloaded = family.create(definition, seed, seed)
      for (let turn = 0; turn < 24 && whole.status === 'playing'; turn++) {
        const input = pickOne(whole.legal(), random)
        whole.apply(input)
        reloaded.apply(input)
        if (turn % 7 === 0) reloaded = family.create(definition, seed, seed, reloaded.save())
      }
      expect(reloaded.hash()).toBe(whole.hash())
    }
  },
)

test.for(games)(
  'the server accepts what the bot plays in $slug, and no stroke across the board',
  (definition) => {
    const sim = family.create(definition, 4, 2)
    const inputs = []
    const random = seededRandom(4)
    while (sim.status === 'playing' && inputs.length < 20) {
      const input = family.bot(sim, random, 2)!
      inputs.push(input)
      sim.apply(input)
    }
    const checked = checkReplay(family, definition, { seed: 4, level: 2, inputs })
    expect(checked.isSound || checked.why).not.toBe('no such input')
    const { columns } = (sim as NonogramSim).puzzle()
    const open = family.create(definition, 4, 2)
    expect(family.allows!(open, { kind: 'draw', from: 0, to: columns + 1, value: 1, tidy: true })).toBe(false)
    expect(family.allows!(open, { kind: 'draw', from: 0, to: 1, value: 7, tidy: true })).toBe(false)
    expect(family.allows!(open, { kind: 'hint' })).toBe(definition.rules.play !== 'run')
  },
)

test('generated pictures can be solved by reasoning, whatever the seed and size', () => {
  for (const definition of games.filter(({ rules }) => rules.sizes))
    for (const level of definition.rules.sizes!.keys())
      for (let seed = 1; seed <= 3; seed++) {
        const puzzle = puzzleOf({ definition, seed, level: level + 1 }, 0)
        expect(undecided(puzzle, puzzle.solution)).toEqual([])
        expect(puzzle.given.length).toBeLessThan(puzzle.solution.length / 5)
      }
})

test('a player who wastes no stroke keeps the lamp lit for many boards', () => {
  const definition = games.find(({ id }) => id === 'run')!
  const sim = family.create(definition, 9, 1) as NonogramSim
  const random = seededRandom(9)
  for (let turn = 0; turn < 900 && sim.status === 'playing'; turn++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('over')
  expect(sim.state.board).toBeGreaterThan(20)
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})

test.for(games)('$slug says how it is played', (definition) => {
  for (const key of how(definition)) expect(english).toHaveProperty([key])
})
