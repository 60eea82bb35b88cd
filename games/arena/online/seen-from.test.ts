import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { eels } from '../kinds/eels.ts'
import { land } from '../kinds/land.ts'
import { eventSeenFrom, seenFrom } from './seen-from.ts'

test('a player in any seat sees themselves as the first', () => {
  const state = eels.start(1, seededRandom(1))
  const seen = seenFrom(state, 4)
  expect(seen.players[0]).toBe(state.players[4])
  expect(seen.players[4]).toBe(state.players[0])
  expect(seen.players[3]).toBe(state.players[3])
  expect(seenFrom(state, 0)).toBe(state)
})

test('land and lines go with their owner', () => {
  const state = land.start(1, seededRandom(1))
  state.trail[7] = 1
  const seen = seenFrom(state, 2) as typeof state
  const count = (owner: readonly number[], who: number) => owner.filter((square) => square === who + 1).length
  expect(count(seen.owner, 0)).toBe(count(state.owner, 2))
  expect(count(seen.owner, 2)).toBe(count(state.owner, 0))
  expect(count(seen.owner, -1)).toBe(count(state.owner, -1))
  expect(seen.trail[7]).toBe(3)
  expect(land.sizeOf(seen, 0)).toBe(land.sizeOf(state, 2))
})

test.for([
  [{ kind: 'burst', amount: 3 }, 0],
  [{ kind: 'burst', amount: 0 }, 3],
  [{ kind: 'knockout', amount: 5 }, 5],
  [{ kind: 'eat', amount: 3 }, 3],
] as const)('%j names %i', ([event, amount]) => {
  expect(eventSeenFrom(event, 3).amount).toBe(amount)
})
