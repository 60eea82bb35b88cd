import { describe, expect, test } from 'vitest'
import { shownFigures } from './figure-book.ts'
import {
  counted,
  MOST_CLEAN,
  NO_FIGURES,
  readFigures,
  writeFigures,
  type EndedRun,
  type Figures,
} from './figures.ts'
import { joinFigures } from './join-figures.ts'

let runs = 0
const run = (more: Partial<EndedRun> = {}): EndedRun => ({
  id: `run ${++runs}`,
  board: '1',
  score: 100,
  mark: '7',
  millis: 0,
  at: 1000 + runs,
  isWon: false,
  isHelped: false,
  ...more,
})
const after = (...ended: readonly EndedRun[]): Figures => ended.reduce(counted, NO_FIGURES)
const kept = (figures: Figures) => JSON.parse(writeFigures(figures)) as Readonly<Record<string, unknown>>

test('a run is counted with its points, its mark and its winning streak', () => {
  const { boards } = after(
    run({ isWon: true }),
    run({ isWon: true, score: 300, mark: '8' }),
    run({ mark: '8' }),
  )
  expect(boards['1']).toMatchObject({
    played: 3,
    won: 2,
    row: 0,
    bestRow: 2,
    points: 500,
    marks: { 7: 1, 8: 2 },
  })
})

test('a run that is undone after its end and ends again counts once', () => {
  const first = run({ score: 500 })
  const figures = after(first, { ...first, score: 900, isHelped: true })
  expect(figures.boards['1']).toMatchObject({ played: 1, points: 500 })
  expect(figures.boards['1']!.clean.map(({ score }) => score)).toEqual([500])
})

test('a run with help counts, but is neither among the best nor the fastest', () => {
  const figures = after(
    run({ score: 900, isHelped: true, isWon: true, millis: 10 }),
    run({ isWon: true, millis: 80 }),
  )
  expect(figures.boards['1']).toMatchObject({ played: 2, timed: 2, millis: 90, fastest: 80 })
  expect(figures.boards['1']!.clean.map(({ score }) => score)).toEqual([100])
})

test('only the ten best are stored, best first; of two equal ones the earlier', () => {
  const scores = [5, 9, 1, 7, 7, 3, 2, 8, 4, 6, 10, 11]
  const clean = after(...scores.map((score) => run({ score }))).boards['1']!.clean
  expect(clean.map(({ score }) => score)).toEqual([11, 10, 9, 8, 7, 7, 6, 5, 4, 3])
  expect(clean).toHaveLength(MOST_CLEAN)
  const [one, other] = clean.filter(({ score }) => score === 7)
  expect(one!.at).toBeLessThan(other!.at)
})

test('of two equal ones the faster is first', () => {
  const clean = after(run(), run({ millis: 90 }), run({ millis: 20 })).boards['1']!.clean
  expect(clean.map(({ millis }) => millis)).toEqual([20, 90, 0])
})

test('each board has its own statistics, and a run left open overnight counts a day at most', () => {
  const { boards } = after(run({ board: '2', isWon: true, millis: 1e12 }), run())
  expect(boards['2']!.millis).toBe(24 * 3_600_000)
  expect(boards['1']).toMatchObject({ played: 1, timed: 0 })
})

describe('stored data', () => {
  test('is read as it was written', () => {
    const figures = { ...after(run({ isWon: true, millis: 5 }), run()), clock: { run: 'x', millis: 9 } }
    expect(readFigures(writeFigures(figures))).toEqual(figures)
  })
  test.for([
    ['nothing', undefined],
    ['no text of ours', 'palm'],
    ['a purse', '{"kind":"progress","coins":5}'],
    ['broken', '{"kind":"figures","boards":[1]'],
    ['of other types', '{"kind":"figures","boards":[],"last":7,"clock":{"run":1,"millis":2}}'],
  ] as const)('starts empty when it is %s', ([, memory]) => {
    expect(readFigures(memory)).toEqual(NO_FIGURES)
  })
  test('loses only what is damaged', () => {
    const clean = [
      { score: 5, mark: 'a', millis: 0, at: 1 },
      { score: -1, mark: 'a', millis: 0, at: 1 },
      { score: 6, mark: 'a', millis: 0, at: 1e300 },
      null,
    ]
    const memory = JSON.stringify({
      kind: 'figures',
      boards: { 1: { played: 3, won: 9, points: 'x', marks: { a: 2, b: -1 }, clean }, 2: 'no' },
    })
    const { boards } = readFigures(memory)
    expect(Object.keys(boards)).toEqual(['1'])
    expect(boards['1']).toMatchObject({ played: 3, won: 3, points: 0, marks: { a: 2 }, clean: [clean[0]] })
  })
  test('of 10 MB is reduced to what a page can show', () => {
    const clean = Array.from({ length: 60_000 }, (_, score) => ({ score, mark: 'a', millis: 0, at: score }))
    const marks = Object.fromEntries(Array.from({ length: 60_000 }, (_, mark) => [mark, 1]))
    const boards = Object.fromEntries(Array.from({ length: 500 }, (_, id) => [id, {}]))
    const memory = JSON.stringify({
      kind: 'figures',
      boards: { ...boards, 0: { marks, clean, pad: 'x'.repeat(7_000_000) } },
    })
    expect(memory.length).toBeGreaterThan(9_000_000)
    expect(writeFigures(readFigures(memory)).length).toBeLessThan(20_000)
  })
})

describe('two devices', () => {
  const base = after(run({ isWon: true, millis: 50 }))
  const here = [run({ isWon: true, millis: 40 }), run()].reduce(counted, base)
  const there = [run({ score: 900, mark: '9' }), run({ board: '2' })].reduce(counted, base)
  test('that both continued count every run once and keep the best of both', () => {
    const { boards } = joinFigures(kept(base), kept(here), kept(there))
    expect(boards['1']).toMatchObject({ played: 4, won: 2, fastest: 40, marks: { 7: 3, 9: 1 } })
    expect(boards['1']!.clean.map(({ score }) => score)).toEqual([900, 100, 100, 100])
    expect(boards['2']!.played).toBe(1)
  })
  test('without a common state take the larger counts', () => {
    expect(joinFigures(undefined, kept(here), kept(there)).boards['1']).toMatchObject({ played: 3, won: 2 })
  })
})

test('the current board is shown even before its first run, others once they were played', () => {
  const names = {
    isWon: true,
    hasPoints: true,
    boards: () => [
      { id: '2', name: 'three' },
      { id: '1', name: 'four' },
      { id: '3', name: 'five' },
    ],
    mark: (mark: string) => String(2 ** Number(mark)),
  }
  const shown = shownFigures(after(run({ isWon: true }), run({ mark: '11', score: 201 })), names)
  expect(shown.map(({ name, played }) => [name, played])).toEqual([
    ['three', 0],
    ['four', 2],
  ])
  expect(shown[1]).toMatchObject({
    average: 151,
    marks: [
      { name: '2048', count: 1 },
      { name: '128', count: 1 },
    ],
    runs: [{ score: 201, mark: '2048' }, { score: 100 }],
  })
  expect(shown[1]).not.toHaveProperty('fastest')
})
