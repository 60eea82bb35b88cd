import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { canTakeBack, openRun } from '#kit/game/run.ts'
import { boardOf } from './boards.ts'
import { boostAim, BOOSTERS, MORE_SHOTS, MOST_BOOSTS } from './boosters.ts'
import { charmPlan, giftOf } from './charm-plan.ts'
import { NO_TALLY, tallied } from './charm-tally.ts'
import { definitions } from './definitions.ts'
import { createBubble, family, prove } from './family.ts'
import { gatheredBy, goalKindOf, openOf } from './goals.ts'
import { BOMB, cellOf, GUEST, RAINBOW, SWAP } from './state.ts'

const charms = definitions.find(({ id }) => id === 'charms')!
const ceiling = definitions.find(({ id }) => id === 'ceiling')!
const LEVELS = Array.from({ length: charms.levels }, (_, index) => index + 1)

test('three hundred levels, each with shots to spare for its goal and no two boards alike', () => {
  expect(charms.levels).toBe(300)
  const boards = LEVELS.map((level) => createBubble(charms, 1, level).state)
  expect(new Set(boards.map(({ cells }) => cells.join())).size).toBe(300)
  for (const [index, { left, status }] of boards.entries()) {
    const { goal } = boardOf(charms, index + 1)
    expect(goal?.kind).toBe(goalKindOf(index + 1))
    expect([left > 0, status, openOf(goal!, boards[index]!) > 0]).toEqual([true, 'playing', true])
  }
})

test('every goal is frequent, and three neighbouring levels never share one', () => {
  const kinds = LEVELS.map(goalKindOf)
  for (const kind of ['clear', 'guests', 'gather'])
    expect(kinds.filter((one) => one === kind).length).toBeGreaterThan(90)
  for (let level = 10; level < 300; level++) expect(new Set(kinds.slice(level - 3, level)).size).toBe(3)
})

// The gate proves more of them; here each goal at the begin, in the middle and at the end.
test.for([6, 10, 11, 150, 151, 152, 298, 299, 300])('the bot wins level %i within its shots', (level) => {
  expect(prove(charms, 1, level)).toBeDefined()
})

test('the remaining task counts colours, guests, or bubbles of one colour', () => {
  const cells = [cellOf(1, 0), cellOf(2, 0), cellOf(3, 2), cellOf(4, GUEST), 0]
  expect(openOf({ kind: 'clear' }, { cells })).toBe(3)
  expect(openOf({ kind: 'guests', count: 1 }, { cells })).toBe(1)
  const goal = { kind: 'gather', color: 0, count: 5 } as const
  expect(openOf(goal, { cells, gathered: 2 })).toBe(3)
  expect(openOf(goal, { cells, gathered: 9 })).toBe(0)
  const after = cells.map((cell) => (cell === cellOf(1, 0) || cell === cellOf(2, 0) ? 0 : cell))
  expect([gatheredBy(goal, cells, after, 0), gatheredBy(goal, cells, after, 2)]).toEqual([3, 2])
})

test('a booster loads a charm or adds shots, three a run at most, and no bot or random hand takes one', () => {
  const sim = createBubble(charms, 1, 1)
  const { left } = sim.state
  expect(sim.legal().some((aim) => aim > SWAP)).toBe(false)
  sim.apply(boostAim('bomb'))
  expect([sim.state.queue[0], sim.state.left, sim.isHelped]).toEqual([BOMB, left, true])
  sim.apply(boostAim('rainbow'))
  expect(sim.state.queue[0]).toBe(RAINBOW)
  sim.apply(boostAim('shots'))
  expect(sim.state.left).toBe(left + MORE_SHOTS)
  const before = sim.save()
  sim.apply(boostAim('shots'))
  expect([sim.save() === before, family.allows!(sim, boostAim('shots'))]).toEqual([true, false])
  expect(MOST_BOOSTS).toBe(BOOSTERS.length)
})

test('a run with a booster is valid but not ranked, and other games accept no boosters', () => {
  const line = prove(charms, 1, 1)!
  const plain = checkReplay(family, charms, { seed: 1, level: 1, inputs: line })
  expect(plain).toMatchObject({ isSound: true, status: 'won' })
  expect('isHelped' in plain).toBe(false)
  const helped = checkReplay(family, charms, { seed: 1, level: 1, inputs: [boostAim('shots'), ...line] })
  expect(helped).toMatchObject({ isSound: true, status: 'won', isHelped: true })
  expect(checkReplay(family, ceiling, { seed: 1, level: 1, inputs: [boostAim('shots')] })).toEqual({
    isSound: false,
    why: 'no such input',
  })
})

test('taking a move back restores the board before the booster', () => {
  const run = openRun(family, charms, { seed: 1, level: 1, changed: () => undefined })
  expect(canTakeBack(family, charms)).toBe(true)
  run.apply(boostAim('shots'))
  expect(run.undo()).toBe(true)
  expect(createBubble(charms, 1, 1, run.sim.save()).state.boosts ?? []).toEqual([])
})

test('missions count what a shot burst, dropped, banked and set free', () => {
  const { state } = createBubble(charms, 1, 1)
  const before = { ...state, cells: [cellOf(1, GUEST), cellOf(2, 0)] }
  const after = { ...state, cells: [0, 0], shots: 1, streak: 2, queue: [0, BOMB] }
  const events = [
    { kind: 'pop', amount: 3 },
    { kind: 'fall', amount: 5 },
  ]
  expect(tallied(NO_TALLY, { before, after, events, isBanked: true })).toEqual({
    popped: 3,
    fell: 5,
    streak: 2,
    charms: 1,
    banks: 1,
    freed: 1,
  })
  const miss = { before, after: { ...before, shots: 1 }, events: [], isBanked: true }
  expect(tallied(NO_TALLY, miss)).toEqual(NO_TALLY)
})

test('every fifth level gives a booster, one kind after another', () => {
  expect([1, 4, 6].map(giftOf)).toEqual([undefined, undefined, undefined])
  expect([5, 10, 15, 20].map(giftOf)).toEqual(['bomb', 'rainbow', 'shots', 'bomb'])
  for (const { goal, adds = false } of charmPlan.missions)
    expect([goal, adds]).toEqual([goal, goal.endsWith('Ever')])
})
