import { keyNumber } from './key-codes.ts'

export const CAPS_LOCK = keyNumber('CapsLock')!

/** Mirrors the X server's Caps Lock: a press locks, and the release of a press that found it locked unlocks. */
export function followCapsLock() {
  let isOn = false
  let wasOn = false
  return {
    get isOn() {
      return isOn
    },
    turn(isDown: boolean) {
      if (isDown) wasOn = isOn
      isOn = isDown || !wasOn
    },
  }
}
