import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { coverSvg } from '#kit/game/cover.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { playSeat } from './bot.ts'
import { cover } from './cover.ts'
import { family, type HoopsSim } from './family.ts'
import { levelOf, STRENGTHS, type Strength, type Team } from './modes.ts'
import { oneThumb } from './one-thumb.ts'
import { holds, padHold, pick, type Hold } from './pad.ts'

const definition = family.definitions[0]!
const LONGEST = 300 * 60
const MATCHES = 20

function match(seed: number, level: number, handOf: (sim: HoopsSim) => Hold) {
  const sim = family.create(definition, seed, level) as HoopsSim
  const inputs: Hold[] = [pick(seed % 4, 0)]
  sim.apply(inputs[0]!)
  while (sim.status === 'playing' && inputs.length < LONGEST) {
    const input = handOf(sim)
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

/** Wins in twenty matches of a player of this strength against a computer of that strength. */
function wins(hand: Strength, rival: Strength, team: Team = 1): number {
  const level = levelOf({ kind: 'match', team, strength: rival })
  return Array.from({ length: MATCHES }, (_, seed) => {
    const random = seededRandom(seed + 1)
    return match(seed + 1, level, (sim) => playSeat(sim, hand, random)).sim.status === 'won' ? 1 : 0
  }).reduce<number>((sum, won) => sum + won, 0)
}

/** Matches by which a step of the ladder may vary. */
const NOISE = 4

test('the five computers are steps of a ladder: against each of them a medium hand wins less', () => {
  const rates = STRENGTHS.map((rival) => wins(3, rival))
  expect(rates[0], String(rates)).toBeGreaterThanOrEqual(17)
  expect(rates[4], String(rates)).toBeLessThanOrEqual(7)
  for (const [at, rate] of rates.slice(1).entries())
    expect(rate, String(rates)).toBeLessThanOrEqual(rates[at]! + NOISE)
})

test('players of five strengths win more, the better they are', () => {
  const rates = STRENGTHS.map((hand) => wins(hand, 3))
  expect(rates[0], String(rates)).toBeLessThanOrEqual(5)
  expect(rates[4], String(rates)).toBeGreaterThanOrEqual(15)
  for (const [at, rate] of rates.slice(1).entries())
    expect(rate, String(rates)).toBeGreaterThanOrEqual(rates[at]! - NOISE)
})

test('two against two is a ladder too', () => {
  expect(wins(5, 1, 2)).toBeGreaterThan(wins(5, 5, 2))
  expect(wins(3, 1, 2)).toBeGreaterThanOrEqual(14)
})

/** Ticks by which a person misses the moment of release. */
const HAND_WAVERS = 6

/** Wins in twenty matches of one-thumb play that releases near the top and otherwise taps at fixed times. */
const thumbWins = (strength: Strength) =>
  Array.from({ length: MATCHES }, (_, seed) => {
    const random = seededRandom(seed + 1)
    let letGo = 0
    const { sim } = match(seed + 1, levelOf({ kind: 'match', team: 1, strength }), ({ state }) => {
      const { act, age, ideal } = state.players[0]!
      if (act !== 'shoot') letGo = 0
      else if (letGo === 0) letGo = ideal + (random() + random() - 1) * HAND_WAVERS
      return holds(padHold(oneThumb(state, act === 'shoot' ? age < letGo : state.tick % 50 < 8)))
    })
    return sim.status === 'won' ? 1 : 0
  }).reduce<number>((sum, won) => sum + won, 0)

test('one thumb is enough for a beginner, and not for a legend', () => {
  const rates = STRENGTHS.map(thumbWins)
  expect(rates[0], String(rates)).toBeGreaterThanOrEqual(16)
  expect(rates[4], String(rates)).toBeLessThanOrEqual(13)
  for (const [at, rate] of rates.slice(1).entries())
    expect(rate, String(rates)).toBeLessThanOrEqual(rates[at]! + NOISE)
})

test.for([
  levelOf({ kind: 'match', team: 1, strength: 2 }),
  levelOf({ kind: 'match', team: 2, strength: 4 }),
  levelOf({ kind: 'cup', team: 1, round: 4 }),
  1,
])('a replay of level %i proves its score, also after a reload midway', (level) => {
  const random = seededRandom(9)
  const { sim, inputs } = match(42, level, (one) => playSeat(one, 4, random))
  expect(checkReplay(family, definition, { seed: 42, level, inputs })).toEqual({
    isSound: true,
    status: sim.status,
    score: sim.score,
  })
  let reloaded = family.create(definition, 42, level)
  for (const [at, input] of inputs.entries()) {
    if (at % 900 === 899) reloaded = family.create(definition, 42, level, reloaded.save())
    reloaded.apply(input)
  }
  expect(reloaded.hash()).toBe(sim.hash())
  expect(
    checkReplay(family, definition, { seed: 42, level, inputs: [...inputs.slice(0, 50), 99_999] }).isSound,
  ).toBe(false)
})

test('scores hardly ever tie: twenty won matches have twenty scores', () => {
  const scores = new Set<number>()
  for (let seed = 1; seed <= 20; seed++) {
    const random = seededRandom(seed)
    scores.add(
      match(seed, levelOf({ kind: 'match', team: 1, strength: 1 }), (sim) => playSeat(sim, 4, random)).sim
        .score,
    )
  }
  expect(scores.size).toBeGreaterThanOrEqual(18)
})

test('random hands come to an end in every mode', () => {
  for (const level of [
    1,
    levelOf({ kind: 'duel', team: 1 }),
    levelOf({ kind: 'duel', team: 2 }),
    levelOf({ kind: 'match', team: 2, strength: 3 }),
  ]) {
    const random = seededRandom(level)
    let held: Hold = 0
    const { sim } = match(level, level, (one) =>
      one.state.tick % 12 === 0 ? (held = pickOne(one.legal(), random)) : held,
    )
    expect(['won', 'lost', 'over'], `level ${level}`).toContain(sim.status)
  }
})

test('the cover is a small picture of its own', () => {
  expect(coverSvg(cover(definition)).length).toBeLessThan(6000)
  expect(cover(definition)).toContain(`id="${definition.id}-`)
})
