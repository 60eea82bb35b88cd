import { describe, expect, test } from 'vitest'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickIndex, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import type { CueState } from './cue-state.ts'
import { PLAYS, type Play } from './definitions.ts'
import { family } from './family.ts'
import { ANGLES, gameOf, placeOf, POWERS, rulesOf, shotOf } from './rules.ts'
import { curling, HOUSE, shuffle } from './stone-plays.ts'

const definitionOf = (play: Play) => family.definitions.find((one) => one.play === play)!
const stateOf = (sim: unknown) => (sim as MicroSim).state as CueState
const quiet = { random: seededRandom(1), tell: () => undefined }

test.for(PLAYS)('%s ends the same when it is replayed or reopened midway', (play) => {
  const random = seededRandom(5)
  const sim = family.create(definitionOf(play), 5, 1)
  const inputs: number[] = []
  while (inputs.length < 500) {
    const isReady = stateOf(sim).phase === 'ready' && inputs.length % 5 === 0
    const input = isReady ? shotOf(pickIndex(ANGLES, random), 1 + pickIndex(POWERS, random)) : 0
    inputs.push(input)
    sim.apply(input)
  }
  expect(playAgain(family, definitionOf(play), { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definitionOf(play), 5, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 60 === 31) reopened = family.create(definitionOf(play), 5, 1, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  expect(reopened.save().length).toBeLessThan(8000)
})

test('a carom pays by the cushions before the second ball', () => {
  const state = openMicro(rulesOf.carom, 1).state as CueState
  for (const [cushions, points] of [
    [0, 1],
    [1, 2],
    [3, 6],
    [7, 6],
  ] as const) {
    const copy = structuredClone(state)
    copy.record = { met: [1, 2], cushions, potted: [] }
    gameOf.carom.settle(copy, { ...quiet, input: 0, press: false, held: false, release: false })
    expect([cushions, copy.score]).toEqual([cushions, points])
  }
})

test('the striker of carrom is put on its line and stays off the coins', () => {
  const sim = family.create(definitionOf('carrom'), 1, 1)
  sim.apply(placeOf(0))
  const far = stateOf(sim).discs[0]!.x
  sim.apply(placeOf(1))
  expect(far).toBeLessThan(120)
  expect(stateOf(sim).discs[0]!.x).toBeGreaterThan(280)
  expect(stateOf(sim).phase).toBe('ready')
})

describe('games of stones', () => {
  test.for(['shuffle', 'curling', 'bocce'] as const)('a lost round of %s costs a try', (play) => {
    const game = gameOf[play]
    const state = openMicro(rulesOf[play], 1).state as CueState
    const aim = play === 'curling' ? HOUSE : play === 'shuffle' ? { x: 200, y: 40 } : state.jack
    Object.assign(state.discs[1]!, { ...aim, out: false })
    state.thrown = 7
    game.settle(state, { ...quiet, input: 0, press: false, held: false, release: false })
    expect([state.lamps, state.round, state.score]).toEqual([2, 1, 0])
  })

  test('only stones ahead of the other side’s best one count', () => {
    const state = openMicro(rulesOf.shuffle, 1).state as CueState
    const put = (index: number, y: number) => Object.assign(state.discs[index]!, { x: 200, y, out: false })
    state.thrown = 7
    put(0, 40)
    put(2, 100)
    put(1, 80)
    expect(shuffle.worth?.(state)).toBeGreaterThan(5)
    put(3, 30)
    expect(shuffle.worth?.(state)).toBeLessThan(0)
    expect(curling.table.edges).toBe('open')
  })
})

const judged = { ...quiet, input: 0, press: false, held: false, release: false }

describe('what counts', () => {
  const opened = (play: Play) => openMicro(rulesOf[play], 1).state as CueState

  test('a straight pot does not count among bank shots and comes back', () => {
    for (const [banked, points, out] of [
      [[], 0, false],
      [[3], 3, true],
    ] as const) {
      const state = opened('bank')
      state.wish = 0
      state.record = { met: [3], cushions: 0, potted: [3], banked: [...banked] }
      state.discs[3]!.out = true
      gameOf.bank.settle(state, judged)
      expect([state.score, state.discs[3]!.out]).toEqual([points, out])
    }
  })

  test('only the lit pocket counts, and the lantern goes on', () => {
    const state = opened('lantern')
    const { pockets } = gameOf.lantern.table
    const lit = state.wish
    const drop = (pocket: number) => {
      Object.assign(state.discs[1]!, { ...pockets[pocket]!, out: true })
      state.record = { met: [1], cushions: 0, potted: [1] }
      gameOf.lantern.settle(state, judged)
    }
    drop((lit + 1) % pockets.length)
    expect([state.score, state.wish, state.discs[1]!.out]).toEqual([0, lit, false])
    drop(lit)
    expect(state.score).toBeGreaterThan(0)
    expect(state.wish).not.toBe(lit)
  })

  test('gold counts only after silver', () => {
    for (const [met, points] of [
      [[2], 4],
      [[7], 0],
      [[2, 7], 0],
    ] as const) {
      const state = opened('chain')
      state.discs[7]!.out = true
      state.record = { met: [...met], cushions: 0, potted: [7] }
      gameOf.chain.settle(state, judged)
      expect([met, state.score]).toEqual([met, points])
    }
  })

  test('the cue ball of the pyramid counts when it has met another, else it is a foul', () => {
    for (const [met, points, lamps] of [
      [[4], 4, 5],
      [[], 0, 4],
    ] as const) {
      const state = opened('pyramid')
      state.wish = 0
      state.discs[0]!.out = true
      state.record = { met: [...met], cushions: 0, potted: [0] }
      gameOf.pyramid.settle(state, judged)
      expect([state.score, state.lamps, state.discs[0]!.out]).toEqual([points, lamps, false])
    }
  })

  test('pins that are pushed fall, stand again, and count when the yellow ball was met first', () => {
    for (const [first, points] of [
      [1, 6],
      [3, 0],
    ] as const) {
      const state = opened('five-pins')
      state.discs[3]!.x += 5
      state.discs[4]!.x -= 5
      state.record = { met: [first], cushions: 0, potted: [] }
      gameOf['five-pins'].settle(state, judged)
      expect([first, state.score, state.discs[3]!.out, state.discs[3]!.x]).toEqual([
        first,
        points,
        false,
        200,
      ])
    }
  })

  test('a hole of the bar table pays its number, the red ball twice, and nothing when a peg falls', () => {
    for (const [ball, pegs, points] of [
      [2, 0, 8],
      [1, 0, 16],
      [1, 1, 0],
    ] as const) {
      const state = opened('bar')
      Object.assign(state.discs[ball]!, { x: 200, y: 54, out: true })
      if (pegs > 0) state.discs[4]!.x += 6
      state.record = { met: [ball], cushions: 0, potted: [ball] }
      gameOf.bar.settle(state, judged)
      expect([ball, pegs, state.score, state.discs[ball]!.out]).toEqual([ball, pegs, points, false])
    }
  })

  test('a marble shooter that scores continues from where it lies', () => {
    const state = opened('marbles')
    Object.assign(state.discs[0]!, { x: 150, y: 150 })
    state.discs[5]!.out = true
    state.record = { met: [5], cushions: 0, potted: [5] }
    gameOf.marbles.settle(state, judged)
    expect([state.score, state.discs[0]!.x]).toEqual([3, 150])
    state.record = { met: [], cushions: 0, potted: [] }
    gameOf.marbles.settle(state, judged)
    expect(state.lamps).toBe(4)
    expect(state.discs[0]!.x).not.toBe(150)
  })

  test('on the round board a disc has to touch one of the other side', () => {
    const state = opened('crokinole')
    Object.assign(state.discs[0]!, { x: 200, y: 240, out: false })
    Object.assign(state.discs[1]!, { x: 160, y: 160, out: false })
    const copy = structuredClone(state)
    gameOf.crokinole.settle(state, judged)
    expect(state.discs[0]!.out).toBe(true)
    copy.record = { met: [1], cushions: 0, potted: [] }
    gameOf.crokinole.settle(copy, judged)
    expect(copy.discs[0]!.out).toBe(false)
  })
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([PLAYS[index], drawing.length < 6144]).toEqual([PLAYS[index], true])
  expect(new Set(covers).size).toBe(PLAYS.length)
})
