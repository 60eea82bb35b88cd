import { expect, test } from 'vitest'
import { answer, duelOf } from '#kit/game/duel/family.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { definitions } from './definitions.ts'
import { family, set } from './family.ts'
import { planOf } from './places.ts'
import type { LineUpMove, LineUpPosition } from './position.ts'
import { shapeOf } from './shape.ts'

test.for(definitions)(
  '$id ends when random players play it, and continues unchanged after a reload',
  (definition) => {
    const runs = definition.id === 'renju' ? 1 : 6
    for (let seed = 1; seed <= runs; seed++) {
      const random = seededRandom(seed)
      const inputs: number[] = []
      let sim = family.create(definition, seed, 1)
      while (sim.status === 'playing' && inputs.length < 200) {
        expect(sim.legal().length).toBeGreaterThan(0)
        const input = pickOne(sim.legal(), random)
        inputs.push(input)
        sim.apply(input)
        if (seed === 1 && inputs.length % 5 === 0) sim = family.create(definition, seed, 1, sim.save())
      }
      expect(playAgain(family, definition, { seed, level: 1, inputs }).hash()).toBe(sim.hash())
    }
  },
)

test.for(['drop-four', 'tic-tac-toe', 'four-corners'])('in %s the computer ends a line it can end', (id) => {
  const definition = definitions.find((one) => one.id === id)!
  const rules = set.rulesOf(definition)
  const lines = {
    'drop-four': [35, 36, 28, 29, 21, 22],
    'tic-tac-toe': [0, 3, 1, 4],
    'four-corners': [8, 0, 10, 1, 22, 2],
  }
  let position = rules.start(() => 0)
  for (const move of lines[id as keyof typeof lines]) position = rules.play(position, move)
  const move = answer(set, { game: id, position, strength: 3, seed: 1 })
  expect(rules.ending(rules.play(position, move))).toEqual({ winner: 0 })
})

test('two hard players draw tic-tac-toe, and a beginner loses to one', () => {
  const definition = definitions.find(({ id }) => id === 'tic-tac-toe')!
  const rules = set.rulesOf(definition)
  const play = (first: 1 | 4, second: 1 | 4, seed: number) => {
    let position = rules.start(() => 0)
    while (!rules.ending(position)) {
      const strength = position.turn === 0 ? first : second
      position = rules.play(position, answer(set, { game: definition.id, position, strength, seed }))
    }
    return rules.ending(position)!.winner
  }
  expect(play(4, 4, 1)).toBeUndefined()
  const games = [1, 2, 3, 4, 5, 6].map((seed) => play(4, 1, seed))
  expect(games).not.toContain(1)
  expect(games.filter((winner) => winner === 0).length).toBeGreaterThan(2)
})

test('a win against a stronger computer earns more, and a game of friends nothing', () => {
  const definition = definitions.find(({ id }) => id === 'drop-four')!
  const won = (level: number) =>
    playAgain(family, definition, { seed: 1, level, inputs: [35, 36, 28, 29, 21, 22, 14] })
  expect(won(4)).toMatchObject({ status: 'won' })
  expect(won(4).score).toBeGreaterThan(won(1).score)
  expect(won(40)).toMatchObject({ status: 'over', score: 0 })
  expect(won(11)).toMatchObject({ status: 'lost' })
  expect(duelOf<LineUpPosition, LineUpMove>(won(40)).mode.opponent).toBe('friend')
})

test.for(definitions)('every cell of $id has its place on the board, apart from the others', (definition) => {
  const plan = planOf(definition)
  for (let cell = 0; cell < shapeOf(definition).size; cell++) expect(plan.spots.has(cell)).toBe(true)
  const places = [...plan.spots.values()]
  for (const [index, one] of places.entries()) {
    expect(one.x > 0 && one.x < plan.width && one.y > 0 && one.y < plan.height).toBe(true)
    for (const other of places.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.6)
  }
  expect(cover(definition).length).toBeLessThan(6144)
})
