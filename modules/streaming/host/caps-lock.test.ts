import { expect, test } from 'vitest'
import { followCapsLock } from './caps-lock.ts'

test('CapsLock turns on when pressed, and off when its next press is released', () => {
  const lock = followCapsLock()
  const states = [true, false, true, false, true].map((isDown) => {
    lock.turn(isDown)
    return lock.isOn
  })
  expect(states).toEqual([true, true, true, false, true])
})
