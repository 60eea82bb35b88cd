import { expect, test } from 'vitest'
import { after, before, instant, milliseconds } from '#kit/time/time.ts'
import { armOf, endOf, isRunning, isSurface, SURFACES, type Experiment } from './experiment.ts'

const experiment: Experiment = {
  key: 'rails-1',
  surface: 'home-rails',
  salt: 'a salt',
  addedAt: instant('2026-03-01T00:00Z'),
  stoppedAt: null,
}
const people = Array.from({ length: 20_000 }, (_, index) => 10_000_000 + index)
const shareOf = (own: Experiment, among = people) =>
  among.filter((accountId) => armOf(own, accountId) === 'learned').length / among.length

test('an account always has the same arm', () => {
  for (const accountId of people.slice(0, 100))
    expect(armOf(experiment, accountId)).toBe(armOf({ ...experiment }, accountId))
})

test('the arms are equally large', () => {
  expect(Math.abs(shareOf(experiment) - 0.5)).toBeLessThan(0.015)
})

test('another experiment or salt assigns players independently', () => {
  const learned = people.filter((accountId) => armOf(experiment, accountId) === 'learned')
  for (const other of [
    { ...experiment, key: 'rails-2' },
    { ...experiment, salt: 'another' },
  ])
    expect(Math.abs(shareOf(other, learned) - 0.5)).toBeLessThan(0.02)
})

test('it runs until it is stopped, or for eight weeks', () => {
  const end = endOf(experiment)
  expect(isRunning(experiment, before(end, milliseconds(1)))).toBe(true)
  expect(isRunning(experiment, end)).toBe(false)
  expect(
    isRunning({ ...experiment, stoppedAt: experiment.addedAt }, after(experiment.addedAt, milliseconds(1))),
  ).toBe(false)
})

test('no surface of experiments is a price, odds or goods', () => {
  for (const surface of Object.keys(SURFACES))
    expect(surface).not.toMatch(/price|pay|odds|box|card|time|market|trade/)
  for (const text of ['odds', 'home-rails ', '__proto__', 'toString', '']) expect(isSurface(text)).toBe(false)
})
