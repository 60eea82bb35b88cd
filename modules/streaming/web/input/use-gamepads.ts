import { useEffect, useState } from 'react'
import type { InputMessage, PadLayout, PointerKind } from '../../model.ts'
import { openGamepad } from './gamepad.ts'
import type { Held } from './held.ts'

interface GamepadWorld {
  readonly layout: PadLayout | null
  readonly pointer: PointerKind
  readonly held: Held
  readonly send: (input: InputMessage) => void
  readonly isOn: boolean
  /** A gamepad was connected, or woke with its first press. */
  readonly onFound: () => void
}

const connected = () => (globalThis.navigator?.getGamepads?.() ?? []).filter((pad) => pad !== null)

/** Reads every connected gamepad, by the game's own pad layout; returns whether there is one. */
export function useGamepads({ layout, pointer, held, send, isOn, onFound }: GamepadWorld): boolean {
  const [count, setCount] = useState(() => connected().length)
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    const recount = () => setCount(connected().length)
    window.addEventListener('gamepadconnected', () => (recount(), onFound()), { signal })
    window.addEventListener(
      'gamepaddisconnected',
      ({ gamepad }) => {
        held.drop(`gamepad ${gamepad.index}`)
        recount()
      },
      { signal },
    )
    return () => leave.abort()
  }, [held, onFound])

  const hasGamepad = count > 0
  useEffect(() => {
    if (!isOn || !hasGamepad || !layout) return
    let frame = 0
    const readers = new Map<number, ReturnType<typeof openGamepad>>()
    const read = () => {
      frame = requestAnimationFrame(read)
      // Another window has the focus.
      if (!document.hasFocus()) return
      for (const pad of connected()) {
        const reader = readers.get(pad.index) ?? openGamepad(layout)
        readers.set(pad.index, reader)
        const { presses, look } = reader(pad, performance.now())
        held.hold(`gamepad ${pad.index}`, presses)
        if (pointer === 'relative' && (look.x !== 0 || look.y !== 0))
          send({ type: 'moveBy', dx: look.x, dy: look.y })
      }
    }
    read()
    return () => {
      cancelAnimationFrame(frame)
      for (const pad of connected()) held.drop(`gamepad ${pad.index}`)
    }
  }, [isOn, hasGamepad, layout, pointer, held, send])
  return hasGamepad
}
