import { describe, expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { flyBall } from './ball.ts'
import { RIM_Y, rimX, THREE, TICKS_A_SECOND, type Side } from './court.ts'
import { family, type HoopsSim } from './family.ts'
import { startMatch, type Ball, type Match } from './match.ts'
import { levelOf, ROUNDS, setupAt, STRENGTHS } from './modes.ts'
import { holds, IDLE, isHold, padHold, padOf, pick, picked, REST, type Pad } from './pad.ts'
import { tick } from './rules.ts'
import { contest, mayDunk, windowOf } from './shots.ts'
import { STARS, STYLES } from './stars.ts'

const definition = family.definitions[0]!
const DUEL = levelOf({ kind: 'duel', team: 1 })

/** A duel whose second player stands still. */
function duel(seed = 7) {
  const random = seededRandom(seed)
  const match = startMatch(definition, DUEL, random)
  const kinds: string[] = []
  const run = (pad: Partial<Pad>, ticks = 1, second: Partial<Pad> = {}) => {
    for (let count = 0; count < ticks; count++)
      for (const { kind } of tick(
        match,
        holds(padHold({ ...REST, ...pad }), padHold({ ...REST, ...second })),
        random,
      ))
        kinds.push(kind)
  }
  return { match, run, kinds, own: match.players[0]!, rival: match.players[1]! }
}

const away = (match: Match) => Object.assign(match.players[1]!, { x: 60 })

/** Jumps, releases at the top and waits until the ball has landed. */
function throwFrom(x: number, late = 0, seed = 7) {
  const { match, run, kinds, own } = duel(seed)
  away(match)
  Object.assign(own, { x })
  run({ shoot: true }, 1)
  run({ shoot: true }, own.ideal + late - 1)
  run({}, 110)
  return { match, kinds }
}

test('pad inputs survive encoding, and differ from picks', () => {
  for (let hold = 0; hold < 96; hold++) expect(padHold(padOf(hold))).toBe(hold)
  expect(picked(pick(5, 2))).toEqual([5, 2])
  expect(isHold(pick(7, 7))).toBe(true)
  for (const wrong of [-1, pick(7, 7) + 1, 1.5, '3', null]) expect(isHold(wrong)).toBe(false)
})

test('every mode has a level of its own, and none was a level of the earlier game', () => {
  const kinds = ['match', 'cup', 'duel'] as const
  const levels = kinds.flatMap((kind) =>
    ([1, 2] as const).flatMap((team) =>
      kind === 'duel'
        ? [levelOf({ kind, team })]
        : kind === 'match'
          ? STRENGTHS.map((strength) => levelOf({ kind, team, strength }))
          : Array.from({ length: ROUNDS }, (_, at) => levelOf({ kind, team, round: at + 1 })),
    ),
  )
  expect(new Set(levels).size).toBe(levels.length)
  expect(Math.min(...levels)).toBeGreaterThan(2)
  expect(setupAt(levelOf({ kind: 'match', team: 2, strength: 5 }))).toMatchObject({
    kind: 'match',
    team: 2,
    strength: 5,
  })
  expect(setupAt(levelOf({ kind: 'cup', team: 2, round: 3 }))).toMatchObject({
    kind: 'cup',
    team: 2,
    round: 3,
    strength: 4,
  })
  expect(setupAt(1).kind).toBe('daily')
})

describe('a throw', () => {
  test('released at the top of the jump drops in from near and far', () => {
    for (const x of [1200, 1050, 900]) {
      const { match, kinds } = throwFrom(x)
      expect(kinds, `from ${x}`).toContain('swish')
      expect(match.goals[0], `from ${x}`).toBe(rimX(0) - x > THREE ? 3 : 2)
    }
  })

  test('released far from the top drops in by luck at best', () => {
    for (const late of [-13, 15]) {
      const made = Array.from({ length: 30 }, (_, seed) => throwFrom(960, late, seed).match.goals[0] > 0)
      expect(made.filter(Boolean).length, `${late} ticks`).toBeLessThan(12)
    }
  })

  test('that is never released leaves the hand on landing', () => {
    const { match, run, kinds, own } = duel()
    away(match)
    Object.assign(own, { x: 900 })
    run({ shoot: true }, 70)
    expect(kinds).toContain('shot')
    expect(match.ball.owner).toBe(-1)
  })

  test('is harder with a rival close by', () => {
    const { match, own, rival } = duel()
    Object.assign(own, { x: 1000 })
    Object.assign(rival, { x: 1040, y: 60 })
    expect(contest(match, own)).toBeGreaterThan(0.5)
    const narrow = windowOf(match, own)
    Object.assign(rival, { x: 400 })
    expect(contest(match, own)).toBe(0)
    expect(windowOf(match, own)).toBeGreaterThan(narrow)
  })
})

test('close to the rim a throw is a dunk, for a dunker from farther away', () => {
  const { match, run, kinds, own } = duel()
  away(match)
  Object.assign(own, { x: rimX(0) - 200 })
  expect(mayDunk(own)).toBe(false)
  own.who = STARS.findIndex(({ style }) => style === 'dunker')
  expect(mayDunk(own)).toBe(true)
  run({ shoot: true }, 40)
  expect(kinds).toEqual(expect.arrayContaining(['fly', 'slam', 'dunk', 'scored']))
  expect(match.goals).toEqual([2, 0])
})

test('a full star throws from anywhere and does not miss', () => {
  const { match, run, kinds, own } = duel()
  away(match)
  Object.assign(own, { x: 500, meter: 100 })
  run({ star: true }, 130)
  expect(kinds).toEqual(expect.arrayContaining(['charge', 'star', 'swish']))
  expect(match.goals).toEqual([3, 0])
  expect(own.meter).toBeLessThan(100)
})

test('hands in the air block a throw', () => {
  const { match, run, kinds, own, rival } = duel()
  Object.assign(own, { x: 1000 })
  Object.assign(rival, { x: 1040, face: -1 })
  run({ shoot: true }, 6)
  run({ shoot: true }, 20, { jump: true })
  expect(kinds).toContain('block')
  expect(match.tallies[1].blocks).toBe(1)
  expect(match.ball.shot).toBeNull()
})

test('a reaching hand steals a dribbled ball, and stumbles past one that dashes', () => {
  let steals = 0
  for (let seed = 1; seed <= 40; seed++) {
    const random = seededRandom(seed)
    const match = startMatch(definition, DUEL, random)
    Object.assign(match.players[0]!, { x: 900 })
    Object.assign(match.players[1]!, { x: 950, face: -1 })
    for (let count = 0; count < 14; count++)
      tick(match, holds(IDLE, padHold({ ...REST, shoot: true })), random)
    steals += match.tallies[1].steals
  }
  expect(steals).toBeGreaterThan(5)
  expect(steals).toBeLessThan(35)
  const { match, run, kinds, own, rival } = duel()
  Object.assign(own, { x: 900 })
  Object.assign(rival, { x: 1010, face: -1 })
  run({}, 3, { shoot: true })
  run({ move: 1, trick: true }, 8)
  expect(kinds).toContain('ankle')
  expect(rival.act).toBe('stun')
  expect(match.ball.owner).toBe(0)
})

test('the ball bounces off rim and board and never rests on them', () => {
  for (let x = -60; x <= 60; x += 5) {
    const ball: Ball = { x: rimX(0) + x, y: 520, vx: 0, vy: 0, owner: -1, to: -1, shot: null, loose: 0 }
    let through: Side | undefined
    let ticks = 0
    while (through === undefined && ball.y > 20 && ticks++ < 900) through = flyBall(ball, [])
    expect(ticks, `from ${x}`).toBeLessThan(900)
    if (Math.abs(x) <= 10) expect(through, `from ${x}`).toBe(0)
    if (through !== undefined) expect(ball.y).toBeLessThanOrEqual(RIM_Y)
  }
})

test('a player who keeps the ball for 14 seconds loses it', () => {
  const { match, run, kinds } = duel()
  run({}, 14 * TICKS_A_SECOND + 1)
  expect(kinds).toContain('turnover')
  expect(match.last).toBe(1)
})

test('a draw goes on until the next basket', () => {
  const { match, run, kinds, own } = duel()
  match.clock = 3
  run({}, 4)
  expect(kinds).toContain('overtime')
  away(match)
  Object.assign(match.ball, { owner: 0 })
  Object.assign(own, { x: rimX(0) - 90, y: 0, vy: 0, act: 'free' })
  run({ shoot: true }, 40)
  run({}, 90)
  expect(match.phase).toBe('over')
  expect(match.winner).toBe(0)
})

test('in two against two a pass reaches the teammate, who returns it when asked', () => {
  const random = seededRandom(3)
  const match = startMatch(definition, levelOf({ kind: 'match', team: 2, strength: 1 }), random)
  for (const player of match.players) if (player.side === 1) player.x = 1640
  const kinds: string[] = []
  const run = (pad: Partial<Pad>, ticks: number) => {
    for (let count = 0; count < ticks; count++)
      for (const { kind } of tick(match, holds(padHold({ ...REST, ...pad })), random)) kinds.push(kind)
  }
  run({ pass: true }, 34)
  expect(kinds).toContain('pass')
  expect(match.ball.owner).toBe(2)
  run({}, 2)
  run({ pass: true }, 1)
  expect(kinds.filter((kind) => kind === 'pass')).toHaveLength(2)
})

test('the first input names who plays, and only the first', () => {
  const sim = family.create(definition, 5, DUEL) as HoopsSim
  sim.apply(pick(6, 3))
  expect(sim.state.players.map(({ who }) => who)).toEqual([6, 3])
  sim.apply(pick(1, 1))
  expect(sim.state.players.map(({ who }) => who)).toEqual([6, 3])
})

const best = (gift: keyof (typeof STYLES)['quick']) =>
  Object.entries(STYLES).toSorted(([, one], [, other]) => other[gift] - one[gift])[0]![0]

test('the four styles differ and none is best at everything', () => {
  expect(new Set([best('speed'), best('aim'), best('dunk'), best('reach')]).size).toBe(4)
})

test('a computer never looks like the player', () => {
  for (let seed = 1; seed <= 12; seed++)
    for (const first of [0, 1, 2, 3]) {
      const sim = family.create(
        definition,
        seed,
        levelOf({ kind: 'match', team: 2, strength: 3 }),
      ) as HoopsSim
      sim.apply(pick(first, 0))
      const [own, rival, mate] = sim.state.players
      expect(rival!.who).not.toBe(own!.who)
      expect(mate!.who).not.toBe(own!.who)
    }
})
