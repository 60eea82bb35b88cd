import { expect, test } from 'vitest'
import { after, before, days, hours, instant, milliseconds, minutes, type Instant } from '#kit/time/time.ts'
import { FIRST_ANSWER_TIME, isDeviceId, RECOVER_EVERY, weighIdAlone } from './device.ts'

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
const known = (recoveredAt: Instant | null = null) => ({ ...home, keyedAt, recoveredAt })
const later = after(keyedAt, days(5))

test('requests of the first minute belong to the first sign-in', () => {
  const end = after(keyedAt, FIRST_ANSWER_TIME)
  expect(weighIdAlone(known(), home, before(end, milliseconds(1)))).toBe('same sign-in')
  expect(weighIdAlone(known(), home, end)).toBe('recovery')
})

test('an id without its key is enough once a day', () => {
  expect(weighIdAlone(known(), home, later)).toBe('recovery')
  const next = after(later, RECOVER_EVERY)
  expect(weighIdAlone(known(later), home, before(next, milliseconds(1)))).toBe('not enough')
  expect(weighIdAlone(known(later), home, next)).toBe('recovery')
})

test('an id without its key is worth nothing from elsewhere', () => {
  const moments = [after(keyedAt, minutes(0)), after(keyedAt, hours(30))]
  for (const now of moments) {
    expect(weighIdAlone(known(), { ...home, network: '198.51.100.0/24' }, now)).toBe('not enough')
    expect(weighIdAlone(known(), { ...home, platform: 'web_pc' }, now)).toBe('not enough')
  }
})
