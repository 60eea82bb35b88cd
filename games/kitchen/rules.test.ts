import { describe, expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { inviteGuest, isRush, openDay, priceOf } from './days.ts'
import { definitions } from './definitions.ts'
import { bakeGrade, bakeState, cutGrade, evenness, INNER_ROWS, toppingGrade, waitGrade } from './grading.ts'
import type { KitchenInput } from './inputs.ts'
import { stepKitchen, starsOf } from './rules.ts'
import { buy, owns, readPurse, upgrades, usable, withUpgrade } from './upgrades.ts'
import { ROLLED, type Kitchen, type Order, type Piece, type Pizza } from './world.ts'

const definition = definitions[0]!
const random = seededRandom(7)
const tick = (kitchen: Kitchen, input: KitchenInput = 0) =>
  stepKitchen(definition, kitchen, { input, random })
const kinds = (events: ReturnType<typeof tick>) => events.map(({ kind }) => kind)

const pizza = (change: Partial<Pizza> = {}): Pizza => ({
  guest: 1,
  place: 'bench',
  oven: -1,
  roll: ROLLED,
  sauce: 0,
  spread: [...INNER_ROWS],
  cheese: [...INNER_ROWS],
  pieces: [],
  baked: 0,
  cuts: [],
  ...change,
})
const order: Order = { sauce: 0, wishes: [{ topping: 0, count: 4, region: 'all' }], bake: 1, slices: 4 }
const corners: readonly Piece[] = [
  { topping: 0, x: -40, y: -40 },
  { topping: 0, x: 40, y: -40 },
  { topping: 0, x: -40, y: 40 },
  { topping: 0, x: 40, y: 40 },
]

test.for([
  { off: 0, points: 100 },
  { off: 66, points: 100 },
  { off: 67, points: 100 },
  { off: -70, points: 99 },
  { off: 216, points: 50 },
  { off: 366, points: 0 },
])('a pizza $off ticks from its best gets $points for baking', ({ off, points }) => {
  expect(bakeGrade(720, 720 + off, 66)).toBe(points)
})

test.for([
  { baked: 653, state: 0 },
  { baked: 654, state: 1 },
  { baked: 786, state: 1 },
  { baked: 787, state: 2 },
])('after $baked ticks the dial of a golden pizza says $state', ({ baked, state }) => {
  expect(bakeState(720, baked, 66)).toBe(state)
})

test.for([
  { patience: 100, points: 100 },
  { patience: 50, points: 100 },
  { patience: 49, points: 98 },
  { patience: 0, points: 0 },
])('a guest with $patience percent of patience left gives $points for the wait', ({ patience, points }) => {
  expect(waitGrade({ patience, full: 100 })).toBe(points)
})

describe('toppings', () => {
  const graded = (change: Partial<Pizza>, wanted = order) => toppingGrade(wanted, pizza(change))

  test('four pieces laid evenly on sauce and cheese are perfect', () => {
    expect(graded({ pieces: [...corners] })).toBe(100)
  })

  test('crowded, missing, surplus and strange pieces each cost points', () => {
    const crowded = corners.map((piece) => ({ ...piece, x: piece.x / 8, y: piece.y / 8 }))
    expect(graded({ pieces: crowded })).toBeLessThan(90)
    expect(graded({ pieces: corners.slice(1) })).toBeLessThan(90)
    expect(graded({ pieces: [...corners, { topping: 0, x: 0, y: 0 }] })).toBeLessThan(90)
    expect(graded({ pieces: [...corners, { topping: 1, x: 0, y: 0 }] })).toBeLessThan(95)
  })

  test('the wrong sauce is worth no more than none', () => {
    expect(graded({ pieces: [...corners], sauce: 1 })).toBe(graded({ pieces: [...corners], sauce: -1 }))
  })

  test('a pizza that is half bare is worth no more than one without sauce', () => {
    const spread = INNER_ROWS.map((row, index) => (index % 2 === 0 ? row : 0))
    expect(graded({ pieces: [...corners], spread })).toBeLessThan(
      graded({ pieces: [...corners], sauce: -1 }) + 5,
    )
  })

  test('pieces on the wrong half do not count', () => {
    const half: Order = { ...order, wishes: [{ topping: 0, count: 2, region: 'left' }] }
    const left = corners.filter(({ x }) => x < 0)
    const right = corners.filter(({ x }) => x > 0)
    expect(graded({ pieces: left }, half)).toBe(100)
    expect(graded({ pieces: right }, half)).toBe(40)
  })

  test('one piece alone is always even', () => {
    expect(evenness(corners.slice(0, 1), order.wishes[0]!)).toBe(1)
  })
})

test.for([
  { angles: [0, Math.PI / 2], off: 0, least: 100, most: 100 },
  { angles: [0, Math.PI / 4], off: 0, least: 40, most: 65 },
  { angles: [0, Math.PI / 2], off: 30, least: 55, most: 70 },
  { angles: [0], off: 0, least: 0, most: 30 },
])('cuts at $angles, $off off the middle, get $least to $most points', ({ angles, off, least, most }) => {
  const points = cutGrade(
    4,
    angles.map((angle) => ({ angle, off })),
  )
  expect(points).toBeGreaterThanOrEqual(least)
  expect(points).toBeLessThanOrEqual(most)
})

describe('a day', () => {
  test('begins with a guest at the counter; a taken order lays dough on the bench', () => {
    const kitchen = openDay(definition, 1, seededRandom(1))
    expect(kitchen.guests).toHaveLength(1)
    expect(kinds(tick(kitchen, { do: 'take', guest: 1 }))).toContain('taken')
    expect(kitchen.pizzas).toMatchObject([{ guest: 1, place: 'bench', roll: 0 }])
  })

  test('dough that is not rolled holds no toppings', () => {
    const kitchen = openDay(definition, 1, seededRandom(1))
    tick(kitchen, { do: 'take', guest: 1 })
    tick(kitchen, { do: 'put', topping: 0, x: 0, y: 0 })
    tick(kitchen, { do: 'bake' })
    expect(kitchen.pizzas[0]).toMatchObject({ place: 'bench', pieces: [] })
    for (let stroke = 0; stroke < 12; stroke++) tick(kitchen, { do: 'roll', by: 60 })
    tick(kitchen, { do: 'put', topping: 0, x: 0, y: 0 })
    expect(kitchen.pizzas[0]!.pieces).toHaveLength(1)
  })

  test('with one oven the second pizza waits; with two both bake', () => {
    for (const [bits, places] of [
      [0, ['oven', 'queue']],
      [withUpgrade(0, 'oven'), ['oven', 'oven']],
    ] as const) {
      const kitchen = openDay(definition, 2, seededRandom(1))
      tick(kitchen, { do: 'outfit', upgrades: bits })
      const [first, second] = [kitchen.guests[0]!, kitchen.arrivals[0]!.guest]
      kitchen.guests.push(second)
      kitchen.pizzas.push(
        pizza({ guest: first.id, place: 'queue' }),
        pizza({ guest: second.id, place: 'queue' }),
      )
      tick(kitchen)
      expect(kitchen.pizzas.map(({ place }) => place)).toEqual(places)
    }
  })

  test('the last cut serves the pizza and pays', () => {
    const kitchen = openDay(definition, 1, seededRandom(1))
    kitchen.guests[0]!.ordered = true
    kitchen.pizzas.push(pizza({ place: 'board', baked: 720 }))
    tick(kitchen, { do: 'cut', from: [-90, 0], to: [90, 0] })
    expect(kitchen.served).toBe(0)
    tick(kitchen, { do: 'cut', from: [0, -90], to: [0, 90] })
    expect(kitchen).toMatchObject({ served: 1, meal: { grade: { cutting: 100, baking: 100 } } })
    expect(kitchen.coins).toBeGreaterThan(0)
  })

  test('a guest whose patience is over goes, and the pizza with it', () => {
    const kitchen = openDay(definition, 1, seededRandom(1))
    tick(kitchen, { do: 'take', guest: 1 })
    kitchen.guests[0]!.patience = 5
    expect(kinds(tick(kitchen))).not.toContain('left')
    expect(kinds(tick(kitchen))).toContain('left')
    expect(kitchen).toMatchObject({ missed: 1, pizzas: [] })
  })

  test.for([
    [19, 0],
    [20, 1],
    [30, 2],
    [40, 3],
  ] as const)('%i coins are worth %i stars when the marks are 20, 30 and 40', ([coins, stars]) => {
    expect(starsOf({ ...openDay(definition, 1, random), marks: [20, 30, 40], coins })).toBe(stars)
  })
})

describe('the days', () => {
  const guests = (day: number) =>
    Array.from({ length: 60 }, (_, id) =>
      inviteGuest(definition, { day, id: id + 1 }, seededRandom(id * 31 + day)),
    )

  test('nobody orders what the kitchen does not have yet', () => {
    for (const day of [1, 2, 5, 12, 25])
      for (const { order: wanted, regular } of guests(day)) {
        for (const { topping } of wanted.wishes)
          expect(definition.menu.toppings[topping]!.day).toBeLessThanOrEqual(day)
        expect(definition.menu.sauces[wanted.sauce]!.day).toBeLessThanOrEqual(day)
        expect(definition.guests[regular]!.day).toBeLessThanOrEqual(day)
      }
  })

  test('later pizzas are richer and dearer, and halves come on the third day', () => {
    const mean = (day: number) => guests(day).reduce((sum, guest) => sum + priceOf(guest.order), 0) / 60
    expect(mean(20)).toBeGreaterThan(1.3 * mean(1))
    const halves = (day: number) =>
      guests(day).some(({ order: { wishes } }) => wishes.some(({ region }) => region !== 'all'))
    expect([halves(2), halves(3)]).toEqual([false, true])
  })

  test('new guests come first on their first day', () => {
    expect(definition.guests[guests(6)[0]!.regular]!.name).toBe('okta')
  })

  test('the rush hour is the middle third from the fifth day on', () => {
    const rushed = (day: number) => Array.from({ length: 6 }, (_, id) => isRush(definition, day, id + 1))
    expect(rushed(4)).not.toContain(true)
    expect(rushed(5)).toContain(true)
    expect(rushed(5)[0]).toBe(false)
  })
})

describe('upgrades', () => {
  test('can be bought once, with enough coins', () => {
    const [oven] = upgrades
    expect(buy({ ...readPurse(undefined), coins: oven!.price - 1 }, oven!)).toMatchObject({
      coins: oven!.price - 1,
      upgrades: 0,
    })
    const bought = buy({ ...readPurse(undefined), coins: oven!.price }, oven!)
    expect(bought).toMatchObject({ coins: 0, upgrades: 1 })
    expect(buy({ ...bought, coins: 999 }, oven!).coins).toBe(999)
  })

  test('a ranked day knows only the tools of its day, and only from its first tick', () => {
    expect(usable(-1, 1)).toBe(0)
    expect(owns(usable(-1, 3), 'pin')).toBe(true)
    expect(owns(usable(-1, 3), 'mill')).toBe(false)
    const kitchen = openDay(definition, 3, seededRandom(1))
    tick(kitchen)
    tick(kitchen, { do: 'outfit', upgrades: -1 })
    expect(kitchen.upgrades).toBe(0)
  })

  test.for([undefined, '', '{', '{"coins":-4}', '{"coins":"many"}'])(
    'a purse kept as %j is empty',
    (memory) => {
      expect(readPurse(memory)).toEqual({ coins: 0, upgrades: 0, hearts: {}, reached: 1, fails: 0 })
    },
  )
})
