import { expect, test } from 'vitest'
import type { PadLayout } from '../../model.ts'
import { gamepadLook, gamepadPresses, openGamepad, type GamepadState } from './gamepad.ts'

const layout: PadLayout = {
  stick: { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' },
  buttons: [
    { place: 'a', presses: 'Space', action: 'jump' },
    { place: 'r', presses: 'ControlLeft', action: 'fire' },
    { place: 'start', presses: 'Escape', action: 'menu' },
  ],
}
const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0, 0, 0]): GamepadState => ({
  axes,
  buttons: Array.from({ length: 17 }, (_, index) => ({
    pressed: pressed.includes(index),
    value: pressed.includes(index) ? 1 : 0,
  })),
})

test.for([
  ['nothing', [], []],
  ['the lower button', [0], ['Space']],
  ['a button the game has no use for', [1], []],
  ['the upper right shoulder', [5], ['ControlLeft']],
  ['the lower right shoulder', [7], ['ControlLeft']],
  ['start', [9], ['Escape']],
  ['the cross', [12, 15], ['ArrowUp', 'ArrowRight']],
  ['both shoulders of a side', [5, 7], ['ControlLeft']],
] as const)('%s of a gamepad is %o', ([, pressed, keys]) => {
  expect(gamepadPresses(pad(pressed), layout)).toEqual(keys)
})

test.for([
  [0.39, 0, []],
  [0.41, 0, ['ArrowRight']],
  [-0.7, -0.7, ['ArrowLeft', 'ArrowUp']],
] as const)('a left stick at %f,%f is %o', ([x, y, keys]) => {
  expect(gamepadPresses(pad([], [x, y, 0, 0]), layout)).toEqual(keys)
})

test('stick and cross in the same direction press a key once', () => {
  expect(gamepadPresses(pad([15], [1, 0, 0, 0]), layout)).toEqual(['ArrowRight'])
})

test('a half-pressed trigger counts beyond its threshold', () => {
  const trigger = (value: number) => {
    const state = pad([])
    return { ...state, buttons: state.buttons.with(7, { pressed: false, value }) }
  }
  expect(gamepadPresses(trigger(0.3), layout)).toEqual([])
  expect(gamepadPresses(trigger(0.4), layout)).toEqual(['ControlLeft'])
})

test('a game without directions ignores the stick', () => {
  expect(gamepadPresses(pad([12], [1, 1, 0, 0]), { buttons: layout.buttons })).toEqual([])
})

test('the right stick turns the view, slowly near its centre, not at rest', () => {
  expect(gamepadLook(pad([], [0, 0, 0.1, 0.1]))).toEqual({ x: 0, y: 0 })
  const half = gamepadLook(pad([], [0, 0, 0.6, 0])).x
  const full = gamepadLook(pad([], [0, 0, 1, 0])).x
  expect(half).toBeGreaterThan(0)
  expect(full).toBeGreaterThan(2 * half)
})

test.for([60, 144, 240])(
  'a gentle push turns the view by the same angle per second at %i Hz, and back',
  (hertz) => {
    const turned = (push: number) => {
      const read = openGamepad(layout)
      let sum = 0
      for (let frame = 0; frame <= hertz; frame += 1)
        sum += read(pad([], [0, 0, push, 0]), (frame * 1000) / hertz).look.x
      return sum
    }
    const gentle = gamepadLook(pad([], [0, 0, 0.3, 0])).x
    // Less than a pixel a picture: each by itself would be rounded to none.
    expect(gentle / hertz).toBeLessThan(0.5)
    expect(Math.abs(turned(0.3) - gentle)).toBeLessThanOrEqual(1)
    expect(turned(-0.3)).toBe(-turned(0.3))
  },
)

test('a page that was suspended does not spin the view', () => {
  const read = openGamepad(layout)
  read(pad([], [0, 0, 1, 0]), 0)
  expect(read(pad([], [0, 0, 1, 0]), 60_000).look.x).toBeLessThan(60)
})

test('a trembling thumb at the threshold presses once', () => {
  const read = openGamepad(layout)
  const at = (x: number) => read(pad([], [x, 0, 0, 0]), 0).presses
  expect([0.35, 0.41, 0.38, 0.41, 0.31].map((x) => at(x).length)).toEqual([0, 1, 1, 1, 1])
  expect(at(0.29)).toEqual([])
  expect(at(0.35)).toEqual([])
})
