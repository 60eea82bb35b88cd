import type { InputMessage } from '../model.ts'
import { CAPS_LOCK } from './caps-lock.ts'
import { ask, openDisplay } from './display.ts'
import { keyNumber } from './key-codes.ts'
import type { Sandbox, Injector } from './parts.ts'
import { EVENTS, openPresses } from './presses.ts'
import { openTyping } from './typing.ts'
import type { XTest } from 'x11'

export { isKnownKey } from './key-codes.ts'

const MOTION = 6
const ABSOLUTE = 0
const RELATIVE = 1
const BUTTONS = { left: 1, middle: 2, right: 3 } as const
const WHEEL = { up: 4, down: 5, left: 6, right: 7 } as const
const FULL_SCALE = 65_535
/** A freewheeling scroll wheel must not fill the game's queue. */
const MOST_NOTCHES = 10

/** Injects keys and pointer through XTest: to the game they come from a real keyboard and mouse. */
export async function openInjector(
  sandbox: Pick<Sandbox, 'display' | 'width' | 'height'>,
): Promise<Injector> {
  const { client, root } = await openDisplay(sandbox.display)
  const test = await ask<XTest>((reply) => client.require('xtest', reply))
  if (!test) throw new Error('the display has no XTEST')
  // A lost release must not become a repeating key.
  client.ChangeKeyboardControl({ autoRepeatMode: 0 })
  const { held, press, turnLock, strike } = openPresses((type, number) =>
    test.FakeInput(type, number, 0, root, 0, 0),
  )
  const turn = (notches: number, back: number, forth: number) => {
    const number = notches < 0 ? back : forth
    for (let left = Math.min(MOST_NOTCHES, Math.round(Math.abs(notches))); left > 0; left -= 1) {
      test.FakeInput(EVENTS.buttons.down, number, 0, root, 0, 0)
      test.FakeInput(EVENTS.buttons.up, number, 0, root, 0, 0)
    }
  }
  const typing = await openTyping({ client, strike })
  const release = () => {
    typing.clear()
    for (const number of held.keys) press('keys', number, false)
    for (const number of held.buttons) press('buttons', number, false)
  }
  const put = (input: InputMessage, isApart = false) => {
    switch (input.type) {
      case 'key': {
        const number = keyNumber(input.code)
        if (number === undefined) return undefined
        const act = () => {
          // Other injectors do not know the player's keyboard; while Caps Lock itself is down the page may be ahead of the game.
          const { isLocked } = input
          if (input.isDown && isLocked !== undefined && !isApart && !held.keys.has(CAPS_LOCK))
            turnLock(isLocked)
          press('keys', number, input.isDown)
        }
        return typing.isBusy && !isApart ? typing.afterwards(act) : act()
      }
      case 'text':
        return typing.type(input.text)
      case 'button':
        return press('buttons', BUTTONS[input.button], input.isDown)
      case 'move': {
        const at = (part: number, size: number) => Math.round((part / FULL_SCALE) * (size - 1))
        return test.FakeInput(
          MOTION,
          ABSOLUTE,
          0,
          root,
          at(input.x, sandbox.width),
          at(input.y, sandbox.height),
        )
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
