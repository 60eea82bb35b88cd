import { describe, expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { cardTotal, frameNow, framesOf, isFrameDone, standingIn } from './bowling-card.ts'
import { darts, worthOf } from './darts.ts'
import { family } from './family.ts'
import { HOLES } from './golf-holes.ts'
import { golf, proveGolf, puttOf } from './golf.ts'
import { hockey } from './hockey.ts'
import { endRound } from './sport.ts'

const repeat = (count: number, ...rolls: number[]) => Array.from({ length: count }, () => rolls).flat()

describe('bowling', () => {
  test.for([
    { rolls: repeat(12, 10), total: 300 },
    { rolls: repeat(21, 5), total: 150 },
    { rolls: repeat(10, 9, 0), total: 90 },
    { rolls: repeat(20, 0), total: 0 },
    { rolls: [10, 3, 4], total: 24 },
    { rolls: [6, 4, 3], total: 16 },
  ])('the rolls $rolls make $total', ({ rolls, total }) => {
    expect(cardTotal(rolls)).toBe(total)
  })

  test('the last frame has a third ball only after a strike or a spare', () => {
    const nine = repeat(9, 3, 4)
    expect(isFrameDone([...nine, 3, 4], 10)).toBe(true)
    expect(isFrameDone([...nine, 6, 4], 10)).toBe(false)
    expect(isFrameDone([...nine, 10, 10], 10)).toBe(false)
    expect(isFrameDone([...nine, 10, 10, 10], 10)).toBe(true)
  })

  test('a strike clears the deck for the next frame', () => {
    expect(standingIn([10])).toBe(10)
    expect(standingIn([7])).toBe(3)
    expect(standingIn([...repeat(9, 10), 10, 4])).toBe(6)
    expect(frameNow([10, 3])).toBe(2)
    expect(framesOf([10, 3])[0]?.total).toBeUndefined()
  })
})

describe('darts', () => {
  test.for([
    { x: 0, y: 0, worth: 50 },
    { x: 15, y: 0, worth: 25 },
    { x: 0, y: -100, worth: 60 },
    { x: 0, y: -160, worth: 40 },
    { x: 0, y: 130, worth: 3 },
    { x: 130, y: 0, worth: 6 },
    { x: -130, y: 0, worth: 11 },
    { x: 171, y: 0, worth: 0 },
  ])('a dart at $x, $y is worth $worth', ({ x, y, worth }) => {
    expect(worthOf({ x, y })).toBe(worth)
  })

  test('a player who throws too much goes back to the points before the turn', () => {
    const random = seededRandom(1)
    const state = darts.start(1, random)
    Object.assign(state, { left: 5, before: 5, flight: 1, target: { x: 0, y: 0 } })
    const events = darts.tick(state, 0, random)
    expect(events.map(({ kind }) => kind)).toContain('bust')
    expect(state.left).toBe(5)
  })
})

test('a player who loses a round is out of the cup, and three won rounds win it', () => {
  const cup = hockey.start(1, seededRandom(1))
  for (const round of [1, 2, 3]) {
    Object.assign(cup, { mine: 3, theirs: 1 })
    endRound(cup, [])
    expect(cup.status).toBe(round === 3 ? 'won' : 'playing')
  }
  const other = hockey.start(1, seededRandom(1))
  Object.assign(other, { mine: 1, theirs: 3 })
  endRound(other, [])
  expect(other.status).toBe('lost')
})

describe('mini golf', () => {
  test.for(HOLES.map((_, index) => index + 1))('hole %i can be holed out within its proved line', (level) => {
    const definition = family.definitions.find(({ sport }) => sport === 'golf')!
    const sim = family.create(definition, 1, level)
    for (const input of proveGolf(level)) sim.apply(input)
    expect(sim.status).toBe('won')
    expect(sim.score).toBe(HOLES[level - 1]!.line.length)
  })

  test('water sends the ball back and costs a stroke', () => {
    const random = seededRandom(1)
    const state = golf.start(6, random)
    const tee = { ...state.from }
    golf.tick(state, puttOf(180, 22), random)
    for (let count = 0; count < 400 && state.phase === 'rolling'; count++) golf.tick(state, 0, random)
    expect(state.strokes).toBe(2)
    expect({ x: state.ball.x, y: state.ball.y }).toEqual(tee)
  })
})
