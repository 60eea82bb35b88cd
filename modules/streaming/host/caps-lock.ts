import { keyNumber } from './key-codes.ts'

export const CAPS_LOCK = keyNumber('CapsLock')!

/** Follows what the X server makes of the key: its press locks, and the release of a press that found it locked unlocks. */
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
