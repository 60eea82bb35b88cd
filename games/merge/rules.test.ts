import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions, type MergeKind } from './definitions.ts'
import { isJoined } from './paths.ts'
import { BOWL, pourPearls, radiusOf } from './pearls.ts'
import { quotient } from './divide.ts'
import { wavesOf } from './playback.ts'
import { mergeRules } from './rules.ts'
import { bursting, CLOSED } from './seven.ts'
import { pairValue, shift } from './slide.ts'
import { quarterTurned } from './spin.ts'
import { appeared, emptyState, merged, moved, WAVE } from './state.ts'
import { CORAL, lanesOf, sweep, sweepValue } from './sweep.ts'
import { NEGATIVE } from './zero.ts'

const gameOf = (kind: MergeKind) => definitions.find((one) => one.kind === kind)!
const rulesOf = (kind: MergeKind) => mergeRules(gameOf(kind))
const random = () => seededRandom(4)

test('a dropped number lands on the floor and merges with an equal one beside it', () => {
  const cells = emptyState(35).cells.with(30, 2)
  const { state } = rulesOf('drop').step({ ...emptyState(35), cells, next: [2, 1] }, [1], random())
  expect([state.cells[30], state.cells[31], state.score]).toEqual([0, 3, 8])
})

test('several equal neighbours merge at once and count each', () => {
  const cells = emptyState(35).cells.with(30, 2).with(32, 2)
  const { state } = rulesOf('drop').step({ ...emptyState(35), cells, next: [2, 1] }, [1], random())
  expect(state.cells[31]).toBe(4)
})

test('the cannon pushes in a new row when its count has run down', () => {
  const start = { ...emptyState(40), next: [1, 2], left: 1 }
  const { state } = rulesOf('shoot').step(start, [0], random())
  expect(state.cells.filter((rank) => rank > 0).length).toBeGreaterThan(4)
  expect(state.left).toBeGreaterThan(1)
})

test.for([
  { one: 1, other: 2, sum: 3 },
  { one: 2, other: 1, sum: 3 },
  { one: 3, other: 3, sum: 4 },
  { one: 1, other: 1, sum: 0 },
  { one: 3, other: 4, sum: 0 },
])('ranks $one and $other make $sum', ({ one, other, sum }) => {
  const { cells, doors } = shift([one, other, ...Array<number>(14).fill(0)], 4, 0)
  expect(cells[0]).toBe(sum || one)
  expect(doors).toEqual(sum > 0 ? [3] : [])
})

test('a three is worth three, the next six, then twelve', () => {
  expect([1, 2, 3, 4, 5].map(pairValue)).toEqual([1, 2, 3, 6, 12])
})

test('three islands that touch grow where the last was put; two do not', () => {
  const rules = rulesOf('islands')
  const three = { ...emptyState(36), cells: emptyState(36).cells.with(0, 1).with(1, 1), next: [1, 1] }
  expect(rules.step(three, [2], random()).state.cells.slice(0, 3)).toEqual([0, 0, 2])
  const two = { ...emptyState(36), cells: emptyState(36).cells.with(0, 1), next: [1, 1] }
  expect(rules.step(two, [1], random()).state.cells.slice(0, 2)).toEqual([1, 1])
})

test.for([
  { path: [0, 1], joined: true, what: 'two equal neighbours' },
  { path: [0, 1, 2], joined: true, what: 'then the next larger one' },
  { path: [1, 2], joined: false, what: 'a larger one straight away' },
  { path: [0, 0], joined: false, what: 'the same cell twice' },
  { path: [0, 14], joined: false, what: 'a cell far away' },
])('whether a chain accepts $what: $joined', ({ path, joined }) => {
  const cells = Array<number>(36).fill(9).with(0, 1).with(1, 1).with(2, 2).with(14, 1)
  expect(isJoined(gameOf('chain'), cells, path)).toBe(joined)
})

test.for([
  { path: [0, 1, 2], joined: true, what: '2 + 3 + 5 in a row' },
  { path: [2, 1, 0], joined: true, what: 'the same backwards' },
  { path: [0, 1], joined: false, what: '2 + 3' },
  { path: [0, 1, 7], joined: false, what: 'a line with a bend' },
])('ten is made by $what: $joined', ({ path, joined }) => {
  const cells = Array<number>(42).fill(5).with(0, 2).with(1, 3)
  expect(isJoined(gameOf('tens'), cells, path)).toBe(joined)
})

test('a long line gives its turn back', () => {
  const cells = Array<number>(42).fill(9).with(0, 2).with(1, 3).with(2, 1).with(3, 4)
  const rules = rulesOf('tens')
  expect(rules.step({ ...emptyState(42), cells, left: 5 }, [0, 1, 2, 3], random()).state.left).toBe(5)
})

test('two equal pearls become the next larger one and all rest inside the bowl', () => {
  const first = pourPearls({ pearls: [], next: [3, 3] }, 20, 40)
  const { pearls, events } = pourPearls({ pearls: first.pearls, next: [3, 3] }, 20, 40)
  expect(events.map(({ kind }) => kind)).toEqual(['merge'])
  expect(pearls.map(({ rank }) => rank)).toEqual([4])
  expect(pearls[0]!.y).toBeLessThanOrEqual(BOWL.height - radiusOf(4) + 0.01)
})

