import { expect, test } from 'vitest'
import { rules as crossOut, sumsOf } from './rules/cross-out.ts'
import {
  beamsOf,
  loadOf,
  moveOf,
  pullOf,
  readShape,
  rules as mobile,
  TRAY,
  ways,
} from './rules/drift-mobile.ts'
import { basketIn, PILE, putOf, rules as baskets, stoneIn } from './rules/fair-baskets.ts'
import { rules as magic, sumsOn, swapOf } from './rules/magic-figures.ts'
import { SHAPES, shapeOf } from './rules/magic-shapes.ts'
import { AGAIN, joinOf, rules as makeNumber, valueOf, wayTo } from './rules/make-number.ts'
import { formOf, isTrue, masksOf, nearest, readSums, rules as matchSums } from './rules/match-sums.ts'
import { CLEAR, keysTo, pressed, rules as calculator } from './rules/shell-calculator.ts'
import { after, rules as turtle, shortest, type TurtleState } from './rules/turtle-sums.ts'

test.for([
  [3, 5, 0, 8],
  [5, 3, 1, 2],
  [3, 5, 1, undefined],
  [3, 5, 2, 15],
  [100, 100, 2, undefined],
  [6, 3, 3, 2],
  [5, 3, 3, undefined],
  [5, 0, 3, undefined],
] as const)('%i and %i joined by sign %i give %s', ([one, other, sign, value]) => {
  expect(valueOf(one, other, sign)).toBe(value)
})

test('a tray is won only when every stone is used', () => {
  const start = { tray: [2, 3, 4], start: [2, 3, 4], target: 7, moves: 0 }
  const once = makeNumber.step(start, joinOf(1, 2, 0)).state
  expect(once.tray).toEqual([2, null, 7])
  expect(makeNumber.status(once)).toBe('playing')
  expect(wayTo([2, 3, 4], 7)).toBeUndefined()
  expect(makeNumber.best({ ...start, target: 20 })).not.toBe(AGAIN)
  const missed = makeNumber.step(once, joinOf(0, 2, 0))
  expect(missed.events.map(({ kind }) => kind)).toEqual(['join0', 'missed'])
  expect(makeNumber.legal(missed.state)).toEqual([AGAIN])
  expect(makeNumber.step(missed.state, AGAIN).state.tray).toEqual([2, 3, 4])
})

test.for([
  ['3+4=7', true],
  ['3+4=8', false],
  ['12-4=8', true],
  ['02+4=6', false],
] as const)('the matches of %s are right: %s', ([sums, right]) => {
  expect(isTrue(readSums({ form: formOf(sums), signs: masksOf(sums) }))).toBe(right)
})

test('a sign that is no digit cannot be read', () => {
  const signs = masksOf('3+4=7')
  expect(readSums({ form: 'doded', signs: [1, ...signs.slice(1)] })).toBeUndefined()
})

test('6 + 4 = 4 needs one match: the six becomes a nought', () => {
  const state = { form: 'doded', signs: masksOf('6+4=4'), moves: 0 }
  expect(nearest(state).fewest).toBe(1)
  const next = matchSums.step(state, matchSums.best(state)!).state
  expect(matchSums.status(next)).toBe('won')
})

test('a board is won when rows and columns fit, and crossing twice takes back', () => {
  const state = {
    size: 2,
    cells: [1, 2, 3, 4],
    out: [0, 0, 0, 0],
    goal: [0, 1, 0, 0],
    rows: [1, 7],
    columns: [4, 4],
    moves: 0,
  }
  expect(sumsOf(state, state.goal)).toEqual({ rows: [1, 7], columns: [4, 4] })
  const once = crossOut.step(state, 1).state
  expect(crossOut.status(once)).toBe('won')
  expect(crossOut.step(once, 1).state.out).toEqual(state.out)
})

test('a beam is level when arm times weight is the same on both sides', () => {
  const beam = readShape('(21..)')
  expect(pullOf(beam, loadOf({ weights: [3, 6], hung: [0, 1] }))).toBe(0)
  expect(pullOf(beam, loadOf({ weights: [3, 6], hung: [1, 0] }))).toBeLessThan(0)
  expect(beamsOf(readShape('(11(21..)(12..))'))).toHaveLength(3)
  expect(ways('(21..)', [3, 6])).toEqual([[0, 1]])
})

