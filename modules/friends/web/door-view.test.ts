import { expect, test } from 'vitest'
import { after, before, hours, instant, minutes } from '#kit/time/time.ts'
import { doorView } from './door-view.ts'

const now = instant('2026-03-10T12:00Z')
const door = (state: 'none' | 'taken' | 'limit', from: number, to: number) =>
  doorView({ steal: { state, growsFrom: after(now, minutes(from)), nextAt: after(now, minutes(to)) } }, now)

test('a ripe coconut has a full ring', () =>
  expect(doorView({ steal: { state: 'ripe', rewardId: 'R', nextAt: null, growsFrom: null } }, now)).toEqual({
    state: 'ripe',
    ring: 1,
    left: undefined,
  }))

test('what grows fills the ring with its time', () =>
  expect(door('none', -60, 60)).toEqual({ state: 'growing', ring: 0.5, left: minutes(60) }))

test('a clock that is wrong neither fills nor empties it too far', () => {
  expect(door('none', -60, -10)).toMatchObject({ ring: 0.98, left: 0 })
  expect(door('taken', 1, 61)).toMatchObject({ left: minutes(60) })
  expect(door('taken', 10, 70)).toMatchObject({ state: 'taken', ring: 0 })
})

test('nothing grows where nothing is', () =>
  expect(doorView({ steal: { state: 'none', nextAt: null, growsFrom: before(now, hours(1)) } }, now)).toEqual(
    { state: 'still', ring: 0, left: undefined },
  ))
