import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { advise } from './advice.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { modelOf, nameOf } from './model.ts'
import { isSound, type Input, type State } from './state.ts'

const stateOf = (sim: unknown) => (sim as TurnSim<State, Input>).state
const each = test.for(family.definitions.map((definition) => [definition.id, definition] as const))

each('%s: its boards can be cut in exactly one way', ([, definition]) => {
  for (const level of [1, 2 + (definition.gameId % 2)]) {
    const { puzzle } = stateOf(family.create(definition, 5 + level, level))
    const { tiling } = modelOf(puzzle)
    const { found, gaveUp } = tiling.search(tiling.start(), { most: 2, nodes: 3000 })
    expect(gaveUp).toBe(false)
    const cuts = found.map(({ sure }) =>
      tiling.pieces
        .filter((_, index) => sure[index])
        .map(({ cells }) => nameOf(cells))
        .toSorted(),
    )
    expect(cuts).toEqual([puzzle.solution.map(nameOf).toSorted()])
  }
})

each('%s: the areas of the solution cover every cell once and keep the rules', ([, definition]) => {
  const state = stateOf(family.create(definition, 9, 1))
  const { columns, rows, solution } = state.puzzle
  expect(solution.flat().toSorted((one, other) => one - other)).toEqual([...Array(columns * rows).keys()])
  for (const cells of solution) expect(isSound(state, cells)).toBe(true)
})

each('%s: an easy board can be reasoned out, and every hint is true', ([, definition]) => {
  const sim = family.create(definition, 3, 1)
  while (sim.status === 'playing') {
    const { cells, reason } = advise(stateOf(sim))!
    expect(['only', 'several']).toContain(reason)
    sim.apply({ kind: 'hint', cells })
  }
  expect(sim.status).toBe('won')
})

each('%s: a run continues unchanged after a reload and in a replay', ([, definition]) => {
  const random = seededRandom(definition.gameId)
  const whole = family.create(definition, 11, 1)
  let reloaded = family.create(definition, 11, 1)
  const inputs: Input[] = []
  for (let turn = 0; turn < 24 && whole.status === 'playing'; turn++) {
    const input = turn % 2 ? family.bot(whole, random, 1)! : pickOne(whole.legal(), random)
    expect(family.allows!(whole, input)).toBe(true)
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
