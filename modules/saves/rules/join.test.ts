import { describe, expect, test } from 'vitest'
import type { OtherState, SavedRecord, SavedRun } from '../model.ts'
import { canonical } from './canonical.ts'
import { documentIn, documentText, recordIn } from './document.ts'
import { choose, joinRecords, joinSettings, parkReplaced, type Joining } from './join.ts'
import { MOST_OTHERS } from './limits.ts'
import { baseOf } from './marks.ts'

const FROM = { device: 'android', at: 1000 }
const record = (more: Partial<SavedRecord> = {}): SavedRecord => ({
  bests: {},
  plays: 0,
  level: 1,
  stars: {},
  options: {},
  ...more,
})
const run = (seed: number, inputs: readonly unknown[] = [], more: Partial<SavedRun> = {}): SavedRun => ({
  seed,
  level: 1,
  save: `${seed}:${inputs.join()}`,
  version: 'v1',
  inputs,
  ...more,
})
/** Two devices went on from what they had agreed on. */
const joined = (
  before: SavedRecord | undefined,
  local: SavedRecord,
  remote: SavedRecord,
  more: Partial<Joining> = {},
) =>
  joinRecords({
    base: before && baseOf(before),
    local,
    remote,
    best: 'highest',
    today: '2026-11-29',
    from: FROM,
    ...more,
  })

describe('records', () => {
  const [one, other] = [
    record({ bests: { 1: 10, 2: 50 }, stars: { 1: 3 } }),
    record({ bests: { 1: 30, 3: 5 }, stars: { 1: 1, 2: 2 } }),
  ]
  test('keep the better of both if high is good', () => {
    expect(joined(undefined, one, other).bests).toEqual({ 1: 30, 2: 50, 3: 5 })
  })
  test('keep the better of both if low is good', () => {
    expect(joined(undefined, one, other, { best: 'lowest' }).bests).toEqual({ 1: 10, 2: 50, 3: 5 })
  })
  test('keep every star', () => {
    expect(joined(undefined, one, other).stars).toEqual({ 1: 3, 2: 2 })
  })
})

test.for([
  ['both have played since', 4, 6, 7, 9],
  ['one has played since', 4, 4, 7, 7],
  ['both begin with their own', undefined, 6, 7, 7],
] as const)('plays count once each: %s', ([, before, here, there, all]) => {
  const base = before === undefined ? undefined : record({ plays: before })
  expect(joined(base, record({ plays: here }), record({ plays: there })).plays).toBe(all)
})

test.for([
  ['changed there alone', 2, 2, 5, {}, 5],
  ['changed here alone', 2, 4, 2, {}, 4],
  ['of a pack the furthest', 2, 4, 5, { 1: 3 }, 5],
  ['of modes the one chosen here', 2, 4, 5, {}, 4],
] as const)('the level to open next: %s', ([, before, here, there, stars, level]) => {
  const of = (value: number) => record({ level: value, stars })
  expect(joined(of(before), of(here), of(there)).level).toBe(level)
})

test('an option changed on one side is taken from there, one changed on both from this side', () => {
  const of = (options: Record<string, string>) => record({ options })
  const result = joined(
    of({ a: '1', b: '1', c: '1' }),
    of({ a: '2', b: '1', c: '2' }),
    of({ a: '1', b: '3', c: '3' }),
  )
  expect(result.options).toEqual({ a: '2', b: '3', c: '2' })
})

describe('the challenge of the day', () => {
  const of = (day: string, best: number) => record({ daily: { day, best } })
  test('is that of the later day', () => {
    expect(joined(undefined, of('2026-11-28', 90), of('2026-11-29', 5)).daily).toEqual({
      day: '2026-11-29',
      best: 5,
    })
  })
  test('keeps the better of one day', () => {
    expect(joined(undefined, of('2026-11-29', 90), of('2026-11-29', 5)).daily?.best).toBe(90)
    expect(joined(undefined, of('2026-11-29', 90), of('2026-11-29', 5), { best: 'lowest' }).daily?.best).toBe(
      5,
    )
  })
  test('with a date in the future hides none that was played', () => {
    expect(joined(undefined, of('2031-01-01', 90), of('2026-11-29', 5)).daily).toEqual({
      day: '2026-11-29',
      best: 5,
    })
  })
})

