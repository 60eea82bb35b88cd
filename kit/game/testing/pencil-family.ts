import { expect, test } from 'vitest'
import { advise } from '#kit/game/pencil/advice.ts'
import type { PencilDefinition } from '#kit/game/pencil/definition.ts'
import { allOpen, modelOf, NOTHING } from '#kit/game/pencil/model.ts'
import type { Input, State } from '#kit/game/pencil/state.ts'
import type { Family } from '#kit/game/contract.ts'
import { playAgain } from '#kit/game/run.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'

type PencilFamily = Family<PencilDefinition, Input>

const stateOf = (sim: unknown) => (sim as TurnSim<State, Input>).state

/** The tests of every game of a pencil family. */
export function describePencilFamily(family: PencilFamily, cover: (definition: PencilDefinition) => string) {
  const each = test.for(family.definitions.map((definition) => [definition.id, definition] as const))

  each('%s: its puzzles have exactly one solution', ([, definition]) => {
    // Tests alternate between the two upper grades to stay fast.
    for (const level of [1, 2 + (definition.gameId % 2)]) {
      const { puzzle } = stateOf(family.create(definition, 5 + level, level))
      const { solver, ground } = modelOf(puzzle)
      const { solutions, gaveUp } = solver.search(allOpen(ground), { most: 2, nodes: 3000 })
      expect(gaveUp).toBe(false)
      expect(solutions).toHaveLength(1)
      expect([...solutions[0]!].map((mask) => 31 - Math.clz32(mask))).toEqual(puzzle.solution)
    }
  })

  each('%s: hints alone solve it, and each is true', ([, definition]) => {
    const sim = family.create(definition, 3, 1)
    while (sim.status === 'playing') {
      const advice = advise(stateOf(sim))!
      expect(advice.value).toBe(stateOf(sim).puzzle.solution[advice.cell])
      sim.apply({ kind: 'hint', cell: advice.cell })
    }
    expect(sim.status).toBe('won')
    expect(stateOf(sim).mistakes).toBe(0)
  })

  each(
    '%s: a run continues unchanged after a reload and in a replay, and never gets stuck',
    ([, definition]) => {
      const random = seededRandom(definition.gameId)
      const whole = family.create(definition, 11, 1)
      let reloaded = family.create(definition, 11, 1)
      const inputs: Input[] = []
      for (let turn = 0; turn < 60 && whole.status === 'playing'; turn++) {
        const guess = pickOne(whole.legal(), random)
        const noted: Input = guess.kind === 'put' ? { ...guess, kind: 'note' } : guess
        const input = turn % 5 === 1 ? noted : turn % 2 ? family.bot(whole, random, 1)! : guess
        inputs.push(input)
        whole.apply(input)
        reloaded.apply(input)
        if (turn % 9 === 0) reloaded = family.create(definition, 11, 1, reloaded.save())
      }
      expect(reloaded.hash()).toBe(whole.hash())
      expect(playAgain(family, definition, { seed: 11, level: 1, inputs }).hash()).toBe(whole.hash())
      expect(whole.save().length).toBeLessThan(30_000)
    },
  )

  each('%s: without the check nothing tells right from wrong until the board is done', ([, definition]) => {
    const sim = family.create(definition, 7, 1)
    sim.apply({ kind: 'check', cell: 0, on: false })
    const { puzzle } = stateOf(sim)
    const cell = stateOf(sim).cells.findIndex((value, at) => value === NOTHING && puzzle.solution[at]! > 0)
    const right = puzzle.solution[cell]!
    const wrong = right === puzzle.highest ? puzzle.lowest : puzzle.highest
    const told = [wrong, right].map((value) =>
      sim.apply({ kind: 'put', cell, value }).map(({ kind }) => kind),
    )
    expect(told).toEqual([['written'], ['written']])
    expect(sim.score).toBe(0)
    expect(stateOf(sim).mistakes).toBe(0)
  })

  each('%s: the cover is a small drawing of its own', ([, definition]) => {
    expect(cover(definition).length).toBeGreaterThan(500)
    expect(cover(definition).length).toBeLessThan(6144)
  })
}
