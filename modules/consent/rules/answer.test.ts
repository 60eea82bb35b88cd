import { describe, expect, test } from 'vitest'
import { after, before, days, instant, milliseconds } from '#kit/time/time.ts'
import { ANSWER_HOLDS, answered, readAnswers } from './answer.ts'

const said = instant('2026-05-01T12:00:00Z')
const yes = answered(undefined, { measuring: true }, said)

describe('[7.47] the answer about third-party scripts', () => {
  test('is valid for twelve months and then asked for again', () => {
    expect(readAnswers(yes, said)).toEqual({ measuring: true })
    expect(readAnswers(yes, before(after(said, ANSWER_HOLDS), milliseconds(1)))).toEqual({ measuring: true })
    expect(readAnswers(yes, after(said, ANSWER_HOLDS))).toEqual({})
  })

  test('is stored per purpose, each with its own time', () => {
    const later = after(said, days(200))
    const both = answered(yes, { advertising: false }, later)
    expect(readAnswers(both, later)).toEqual({ measuring: true, advertising: false })
    expect(readAnswers(both, after(said, ANSWER_HOLDS))).toEqual({ advertising: false })
  })

  test('can be changed', () => {
    expect(readAnswers(answered(yes, { measuring: false }, said), said)).toEqual({ measuring: false })
  })

  test('with a time in the future is not valid for longer than one given now', () => {
    const ahead = answered(undefined, { measuring: true }, after(said, days(4000)))
    expect(readAnswers(ahead, said)).toEqual({})
    expect(readAnswers(answered(undefined, { measuring: true }, after(said, days(1))), said)).toEqual({
      measuring: true,
    })
  })

  test.for([
    undefined,
    '',
    'yes',
    'null',
    '7',
    '[]',
    '{"measuring":true}',
    '{"measuring":{"may":"true","at":1}}',
    '{"measuring":{"may":true}}',
    '{"measuring":{"may":true,"at":"now"}}',
    '{"everything":{"may":true,"at":1777636800000}}',
  ])('is missing when the browser has stored %s', (text) => {
    expect(readAnswers(text, said)).toEqual({})
  })
})