test('a weight put on a taken hook changes places with the one that hung there', () => {
  const start = { shape: '(11.(11..))', weights: [1, 2, 3], hung: [0, -1, 1], moves: 0 }
  expect(mobile.step(start, moveOf(1, 0)).state.hung).toEqual([1, -1, 0])
  expect(mobile.step(start, moveOf(2, 0)).state.hung).toEqual([2, -1, 1])
  expect(mobile.step(start, moveOf(0, TRAY)).state.hung).toEqual([-1, -1, 1])
})

test.for([
  [4, '+3', 7],
  [4, '-5', undefined],
  [4, '*2', 8],
  [60, '*2', undefined],
  [4, ':2', 2],
  [5, ':2', undefined],
] as const)('%i after the stone %s is %s', ([value, stone, then]) => {
  expect(after(value, stone)).toBe(then)
})

test('the island opens for its own number only, and a player who cannot step has lost', () => {
  const sea: TurtleState = {
    width: 3,
    stones: ['S', '+1', 'G', '+2', '*2', '-9'],
    at: 0,
    value: 3,
    target: 10,
    sunk: [],
    moves: 0,
  }
  const up = turtle.step(sea, 1).state
  expect(turtle.legal(up)).toEqual([4])
  expect(shortest(sea)).toBeUndefined()
  const home = { ...sea, target: 4 }
  expect(shortest(home)).toEqual([1, 2])
  const stuck = turtle.step(turtle.step(up, 4).state, 3)
  expect(stuck.events.at(-1)?.kind).toBe('stuck')
  expect(turtle.status(stuck.state)).toBe('lost')
})

test('a figure is won when all its lines agree, and grey stones do not move', () => {
  const start = {
    shape: 'triangle' as const,
    target: 12,
    numbers: [6, 5, 4, 3, 1, 2],
    goal: [6, 2, 4, 3, 5, 1],
    fixed: [1, 0, 1, 1, 0, 0],
    moves: 0,
  }
  expect(magic.legal(start)).toEqual([swapOf(1, 4), swapOf(1, 5), swapOf(4, 5)])
  const once = magic.step(start, magic.best(start)!).state
  const twice = magic.step(once, magic.best(once)!).state
  expect([magic.status(once), magic.status(twice)]).toEqual(['playing', 'won'])
  expect(sumsOn(shapeOf.triangle, twice.numbers)).toEqual([12, 12, 12])
})

test.for(SHAPES)('the lines of the %s lie on places that it has', (name) => {
  const { spots, lines } = shapeOf[name]
  expect(new Set(lines.flat()).size).toBe(spots.length)
  expect(Math.max(...lines.flat())).toBe(spots.length - 1)
})

test('baskets are fair when they are full and weigh the same; equal baskets may trade places', () => {
  const start = {
    weights: [1, 9, 4, 6],
    room: [2, 2],
    put: [1, PILE, PILE, PILE],
    goal: [0, 0, 1, 1],
    target: 10,
    moves: 0,
  }
  const move = baskets.best(start)!
  expect([stoneIn(move), basketIn(move)]).toEqual([1, 1])
  const full = { ...start, put: [1, 1, PILE, PILE] }
  expect(baskets.legal(full)).toEqual([putOf(0, PILE), putOf(1, PILE), putOf(2, 0), putOf(3, 0)])
  expect(baskets.status({ ...full, put: [1, 1, 0, 0] })).toBe('won')
})

test.for([
  [12, 'r', 21],
  [12, 'x', 1],
  [12, 'd', 3],
  [12, 'a5', 125],
  [12, ':5', undefined],
  [3, '-4', undefined],
  [5000, '*2', undefined],
  [11, 'r', undefined],
] as const)('%i after the key %s is %s', ([value, key, then]) => {
  expect(pressed(value, key)).toBe(then)
})

test('a player who has used up all presses starts again', () => {
  const start = { start: 2, target: 9, presses: 2, left: 2, value: 2, keys: ['+5', 'a1', '+2'], moves: 0 }
  expect(keysTo(start)).toEqual([0, 2])
  const stuck = calculator.step(calculator.step(start, 2).state, 2).state
  expect([stuck.left, calculator.legal(stuck), calculator.best(stuck)]).toEqual([0, [CLEAR], CLEAR])
  expect(calculator.step(stuck, CLEAR).state).toMatchObject({ value: 2, left: 2, moves: 3 })
})
