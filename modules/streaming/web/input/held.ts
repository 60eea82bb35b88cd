import type { InputMessage } from '../../model.ts'

/** A key or button: a `KeyboardEvent.code`, or a mouse button as in profiles. */
export type Press = string

const BUTTONS: Readonly<Record<string, 'left' | 'middle' | 'right'>> = {
  MouseLeft: 'left',
  MouseMiddle: 'middle',
  MouseRight: 'right',
}

export const messageOf = (press: Press, isDown: boolean): InputMessage => {
  const button = BUTTONS[press]
  return button ? { type: 'button', button, isDown } : { type: 'key', code: press, isDown }
}

/** Held keys by source: keyboard, pad and gamepad may hold the same key. */
export interface Held {
  /** `isLocked`: Caps Lock, where the source knows it. */
  press(source: string, press: Press, isLocked?: boolean): void
  lift(source: string, press: Press): void
  /** Sets exactly what a source holds. */
  hold(source: string, presses: readonly Press[]): void
  /** Releases everything a source holds. */
  drop(source: string): void
  /** Releases all keys, also those that the host may still hold. A key that is still down has to be pressed again. */
  releaseAll(): void
}

/** A key is pressed with its first source and released with its last, so that no source releases another's key. */
export function openHeld(send: (message: InputMessage) => void): Held {
  const holders = new Map<Press, Set<string>>()

  const held: Held = {
    press(source, press, isLocked) {
      const sources = holders.get(press)
      if (sources) {
        sources.add(source)
        return
      }
      holders.set(press, new Set([source]))
      const message = messageOf(press, true)
      send(message.type === 'key' && isLocked !== undefined ? { ...message, isLocked } : message)
    },
    lift(source, press) {
      const sources = holders.get(press)
      if (!sources?.delete(source) || sources.size > 0) return
      holders.delete(press)
      send(messageOf(press, false))
    },
    hold(source, presses) {
      for (const [press, sources] of holders)
        if (sources.has(source) && !presses.includes(press)) held.lift(source, press)
      for (const press of presses) if (!holders.get(press)?.has(source)) held.press(source, press)
    },
    drop: (source) => held.hold(source, []),
    releaseAll() {
      holders.clear()
      send({ type: 'release' })
    },
  }
  return held
}