describe('runs', () => {
  const begun = record({ run: run(1, ['a']) })
  test.for([
    ['went on there alone', begun, record({ run: run(1, ['a', 'b']) }), '1:a,b'],
    ['went on here alone', record({ run: run(1, ['a', 'b']) }), begun, '1:a,b'],
    [
      'went on further there',
      record({ run: run(1, ['a', 'b']) }),
      record({ run: run(1, ['a', 'b', 'c']) }),
      '1:a,b,c',
    ],
    [
      'went on further here',
      record({ run: run(1, ['a', 'b', 'c']) }),
      record({ run: run(1, ['a', 'b']) }),
      '1:a,b,c',
    ],
    ['lies here without a move', record({ run: run(3) }), record({ run: run(2, ['x']) }), '2:x'],
    ['lies there without a move', record({ run: run(2, ['x']) }), record({ run: run(3) }), '2:x'],
    ['ended here, went on there', record(), record({ run: run(2, ['x']) }), '2:x'],
  ] as const)('of a run that %s the later state counts, without a question', ([, local, remote, save]) => {
    const result = joined(begun, local, remote)
    expect(result.run?.save).toBe(save)
    expect(result.others).toBeUndefined()
  })

  test('that ended on one side are over, if the other did not change them', () => {
    expect(joined(begun, begun, record()).run).toBeUndefined()
    expect(joined(begun, record(), begun).run).toBeUndefined()
  })

  test('that diverged are both kept, with the device of the other', () => {
    const [here, there] = [run(1, ['a', 'b']), run(1, ['a', 'c'])]
    const result = joined(begun, record({ run: here }), record({ run: there }))
    expect(result.run).toEqual(here)
    expect(result.others).toEqual([{ run: there, ...FROM }])
  })

  test('without a common state are both kept', () => {
    const result = joined(undefined, record({ run: run(1, ['a']) }), record({ run: run(2, ['b']) }))
    expect(result.others?.map((other) => other.run?.seed)).toEqual([2])
  })

  test('under later rules are not replaced by one that an older build begins', () => {
    const newer = record({ run: run(1, ['a'], { version: 'v2' }) })
    const older = record({ run: run(9, ['b'], { version: 'v1' }) })
    expect(joined(newer, older, newer).others?.[0]?.run?.version).toBe('v2')
    const written = parkReplaced(newer, older, FROM)
    expect(written.run?.seed).toBe(9)
    expect(written.others).toEqual([{ run: newer.run, ...FROM }])
  })

  test('that are replaced under the same rules are replaced', () => {
    expect(parkReplaced(record({ run: run(1) }), record({ run: run(2) }), FROM).others).toBeUndefined()
  })
})

describe('a run that waits for a choice', () => {
  const other = (seed: number, at: number): OtherState => ({ run: run(seed), device: 'ios', at })
  test('waits on both devices', () => {
    const before = record()
    const remote = record({ others: [other(2, 1)] })
    expect(joined(before, record({ plays: 1 }), remote).others).toHaveLength(1)
  })
  test('does not come back once one of them has decided', () => {
    const before = record({ others: [other(2, 1), other(3, 2)] })
    const decided = record({ others: [other(3, 2)] })
    expect(joined(before, before, decided).others).toEqual([other(3, 2)])
    expect(joined(before, decided, before).others).toEqual([other(3, 2)])
  })
  test('is neither the current one nor a duplicate, and only a few are kept', () => {
    const many = [1, 2, 3, 4, 5, 5].map((seed) => other(seed, seed))
    const result = joined(
      undefined,
      record({ run: run(5), others: many }),
      record({ run: run(5), others: many }),
    )
    expect(result.others?.map(({ run: waits }) => waits?.seed)).toEqual([4, 3, 2])
    expect(result.others).toHaveLength(MOST_OTHERS)
  })
  test('is continued when it is chosen, and removed either way', () => {
    const before = record({ run: run(1), memory: 'x', others: [{ ...other(2, 1), memory: 'y' }] })
    expect(choose(before, before.others![0])).toEqual(record({ run: run(2), memory: 'y' }))
    expect(choose(before, undefined)).toEqual(record({ run: run(1), memory: 'x' }))
  })
})

