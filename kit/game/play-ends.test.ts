import { describe, expect, test } from 'vitest'
import { measureEnd } from './ends/measure-end.ts'
import { countUp } from './testing/count-up.ts'
import { openCountUp as open } from './testing/open-count-up.ts'

const levelled = { ...countUp, levels: 3 }
const match = { ...countUp, players: 2 } as const

describe('a run that was helped', () => {
  test('by undo after its end sets no mark, and what was set before stays', () => {
    const { play, add } = open()
    add(2, 2)
    expect(play.state()).toMatchObject({ best: 4, isAssisted: false })
    play.undo()
    expect(play.state().isAssisted).toBe(true)
    add(1)
    expect(play.state()).toMatchObject({ best: 4, result: { score: 3, isUnmarked: true, isBest: false } })
    expect(play.replay()?.aids).toEqual({ undos: 1, hints: 0, retries: 0 })
  })

  test('by a hint sets no mark; a hint that cannot be given is none', () => {
    const { play, seen, add, record } = open()
    play.hint()
    expect(play.state().isAssisted).toBe(false)
    seen.context.host.canHint(true)
    play.hint()
    add(1, 2)
    expect(play.state()).toMatchObject({ result: { isUnmarked: true }, isAssisted: true })
    expect(record()).toMatchObject({ plays: 1, bests: {} })
  })

  test('is still so after a reload', () => {
    const { play, storage, add } = open()
    add(1)
    add(1)
    play.undo()
    const again = open({ storage })
    expect(again.play.state().isAssisted).toBe(true)
    expect(again.play.replay()?.aids).toEqual({ undos: 1, hints: 0, retries: 0 })
  })

  test('in a game without tables keeps its best', () => {
    const score = { ...countUp.score, ranked: false }
    const { play, add } = open({ definition: { ...countUp, score } })
    add(1)
    play.undo()
    add(1, 2)
    expect(play.state()).toMatchObject({ best: 3, result: { isUnmarked: false } })
  })

  test('wins its level all the same', () => {
    const { play, add, record } = open({ definition: levelled })
    add(1)
    play.undo()
    add(1, 2)
    expect(record()).toMatchObject({ level: 2, stars: { 1: 1 }, bests: {} })
  })
})

describe('a game with a purse', () => {
  test('shows what is owned, receives requests, and reports what a run earned', () => {
    const { play, seen, add } = open()
    const shown = { coins: 7, missions: [], goods: [], medals: [] }
    seen.context.host.progress?.(shown)
    expect(play.state().progress).toEqual(shown)
    play.wish({ good: 'hat' })
    play.wish({ skip: true })
    expect(seen.asked).toEqual(['wish {"good":"hat"}', 'wish {"skip":true}'])
    seen.run.apply(1)
    seen.run.apply(2)
    seen.context.host.over(undefined, { gains: { coins: 3, missions: ['m'], medals: [] } })
    expect(play.state().result?.gains).toEqual({ coins: 3, missions: ['m'], medals: [] })
    add()
  })

  test('sets no record and is not ranked when a bought item has helped', () => {
    const { play, seen, add } = open()
    Object.defineProperty(seen.run.sim, 'isHelped', { get: () => true })
    add(1, 2)
    expect(play.state()).toMatchObject({ best: undefined, isAssisted: true, result: { isUnmarked: true } })
    play.restart()
    expect(play.state().isAssisted).toBe(false)
  })
})

describe('a lost run', () => {
  test.for([
    ['of a level', levelled],
    ['of a match', match],
  ] as const)('%s is not a new best and sets no record', ([, definition]) => {
    const { play, add, record } = open({ definition })
    add(2, 2)
    expect(play.state()).toMatchObject({
      best: undefined,
      result: { status: 'lost', isBest: false, isUnmarked: true },
    })
    expect(record().bests).toEqual({})
  })

  test('of an endless game counts', () => {
    const { play, add } = open()
    add(2, 2)
    expect(play.state()).toMatchObject({ best: 4, result: { isUnmarked: false } })
  })
})

test('a record is celebrated, a first and a lower score are not', () => {
  const { play, add, services } = open()
  const bursts = () => services.filter((one) => one === 'confetti').length
  add(1, 2)
  expect(bursts()).toBe(0)
  play.restart()
  add(2, 2)
  expect(bursts()).toBe(1)
  play.restart()
  add(1, 2)
  expect(bursts()).toBe(1)
})

test('the end compares the score with the previous best, and gives the game’s reason', () => {
  const { play, seen, add } = open()
  add(2, 2)
  play.restart()
  seen.run.apply(1)
  seen.run.apply(2)
  seen.context.host.over(undefined, { reason: 'Hit' })
  expect(play.state().result).toMatchObject({
    reason: 'Hit',
  })
  expect(measureEnd(play.state().result!)).toEqual({
    by: 'best',
    mark: 4,
    gap: 1,
    isBeyond: false,
    part: 0.75,
  })
})

describe('again', () => {
  test('uses the same board, a restart another one', () => {
    const { play, seen, add } = open()
    const first = seen.run.sim.hash()
    add(1)
    play.again()
    expect(seen.run.sim.hash()).toBe(first)
    play.restart()
    expect(seen.run.sim.hash()).not.toBe(first)
  })

  test('after a move gives an unranked run, before the first move a ranked one', () => {
    const deal = () => ({ runId: 'run', seed: 11 })
    const { play, add } = open({ deal })
    play.again()
    expect(play.replay()).not.toHaveProperty('aids')
    add(1)
    play.again()
    play.again()
    expect(play.replay()?.aids).toEqual({ undos: 0, hints: 0, retries: 1 })
    expect(play.state().isAssisted).toBe(true)
  })

  test('of a daily challenge is the challenge again', () => {
    const { play, add } = open()
    play.playDaily()
    add(1)
    play.again()
    expect(play.state().daily).toBe(true)
    expect(play.replay()).toEqual({ seed: 42, level: 1, inputs: [] })
  })

  test('of an endless real-time run is another run, which may be ranked', () => {
    const { play, add } = open({ realtime: true })
    const seed = play.replay()?.seed
    add(1)
    play.again()
    expect(play.hasBoard).toBe(false)
    expect(play.replay()?.seed).not.toBe(seed)
    expect(play.state().isAssisted).toBe(false)
  })
})

test.for([
  [false, 9, false],
  [false, 10, true],
  [true, 1199, false],
  [true, 1200, true],
] as const)('with real time %s, a run of %i inputs is long: %s', ([realtime, inputs, long]) => {
  const { play, seen } = open({ realtime })
  play.restart({ level: 9000 })
  for (let made = 0; made < inputs; made++) seen.run.apply(1)
  expect(play.isLong()).toBe(long)
})
