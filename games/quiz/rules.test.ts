import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { asks } from './asks.ts'
import { definitions } from './definitions.ts'
import { figuresOf } from './figures.ts'
import type { Ask } from './question.ts'
import { layoutOf } from './layout.ts'
import { factorOf, HALVE, starsOf, TOP, turnRules, type QuizRules, type State } from './rules.ts'

/** The right answers are always 1 and 2; there are five. */
const plain: Ask = (_random, { index }) => ({
  kind: 'flag',
  subject: String(index),
  answers: ['a', 'b', 'c', 'd', 'e'],
  right: [1],
})
const twofold: Ask = (random, moment) => ({ ...plain(random, moment), right: [2, 1] })
const doubled: Ask = (random, moment) => ({ ...plain(random, moment), right: [2, 2] })
const base: QuizRules = { way: 'one', questions: 6, lives: 2, halves: 1 }

function play(rules: QuizRules, inputs: readonly number[], ask: Ask = plain) {
  const random = seededRandom(1)
  const turns = turnRules(rules, ask)
  let state: State = turns.start(random)
  let kinds: readonly string[] = []
  for (const input of inputs) {
    expect(turns.legal(state)).toContain(input)
    const next = turns.step(state, input, random)
    state = next.state
    kinds = next.events.map(({ kind }) => kind)
  }
  return {
    state,
    kinds,
    status: turns.status(state),
    legal: turns.legal(state),
    stars: starsOf(rules, state),
  }
}

test('a round of right answers pays more and more, and its lives at the end', () => {
  const { state, status, stars } = play(base, [1, 1, 1, 1, 1, 1])
  expect(status).toBe('won')
  expect(stars).toBe(3)
  expect(state.points).toBe(3 * 100 + 3 * 200 + 2 * 100)
})

test.for([
  [0, 1],
  [2, 1],
  [3, 2],
  [8, 3],
  [9, 4],
  [40, 4],
] as const)('after %i in a row an answer is worth %i times', ([streak, factor]) =>
  expect(factorOf(streak)).toBe(factor),
)

test('the last life ends the round', () => {
  expect(play(base, [0]).status).toBe('playing')
  expect(play(base, [0, 3]).status).toBe('lost')
  expect(play(base, [0, 3]).legal).toEqual([])
})

test('half of the wrong answers are crossed out once, for half the points', () => {
  const { state, legal } = play(base, [HALVE])
  expect(state.crossed).toHaveLength(2)
  expect(state.crossed).not.toContain(1)
  expect(legal).not.toContain(HALVE)
  expect(play(base, [HALVE, 1]).state.points).toBe(50)
})

test('a second guess earns half and keeps the life; a second miss costs it', () => {
  const rules: QuizRules = { ...base, way: 'second', halves: 0 }
  expect(play(rules, [0]).legal).toEqual([1, 2, 3, 4])
  expect(play(rules, [0, 1]).state).toMatchObject({ points: 50, lives: 2, marks: 'h' })
  expect(play(rules, [0, 2]).state).toMatchObject({ points: 0, lives: 1, marks: 'w' })
})

test('with two answers crossed out there is still a second guess', () => {
  const rules: QuizRules = { ...base, way: 'second' }
  const halved = play(rules, [HALVE])
  const wrong = halved.legal.find((place) => place !== 1)!
  expect(play(rules, [HALVE, wrong]).state).toMatchObject({ lives: 2, marks: '' })
  expect(play(rules, [HALVE, wrong, 1]).state.marks).toBe('h')
})

test('an order must be touched in its order', () => {
  const rules: QuizRules = { ...base, way: 'order', halves: 0 }
  expect(play(rules, [2, 1], twofold).kinds[0]).toBe('right')
  expect(play(rules, [1], twofold).kinds[0]).toBe('wrong')
})

test('all may be found in any order, and a slip costs a life but not the question', () => {
  const rules: QuizRules = { ...base, way: 'all', halves: 0 }
  expect(play(rules, [1, 2], twofold).kinds[0]).toBe('right')
  const slipped = play(rules, [0, 1], twofold)
  expect(slipped.state).toMatchObject({ lives: 1, touched: [1], marks: '' })
  expect(play(rules, [0, 3], twofold).status).toBe('lost')
})

test('a wrong letter may be corrected, and the same letter may come again', () => {
  const rules: QuizRules = { ...base, way: 'spell', halves: 0 }
  expect(play(rules, [2, 0, 2], doubled).state).toMatchObject({ lives: 1, marks: 'r' })
})

test('a climb goes up one and down two, never below the ground, and ends at the lantern', () => {
  const rules: QuizRules = { way: 'climb', questions: 14, lives: 0, halves: 0 }
  expect(play(rules, [0]).state.rung).toBe(0)
  expect(play(rules, [1, 1, 1, 0]).state.rung).toBe(1)
  expect(play(rules, Array<number>(TOP).fill(1))).toMatchObject({ status: 'won', stars: 3 })
  expect(play(rules, Array<number>(14).fill(0)).status).toBe('lost')
})

