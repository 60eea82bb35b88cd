import { expect, test } from 'vitest'
import { swiped, turnTowards } from './finger.ts'

test('a tap turns the snake to the side of its way on which the finger is', () => {
  const head = { x: 100, y: 100 }
  expect(turnTowards(head, 0, { x: 10, y: 40 }, 12)).toBe(3)
  expect(turnTowards(head, 2, { x: 10, y: 160 }, 12)).toBe(1)
  expect(turnTowards(head, 1, { x: 160, y: 300 }, 12)).toBe(0)
  expect(turnTowards(head, 3, { x: 40, y: 90 }, 12)).toBe(2)
})

test('a tap straight ahead or behind does not turn', () => {
  expect(turnTowards({ x: 100, y: 100 }, 0, { x: 220, y: 108 }, 12)).toBe(undefined)
})

test('a swipe turns in its direction, and only when it is long enough', () => {
  const from = { x: 50, y: 50 }
  expect(swiped(from, { x: 56, y: 30 })).toBe(3)
  expect(swiped(from, { x: 20, y: 60 })).toBe(2)
  expect(swiped(from, { x: 60, y: 58 })).toBe(undefined)
})
