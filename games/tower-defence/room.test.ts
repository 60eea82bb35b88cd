import { expect, test } from 'vitest'
import { family } from './family.ts'
import { roomOf } from './room.ts'
import type { DefenceSim } from './sim.ts'

const { board } = family.create(family.definitions[0]!, 1, 1) as DefenceSim

test('on a phone below the head of a page the purse stands beside the field, whose cells a finger can hit', () => {
  const room = roomOf({ width: 375, height: 381 }, board, false)
  expect(room.cell).toBeGreaterThan(29)
  expect(room.beside).toBeGreaterThanOrEqual(40)
  expect(room.field.x).toBeGreaterThan(room.beside + 6)
  expect(room.field.y + room.field.height).toBeLessThan(room.strip.y)
})

test('where the width is scarce, or the picture lies, the purse stays above the field', () => {
  for (const size of [
    { width: 375, height: 667 },
    { width: 1280, height: 600 },
  ]) {
    const room = roomOf(size, board, false)
    expect([size, room.beside]).toEqual([size, 0])
    expect(room.field.y).toBeGreaterThan(34)
  }
})
