import { expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import { hasBegun, isOpenTo, partOfHundred } from './flags.ts'

const flag = { isOn: true, percent: 100, audience: 'everybody', startsAt: null } as const
const visitor = { accountId: 10_000_001, access: 'visitor' } as const
const member = { accountId: 10_000_002, access: 'member' } as const
const place = partOfHundred('cloud', visitor.accountId)

test.for([
  [flag, undefined, true],
  [{ ...flag, isOn: false }, visitor, false],
  [{ ...flag, audience: 'members' }, visitor, false],
  [{ ...flag, audience: 'members' }, undefined, false],
  [{ ...flag, audience: 'members' }, member, true],
  [{ ...flag, percent: place }, visitor, false],
  [{ ...flag, percent: place + 1 }, visitor, true],
  [{ ...flag, percent: 99 }, undefined, false],
] as const)('%j for %j: %s', ([rule, asker, isOpen]) => {
  expect(isOpenTo('cloud', rule, asker)).toBe(isOpen)
})

test('a share of accounts has that size, keeps its members when it grows, and differs by flag', () => {
  const accounts = Array.from({ length: 20_000 }, (_one, index) => 10_000_000 + index)
  const within = (name: string, percent: number) =>
    accounts.filter((accountId) => isOpenTo(name, { ...flag, percent }, { accountId, access: 'visitor' }))
  const [ten, thirty] = [within('cloud', 10), within('cloud', 30)]
  expect(ten.length / accounts.length).toBeCloseTo(0.1, 1)
  expect(thirty.length / accounts.length).toBeCloseTo(0.3, 1)
  const grown = new Set(thirty)
  expect(ten.every((one) => grown.has(one))).toBe(true)
  const both = within('chat', 10).filter((one) => new Set(ten).has(one))
  expect(both.length / accounts.length).toBeLessThan(0.02)
})

test('a flag that is scheduled switches on at its time', () => {
  const now = instant('2026-01-10T12:00Z')
  const planned = { ...flag, startsAt: now }
  expect([hasBegun(planned, now), hasBegun(planned, instant('2026-01-10T11:59Z'))]).toEqual([true, false])
})
