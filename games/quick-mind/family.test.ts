import { expect, test } from 'vitest'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { strike } from '#kit/game/micro/pose.ts'
import type { MicroSim } from '#kit/game/micro/rules.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { rulesOf } from './all-rules.ts'
import { cover } from './cover.ts'
import { VERBS, type Verb } from './definitions.ts'
import { family } from './family.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'
import type { Quiz } from './verbs/quiz.ts'

const definitionOf = (verb: Verb) => family.definitions.find(({ id }) => id === verb)!
const quizOf = (sim: unknown) => (sim as MicroSim).state as Quiz

test.for(VERBS)('%s ends the same when it is replayed or reopened midway', (verb) => {
  const definition = definitionOf(verb)
  const sim = family.create(definition, 5, 1)
  const policy = randomPolicy(true, seededRandom(5))
  const inputs: number[] = []
  while (sim.status === 'playing' && inputs.length < 500) {
    const input = policy(sim) as number
    inputs.push(input)
    sim.apply(input)
  }
  expect(playAgain(family, definition, { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definition, 5, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 60 === 31) reopened = family.create(definition, 5, 1, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  expect(reopened.save().length).toBeLessThan(8000)
})

test.for(VERBS)('%s ends for a player who does nothing: three lanterns, three tries', (verb) => {
  const idle = family.create(definitionOf(verb), 3, 1)
  for (let tick = 0; tick < 9000 && idle.status === 'playing'; tick++) idle.apply(0)
  expect([idle.status, quizOf(idle).lamps, idle.score]).toEqual(['over', 0, 0])
})

/** Plays perfectly: the last hint of the rules is the right input. */
function perfect(verb: Verb, ticks: number) {
  const sim = family.create(definitionOf(verb), 7, 1) as MicroSim
  const seen: { round: number; full: number }[] = []
  for (let tick = 0; tick < ticks && sim.status === 'playing'; tick++) {
    const wish = sim.rules.hints!(sim.state).at(-1)!
    sim.apply(tick % 2 === 0 ? wish : 0)
    const { round, full } = quizOf(sim)
    if (round !== seen.at(-1)?.round) seen.push({ round, full })
  }
  return { sim, seen }
}

test.for(VERBS)(
  'a player who is always right in %s never loses a lantern, and has less and less time',
  (verb) => {
    const { sim, seen } = perfect(verb, 5000)
    expect([sim.status, quizOf(sim).lamps]).toEqual(['playing', 3])
    expect(seen.length).toBeGreaterThan(6)
    // Paths of stones and cups get longer instead.
    if (verb !== 'lit-stones') expect(seen.at(-1)!.full).toBeLessThan(seen[0]!.full)
  },
)

/** A coin is wrong only once the sum exceeds the price. */
const JUDGED_AT_ONCE = VERBS.filter((verb) => verb !== 'exact-coins')

test.for(JUDGED_AT_ONCE)('a wrong answer in %s costs a lantern and the combo', (verb) => {
  const sim = family.create(definitionOf(verb), 9, 1) as MicroSim
  for (let tick = 0; tick < 600 && quizOf(sim).look > 0; tick++) sim.apply(0)
  const right = sim.rules.hints!(sim.state).at(-1)!
  // Shells count only once there is one to compare with.
  for (let tick = 0; tick < 400 && sim.rules.hints!(sim.state).length < 2; tick++) sim.apply(0)
  const answer = sim.rules.hints!(sim.state).at(-1) ?? right
  sim.apply(answer === 1 ? 2 : 1)
  expect([quizOf(sim).lamps, quizOf(sim).combo]).toEqual([2, 0])
})

test.for(VERBS)('the cover of %s shows a run that goes on', (verb) => {
  expect(strike(rulesOf[verb], frames[verb], poses[verb]).status).toBe('playing')
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([VERBS[index], drawing.length < 6144]).toEqual([VERBS[index], true])
  expect(new Set(covers).size).toBe(VERBS.length)
})
