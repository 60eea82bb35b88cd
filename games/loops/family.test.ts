import { expect, test } from 'vitest'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { advise } from './advice.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { modelOf } from './model.ts'
import { orderOf } from './grow.ts'
import type { Input, State } from './state.ts'

const stateOf = (sim: unknown) => (sim as TurnSim<State, Input>).state
const each = test.for(family.definitions.map((definition) => [definition.id, definition] as const))

each('%s: its puzzles have exactly one solution', ([, definition]) => {
  for (const level of [1, 2 + (definition.gameId % 2)]) {
    const { puzzle } = stateOf(family.create(definition, 5 + level, level))
    const { solver, start } = modelOf(puzzle)
    const { solutions, gaveUp } = solver.search(start(), { most: 2, nodes: 3000 })
    expect(gaveUp).toBe(false)
    const lines = solutions.map((found) =>
      [...found.subarray(0, puzzle.solution.length)].map((mask) => 31 - Math.clz32(mask)),
    )
    expect(lines).toEqual([puzzle.solution])
  }
})

each('%s: the lines of the solution are one loop', ([, definition]) => {
  if (definition.kind === 'bridges') return
  const { puzzle } = stateOf(family.create(definition, 9, 1))
  const { net } = modelOf(puzzle)
  const drawn = puzzle.solution.reduce((sum, value) => sum + value, 0)
  expect(orderOf(net, puzzle.solution)).toHaveLength(drawn)
  for (const lines of net.at)
    expect([0, 2]).toContain(lines.reduce((sum, line) => sum + puzzle.solution[line]!, 0))
})

each('%s: hints alone solve it, and each is true', ([, definition]) => {
  const sim = family.create(definition, 3, 1)
  while (sim.status === 'playing') {
    const { line, value, reason } = advise(stateOf(sim))!
    expect(value).toBe(stateOf(sim).puzzle.solution[line])
    expect(reason).not.toBe('wrong')
    sim.apply({ kind: 'hint', line })
  }
  expect(sim.status).toBe('won')
})

each('%s: a run continues unchanged after a reload and in a replay', ([, definition]) => {
  const random = seededRandom(definition.gameId)
  const whole = family.create(definition, 11, 1)
  let reloaded = family.create(definition, 11, 1)
  const inputs: Input[] = []
  for (let turn = 0; turn < 40 && whole.status === 'playing'; turn++) {
    const input = turn % 2 ? family.bot(whole, random, 1)! : pickOne(whole.legal(), random)
    inputs.push(input)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 9 === 0) reloaded = family.create(definition, 11, 1, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(playAgain(family, definition, { seed: 11, level: 1, inputs }).hash()).toBe(whole.hash())
  expect(whole.save().length).toBeLessThan(30_000)
})

each('%s: the cover is a small drawing of its own', ([, definition]) => {
  expect(cover(definition).length).toBeGreaterThan(500)
  expect(cover(definition).length).toBeLessThan(6144)
})
