import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { faces } from './faces.ts'
import { family } from './family.ts'
import english from './messages/en.json' with { type: 'json' }
import { HINT } from './turn-rules.ts'

const games = family.definitions

test.for(games)('a perfect memory ends $slug well, and better than a weak one', (definition) => {
  const scores = ([2, 0] as const).map((strength) => {
    let sum = 0
    for (let seed = 1; seed <= 8; seed++) {
      const random = seededRandom(seed)
      const sim = family.create(definition, seed, 2)
      for (let turn = 0; turn < 20_000 && sim.status === 'playing'; turn++)
        sim.apply(family.bot(sim, random, strength)!)
      expect(sim.status).not.toBe('playing')
      sum += sim.score
    }
    return sum
  })
  const [strong = 0, weak = 0] = scores
  if (definition.score.best === 'lowest') expect(strong).toBeLessThan(weak)
  else expect(strong).toBeGreaterThan(weak)
})

test.for(games)('$slug continues unchanged after a reload and in a replay', (definition) => {
  for (let seed = 1; seed <= 4; seed++) {
    const random = seededRandom(seed)
    const whole = family.create(definition, seed, 3)
    let reloaded = family.create(definition, seed, 3)
    const inputs: number[] = []
    for (let turn = 0; turn < 50 && whole.status === 'playing'; turn++) {
      const input = turn % 2 ? family.bot(whole, random, 1)! : pickOne(whole.legal(), random)
      expect(family.allows!(whole, input)).toBe(true)
      inputs.push(input)
      whole.apply(input)
      reloaded.apply(input)
      if (turn % 6 === 0) reloaded = family.create(definition, seed, 3, reloaded.save())
    }
    expect(reloaded.hash()).toBe(whole.hash())
    expect(playAgain(family, definition, { seed, level: 3, inputs }).hash()).toBe(whole.hash())
  }
})

test.for(games)('the server takes no card of $slug that may not be turned', (definition) => {
  const sim = family.create(definition, 1, 1)
  for (const input of [99, -7, 0.5, '0', null]) expect(family.allows!(sim, input)).toBe(false)
  expect(family.allows!(sim, HINT)).toBe(definition.rules.play === 'turn')
})

test('every picture has a name, and the largest board has pictures enough', () => {
  for (const { id } of faces) expect(english).toHaveProperty([`face.${id}`])
  for (const { rules } of games)
    if (rules.play === 'turn')
      for (const [columns, rows] of rules.grids) {
        expect((columns * rows) % rules.set).toBe(0)
        expect((columns * rows) / rules.set).toBeLessThanOrEqual(faces.length)
      }
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})
