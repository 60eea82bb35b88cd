import { expect, test } from 'vitest'
import { drawOf, fieldOf, readLocker, TEAMS, type Cup } from './cup.ts'
import { ROUNDS } from './modes.ts'

const cup: Cup = { seed: 77, team: 1, round: 1 }

test('sixteen teams, the player among them, halve with every round', () => {
  expect(drawOf(cup)).toHaveLength(TEAMS)
  expect(drawOf(cup)[0]).toBe(-1)
  for (let round = 1; round <= ROUNDS; round++) {
    const field = fieldOf(cup, round)
    expect(field).toHaveLength(TEAMS / 2 ** (round - 1))
    expect(field[0]).toBe(0)
    // Everybody comes from their own half of the draw.
    for (const [at, place] of field.entries()) expect(Math.floor(place / 2 ** (round - 1))).toBe(at)
  }
  expect(fieldOf(cup, 3)).toEqual(fieldOf({ ...cup, round: 3 }, 3))
})

test('a locker that somebody has damaged is an empty one', () => {
  const empty = { cups: 0, who: 0, second: 1, cup: null }
  for (const memory of [
    undefined,
    '',
    'nonsense',
    'null',
    '[]',
    '{"cups":-1,"who":99,"cup":{"seed":1,"team":3,"round":1}}',
    '{"cup":{"seed":1,"team":1,"round":9}}',
  ])
    expect(readLocker(memory), String(memory)).toEqual(empty)
  const kept = { cups: 2, who: 5, second: 4, cup: { seed: 5, team: 2, round: 3 } }
  expect(readLocker(JSON.stringify(kept))).toEqual(kept)
})

test('a star that has not been earned cannot be chosen by editing the memory', () => {
  expect(readLocker('{"cups":0,"who":7,"second":6}')).toMatchObject({ who: 0, second: 1 })
})
