import { expect, test } from 'vitest'
import { openMicro, type MicroRules } from '#kit/game/micro/rules.ts'
import { endOf as crabEnd, rules as walk, SIDE, type WalkState } from './verbs/crab-walk.ts'
import { cratesOf, rules as pile, type PileState } from './verbs/cube-pile.ts'
import { rules as ladder, wayOf, type LadderState } from './verbs/ladder-way.ts'
import { missingOf, rules as parts, type WholeState } from './verbs/make-whole.ts'
import { rules as signs, SIGNS, worked, type SignState } from './verbs/missing-sign.ts'
import { rules as series, type SeriesState } from './verbs/next-number.ts'
import { placesAfter, rules as cups, type CupsState } from './verbs/pearl-cups.ts'
import { rules as leaf, unfolded, type LeafState } from './verbs/punched-leaf.ts'
import type { Quiz } from './verbs/quiz.ts'
import { rolled } from './verbs/rolling-die.ts'
import { rules as scales, type ScalesState } from './verbs/shell-scales.ts'

/** Answers every question correctly and shows each once. */
function questions<State extends Quiz>(rules: MicroRules<State>, seen: (state: State) => void) {
  const sim = openMicro(rules as unknown as MicroRules, 4)
  const state = sim.state as State
  let round = 0
  for (let tick = 0; tick < 9000 && round < 36; tick++) {
    const wishes = rules.hints!(state)
    if (state.round !== round && wishes.length > 1) {
      round = state.round
      seen(state)
    }
    sim.apply(tick % 2 === 0 ? wishes.at(-1)! : 0)
  }
  expect(round).toBeGreaterThan(12)
}

test('the answer is among four different ones', () => {
  const four = <State extends Quiz & { answers: number[] }>(
    rules: MicroRules<State>,
    right: (state: State) => number,
  ) =>
    questions(rules, (state) => {
      expect(new Set(state.answers).size).toBe(4)
      expect(state.answers).toContain(right(state))
    })
  four<ScalesState>(scales, ({ value }) => value)
  four<PileState>(pile, cratesOf)
  four<SeriesState>(series, ({ numbers }) => numbers[5]!)
})

test('shells weigh whole numbers of the small ones', () => {
  questions<ScalesState>(scales, ({ value }) => expect(Number.isInteger(value) && value > 0).toBe(true))
})

test('only one pebble makes the raft whole', () => {
  questions<WholeState>(parts, (state) => {
    expect(state.pebbles.filter((number) => number === missingOf(state)).length).toBe(1)
    expect(new Set(state.pebbles).size).toBe(9)
  })
})

test('only one sign makes the sum true', () => {
  questions<SignState>(signs, ({ says, sign }) => {
    const [one, other, more = 0, value] =
      says.match(/\d+/g)!.map(Number).length === 4
        ? says.match(/\d+/g)!.map(Number)
        : [...says.match(/\d+/g)!.map(Number).slice(0, 2), 0, Number(says.split('=')[1])]
    const fits = SIGNS.filter((each) => (worked(one!, each, other!) ?? Number.NaN) + more === value)
    expect(fits).toEqual([SIGNS[sign]])
  })
})

test('no crate floats or hides its column: piles fall towards the eye', () => {
  questions<PileState>(pile, ({ heights }) => {
    for (const [row, line] of heights.entries())
      for (const [column, height] of line.entries()) {
        expect(height).toBeLessThanOrEqual(heights[row - 1]?.[column] ?? 9)
        expect(height).toBeLessThanOrEqual(line[column - 1] ?? 9)
      }
  })
})

test('a fold doubles a hole beyond its crease', () => {
  expect(unfolded(['left'], [2])).toEqual([1, 2])
  expect(unfolded(['top'], [8])).toEqual([4, 8])
  expect(unfolded(['left', 'top'], [10])).toEqual([5, 6, 9, 10])
  questions<LeafState>(leaf, ({ answers }) => expect(new Set(answers.map(String)).size).toBe(4))
})

test('a die that rolls there and back lies as before, and opposite sides make seven', () => {
  const die = { top: 1, front: 2, side: 3 }
  expect(rolled(rolled(die, 'right'), 'left')).toEqual(die)
  expect(rolled(rolled(die, 'near'), 'far')).toEqual(die)
  expect(rolled(rolled(die, 'right'), 'right').top).toBe(6)
})

test('the crab stays on the sand, the pearl under a cup, the climber on a pole', () => {
  questions<WalkState>(walk, (state) => {
    const { x, y } = crabEnd(state)
    expect(x >= 0 && y >= 0 && x < SIDE && y < SIDE).toBe(true)
  })
  questions<CupsState>(cups, (state) =>
    expect([...placesAfter(state, state.swaps.length)].sort()).toEqual(
      Array.from({ length: state.cups }, (_, cup) => cup),
    ),
  )
  questions<LadderState>(ladder, (state) => expect(wayOf(state).at(-1)).toBeLessThan(state.poles))
})
