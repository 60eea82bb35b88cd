import { expect, test } from 'vitest'
import { LEVELS } from './definitions.ts'
import { boardOf } from './hunts.ts'
import { coversOf, diggingOf } from './piles.ts'
import { isFree, leftOf, starsOf, statusOf, turnRules } from './rules.ts'
import { isAlike } from './things.ts'

const still = () => 0

test('two postcards differ in exactly the things that are asked for', () => {
  for (let level = 1; level <= LEVELS; level++) {
    const { things, other, gone, targets } = boardOf('spot', level)
    const different = things.flatMap((thing, index) =>
      gone?.includes(index) || other![index] !== thing ? [index] : [],
    )
    expect(different).toEqual(targets.toSorted((one, next) => one - next))
  }
})

test('every listed object lies in the picture once', () => {
  for (let level = 1; level <= LEVELS; level++) {
    const { things, targets } = boardOf('seek', level)
    for (const target of targets)
      expect(things.filter((thing) => isAlike(thing, things[target]!))).toHaveLength(1)
  }
})

test('answers of questions are among the choices, and counted right', () => {
  for (let level = 1; level <= LEVELS; level++) {
    const { things, targets, choices, clue } = boardOf('count', level)
    for (const [round, answer] of targets.entries()) {
      const meant = things.filter(({ kind, tint }) =>
        level > 8 ? isAlike({ kind, tint }, clue[round]!) : kind === clue[round]!.kind,
      )
      expect(choices![round]![answer]).toBe(meant.length)
    }
  }
})

test('an object in a heap is free when nothing lies on it', () => {
  const thing = { kind: 0, tint: 0, x: 0, y: 0, turn: 0, scale: 1 }
  const covers = coversOf([thing, { ...thing, x: 20 }, { ...thing, x: 45 }])
  expect(covers).toEqual([[1], [2], []])
  expect([...diggingOf(covers, 0)]).toEqual([0, 1, 2])
})

test('touching a covered object costs a try, a free one is removed', () => {
  const rules = turnRules('heap', 3)
  const start = rules.start(still)
  const board = boardOf('heap', 3)
  const covered = [...board.things.keys()].find((thing) => !isFree(board, start, thing))!
  const free = board.things.length - 1
  const slipped = rules.step(start, covered, still)
  expect([slipped.state.slips, slipped.events[0]!.kind]).toEqual([1, 'slip'])
  expect(rules.step(start, free, still).state.found).toEqual([free])
})

test('five wrong touches end a level, none earns three stars', () => {
  const rules = turnRules('lone', 2)
  let state = rules.start(still)
  const wrong = [...boardOf('lone', 2).things.keys()].find((thing) => !leftOf('lone', state).includes(thing))!
  for (let touch = 0; touch < 5; touch++) state = rules.step(state, wrong, still).state
  expect(statusOf('lone', state)).toBe('lost')
  expect(starsOf('lone', rules.start(still))).toBe(3)
})

test('the corner that is asked for stands in the chart once', () => {
  for (let level = 1; level <= LEVELS; level++) {
    const { targets, patches } = boardOf('patch', level)
    expect(targets).toHaveLength(3)
    expect(patches).toHaveLength(3)
  }
})

test('one copy is true, the others are not', () => {
  for (let level = 1; level <= LEVELS; level++) {
    const { copies, targets } = boardOf('copy', level)
    for (const [round, [sample, ...four]] of copies!.entries()) {
      const same = four.map((copy) => JSON.stringify(copy) === JSON.stringify(sample))
      expect(same).toEqual([0, 1, 2, 3].map((copy) => copy === targets[round]))
    }
  }
})

test('no two objects under the magnifier look alike', () => {
  for (let level = 1; level <= LEVELS; level++) {
    const { things, targets } = boardOf('loupe', level)
    for (const target of targets)
      expect(things.filter((thing) => isAlike(thing, things[target]!))).toHaveLength(1)
  }
})

test('strings lead from each kite to an owner of its own', () => {
  for (let level = 1; level <= LEVELS; level++) {
    const { strings, things } = boardOf('strings', level)
    const tops = strings!.map((points) => points[0])
    expect(new Set(tops).size).toBe(strings!.length)
    expect(strings!.map((points) => points.at(-2))).toEqual(things.slice(strings!.length).map(({ x }) => x))
  }
})

test('the parade grows by steps one can see', () => {
  for (let level = 1; level <= LEVELS; level++) {
    const { things, targets } = boardOf('parade', level)
    for (let rank = 1; rank < targets.length; rank++)
      expect(things[targets[rank]!]!.scale / things[targets[rank - 1]!]!.scale).toBeGreaterThan(1.05)
  }
})