test('fields of later builds survive and are merged', () => {
  const later = (extra: object) => ({ ...record(), ...extra }) as SavedRecord
  expect(joined(undefined, record(), later({ pets: ['fox'] }))).toMatchObject({ pets: ['fox'] })
  expect(joined(undefined, later({ pets: ['fox'] }), record())).toMatchObject({ pets: ['fox'] })
})

/** Two devices that change a game at random, in any order, and join as the portal does. */
test('two devices always converge, and keep the progress of both', () => {
  let state = 7
  const next = (most: number) => (state = (state * 1103515245 + 12345) % 2 ** 31) % most
  for (let story = 0; story < 200; story++) {
    let agreed = record()
    let [one, other] = [agreed, agreed]
    const reached: Record<number, number> = {}
    const play = (from: SavedRecord): SavedRecord => {
      const level = 1 + next(3)
      const score = next(1000)
      reached[level] = Math.max(reached[level] ?? 0, score)
      return {
        ...from,
        plays: from.plays + 1,
        bests: { ...from.bests, [level]: Math.max(from.bests[level] ?? 0, score) },
        run: run(next(4), [next(3)]),
      }
    }
    for (let turn = 0; turn < 6; turn++) {
      if (next(2)) one = play(one)
      if (next(2)) other = play(other)
      if (next(3) > 0) continue
      const base = baseOf(agreed)
      // The first one sends; the second one is behind, joins and sends; the first one fetches.
      const whole = canonical(other) === canonical(agreed) ? one : joined(agreed, other, one, { base })
      agreed = one = other = whole
    }
    const last = joined(agreed, one, other)
    expect(last.bests).toEqual(reached)
    expect(canonical(joined(last, last, last))).toBe(canonical(last))
  }
})

test('the changed setting counts, and without a common state that of this side', () => {
  expect(joinSettings({ theme: 'dark' }, { theme: 'dark' }, { theme: 'light', music: '0' })).toEqual({
    theme: 'light',
    music: '0',
  })
  expect(joinSettings(undefined, { theme: 'dark' }, { theme: 'light' })).toEqual({ theme: 'dark' })
})

describe('a stored save', () => {
  test('is read as it was written', () => {
    const whole = record({ bests: { 1: 2 }, run: run(1), others: [{ run: run(2), ...FROM }] })
    expect(documentIn(documentText({ record: whole }), true)).toEqual({ format: 1, record: whole })
  })
  test('of a later format is recognised, and not read further', () => {
    expect(documentIn('{"format":2,"record":"something else"}', true)).toEqual({ format: 2 })
  })
  test.for([
    '',
    'null',
    '[]',
    '{}',
    '{"format":0}',
    '{"format":1}',
    '{"format":1,"record":{}}',
    '{"format":1,"record":{"bests":{"1":"many"},"plays":0,"level":1,"stars":{},"options":{}}}',
    '{"format":1,"record":{"bests":{},"plays":0,"level":1,"stars":{},"options":{},"run":{}}}',
    '{"format":1,"record":{"bests":{},"plays":0,"level":1,"stars":{},"options":{},"others":[1]}}',
  ])('is invalid: %s', (text) => {
    expect(documentIn(text, true)).toBeUndefined()
  })
  test('of a browser may lack fields that older builds did not write', () => {
    expect(recordIn('{"plays":3}')).toEqual(record({ plays: 3 }))
    expect(recordIn('{"plays":"3"}')).toBeUndefined()
    expect(recordIn('{')).toBeUndefined()
  })
})
