import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { turnSim } from '#kit/game/turn-sim.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { hash32, pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { dealNumber, packDeals, unpackDeals, winnableDeals } from './deal-numbers.ts'
import { definitions } from './definitions.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import { rulesOf } from './rules.ts'

function trace(definition: (typeof definitions)[number]): string {
  return [1, 2]
    .map((seed) => {
      const sim = turnSim(rulesOf(definition), seed)
      const random = seededRandom(seed + 99)
      let text = ''
      for (let ply = 0; ply < 70 && sim.status === 'playing'; ply++) {
        const moves = sim.legal()
        const seen = sim.state.piles.map(({ cards, hidden }) => `${hidden}.${cards.slice(hidden).join()}`)
        text += `${moves.length}:${hash32(seen.join('|'))},`
        sim.apply(pickOne(moves, random))
      }
      return text
    })
    .join('/')
}

test('no two solitaires behave alike, even on the same deals', () => {
  const traces = new Map(definitions.map((definition) => [hash32(trace(definition)), definition.id]))
  expect(traces.size).toBe(definitions.length)
})

test('every solitaire has its own id, slug, gameId and picture', () => {
  for (const key of ['id', 'slug', 'gameId'] as const)
    expect(new Set(definitions.map((definition) => definition[key])).size).toBe(definitions.length)
  const covers = definitions.map((definition) => cover(definition))
  expect(new Set(covers).size).toBe(covers.length)
  for (const picture of covers) expect(picture.length).toBeLessThan(6144)
})

test('two random runs of every solitaire never get stuck before they end', () => {
  for (const definition of definitions)
    for (let seed = 0; seed < 2; seed++) {
      const sim = family.create(definition, seed, 1)
      const random = seededRandom(seed)
      for (let ply = 0; ply < 40 && sim.status === 'playing'; ply++) {
        const moves = sim.legal()
        expect(moves.length, `${definition.id} ${seed}`).toBeGreaterThan(0)
        sim.apply(pickOne(moves, random))
      }
    }
})

test('a run continues unchanged after it was saved and reopened', () => {
  for (const definition of definitions) {
    const whole = family.create(definition, 5, 1)
    let resumed = family.create(definition, 5, 1)
    const random = seededRandom(11)
    for (let ply = 0; ply < 40 && whole.status === 'playing'; ply++) {
      const move = pickOne(whole.legal(), random)
      whole.apply(move)
      if (ply % 9 === 4) resumed = family.create(definition, 5, 1, resumed.save())
      resumed.apply(move)
    }
    expect(resumed.hash(), definition.id).toBe(whole.hash())
    expect(whole.save().length).toBeLessThan(64 * 1024)
  }
})

test('every solitaire deals only deals that were won, and every seed finds one', () => {
  for (const { id } of definitions) {
    expect(winnableDeals(id).length, id).toBeGreaterThan(15)
    for (const seed of [0, 1, 20261120, 2 ** 31 - 1])
      expect(winnableDeals(id)).toContain(dealNumber(id, seed))
  }
})

test('deal lists survive packing', () => {
  const isWon = [true, false, false, true, true, false, false, true, true]
  expect(unpackDeals(packDeals(isWon))).toEqual([0, 3, 4, 7, 8])
})

test('all languages say the same things, and every rule sentence is there', () => {
  const folder = `${import.meta.dirname}/messages`
  const read = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'))
  const keys = Object.keys(read('en')).toSorted()
  expect(readdirSync(folder).toSorted()).toEqual(LANGUAGES.map((language) => `${language}.json`).toSorted())
  for (const language of LANGUAGES) expect(Object.keys(read(language)).toSorted(), language).toEqual(keys)
  const wanted = definitions.flatMap((definition) => [
    `title.${definition.id}`,
    `pitch.${definition.id}`,
    ...how(definition),
  ])
  expect(keys).toEqual(expect.arrayContaining(wanted))
  const said = new Set(wanted)
  expect(keys.filter((key) => key.startsWith('how.') && !said.has(key))).toEqual([])
})
