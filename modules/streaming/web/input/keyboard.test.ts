import { expect, test } from 'vitest'
import { isKnownKey } from '../../host/key-codes.ts'
import { lockAt, purposeOf } from './keyboard.ts'

const key = (code: string, more = {}) => ({
  code,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
})

test.for([
  ['ArrowUp', {}, 'game'],
  ['Tab', {}, 'game'],
  ['Tab', { shiftKey: true }, 'browser'],
  ['KeyR', {}, 'game'],
  ['KeyC', { metaKey: true }, 'browser'],
  ['MetaLeft', { metaKey: true }, 'release'],
  ['F1', {}, 'game'],
  ['F5', {}, 'browser'],
  ['F12', {}, 'browser'],
  ['', {}, 'browser'],
  ['KeyA', { isComposing: true }, 'browser'],
  ['Escape', {}, 'game'],
] as const)('%s with %o goes to the %s', ([code, more, purpose]) => {
  expect(purposeOf(key(code, more), { isCaught: false })).toBe(purpose)
})

test('Escape that leaves full screen or pointer lock is not sent to the game', () => {
  expect(purposeOf(key('Escape'), { isCaught: true })).toBe('browser')
})

test.for([
  ['KeyA', true, true],
  ['KeyA', false, false],
  ['Digit1', true, undefined],
  ['CapsLock', true, undefined],
] as const)('%s while CapsLock is %s sends %s', ([code, isOn, told]) => {
  expect(lockAt({ code, getModifierState: (name) => name === 'CapsLock' && isOn })).toBe(told)
})

test('only keys that the host knows are sent, because others would end the stream', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`)
  const digits = [...'0123456789'].flatMap((digit) => [`Digit${digit}`, `Numpad${digit}`])
  const numpad = ['Multiply', 'Subtract', 'Add', 'Decimal', 'Enter', 'Divide'].map((name) => `Numpad${name}`)
  const functions = Array.from({ length: 24 }, (_, index) => `F${index + 1}`)
  const others =
    'ArrowUp ArrowDown ArrowLeft ArrowRight ShiftLeft ShiftRight ControlLeft ControlRight AltLeft AltRight Escape Tab Space Enter Backspace CapsLock Minus Equal BracketLeft BracketRight Semicolon Quote Backquote Backslash IntlBackslash IntlRo IntlYen Comma Period Slash Home End PageUp PageDown Insert Delete Pause NumLock ScrollLock ContextMenu PrintScreen Fn Lang1 Eject Power MediaPlayPause AudioVolumeUp BrowserBack LaunchMail NumpadParenLeft NumpadBackspace Help Undo'.split(
      ' ',
    )
  const sent = [...letters, ...digits, ...numpad, ...functions, ...others].filter(
    (code) => purposeOf(key(code), { isCaught: false }) === 'game',
  )
  expect(sent.length).toBeGreaterThan(90)
  expect(sent.filter((code) => !isKnownKey(code))).toEqual([])
})
