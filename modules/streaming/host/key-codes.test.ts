import { expect, test } from 'vitest'
import { isKnownKey, keyNumber } from './key-codes.ts'

test.for([
  ['Escape', 9],
  ['Digit1', 10],
  ['Digit0', 19],
  ['KeyQ', 24],
  ['Enter', 36],
  ['ControlLeft', 37],
  ['KeyA', 38],
  ['ShiftLeft', 50],
  ['KeyM', 58],
  ['AltLeft', 64],
  ['Space', 65],
  ['F1', 67],
  ['F10', 76],
  ['Numpad0', 90],
  ['F11', 95],
  ['F12', 96],
  ['NumpadEnter', 104],
  ['ArrowUp', 111],
  ['ArrowLeft', 113],
  ['ArrowRight', 114],
  ['ArrowDown', 116],
  ['Delete', 119],
  ['MetaLeft', 133],
  ['F13', 191],
] as const)('[4.8] %s is key code %i of the display', ([code, number]) => {
  expect(keyNumber(code)).toBe(number)
})

test('[4.8] unknown keys are refused', () => {
  expect(['', 'a', 'toString', '__proto__', 'Fn', 'KeyÄ'].filter(isKnownKey)).toEqual([])
})
