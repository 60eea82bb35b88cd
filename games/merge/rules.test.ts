import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions, type MergeKind } from './definitions.ts'
import { isJoined } from './paths.ts'
import { BOWL, pourPearls, radiusOf } from './pearls.ts'
import { wavesOf } from './playback.ts'
import { mergeRules } from './rules.ts'
import { pairValue, shift } from './slide.ts'
import { appeared, emptyState, merged, moved, WAVE } from './state.ts'

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
])('a chain takes $what: $joined', ({ path, joined }) => {
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
