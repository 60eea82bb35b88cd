import { expect, test } from 'vitest'
import { after, before, hours, instant, minutes } from '#kit/time/time.ts'
import { stealView } from './steal-view.ts'

const now = instant('2026-03-10T12:00Z')
const view = (state: 'none' | 'taken' | 'limit', from: number, to: number) =>
  stealView({ steal: { state, growsFrom: after(now, minutes(from)), nextAt: after(now, minutes(to)) } }, now)

test('a ripe coconut has a full ring', () =>
  expect(stealView({ steal: { state: 'ripe', rewardId: 'R', nextAt: null, growsFrom: null } }, now)).toEqual({
    state: 'ripe',
    ring: 1,
    left: undefined,
  }))

test('the ring of a growing coconut fills with time', () =>
  expect(view('none', -60, 60)).toEqual({ state: 'growing', ring: 0.5, left: minutes(60) }))

test('a wrong clock keeps the ring between empty and full', () => {
  expect(view('none', -60, -10)).toMatchObject({ ring: 0.98, left: 0 })
  expect(view('taken', 1, 61)).toMatchObject({ left: minutes(60) })
  expect(view('taken', 10, 70)).toMatchObject({ state: 'taken', ring: 0 })
})

test('nothing grows when no reward is to come', () =>
  expect(
    stealView({ steal: { state: 'none', nextAt: null, growsFrom: before(now, hours(1)) } }, now),
  ).toEqual({ state: 'still', ring: 0, left: undefined }))
