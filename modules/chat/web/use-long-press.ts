import { useEffect, useRef, type PointerEvent } from 'react'

const HELD_MS = 500
/** A finger is never quite still, in pixels. */
const STILL = 10

/** A long press opens what a right click opens; not every browser fires the event. */
export function useLongPress(onHeld: () => void) {
  const held = useRef<{ readonly timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const end = () => {
    clearTimeout(held.current?.timer)
    held.current = undefined
  }
  useEffect(() => () => clearTimeout(held.current?.timer), [])
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'touch') return
      end()
      held.current = { timer: setTimeout(onHeld, HELD_MS), x: clientX, y: clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = held.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: { preventDefault: () => void }) {
      event.preventDefault()
      end()
      onHeld()
    },
  }
}
