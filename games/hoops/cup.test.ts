import { expect, test } from 'vitest'
import { startProgress } from '#kit/game/progress/progress.ts'
import { drawOf, fieldOf, readLocker, TEAMS, writeLocker, type Cup } from './cup.ts'
import { ROUNDS } from './modes.ts'

const cup: Cup = { seed: 77, team: 1, round: 1 }

test('sixteen teams, the player among them, halve with every round', () => {
  expect(drawOf(cup)).toHaveLength(TEAMS)
  expect(drawOf(cup)[0]).toBe(-1)
  for (let round = 1; round <= ROUNDS; round++) {
    const field = fieldOf(cup, round)
    expect(field).toHaveLength(TEAMS / 2 ** (round - 1))
    expect(field[0]).toBe(0)
    // Each side comes from its own half of the draw.
    for (const [at, place] of field.entries()) expect(Math.floor(place / 2 ** (round - 1))).toBe(at)
  }
  expect(fieldOf(cup, 3)).toEqual(fieldOf({ ...cup, round: 3 }, 3))
})

test('a damaged save becomes an empty locker', () => {
  const owned = startProgress()
  const empty = { cups: 0, who: 0, second: 1, cup: null, owned }
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
  expect(readLocker(JSON.stringify(kept))).toEqual({ ...kept, owned })
})

test('stars, cup and purse survive writing and reading, also on a device that merges them', () => {
  const locker = {
    cups: 2,
    who: 5,
    second: 4,
    cup: { seed: 5, team: 2, round: 3 } as const,
    owned: { ...startProgress(), coins: 70, owned: ['gold'], worn: { ball: 'gold' } },
  }
  const { owned, ...rest } = readLocker(writeLocker(locker))
  expect(rest).toEqual({ cups: 2, who: 5, second: 4, cup: locker.cup })
  expect(owned).toMatchObject({ coins: 70, owned: ['gold'], worn: { ball: 'gold' } })
  // A finished cup differs from one in progress.
  expect(readLocker(writeLocker({ ...locker, cup: null })).cup).toBeNull()
  expect(readLocker(writeLocker({ ...locker, cups: 0 }))).toMatchObject({ cups: 0, who: 0, second: 1 })
})

test('editing the save cannot choose a star that was not earned', () => {
  expect(readLocker('{"cups":0,"who":7,"second":6}')).toMatchObject({ who: 0, second: 1 })
})
