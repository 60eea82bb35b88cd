import type { InputMessage } from '../model.ts'
import { ask, openDisplay } from './display.ts'
import { keyNumber } from './key-codes.ts'
import type { Box, Hands } from './parts.ts'
import { openTyping, type Stroke } from './typing.ts'
import type { XTest } from 'x11'

export { isKnownKey } from './key-codes.ts'

const KEY = { down: 2, up: 3 } as const
const BUTTON = { down: 4, up: 5 } as const
const MOTION = 6
const ABSOLUTE = 0
const RELATIVE = 1
const BUTTONS = { left: 1, middle: 2, right: 3 } as const
const WHEEL = { up: 4, down: 5, left: 6, right: 7 } as const
const FULL_SCALE = 65_535
/** A wheel that spins for ever must not fill the game's queue. */
const MOST_NOTCHES = 10

const SHIFTS = ['ShiftLeft', 'ShiftRight'].map((code) => keyNumber(code)!)

/** Keys and pointer through XTest: for the game they come from a real keyboard and mouse. */
export async function openHands(box: Pick<Box, 'display' | 'width' | 'height'>): Promise<Hands> {
  const { client, root } = await openDisplay(box.display)
  const test = await ask<XTest>((reply) => client.require('xtest', reply))
  if (!test) throw new Error('the display has no XTEST')
  // A lost release must not become a key that types for ever.
  client.ChangeKeyboardControl({ autoRepeatMode: 0 })
  const keys = new Set<number>()
  const buttons = new Set<number>()

  const press = (held: Set<number>, kind: typeof KEY | typeof BUTTON, number: number, isDown: boolean) => {
    if (held.has(number) === isDown) return
    if (isDown) held.add(number)
    if (!isDown) held.delete(number)
    test.FakeInput(isDown ? kind.down : kind.up, number, 0, root, 0, 0)
  }
  const turn = (notches: number, back: number, forth: number) => {
    const number = notches < 0 ? back : forth
    for (let left = Math.min(MOST_NOTCHES, Math.round(Math.abs(notches))); left > 0; left -= 1) {
      test.FakeInput(BUTTON.down, number, 0, root, 0, 0)
      test.FakeInput(BUTTON.up, number, 0, root, 0, 0)
    }
  }
  /** What is typed needs Shift as it is, not as somebody holds it. */
  let turned: readonly number[] = []
  const strike = ({ number, isShifted }: Stroke, isDown: boolean) => {
    const held = SHIFTS.filter((shift) => keys.has(shift))
    // What was turned on the way down is turned back, whatever others have pressed meanwhile.
    if (isDown) turned = isShifted ? (held.length > 0 ? [] : SHIFTS.slice(0, 1)) : held
    const turnShift = (kind: number) => turned.forEach((shift) => test.FakeInput(kind, shift, 0, root, 0, 0))
    if (isDown) turnShift(isShifted ? KEY.down : KEY.up)
    test.FakeInput(isDown ? KEY.down : KEY.up, number, 0, root, 0, 0)
    if (!isDown) turnShift(isShifted ? KEY.up : KEY.down)
  }
  const typing = await openTyping({ client, strike })
  const release = () => {
    typing.clear()
    for (const number of keys) press(keys, KEY, number, false)
    for (const number of buttons) press(buttons, BUTTON, number, false)
  }
  const put = (input: InputMessage, isApart = false) => {
    switch (input.type) {
      case 'key': {
        const number = keyNumber(input.code)
        if (number === undefined) return undefined
        const act = () => press(keys, KEY, number, input.isDown)
        return typing.isBusy && !isApart ? typing.afterwards(act) : act()
      }
      case 'text':
        return typing.type(input.text)
      case 'button':
        return press(buttons, BUTTON, BUTTONS[input.button], input.isDown)
      case 'move': {
        const at = (part: number, size: number) => Math.round((part / FULL_SCALE) * (size - 1))
        return test.FakeInput(MOTION, ABSOLUTE, 0, root, at(input.x, box.width), at(input.y, box.height))
      }
      case 'moveBy':
        return test.FakeInput(MOTION, RELATIVE, 0, root, Math.round(input.dx), Math.round(input.dy))
      case 'wheel':
        turn(input.dy, WHEEL.up, WHEEL.down)
        return turn(input.dx, WHEEL.left, WHEEL.right)
      case 'release':
        return release()
    }
  }
  const close = () => {
    release()
    client.terminate()
  }
  return { put, release, close }
}
