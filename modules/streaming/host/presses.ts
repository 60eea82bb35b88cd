import { CAPS_LOCK, followCapsLock } from './caps-lock.ts'
import { keyNumber } from './key-codes.ts'
import type { Stroke } from './typing.ts'

/** Types of X events, as XTest takes them. */
export const EVENTS = { keys: { down: 2, up: 3 }, buttons: { down: 4, up: 5 } } as const

const SHIFTS = ['ShiftLeft', 'ShiftRight'].map((code) => keyNumber(code)!)

/** Keys and buttons held on a display; `fake` injects an event. */
export function openPresses(fake: (type: number, number: number) => void) {
  const held = { keys: new Set<number>(), buttons: new Set<number>() }
  const lock = followCapsLock()

  const press = (kind: keyof typeof EVENTS, number: number, isDown: boolean) => {
    if (held[kind].has(number) === isDown) return
    if (isDown) held[kind].add(number)
    if (!isDown) held[kind].delete(number)
    if (kind === 'keys' && number === CAPS_LOCK) lock.turn(isDown)
    fake(isDown ? EVENTS[kind].down : EVENTS[kind].up, number)
  }
  const turnLock = (isOn: boolean) => {
    if (lock.isOn === isOn) return
    press('keys', CAPS_LOCK, false)
    if (lock.isOn === isOn) return
    press('keys', CAPS_LOCK, true)
    press('keys', CAPS_LOCK, false)
  }
  /** Typed text needs Shift as it is, not as somebody holds it, and no Caps Lock. */
  let turned: readonly number[] = []
  let wasLocked = false
  const strike = ({ number, isShifted }: Stroke, isDown: boolean) => {
    const shifts = SHIFTS.filter((shift) => held.keys.has(shift))
    const { down, up } = EVENTS.keys
    const turnShift = (type: number) => turned.forEach((shift) => fake(type, shift))
    if (isDown) {
      // Modifiers changed on press are restored on release, whatever else was pressed meanwhile.
      turned = isShifted ? (shifts.length > 0 ? [] : SHIFTS.slice(0, 1)) : shifts
      wasLocked = lock.isOn
      turnLock(false)
      turnShift(isShifted ? down : up)
      return fake(down, number)
    }
    fake(up, number)
    turnShift(isShifted ? up : down)
    turnLock(wasLocked)
  }
  return { held, press, turnLock, strike }
}
