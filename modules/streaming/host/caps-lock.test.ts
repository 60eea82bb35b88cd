import { expect, test } from 'vitest'
import { followCapsLock } from './caps-lock.ts'

test('CapsLock is on from its press, and off with the release of the next', () => {
  const lock = followCapsLock()
  const states = [true, false, true, false, true].map((isDown) => {
    lock.turn(isDown)
    return lock.isOn
  })
  expect(states).toEqual([true, true, true, false, true])
})
