import { expect, test } from 'vitest'
import { after, before, days, hours, instant, milliseconds } from '#kit/time/time.ts'
import { FIRST_ANSWER_TIME, isDeviceId, isSameSignIn } from './device.ts'

test.for([
  ['6F9619FF-8B86-D011-B42D-00C04FC964FF', true],
  ['6f9619ff-8b86-d011-b42d-00c04fc964ff', true],
  ['6F9619FF8B86D011B42D00C04FC964FF', false],
  ['6F9619FF-8B86-D011-B42D-00C04FC964F', false],
  ['6F9619FF-8B86-D011-B42D-00C04FC964FFA', false],
  ['GF9619FF-8B86-D011-B42D-00C04FC964FF', false],
  ['', false],
] as const)('%s as a device id: %s', ([text, isOne]) => {
  expect(isDeviceId(text)).toBe(isOne)
})

const keyedAt = instant('2026-01-10T12:00Z')
const home = { network: '203.0.113.0/24', platform: 'web_mobile' }
const known = { ...home, keyedAt }

test('requests without a key in the first minute count as the first sign-in, later ones do not', () => {
  const end = after(keyedAt, FIRST_ANSWER_TIME)
  expect(isSameSignIn(known, home, before(end, milliseconds(1)))).toBe(true)
  for (const now of [end, after(keyedAt, hours(30)), after(keyedAt, days(30))])
    expect(isSameSignIn(known, home, now)).toBe(false)
})

test('a device id without its key signs nobody in from another network', () => {
  for (const now of [keyedAt, after(keyedAt, hours(30))]) {
    expect(isSameSignIn(known, { ...home, network: '198.51.100.0/24' }, now)).toBe(false)
    expect(isSameSignIn(known, { ...home, platform: 'web_pc' }, now)).toBe(false)
  }
})