test('the waves of a turn end at the board of the rules', () => {
  const waves = wavesOf(
    [1, 0, 1],
    [moved(-1, 1, 1), appeared(1, 1), WAVE, moved(0, 1, 1), moved(2, 1, 1), merged(1, 3)],
  )
  expect(waves.map(({ after }) => after)).toEqual([
    [1, 1, 1],
    [0, 3, 0],
  ])
})

test.for([
  { kind: 'fib', row: [1, 1, 0, 0], left: [2, 0, 0, 0] },
  { kind: 'fib', row: [2, 3, 3, 0], left: [4, 3, 0, 0] },
  { kind: 'fib', row: [2, 2, 0, 0], left: [2, 2, 0, 0] },
  { kind: 'triple', row: [1, 1, 0, 2, 0], left: [1, 1, 2, 0, 0] },
  { kind: 'triple', row: [1, 0, 1, 1, 2], left: [2, 2, 0, 0, 0] },
  { kind: 'reef', row: [0, CORAL + 3, 0, 2, 2], left: [0, CORAL + 3, 3, 0, 0] },
] as const)('$kind sweeps $row to $left', ({ kind, row, left }) => {
  const { columns, rows } = gameOf(kind)
  const cells = [...row, ...Array<number>(columns * rows - columns).fill(0)]
  expect(sweep(gameOf(kind), cells, 0).cells.slice(0, columns)).toEqual(left)
})

test('a merge knocks the coral beside it, the last knock breaks it', () => {
  const cells = emptyState(25)
    .cells.with(0, 1)
    .with(2, 1)
    .with(5, CORAL + 1)
  const { state, events } = rulesOf('reef').step(
    { ...emptyState(25), cells, next: [1], left: 9 },
    [0],
    random(),
  )
  expect(events.some(({ kind, x }) => kind === 'clear' && x === 5)).toBe(true)
  expect(state.score).toBe(4 + 60)
})

test('hexagons have six ways, and every way reaches all cells once', () => {
  const lanes = lanesOf(gameOf('hexslide'))
  expect(lanes).toHaveLength(6)
  for (const way of lanes) expect(new Set(way.flat()).size).toBe(19)
})

test('the famous row and the powers of three', () => {
  expect([1, 2, 3, 4, 5, 6].map((rank) => sweepValue('fib', rank))).toEqual([1, 2, 3, 5, 8, 13])
  expect([1, 2, 3].map((rank) => sweepValue('triple', rank))).toEqual([1, 3, 9])
})

test('a disc bursts in a row or a pile as long as its digit; closed discs only count', () => {
  const cells = [...emptyState(49).cells]
  cells[42] = 3
  cells[43] = CLOSED
  cells[44] = 5
  cells[37] = 2
  expect(bursting(cells, { columns: 7, rows: 7 })).toEqual([37, 42])
})

test('four quarter turns bring every cell home', () => {
  for (let cell = 0; cell < 25; cell++) {
    let at = cell
    for (let turn = 0; turn < 4; turn++) at = quarterTurned(at, 5)
    expect(at).toBe(cell)
  }
  expect(quarterTurned(0, 5)).toBe(4)
})

test.for([
  { one: 24, other: 8, rest: 3 },
  { one: 8, other: 24, rest: 3 },
  { one: 7, other: 7, rest: 0 },
  { one: 24, other: 7, rest: undefined },
])('$one and $other leave $rest', ({ one, other, rest }) => expect(quotient(one, other)).toBe(rest))

test('a divided number divides on: 3 onto 24 makes 8, beside 8 both are gone', () => {
  const cells = emptyState(16).cells.with(1, 24).with(2, 8)
  const { state } = rulesOf('divide').step({ ...emptyState(16), cells, next: [3, 2, 2] }, [0], random())
  expect(state.cells.every((number) => number === 0)).toBe(true)
})

test('twins need two free neighbours; three equal ones become the next', () => {
  const cells = emptyState(25).cells.with(1, 2).with(5, 2)
  const state = { ...emptyState(25), cells, next: [2, 1, 1, 1] }
  expect(rulesOf('twins').step(state, [0, 6], random()).state).toBe(state)
  expect(
    rulesOf('twins')
      .step({ ...state, cells: cells.with(5, 0).with(2, 2) }, [0, 5], random())
      .state.cells.slice(0, 6),
  ).toEqual([3, 0, 0, 0, 0, 1])
})

test('a tapped group becomes one larger number where it was tapped', () => {
  const cells = Array.from({ length: 25 }, (_, cell) =>
    cell > 21 ? 1 : 4 + (cell % 2) + (Math.floor(cell / 5) % 2) * 2,
  )
  const { state } = rulesOf('gather').step({ ...emptyState(25), cells }, [23], random())
  expect([state.cells[23], state.score]).toEqual([2, 6])
  expect(rulesOf('gather').step({ ...emptyState(25), cells }, [0], random()).events).toEqual([])
})

test.for([
  { path: [0, 1], joined: true },
  { path: [0, 1, 7], joined: false },
  { path: [0, 6, 7], joined: true },
])('amounts cancel out along $path: $joined', ({ path, joined }) => {
  const cells = Array<number>(36)
    .fill(5)
    .with(0, 3)
    .with(1, NEGATIVE + 3)
    .with(6, 2)
  expect(isJoined(gameOf('zero'), cells.with(7, NEGATIVE + 5), path)).toBe(joined)
})
