import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant, type Instant } from '#kit/time/time.ts'
import { burn } from './spending.ts'

const grant = (grantId: string, secondsLeft: number, endsAt: string) => ({
  grantId,
  secondsLeft,
  endsAt: instant(endsAt),
})
const late = grant('late', 600, '2026-01-17T12:00Z')
const soon = grant('soon', 60, '2026-01-10T13:00Z')

test.for([
  { wanted: 0, burns: [] },
  { wanted: 1, burns: [{ grantId: 'soon', seconds: 1 }] },
  { wanted: 60, burns: [{ grantId: 'soon', seconds: 60 }] },
  {
    wanted: 61,
    burns: [
      { grantId: 'soon', seconds: 60 },
      { grantId: 'late', seconds: 1 },
    ],
  },
  {
    wanted: 1000,
    burns: [
      { grantId: 'soon', seconds: 60 },
      { grantId: 'late', seconds: 600 },
    ],
  },
])('$wanted seconds use up $burns [1.6]', ({ wanted, burns }) => {
  expect(burn([late, soon], wanted)).toEqual(burns)
})

test('never more time is charged than used or available', () => {
  const grants = fc.array(fc.record({ secondsLeft: fc.nat(500), endsAt: fc.nat(1000) }), { maxLength: 6 })
  fc.assert(
    fc.property(grants, fc.nat(2000), (some, wanted) => {
      const all = some.map((one, index) => ({
        ...one,
        endsAt: one.endsAt as Instant,
        grantId: String(index),
      }))
      const spent = burn(all, wanted).reduce((sum, { seconds }) => sum + seconds, 0)
      const has = all.reduce((sum, { secondsLeft }) => sum + secondsLeft, 0)
      expect(spent).toBe(Math.min(wanted, has))
    }),
  )
})
