import { describe, expect, test } from 'vitest'
import { startProgress } from '#kit/game/progress/progress.ts'
import { seededRandom } from '#kit/random/random.ts'
import { TICKS_A_SECOND } from './court.ts'
import { family, type HoopsSim } from './family.ts'
import { startMatch } from './match.ts'
import { levelOf, setupAt } from './modes.ts'
import { holds, IDLE, padHold, pick, REST } from './pad.ts'
import { planFor, seatBox } from './plan.ts'
import { coinsOf, countedIn, lookOf } from './purse.ts'
import { tick } from './rules.ts'
import { buttonAt, padsIn } from './seat-pads.ts'

const definition = family.definitions[0]!

describe('side by side', () => {
  const level = levelOf({ kind: 'together', team: 2, strength: 2 })

  test('both hands play for the first side, against two computers', () => {
    const random = seededRandom(5)
    const match = startMatch(definition, level, random)
    tick(match, pick(2, 3), random)
    const [own, rival, mate, other] = match.players
    expect([own!.who, mate!.who]).toEqual([2, 3])
    expect([own!.seat, rival!.seat, mate!.seat, other!.seat]).toEqual([0, -1, 1, -1])
    const x = mate!.x
    for (let count = 0; count < 20; count++) tick(match, holds(IDLE, padHold({ ...REST, move: 1 })), random)
    expect(mate!.x).toBeGreaterThan(x + 30)
    expect(setupAt(level)).toMatchObject({ kind: 'together', team: 2, strength: 2 })
  })

  test('a pass goes to the other hand', () => {
    const random = seededRandom(5)
    const match = startMatch(definition, level, random)
    tick(match, holds(IDLE), random)
    Object.assign(match.players[1]!, { x: 1600 })
    Object.assign(match.players[3]!, { x: 1600 })
    tick(match, holds(padHold({ ...REST, pass: true })), random)
    for (let count = 0; count < 60 && match.ball.owner < 0; count++) tick(match, holds(IDLE), random)
    expect(match.ball.owner).toBe(2)
  })
})

describe('training', () => {
  const level = levelOf({ kind: 'training', team: 1 })

  test('has no rival, no shot clock, and the ball always comes back', () => {
    const random = seededRandom(3)
    const match = startMatch(definition, level, random)
    for (let count = 0; count < 20 * TICKS_A_SECOND; count++) tick(match, holds(IDLE), random)
    expect([match.ball.owner, match.players[0]!.meter]).toEqual([0, 100])
    Object.assign(match.players[0]!, { x: 1100 })
    tick(match, holds(padHold({ ...REST, star: true })), random)
    for (let count = 0; count < 260; count++) tick(match, holds(IDLE), random)
    expect(match.goals[0]).toBeGreaterThan(0)
    expect([match.ball.owner, match.players[0]!.meter]).toEqual([0, 100])
  })

  test('ends with the clock, is not ranked and pays nothing', () => {
    const sim = family.create(definition, 3, level) as HoopsSim
    for (let count = 0; count < 100 * TICKS_A_SECOND && sim.status === 'playing'; count++)
      sim.apply(holds(IDLE))
    expect([sim.status, sim.score, coinsOf(sim.state), countedIn(sim.state)('winsEver')]).toEqual([
      'over',
      0,
      0,
      0,
    ])
  })
})

test('star throws of the four styles fly differently, and all of them drop', () => {
  const flights = [0, 1, 2, 3].map((who) => {
    const random = seededRandom(2)
    const match = startMatch(definition, levelOf({ kind: 'duel', team: 1 }), random)
    tick(match, pick(who, 1), random)
    Object.assign(match.players[1]!, { x: 60 })
    Object.assign(match.players[0]!, { x: 900, meter: 100 })
    let ticks = 0
    while (match.goals[0] === 0 && ticks++ < 200) tick(match, holds(padHold({ ...REST, star: true })), random)
    return ticks
  })
  expect(new Set(flights).size, String(flights)).toBe(4)
  expect(Math.max(...flights)).toBeLessThan(200)
})

test('a match pays by its points and by who was beaten; missions count the own side', () => {
  const random = seededRandom(2)
  const match = startMatch(definition, levelOf({ kind: 'cup', team: 2, round: 3 }), random)
  Object.assign(match, { goals: [12, 7], winner: 0 })
  Object.assign(match.tallies[0], { dunks: 2, threes: 1 })
  Object.assign(match.tallies[1], { dunks: 9 })
  const goals = ['points', 'dunks', 'margin', 'winsEver', 'pairsEver', 'strongEver', 'roundsEver'] as const
  expect(goals.map(countedIn(match))).toEqual([12, 2, 5, 1, 1, 1, 1])
  const won = coinsOf(match)
  Object.assign(match, { winner: 1 })
  expect(coinsOf(match)).toBe(12)
  expect(won).toBeGreaterThan(12)
})

test('a ball that was never bought is not used, whatever the save says', () => {
  const forged = { ...startProgress(), worn: { ball: 'gold', trail: 'rainbow' } }
  expect(lookOf(forged)).toEqual(lookOf(startProgress()))
  expect(lookOf({ ...forged, owned: ['gold', 'rainbow'] }).trail.length).toBeGreaterThan(1)
})

describe('four thumbs on one screen', () => {
  test.for([
    [375, 560],
    [375, 667],
    [844, 340],
    [1024, 700],
  ] as const)(
    'have %i by %i pixels with no button over another, none of them too small',
    ([width, height]) => {
      const size = { width, height }
      const plan = planFor(size, true)
      for (const seat of [0, 1] as const) {
        const { buttons, box, home } = padsIn(seat, seatBox(size, plan, seat, true), {
          hasPass: true,
          isSingle: false,
        })
        expect(buttons).toHaveLength(5)
        for (const [at, one] of buttons.entries()) {
          expect(one.radius).toBeGreaterThanOrEqual(20)
          expect(one.x - one.radius).toBeGreaterThanOrEqual(box.x - 2)
          expect(one.x + one.radius).toBeLessThanOrEqual(box.x + box.width + 2)
          expect(one.y + one.radius).toBeLessThanOrEqual(height + 2)
          expect(Math.hypot(one.x - home.x, one.y - home.y)).toBeGreaterThan(one.radius + 20)
          for (const other of buttons.slice(at + 1))
            expect(
              Math.hypot(one.x - other.x, one.y - other.y),
              `${one.name} and ${other.name}`,
            ).toBeGreaterThan(one.radius + other.radius - 6)
        }
        expect(buttonAt(padsIn(seat, box, { hasPass: true, isSingle: false }), home)).toBeUndefined()
      }
    },
  )
})
