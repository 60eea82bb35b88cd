import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import english from './messages/en.json' with { type: 'json' }

const games = family.definitions

test.for(games)('random answers end every round of $slug, and a reload changes nothing', (definition) => {
  for (let seed = 1; seed <= 8; seed++) {
    const random = seededRandom(seed)
    const whole = family.create(definition, seed, 1)
    let reloaded = family.create(definition, seed, 1)
    for (let turn = 0; turn < 300 && whole.status === 'playing'; turn++) {
      const input = pickOne(whole.legal(), random)
      whole.apply(input)
      reloaded.apply(input)
      if (turn % 4 === 0) reloaded = family.create(definition, seed, 1, reloaded.save())
    }
    expect(whole.status).not.toBe('playing')
    expect(reloaded.hash()).toBe(whole.hash())
  }
})

test.for(games)(
  'a player who knows the answers of $slug wins far more than one who guesses',
  (definition) => {
    let [known, guessed] = [0, 0]
    for (let seed = 1; seed <= 12; seed++) {
      const random = seededRandom(seed)
      const sims = [family.create(definition, seed, 1), family.create(definition, seed, 1)] as const
      for (let turn = 0; turn < 300 && sims[0].status === 'playing'; turn++)
        sims[0].apply(family.bot(sims[0], random, 2)!)
      for (let turn = 0; turn < 300 && sims[1].status === 'playing'; turn++)
        sims[1].apply(pickOne(sims[1].legal(), random))
      known += sims[0].score
      guessed += sims[1].score
    }
    expect(known).toBeGreaterThan(guessed * 3)
  },
)

test('the place of the right answer tells nothing', () => {
  const flags = games[0]!
  const counts = [0, 0, 0, 0]
  for (let seed = 1; seed <= 400; seed++) {
    const { question } = JSON.parse(family.create(flags, seed, 1).save()).state as {
      question: { right: number[] }
    }
    counts[question.right[0]!]! += 1
  }
  for (const count of counts) expect(count).toBeGreaterThan(70)
})

test('every line of how to play has its words', () => {
  for (const key of games.flatMap(how)) expect(Object.keys(english)).toContain(key)
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})
