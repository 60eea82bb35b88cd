import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BoxKind, type CardLevel, compareLevels, kindOf, kindsOf } from '../model.ts'
import { draw, drawText, rollsOf, type Misses } from './draw.ts'
import { FIRST_ODDS } from './odds.ts'

const fresh: Misses = { s: 0, ss: 0 }
const drawAt = (level: number, box: BoxKind = 'normal', misses = fresh) =>
  draw(box, misses, { level, kind: 0 }, FIRST_ODDS)

test.for<[BoxKind, number, CardLevel]>([
  ['normal', 0, 'normal'],
  ['normal', 775_899, 'normal'],
  ['normal', 775_900, 'rare'],
  ['normal', 955_899, 'rare'],
  ['normal', 955_900, 's'],
  ['normal', 995_899, 's'],
  ['normal', 995_900, 'ss'],
  ['normal', 999_899, 'ss'],
  ['normal', 999_900, 'sss'],
  ['normal', 999_999, 'sss'],
  ['rare', 0, 'rare'],
  ['rare', 831_999, 'rare'],
  ['rare', 832_000, 's'],
  ['rare', 971_999, 's'],
  ['rare', 972_000, 'ss'],
  ['rare', 997_999, 'ss'],
  ['rare', 998_000, 'sss'],
])('a %s box with the roll %d holds a %s card', ([box, roll, level]) => {
  expect(drawAt(roll, box).level).toBe(level)
})

test('a roll outside of the weights throws', () => {
  expect(() => drawAt(1_000_000)).toThrow(RangeError)
})

test('the kind is one of its level, chosen by the second roll', () => {
  for (const [index, { kind }] of kindsOf('ss').entries())
    expect(draw('normal', fresh, { level: 995_900, kind: index + 6 * 1000 }, FIRST_ODDS).kind).toBe(kind)
})

describe('the guarantee', () => {
  test.for<[Misses, CardLevel]>([
    [{ s: 48, ss: 48 }, 'normal'],
    [{ s: 49, ss: 49 }, 's'],
    [{ s: 10, ss: 298 }, 'normal'],
    [{ s: 10, ss: 299 }, 'ss'],
    [{ s: 49, ss: 299 }, 'ss'],
  ])('after %o misses the worst roll holds a %s card', ([misses, level]) => {
    expect(drawAt(0, 'normal', misses).level).toBe(level)
  })

  test('never gives a lower card', () => {
    expect(drawAt(999_999, 'normal', { s: 49, ss: 299 }).level).toBe('sss')
    expect(drawAt(995_900, 'normal', { s: 49, ss: 49 }).level).toBe('ss')
  })

  test.for<[number, Misses]>([
    [0, { s: 8, ss: 61 }],
    [955_900, { s: 0, ss: 61 }],
    [995_900, { s: 0, ss: 0 }],
    [999_900, { s: 0, ss: 0 }],
  ])('counts on or starts again: roll %d gives %o', ([roll, misses]) => {
    expect(drawAt(roll, 'normal', { s: 7, ss: 60 }).misses).toEqual(misses)
  })

  test('holds for every sequence of rolls: no 50 boxes without an S, no 300 without an SS', () => {
    const rolls = fc.array(
      fc.record({ level: fc.nat(999_999), kind: fc.nat(2 ** 40), isRare: fc.boolean() }),
      {
        minLength: 320,
        maxLength: 400,
      },
    )
    fc.assert(
      fc.property(rolls, (row) => {
        let misses = fresh
        for (const { level, kind, isRare } of row) {
          const drawn = draw(isRare ? 'rare' : 'normal', misses, { level, kind }, FIRST_ODDS)
          const isTold =
            kindOf(drawn.kind).level === drawn.level &&
            drawn.misses.s === (compareLevels(drawn.level, 's') >= 0 ? 0 : misses.s + 1) &&
            drawn.misses.ss === (compareLevels(drawn.level, 'ss') >= 0 ? 0 : misses.ss + 1)
          misses = drawn.misses
          if (!isTold || misses.s >= 50 || misses.ss >= 300) throw new Error(JSON.stringify({ level, drawn }))
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('the rolls of a digest', () => {
  const digest = (parts: Readonly<Record<number, number>>) =>
    Uint8Array.from({ length: 32 }, (_, place) => parts[place] ?? 0)

  test('are its first and last six bytes', () => {
    expect(rollsOf(digest({ 4: 1, 5: 2, 30: 3, 31: 4 }))).toEqual({ level: 258, kind: 772 })
    expect(rollsOf(digest({ 0: 1 })).level).toBe(2 ** 40 % 1_000_000)
    expect(rollsOf(digest({ 26: 1 })).kind).toBe(2 ** 40)
    expect(rollsOf(digest({ 25: 255 })).kind).toBe(0)
  })

  test('skip numbers that would favour low remainders', () => {
    const tooHigh = { 0: 255, 1: 255, 2: 255, 3: 255, 4: 255, 5: 255 }
    expect(rollsOf(digest({ ...tooHigh, 11: 7 })).level).toBe(7)
    const shifted = Object.fromEntries(Object.entries(tooHigh).map(([at, byte]) => [Number(at) + 6, byte]))
    expect(rollsOf(digest({ ...tooHigh, ...shifted, 17: 9 })).level).toBe(9)
    expect(rollsOf(new Uint8Array(32).fill(255)).level).toBe(0)
  })

  test('are always whole numbers within their range', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const { level, kind } = rollsOf(bytes)
        expect(Number.isInteger(level) && level >= 0 && level < 1_000_000).toBe(true)
        expect(Number.isSafeInteger(kind) && kind >= 0).toBe(true)
      }),
    )
  })
})

test('each box of an opening has its own input text', () => {
  expect([drawText('salt', 0), drawText('salt', 1)]).toEqual(['salt:0', 'salt:1'])
})
