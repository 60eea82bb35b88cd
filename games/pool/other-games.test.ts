import { describe, expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { roll, type Roll } from './roll.ts'
import { judge, start, status, targets } from './rules.ts'
import { pointsLeft, SPOTS } from './snooker.ts'
import { mayPlace, type PoolState } from './state.ts'
import { HEAD_LINE } from './table.ts'

const rolledOf = (state: PoolState, change: Partial<Roll>): Roll => {
  const gone = change.potted ?? []
  const rest = state.balls.map((spot, ball) => (gone.includes(ball) ? null : spot))
  return { rest, first: 1, potted: [], railed: true, knocks: [], frames: [], ...change }
}
const without = (state: PoolState, ...gone: readonly number[]): PoolState => ({
  ...state,
  balls: state.balls.map((spot, ball) => (gone.includes(ball) ? null : spot)),
})

describe('nine-ball', () => {
  const fresh = start({ game: 'nine-ball' }, seededRandom(1))
  const open: PoolState = { ...fresh, isBreak: false, inHand: 'no' }
  const after = (change: Partial<Roll>, state = open) => judge(state, rolledOf(state, change))

  test('the rack is a diamond with the one in front and the nine in its middle', () => {
    expect(fresh.balls).toHaveLength(10)
    const xs = fresh.balls.slice(1).map((spot) => spot!.x)
    expect(Math.min(...xs)).toBe(fresh.balls[1]!.x)
    expect(fresh.balls[9]!.y).toBeCloseTo(500, -1)
  })

  test.for([
    [{ first: 2 }, 'wrong-ball', 1],
    [{ first: 0 }, 'nothing-hit', 1],
    [{ potted: [0] }, 'scratch', 1],
    [{ railed: false }, 'no-cushion', 1],
    [{ potted: [] }, null, 1],
    [{ potted: [5] }, null, 0],
  ] as const)('%o is the foul %s, and player %i is on turn', ([change, foul, turn]) => {
    expect(after(change as Partial<Roll>)).toMatchObject({ foul, turn })
  })

  test('the nine wins after the lowest ball was met first, and comes back after a foul', () => {
    expect(after({ potted: [9] })).toMatchObject({ winner: 0 })
    const fouled = after({ first: 3, potted: [9] })
    expect(fouled).toMatchObject({ winner: null, turn: 1, inHand: 'anywhere' })
    expect(fouled.balls[9]).not.toBe(null)
    expect(targets(without(open, 1, 2))).toEqual([3])
  })
})

describe('snooker', () => {
  const fresh = start({ game: 'snooker' }, seededRandom(1))
  const open: PoolState = { ...fresh, inHand: 'no' }
  const after = (state: PoolState, change: Partial<Roll>) => judge(state, rolledOf(state, change))
  const REDS = [1, 2, 3, 4, 5, 6]

  test('the cue ball is played from the D', () => {
    expect(mayPlace(fresh, { x: HEAD_LINE - 100, y: 560 })).toBe(true)
    expect(mayPlace(fresh, { x: HEAD_LINE - 100, y: 750 })).toBe(false)
    expect(mayPlace(fresh, { x: HEAD_LINE + 10, y: 560 })).toBe(false)
  })

  test('a red keeps the turn and puts any colour on, which pays its value and comes back', () => {
    const red = after(open, { potted: [2] })
    expect(red).toMatchObject({ turn: 0, on: 'colour', points: [1, 0] })
    expect(targets(red)).toEqual([7, 8, 9, 10, 11, 12])
    const blue = after(red, { first: 10, potted: [10] })
    expect(blue).toMatchObject({ turn: 0, on: 'red', points: [6, 0] })
    expect(blue.balls[10]).toEqual(SPOTS[10])
  })

  test.for([
    ['a colour met first', { first: 7 }, 'wrong-ball', 4],
    ['the black met first', { first: 12 }, 'wrong-ball', 7],
    ['a colour that falls with the red', { potted: [1, 11] }, 'wrong-pot', 6],
    ['nothing met', { first: 0 }, 'nothing-hit', 4],
    ['the cue ball falls', { potted: [0] }, 'scratch', 4],
  ] as const)('%s is a foul and pays the other side', ([, change, foul, penalty]) => {
    const next = after(open, change as Partial<Roll>)
    expect(next).toMatchObject({ foul, turn: 1, points: [0, penalty], on: 'red' })
    expect([7, 8, 9, 10, 11, 12].every((ball) => next.balls[ball])).toBe(true)
  })

  test('without reds the colours are on by their value and stay down', () => {
    const last = without({ ...open, on: 'clearing' }, ...REDS)
    expect(targets(last)).toEqual([7])
    const next = after(last, { first: 7, potted: [7] })
    expect(next).toMatchObject({ turn: 0, on: 'clearing', points: [2, 0] })
    expect(next.balls[7]).toBe(null)
    expect(pointsLeft(next)).toBe(25)
  })

  test('a colour after the last red comes back before the colours are cleared', () => {
    const one = without(open, 2, 3, 4, 5, 6)
    const red = after(one, { potted: [1] })
    const pink = after(red, { first: 11, potted: [11] })
    expect(pink).toMatchObject({ on: 'clearing', turn: 0 })
    expect(pink.balls[11]).not.toBe(null)
  })

  test.for([
    ['a pot', { first: 12, potted: [12] }, [20, 18], 0],
    ['a pot that is not enough', { first: 12, potted: [12] }, [10, 18], 1],
    ['a foul', { first: 0 }, [20, 18], 1],
  ] as const)('the black ends the frame by %s', ([, change, points, winner]) => {
    const black = { ...without({ ...open, on: 'clearing' }, ...REDS, 7, 8, 9, 10, 11), points }
    const next = after(black, change as Partial<Roll>)
    expect(next.winner).toBe(winner)
    expect(status(next)).toBe(winner === 0 ? 'won' : 'lost')
  })

  test('with equal points the black is spotted again', () => {
    const black = {
      ...without({ ...open, on: 'clearing' }, ...REDS, 7, 8, 9, 10, 11),
      points: [11, 18] as const,
    }
    const next = after(black, { first: 12, potted: [12] })
    expect(next).toMatchObject({ winner: null, inHand: 'in-d' })
    expect(next.balls[12]).toEqual(SPOTS[12])
  })

  test('a colour whose spot is taken goes to the highest one that is free', () => {
    const taken = { ...open, on: 'colour' as const, balls: open.balls.with(1, SPOTS[10]!) }
    const next = after(taken, { first: 10, potted: [10], rest: taken.balls.with(10, null) })
    expect(next.balls[10]!.x).toBeGreaterThan(SPOTS[10]!.x)
  })
})

test('side spin works in nine-ball and snooker as it does in eight-ball', () => {
  for (const game of ['nine-ball', 'snooker'] as const) {
    const { balls } = start({ game }, seededRandom(1))
    const lone = balls.map((_, ball) => (ball === 0 ? { x: 700, y: 500 } : null))
    const rest = (side: number) => roll(lone, { angle: Math.PI / 2, power: 0.24, top: 0, side }).rest[0]!.x
    expect(rest(1)).toBeLessThan(rest(0))
    expect(rest(0)).toBeLessThan(rest(-1))
  }
})
