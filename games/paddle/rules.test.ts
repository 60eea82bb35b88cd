import { describe, expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { folded, newBall } from './ball.ts'
import { cover } from './cover.ts'
import { definitions } from './definitions.ts'
import { family, type PaddleSim } from './family.ts'
import { rules as rafts, type Rafts } from './rafts.ts'
import { rules as wind, type Wind } from './wind.ts'
import { placeInput, type Moment } from './world.ts'

const KINDS = definitions.map(({ kind }) => kind)

const moment = (input = 0, told: string[] = []): Moment => ({
  input,
  random: seededRandom(3),
  tell: (kind) => void told.push(kind),
})

function play(kind: string, level: number, strength?: 0 | 1 | 2) {
  const definition = definitions.find(({ id }) => id === kind)!
  const sim = family.create(definition, 5, level)
  const random = seededRandom(5)
  const policy = randomPolicy(true, random)
  const inputs: number[] = []
  let rally = 0
  while (sim.status === 'playing' && inputs.length < 6000) {
    const input = strength === undefined ? (policy(sim) as number) : family.bot(sim, random, strength)!
    inputs.push(input)
    sim.apply(input)
    rally = Math.max(rally, (sim as PaddleSim).world.rally)
  }
  return { definition, sim, inputs, rally }
}

describe.for(KINDS)('%s', (kind) => {
  test('ends the same when it is replayed or reopened midway', () => {
    const { definition, sim, inputs } = play(kind, 1, 1)
    expect(playAgain(family, definition, { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
    let reopened = family.create(definition, 5, 1)
    for (const [tick, input] of inputs.entries()) {
      if (tick % 500 === 77) reopened = family.create(definition, 5, 1, reopened.save())
      reopened.apply(input)
    }
    expect(reopened.hash()).toBe(sim.hash())
  })

  test('pays a good player at least half as much again as a random one', () => {
    expect(play(kind, 8, 2).sim.score).toBeGreaterThan(1.5 * play(kind, 8).sim.score)
  })

  test('a player who does nothing loses, and the replay proves it', () => {
    const definition = definitions.find(({ id }) => id === kind)!
    const sim = family.create(definition, 7, 1)
    const inputs: number[] = []
    for (; sim.status === 'playing' && inputs.length < 30_000; sim.apply(1)) inputs.push(1)
    expect(['lost', 'over']).toContain(sim.status)
    expect(checkReplay(family, definition, { seed: 7, level: 1, inputs })).toEqual({
      isSound: true,
      status: sim.status,
      score: sim.score,
    })
  })

  test.for([
    [0, true],
    [placeInput(100, 400), true],
    [102, false],
    [-1, false],
    [1.5, false],
    ['4', false],
  ] as const)('whether it accepts the input %s: %s', ([input, isOne]) => {
    const definition = definitions.find(({ id }) => id === kind)!
    expect(family.allows!(family.create(definition, 1, 1), input)).toBe(isOne)
  })
})

test('a place beyond a wall is thrown back', () => {
  expect([folded(5, 10, 110), folded(120, 10, 110), folded(215, 10, 110)]).toEqual([15, 100, 15])
})

describe('rafts', () => {
  const state = (): Rafts => ({ ...rafts.start(seededRandom(1), 1), serve: 0 })

  test('a ball that gets past a rival costs it a shell and pays who struck it', () => {
    const game = state()
    game.balls = [{ ...newBall(200, -15), vy: -4, last: 0 }]
    const told: string[] = []
    rafts.step(game, moment(0, told))
    expect(game.rafts[2]!.lives).toBe(2)
    expect([game.score, told.includes('goal')]).toEqual([60, true])
  })

  test('a side without shells is a wall', () => {
    const game = state()
    game.rafts[1]!.lives = 0
    game.balls = [{ ...newBall(385, 200), vx: 5, last: 2 }]
    rafts.step(game, moment())
    expect(game.balls[0]!.vx).toBeLessThan(0)
  })

  test('the last raft afloat goes to the next round with two shells more', () => {
    const game = state()
    for (const side of [1, 2, 3]) game.rafts[side]!.lives = 0
    game.rafts[0]!.lives = 1
    rafts.step(game, moment())
    expect([game.round, game.rafts[0]!.lives, game.score]).toEqual([2, 3, 200])
  })
})

describe('wind', () => {
  const hit = (input: number): Wind => {
    const game = wind.start(seededRandom(1), 1)
    Object.assign(game, { serve: 0, wind: 0, speed: 5, balls: [{ ...newBall(170, 470), vx: 0, vy: 5 }] })
    wind.step(game, moment(input))
    return game
  }

  test.for([
    { way: 0, bends: 0 },
    { way: 40, bends: 1 },
    { way: -40, bends: -1 },
  ])('a paddle that moves by $way bends the ball to $bends', ({ way, bends }) => {
    expect(Math.sign(hit(way === 0 ? 0 : placeInput(170 + way, 340)).balls[0]!.spin)).toBe(bends)
  })

  test('five points beat the rival, and a clean match pays most', () => {
    const game = wind.start(seededRandom(1), 3)
    Object.assign(game, { serve: 0, mine: 4, balls: [{ ...newBall(100, -22), vx: 0, vy: -5 }] })
    wind.step(game, moment())
    expect([game.end, game.score]).toEqual(['won', 60 + 60 + 200 + 300])
  })
})

test('the covers are small and differ', () => {
  const covers = definitions.map(cover)
  expect(covers.every(({ length }) => length < 6144)).toBe(true)
  expect(new Set(covers).size).toBe(definitions.length)
})