/** The most a climb can bring to a player who misses on purpose. */
function mostOf(rules: QuizRules) {
  const known = new Map<string, number>()
  const random = seededRandom(1)
  const turns = turnRules(rules, plain)
  function most(state: State): number {
    if (turns.status(state) !== 'playing') return state.points
    const { rung, streak, marks, points } = state
    const name = `${rung} ${Math.min(streak, 9)} ${marks.length}`
    const gain =
      known.get(name) ??
      Math.max(...[0, 1].map((input) => most(turns.step(state, input, random).state))) - points
    known.set(name, gain)
    return points + gain
  }
  return most(turns.start(random))
}

test.for(definitions.filter(({ rules }) => rules.way === 'climb'))(
  'nobody earns more points at $slug than a player without mistakes',
  ({ rules }) =>
    expect(mostOf(rules)).toBe(play({ ...rules, halves: 0 }, Array<number>(TOP).fill(1)).state.points),
)

const dayOfYear = (of: number, on: number) => Date.UTC(2023, of, on) / 86_400_000
const random = seededRandom(99)
const moments = Array.from({ length: 60 }, (_, index) => ({ index, hard: index / 59, past: [] }))

test.for(Object.entries(asks))('%s never offers an answer twice, and the right one is there', ([, ask]) => {
  for (const moment of moments) {
    const { answers, right } = ask(random, moment)
    expect(new Set(answers).size).toBe(answers.length)
    expect(right.length).toBeGreaterThan(0)
    for (const place of right) expect(answers[place]).toBeDefined()
  }
})

test('sizes are far enough apart to be told, and stand from large to small', () => {
  for (const moment of moments) {
    const { kind, answers, right } = asks.sizes(random, moment)
    const sizes = right.map((place) => figuresOf(answers[place]!)![kind as 'area' | 'people']!)
    expect(sizes).toHaveLength(4)
    for (const [at, size] of sizes.slice(1).entries()) expect(sizes[at]! / size).toBeGreaterThanOrEqual(1.34)
  }
})

test('dates stay inside their months', () => {
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  for (let index = 1; index < 400; index += 2) {
    const { kind, subject, right } = asks.calendar(random, {
      index,
      hard: 0.5 + (index % 50) / 100,
      past: [],
    })
    if (kind !== 'date') continue
    const [today = 0, month = 0, day = 0, toMonth = 0, toDay = 0] = subject.split(' ').map(Number)
    expect(day).toBeLessThanOrEqual(lengths[month]!)
    expect(toDay).toBeLessThanOrEqual(lengths[toMonth]!)
    expect((today + dayOfYear(toMonth, toDay) - dayOfYear(month, day)) % 7).toBe(right[0])
  }
})

test('days that are leapt over, and dates of a scrap, are counted right', () => {
  const seen = new Set<string>()
  for (let index = 0; index < 400; index++) {
    const { kind, subject, right, answers } = asks.calendar(random, {
      index,
      hard: (index % 50) / 49,
      past: [],
    })
    seen.add(kind)
    expect(answers).toHaveLength(7)
    if (kind === 'leaps') {
      const sum = subject
        .slice(1)
        .match(/[+-]\d+/g)!
        .reduce((days, leap) => days + Number(leap), 0)
      expect((Number(subject[0]) + sum + 700) % 7, subject).toBe(right[0])
    }
    if (kind !== 'scrap') continue
    const [weekday = 0, first = 0, columns = 0, rows = 0, named = 0, asked = 0] = subject
      .split(' ')
      .map(Number)
    expect(first + (rows - 1) * 7 + columns - 1, subject).toBeLessThanOrEqual(28)
    expect(asked).toBeGreaterThanOrEqual(1)
    expect(right[0], subject).toBe((weekday + asked - first + 28) % 7)
    expect(right[0], 'the name on the scrap is not the answer').not.toBe((weekday + named) % 7)
  }
  expect([...seen].toSorted()).toEqual(['ahead', 'back', 'date', 'leaps', 'scrap'])
})

test.for([
  [375, 382],
  [320, 283],
  [390, 559],
  [1280, 560],
] as const)('the days of the week stand in one row that a thumb meets, at %i x %i', ([width, height]) => {
  const question = asks.calendar(random, { index: 0, hard: 0, past: [] })
  const { answers, stamp } = layoutOf({ width, height }, question, false)
  expect(new Set(answers.map(({ y }) => y)).size).toBe(1)
  for (const box of answers) {
    expect(box.height).toBeGreaterThanOrEqual(56)
    expect(box.width).toBeGreaterThanOrEqual(36)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }
  expect(stamp.height).toBeGreaterThan(130)
})
