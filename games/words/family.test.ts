import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { family } from './family.ts'
import { LANGUAGE_ORDER, languageOfLevel, levelOfLanguage } from './languages.ts'
import type { State } from './modes.ts'

const games = family.definitions
const everyGameInEveryLanguage = games.flatMap((definition) =>
  LANGUAGE_ORDER.map((language) => ({ slug: definition.slug, definition, language })),
)

test('the language of a run is its level', () => {
  for (const language of LANGUAGE_ORDER) expect(languageOfLevel(levelOfLanguage(language))).toBe(language)
  expect(languageOfLevel(99)).toBe('en')
})

test.for(everyGameInEveryLanguage)('$slug can be won in $language', ({ definition, language }) => {
  const level = levelOfLanguage(language)
  const seed = level + 5
  const inputs = family.prove!(definition, seed, level)!
  expect(inputs?.length).toBeGreaterThan(8)
  const end = playAgain(family, definition, { seed, level, inputs }) as TurnSim<State, number>
  expect(end.status).toBe('won')
  expect(end.state.language).toBe(language)
})

test.for(games)(
  'random runs of $slug never get stuck, and continue unchanged after a reload',
  (definition) => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = seededRandom(seed)
      const level = seed * 4
      const whole = family.create(definition, seed, level)
      let reloaded = family.create(definition, seed, level)
      for (let turn = 0; turn < 40 && whole.status === 'playing'; turn++) {
        const input = pickOne(whole.legal(), random)
        whole.apply(input)
        reloaded.apply(input)
        if (turn % 9 === 0) reloaded = family.create(definition, seed, level, reloaded.save())
      }
      expect(reloaded.hash()).toBe(whole.hash())
    }
  },
)
