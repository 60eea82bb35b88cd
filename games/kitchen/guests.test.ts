import { describe, expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { guestsOn, inviteGuest, openDay } from './days.ts'
import { definitions } from './definitions.ts'
import { afterMeal, MOST_HEARTS, RANKS, rankOf, readHearts } from './friends.ts'
import { holidayOn, holidays } from './holidays.ts'
import { regulars } from './regulars.ts'
import { readPurse } from './upgrades.ts'

const definition = definitions[0]!
const { menu } = definition
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed + 1)
const DAYS = Array.from({ length: definition.levels - 1 }, (_, day) => day + 1)
const of = (name: string) => regulars.findIndex((one) => one.name === name)

describe('the thirty guests', () => {
  test('have names and looks of their own, and all have come before the last day', () => {
    expect(regulars).toHaveLength(30)
    expect(new Set(regulars.map(({ name }) => name)).size).toBe(30)
    expect(new Set(regulars.map(({ animal, dress }) => `${animal} ${dress}`)).size).toBe(30)
    expect(Math.max(...regulars.map(({ day }) => day))).toBeLessThan(definition.levels)
  })

  test('arrive over the days: a new guest every day until all are known', () => {
    for (let day = 1; day <= 23; day++) expect(regulars.some((one) => one.day === day)).toBe(true)
    for (const one of regulars.filter(({ day }) => day > 1)) {
      const kitchen = openDay(definition, one.day, seededRandom(one.day))
      const all = [...kitchen.guests, ...kitchen.arrivals.map(({ guest }) => guest)]
      expect(all.map(({ regular }) => regulars[regular]!.name)).toContain(one.name)
    }
  })

  test('never stand in the line twice on one day', () => {
    for (const day of DAYS)
      for (const seed of [1, 2, 3]) {
        const kitchen = openDay(definition, day, seededRandom(seed))
        const all = [...kitchen.guests, ...kitchen.arrivals.map(({ guest }) => guest.regular)]
        expect(new Set(all.map((one) => (typeof one === 'number' ? one : one.regular))).size).toBe(all.length)
      }
  })

  test('like something that the kitchen has, and ask for it more often than others do', () => {
    for (const { taste } of regulars) {
      expect(Object.keys(taste).length).toBeGreaterThan(0)
      if (taste.topping) expect(menu.toppings.map(({ name }) => name)).toContain(taste.topping)
    }
    const onion = menu.toppings.findIndex(({ name }) => name === 'onion')
    // Who is new on this day is here already: others come.
    const here = [{ regular: of('sila') }]
    const guests = SEEDS.map((seed) => inviteGuest(definition, { day: 18, id: 2, here }, seededRandom(seed)))
    const asks = (isLover: boolean) => {
      const some = guests.filter(({ regular }) => (regulars[regular]!.taste.topping === 'onion') === isLover)
      const asking = some.filter(({ order }) => order.wishes.some(({ topping }) => topping === onion))
      return asking.length / some.length
    }
    expect(asks(true)).toBeGreaterThan(1.5 * asks(false))
  })
})

describe('ranks', () => {
  const tula = regulars[0]!
  test.for([
    [0, 0],
    [RANKS[0] - 1, 0],
    [RANKS[0], 1],
    [RANKS[1], 2],
    [RANKS[2] - 1, 2],
    [RANKS[2], 3],
  ] as const)('%i hearts are rank %i', ([hearts, rank]) => expect(rankOf(hearts)).toBe(rank))

  test('rise by great pizzas, more slowly by good ones, and not by poor ones', () => {
    expect(afterMeal({}, tula, 64).hearts).toEqual({})
    expect(afterMeal({}, tula, 65).hearts).toEqual({ tula: 1 })
    expect(afterMeal({ tula: 1 }, tula, 85)).toEqual({ hearts: { tula: 3 }, hasRisen: true })
    expect(afterMeal({ tula: 3 }, tula, 85).hasRisen).toBe(false)
    expect(afterMeal({ tula: MOST_HEARTS }, tula, 100).hearts).toEqual({ tula: MOST_HEARTS })
  })

  test.for([
    [undefined, {}],
    ['tula', {}],
    [{ tula: -1, kip: 1.5, nobody: 9, otti: 'x' }, {}],
    [
      { tula: 4, kip: 10_000 },
      { tula: 4, kip: MOST_HEARTS },
    ],
    [JSON.parse('{"__proto__": 5, "constructor": 5}'), {}],
  ] as const)('kept as %j they are read as %j', ([kept, hearts]) => {
    expect(readHearts(kept, regulars)).toEqual(hearts)
  })

  test('survive a purse from before ranks existed', () => {
    expect(readPurse('{"coins":40,"upgrades":3}')).toEqual({
      coins: 40,
      upgrades: 3,
      hearts: {},
      reached: 1,
      fails: 0,
    })
    expect(readPurse('null').coins).toBe(0)
  })
})

describe('holidays', () => {
  test('are five days of the arc, each with a topping that the kitchen has by then', () => {
    expect(holidays).toHaveLength(5)
    for (const { day, topping } of holidays)
      expect(menu.toppings.find(({ name }) => name === topping)!.day).toBeLessThanOrEqual(day)
  })

  test('bring one more guest, hats for everybody and their topping on half of the orders', () => {
    for (const { day, topping, dress } of holidays) {
      const usual = (guestsOn(definition, day - 1) + guestsOn(definition, day + 1)) / 2
      if (!holidayOn(day + 1) && day + 1 < definition.levels)
        expect(guestsOn(definition, day)).toBeGreaterThan(usual)
      const guests = SEEDS.map((seed) => inviteGuest(definition, { day, id: 9 }, seededRandom(seed)))
      expect(guests.every((guest) => guest.dress === dress)).toBe(true)
      const wanted = menu.toppings.findIndex(({ name }) => name === topping)
      const share =
        guests.filter(({ order }) => order.wishes.some((wish) => wish.topping === wanted)).length / 200
      expect(share).toBeGreaterThan(0.45)
    }
  })
})
