import { beforeEach, expect, test } from 'vitest'
import type { InputMessage } from '../../model.ts'
import { openHeld, type Held } from './held.ts'

let sent: InputMessage[]
let held: Held
beforeEach(() => {
  sent = []
  held = openHeld((message) => sent.push(message))
})
const said = () =>
  sent.map((message) =>
    message.type === 'key'
      ? `${message.code} ${message.isDown ? 'down' : 'up'}`
      : message.type === 'button'
        ? `${message.button} ${message.isDown ? 'down' : 'up'}`
        : message.type,
  )

test('a key held by two sources is released by the last one', () => {
  held.press('keyboard', 'Space')
  held.press('pad', 'Space')
  held.lift('keyboard', 'Space')
  expect(said()).toEqual(['Space down'])
  held.lift('pad', 'Space')
  expect(said()).toEqual(['Space down', 'Space up'])
})

test('the same source presses a key only once', () => {
  held.press('keyboard', 'KeyA')
  held.press('keyboard', 'KeyA')
  held.lift('keyboard', 'KeyA')
  expect(said()).toEqual(['KeyA down', 'KeyA up'])
})

test('a key that is not held is not released', () => {
  held.lift('keyboard', 'KeyA')
  held.drop('pad')
  expect(said()).toEqual([])
})

test('mouse buttons are sent as buttons', () => {
  held.press('pad', 'MouseLeft')
  held.lift('pad', 'MouseLeft')
  expect(said()).toEqual(['left down', 'left up'])
})

test('a key reports CapsLock if its keyboard knows it, a button never does', () => {
  held.press('keyboard', 'KeyA', true)
  held.press('keyboard', 'KeyB', false)
  held.press('pad', 'KeyC')
  held.press('keyboard', 'MouseLeft', true)
  expect(sent).toEqual([
    { type: 'key', code: 'KeyA', isDown: true, isLocked: true },
    { type: 'key', code: 'KeyB', isDown: true, isLocked: false },
    { type: 'key', code: 'KeyC', isDown: true },
    { type: 'button', button: 'left', isDown: true },
  ])
})

test('a source that changes its keys releases the old ones before it presses new ones', () => {
  held.hold('stick', ['ArrowUp'])
  held.hold('stick', ['ArrowUp', 'ArrowRight'])
  held.hold('stick', ['ArrowLeft'])
  expect(said()).toEqual(['ArrowUp down', 'ArrowRight down', 'ArrowUp up', 'ArrowRight up', 'ArrowLeft down'])
})

test('after all are released a resting finger releases nothing, and can press again', () => {
  held.press('keyboard', 'KeyA')
  held.hold('pad', ['Space'])
  held.releaseAll()
  held.lift('keyboard', 'KeyA')
  held.drop('pad')
  expect(said()).toEqual(['KeyA down', 'Space down', 'release'])
  held.press('keyboard', 'KeyA')
  expect(said().at(-1)).toBe('KeyA down')
})
