import { expect, test } from 'vitest'
import { checkReplay } from './check-replay.ts'
import { countFamily, countUp } from './testing/count-up.ts'

/** Level 1 ends at three. */
const check = (inputs: readonly unknown[], level = 1, family = countFamily()) =>
  checkReplay(family, countUp, { seed: 7, level, inputs })

test('a finished run is valid, with the end that the rules give', () => {
  expect(check([1, 2])).toEqual({ isSound: true, status: 'won', score: 3 })
  expect(check([2, 2])).toEqual({ isSound: true, status: 'lost', score: 4 })
})

test.for([
  ['inputs that the game does not have', [1, 9], 'no such input'],
  ['inputs of another form', [1, '2'], 'no such input'],
  ['inputs after the end', [1, 2, 1], 'no such input'],
  ['no end', [1], 'goes on'],
  ['no inputs at all', [], 'goes on'],
] as const)('a run with %s is invalid', ([, inputs, why]) => {
  expect(check(inputs)).toEqual({ isSound: false, why })
})

test('a run on a level that the game does not have is invalid', () => {
  expect(check([1, 2], 100)).toEqual({ isSound: false, why: 'no such level' })
})

test('a real-time game accepts only the inputs of its alphabet', () => {
  expect(check([1, 2], 1, countFamily(true))).toMatchObject({ isSound: true })
  expect(check([3], 1, countFamily(true))).toMatchObject({ why: 'no such input' })
})

test('a family may define itself which inputs it accepts', () => {
  const family = { ...countFamily(), allows: (_sim: unknown, input: unknown) => input === 3 }
  expect(check([3], 1, family)).toMatchObject({ isSound: true, score: 3 })
  expect(check([1, 2], 1, family)).toMatchObject({ why: 'no such input' })
})

test('rules that throw on an input make the run invalid instead of failing the check', () => {
  const family = {
    ...countFamily(),
    create: () => {
      throw new RangeError('No such board')
    },
  }
  expect(check([1], 1, family)).toEqual({ isSound: false, why: 'breaks' })
})

test('a run of moves that change nothing is invalid, except in real time, where time passes', () => {
  const frozen = (realtime: boolean) => {
    const family = countFamily(realtime)
    return {
      ...family,
      create: (...wish: Parameters<typeof family.create>) => {
        const sim = family.create(...wish)
        let ticks = 0
        return {
          ...sim,
          get status() {
            return ticks > 100 ? ('won' as const) : ('playing' as const)
          },
          score: 1,
          apply: () => {
            ticks++
            return []
          },
        }
      },
    }
  }
  const inputs = Array.from({ length: 101 }, () => 1)
  expect(check(inputs, 1, frozen(false))).toEqual({ isSound: false, why: 'nothing happens' })
  expect(check(inputs, 1, frozen(true))).toMatchObject({ isSound: true })
})
