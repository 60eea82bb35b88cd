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

test('a key that two hands hold goes up with the last of them', () => {
  held.press('keyboard', 'Space')
  held.press('pad', 'Space')
  held.lift('keyboard', 'Space')
  expect(said()).toEqual(['Space down'])
  held.lift('pad', 'Space')
  expect(said()).toEqual(['Space down', 'Space up'])
})

test('the same hand presses a key only once', () => {
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

test('mouse buttons travel as buttons', () => {
  held.press('pad', 'MouseLeft')
  held.lift('pad', 'MouseLeft')
  expect(said()).toEqual(['left down', 'left up'])
})

test('a key says whether CapsLock is on when its keyboard knows it, and a button never does', () => {
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

test('a source that holds other keys lifts the ones before, and lifts before it presses', () => {
  held.hold('stick', ['ArrowUp'])
  held.hold('stick', ['ArrowUp', 'ArrowRight'])
  held.hold('stick', ['ArrowLeft'])
  expect(said()).toEqual(['ArrowUp down', 'ArrowRight down', 'ArrowUp up', 'ArrowRight up', 'ArrowLeft down'])
})

test('after all are released a finger that still rests lifts nothing, and presses anew', () => {
  held.press('keyboard', 'KeyA')
  held.hold('pad', ['Space'])
  held.releaseAll()
  held.lift('keyboard', 'KeyA')
  held.drop('pad')
  expect(said()).toEqual(['KeyA down', 'Space down', 'release'])
  held.press('keyboard', 'KeyA')
  expect(said().at(-1)).toBe('KeyA down')
})
