import { describe, expect, test } from 'vitest'
import { TRIAL_STEP, trialOf } from './trial.ts'

const screen = { width: 101, height: 51 }
const steps = (...lines: string[]) => trialOf(lines, screen)
const put = (input: object, ms: number) => ({ kind: 'put', input, ms })
const at = (x: number, y: number, ms: number) => put({ type: 'move', x, y }, ms)
const press = (button: string, isDown: boolean, ms: number) => put({ type: 'button', button, isDown }, ms)
const key = (code: string, isDown: boolean, ms: number) => put({ type: 'key', code, isDown }, ms)

describe('a step of a trial', () => {
  test.for([
    ['wait 2.5', [{ kind: 'wait', ms: 2500 }]],
    ['picture', [{ kind: 'picture' }]],
    ['press Enter', [key('Enter', true, 80), key('Enter', false, 200)]],
    ['hold KeyA 1.5', [key('KeyA', true, 1500), key('KeyA', false, 200)]],
    ['move 100 50', [at(65_535, 65_535, 200)]],
    ['click 0 50', [at(0, 65_535, 80), press('left', true, 80), press('left', false, 200)]],
    ['click2 50 25', [at(32_768, 32_768, 80), press('right', true, 80), press('right', false, 200)]],
    ['turn 80 -16', Array.from({ length: 8 }, () => put({ type: 'moveBy', dx: 10, dy: -2 }, 40))],
  ] as const)('%s is an action of pointer or keyboard', ([line, done]) => {
    expect(steps(line)).toEqual(done)
  })

  test('drags in eight steps', () => {
    const done = steps('drag 100 0 0 50')
    expect(done.slice(0, 2)).toEqual([at(65_535, 0, 80), press('left', true, 80)])
    expect(done).toHaveLength(11)
    expect(done[2]).toEqual(at(57_343, 8192, 40))
    expect(done[6]).toEqual(at(24_576, 40_959, 40))
    expect(done.slice(9)).toEqual([at(0, 65_535, 40), press('left', false, 200)])
  })

  test('follows the previous one', () => {
    expect(steps('wait 1', 'picture')).toEqual([{ kind: 'wait', ms: 1000 }, { kind: 'picture' }])
  })

  test('has a known verb', () => {
    expect(() => steps('jump 1')).toThrow('"jump 1" is no step of a trial')
  })
})

test.for([
  ['wait 2', true],
  ['wait 2.5', true],
  ['wait', false],
  ['press F1', true],
  ['press', false],
  ['hold KeyA 12', true],
  ['hold KeyA', false],
  ['click 1 2', true],
  ['click2 10 20', true],
  ['click3 10 20', false],
  ['move 1 2', true],
  ['move -1 2', false],
  ['drag 1 2 3 4', true],
  ['drag 1 2 3', false],
  ['turn -9 90', true],
  ['turn 9', false],
  ['picture', true],
  ['picture 1', false],
  ['a picture', false],
] as const)('%s is a step: %s', ([line, isStep]) => {
  expect(new RegExp(TRIAL_STEP).test(line)).toBe(isStep)
})
