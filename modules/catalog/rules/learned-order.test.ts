import { describe, expect, test } from 'vitest'
import { seededRandom, type Random } from '#kit/random/random.ts'
import { after, days, hours, instant, minutes, seconds, type Duration } from '#kit/time/time.ts'
import { experienceOf, learnedOrder, worthOf, type Experience, type RailOpen } from './learned-order.ts'
import { OWN_RAIL_ORDER } from './rails.ts'

const openedAt = instant('2026-03-10T12:00Z')
const open = (facts: Partial<RailOpen> = {}): RailOpen => ({
  kind: 'puzzle',
  gameId: 1,
  openedAt,
  passed: [],
  ...facts,
})
const play = (later: Duration, played: Duration, gameId = 1) => ({
  gameId,
  startedAt: after(openedAt, later),
  played,
})

describe('an open', () => {
  test.for([
    ['alone', [], 0.25],
    ['with 29 s of play', [play(seconds(5), seconds(29))], 0.25 + 0.25 * (29 / 600)],
    ['with 30 s of play', [play(seconds(5), seconds(30))], 0.5 + 0.25 * (30 / 600)],
    ['with ten minutes of play', [play(seconds(5), minutes(10))], 0.75],
    ['with an hour of play', [play(seconds(5), hours(1))], 0.75],
    ['with play of another game', [play(seconds(5), minutes(10), 2)], 0.25],
    ['with play an hour later', [play(hours(1), minutes(10))], 0.25],
    ['with a return on the next day', [play(seconds(5), minutes(10)), play(days(1), seconds(1))], 1],
    ['with a return after eight days', [play(seconds(5), minutes(10)), play(days(8), minutes(9))], 0.75],
  ] as const)('%s is worth as much as the play that followed it', ([, plays, worth]) => {
    expect(worthOf(open(), plays)).toBeCloseTo(worth)
  })

  test('counts as a look at the rails above it, which is worth nothing', () => {
    const known = experienceOf([open({ passed: ['new', 'because'] })], [], openedAt)
    expect(known).toEqual(
      new Map([
        ['puzzle', { looks: 1, worth: 0.25 }],
        ['new', { looks: 1, worth: 0 }],
        ['because', { looks: 1, worth: 0 }],
      ]),
    )
  })

  test('has half its weight after 30 days', () => {
    const { looks, worth } = experienceOf([open()], [], after(openedAt, days(30))).get('puzzle')!
    expect(looks).toBeCloseTo(0.5)
    expect(worth).toBeCloseTo(0.125)
  })
})

const order = OWN_RAIL_ORDER
const known = (...entries: readonly (readonly [string, Experience])[]) => new Map(entries)

describe('the order', () => {
  test.for([[known()], [known(['skill', { looks: 4.9, worth: 4.9 }])]])(
    'is the portal’s order when little is known',
    ([experience]) => {
      expect(learnedOrder(order, experience!, seededRandom(1))).toBe(order)
    },
  )

  test('has every rail once, and is the same for the same random numbers', () => {
    const experience = known(['skill', { looks: 9, worth: 5 }])
    const learned = learnedOrder(order, experience, seededRandom(1))
    expect(learned.toSorted()).toEqual(order.toSorted())
    expect(learnedOrder(order, experience, seededRandom(1))).toEqual(learned)
  })

  test('moves liked rails up and ignored ones down, nearly always', () => {
    const experience = known(['skill', { looks: 20, worth: 14 }], ['because', { looks: 40, worth: 0 }])
    const draws = Array.from({ length: 200 }, (_, seed) =>
      learnedOrder(order, experience, seededRandom(seed)),
    )
    const share = (holds: (learned: readonly string[]) => boolean) =>
      draws.filter(holds).length / draws.length
    expect(share((learned) => learned.indexOf('skill') < 3)).toBeGreaterThan(0.9)
    expect(share((learned) => learned.indexOf('because') > 3)).toBeGreaterThan(0.9)
  })

  test.for([0, 1 - Number.EPSILON / 2])('works with a random source that always gives %d', (number) => {
    const dice = seededRandom(3)
    let count = 0
    // Every other number is the extreme one.
    const random: Random = () => (count++ % 2 === 0 ? number : dice())
    const experience = known(['skill', { looks: 9, worth: 0 }])
    expect(learnedOrder(order, experience, random)).toHaveLength(order.length)
  })
})

/** How many go on to the next rail. */
const READS_ON = 0.85
const VISITS = 40

interface Visitor {
  /** What an open from each rail is worth to them, and how likely they open it when they look at it. */
  readonly taste: ReadonlyMap<string, number>
}

/** Tastes differ: most follow the crowd a little, and have two or three rails of their own. */
function visitorOf(random: Random): Visitor {
  const taste = new Map(order.map((kind, place) => [kind, 0.12 * 0.9 ** place * (0.5 + random())]))
  for (let own = 0; own < 3; own++)
    taste.set(order[Math.floor(random() * order.length)]!, 0.3 + 0.4 * random())
  return { taste }
}

/** One visit: from the top down until something is opened or they go; gives what was opened and what it was worth. */
function visit({ taste }: Visitor, shown: readonly string[], random: Random) {
  for (const [place, kind] of shown.entries()) {
    const liking = taste.get(kind)!
    if (random() < liking) return { kind, passed: shown.slice(0, place), worth: 0.25 + 0.75 * liking }
    if (random() > READS_ON) return undefined
  }
  return undefined
}

/** The worth of each visit, on average over many visitors. */
function simulate(isLearning: boolean): readonly number[] {
  const VISITORS = 400
  const worths = Array.from({ length: VISITS }, () => 0)
  for (let number = 0; number < VISITORS; number++) {
    const random = seededRandom(number)
    const visitor = visitorOf(random)
    const experience = new Map<string, Experience>()
    const add = (kind: string, worth: number) => {
      const before = experience.get(kind) ?? { looks: 0, worth: 0 }
      experience.set(kind, { looks: before.looks + 1, worth: before.worth + worth })
    }
    for (let day = 0; day < VISITS; day++) {
      const shown = isLearning ? learnedOrder(order, experience, random) : order
      const opened = visit(visitor, shown, random)
      if (!opened) continue
      worths[day]! += opened.worth / VISITORS
      add(opened.kind, opened.worth)
      for (const kind of opened.passed) add(kind, 0)
    }
  }
  return worths
}

const sum = (worths: readonly number[]) => worths.reduce((total, worth) => total + worth, 0)

test('in a simulation of visitors with preferences the learned order beats the portal’s, more so over time', () => {
  const [learned, standing] = [simulate(true), simulate(false)]
  const gain = (from: number, to: number) => sum(learned.slice(from, to)) / sum(standing.slice(from, to))
  expect(gain(0, 5)).toBeGreaterThan(0.95)
  expect(gain(0, VISITS)).toBeGreaterThan(1.15)
  expect(gain(VISITS / 2, VISITS)).toBeGreaterThan(gain(0, VISITS / 2))
})
