import { describe, expect, test } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { betterScore } from './end-of-run.ts'
import { readRecord, recordKey, writeRecord } from './record.ts'
import { openRun, playAgain } from './run.ts'
import { countFamily, countUp } from './testing/count-up.ts'
import { turnSim, type TurnRules } from './turn-sim.ts'

function open(realtime = false) {
  let changes = 0
  const family = countFamily(realtime)
  const run = openRun(family, countUp, { seed: 7, level: 1000, changed: () => void changes++ })
  return { family, run, changes: () => changes }
}

test('a replay played again ends in the same state', () => {
  const { family, run } = open()
  for (const input of [1, 2, 2, 1] as const) run.apply(input)
  run.undo()
  const aids = { undos: 1, hints: 0, retries: 0 }
  expect(run.replay()).toEqual({ seed: 7, level: 1000, inputs: [1, 2, 2], aids })
  expect(playAgain(family, countUp, run.replay()!).hash()).toBe(run.sim.hash())
})

test('undoing a move also restores the random state', () => {
  const { run, changes } = open()
  run.apply(1)
  const before = run.sim.hash()
  const events = run.apply(2)
  expect(events).toEqual([{ kind: 'add', amount: 2 }])
  expect(run.undo()).toBe(true)
  expect(run.sim.hash()).toBe(before)
  run.apply(2)
  run.undo()
  expect(run.sim.hash()).toBe(before)
  expect(changes()).toBe(5)
})

test('a replay lists the help used, and a new run has none', () => {
  const { run } = open()
  run.apply(1)
  expect(run.replay()).not.toHaveProperty('aids')
  run.aid('hints')
  run.undo()
  run.undo()
  expect(run.replay()?.aids).toEqual({ undos: 1, hints: 1, retries: 0 })
  run.restart(8, 1000)
  expect(run.replay()).not.toHaveProperty('aids')
})

test('at most 300 moves can be undone', () => {
  const { run } = open()
  for (let move = 0; move < 301; move++) run.apply(1)
  let undone = 0
  while (run.undo()) undone++
  expect(undone).toBe(300)
  expect(run.sim.score).toBe(1)
  expect(run.canUndo).toBe(false)
})

test('a real-time run cannot be undone', () => {
  const { run } = open(true)
  run.apply(1)
  expect(run.canUndo).toBe(false)
  expect(run.undo()).toBe(false)
})

test('a game whose moves reveal something cannot be undone', () => {
  const family = { ...countFamily(false), mayUndo: () => false }
  const run = openRun(family, countUp, { seed: 7, level: 1000, changed: () => undefined })
  run.apply(1)
  expect([run.canUndo, run.undo()]).toEqual([false, false])
})

test('a restarted run has no moves and nothing to undo', () => {
  const { run } = open()
  run.apply(1)
  run.restart(8, 5)
  expect(run.replay()).toEqual({ seed: 8, level: 5, inputs: [] })
  expect(run.canUndo).toBe(false)
  expect(run.sim.score).toBe(0)
})

test('a move that changes nothing is neither recorded nor undone', () => {
  const family = countFamily()
  const create: typeof family.create = (...wish) => {
    const sim = family.create(...wish)
    return {
      ...sim,
      get status() {
        return sim.status
      },
      get score() {
        return sim.score
      },
      get progress() {
        return sim.progress
      },
      apply: (input) => (input === 2 ? [] : sim.apply(input)),
    }
  }
  const still = { ...family, create }
  const run = openRun(still, countUp, { seed: 7, level: 1000, changed: () => undefined })
  for (const input of [2, 1, 2, 2, 1, 2] as const) run.apply(input)
  expect(run.replay()).toEqual({ seed: 7, level: 1000, inputs: [1, 1] })
  expect([run.undo(), run.undo(), run.undo()]).toEqual([true, true, false])
})

describe('a sim made of rules', () => {
  interface Dice {
    readonly rolled: readonly number[]
  }
  const rules: TurnRules<Dice, 'roll'> = {
    start: () => ({ rolled: [] }),
    step: ({ rolled }, _input, random) => ({
      state: { rolled: [...rolled, Math.floor(random() * 6) + 1] },
      events: [],
    }),
    legal: () => ['roll'],
    status: ({ rolled }) => (rolled.length < 50 ? 'playing' : 'over'),
    score: ({ rolled }) => rolled.reduce((sum, eyes) => sum + eyes, 0),
    progress: ({ rolled }) => rolled.length / 50,
  }
  const rollAll = (sim: ReturnType<typeof turnSim<Dice, 'roll'>>) => {
    while (sim.status === 'playing') sim.apply('roll')
    return sim
  }

  test('is the same for the same seed and different for the next', () => {
    expect(rollAll(turnSim(rules, 1)).hash()).toBe(rollAll(turnSim(rules, 1)).hash())
    expect(rollAll(turnSim(rules, 1)).hash()).not.toBe(rollAll(turnSim(rules, 2)).hash())
  })

  test('continues with the same random state after it was saved', () => {
    const sim = turnSim(rules, 3)
    for (let round = 0; round < 20; round++) sim.apply('roll')
    const again = turnSim(rules, 999, sim.save())
    expect(again.state).toEqual(sim.state)
    expect(rollAll(again).hash()).toBe(rollAll(sim).hash())
    expect(again.score).toBe(sim.score)
    expect([again.progress, again.legal()]).toEqual([1, ['roll']])
  })
})

describe('the record of a game', () => {
  const empty = { bests: {}, plays: 0, level: 1, stars: {}, options: {} }

  test('is stored under the name of the game', () => {
    const storage = memoryStorage()
    const record = { ...empty, plays: 3, bests: { 1: 99 }, memory: 'x' }
    writeRecord(storage, 'pool', record)
    expect(readRecord(storage, 'pool')).toEqual(record)
    expect(readRecord(storage, 'golf')).toEqual(empty)
    expect(storage.read(recordKey('pool'))).toBeDefined()
  })

  test.for(['', '{', 'null', '7'])('that is damaged (%j) is ignored', (text) => {
    const storage = memoryStorage()
    storage.write(recordKey('pool'), text)
    expect(readRecord(storage, 'pool')).toEqual(empty)
  })

  test('of an older build gets defaults for the fields it lacks', () => {
    const storage = memoryStorage()
    storage.write(recordKey('pool'), '{"plays":2}')
    expect(readRecord(storage, 'pool')).toEqual({ ...empty, plays: 2 })
  })

  test.for([
    [undefined, 0, 'highest', 0],
    [5, 6, 'highest', 6],
    [5, 4, 'highest', 5],
    [undefined, 9, 'lowest', 9],
    [5, 6, 'lowest', 5],
    [5, 4, 'lowest', 4],
  ] as const)('of %s and %i by the rule "%s" keeps %i', ([best, score, rule, kept]) => {
    expect(betterScore(best, score, rule)).toBe(kept)
  })
})
