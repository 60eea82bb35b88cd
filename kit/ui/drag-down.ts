import { useRef, type PointerEvent, type RefObject } from 'react'

const FAR_ENOUGH = 110
/** Pixels per millisecond: a fast flick closes even when it is short. */
const FAST_ENOUGH = 0.6

interface Drag {
  readonly startY: number
  lastY: number
  lastAt: number
  speed: number
}

/** Drags a panel down by its head: far or fast enough closes it, otherwise it springs back. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | undefined>(undefined)

  function end() {
    const done = drag.current
    drag.current = undefined
    panel.current?.removeAttribute('data-dragging')
    panel.current?.style.removeProperty('--dragged')
    if (!done) return
    const isThrown = done.speed > FAST_ENOUGH && done.lastY > done.startY
    if (done.lastY - done.startY > FAR_ENOUGH || isThrown) onClose()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return
      const { clientY, timeStamp } = event
      drag.current = { startY: clientY, lastY: clientY, lastAt: timeStamp, speed: 0 }
      event.currentTarget.setPointerCapture(event.pointerId)
      panel.current?.setAttribute('data-dragging', '')
    },
    onPointerMove({ clientY, timeStamp }: PointerEvent<HTMLElement>) {
      const now = drag.current
      if (!now) return
      now.speed = (clientY - now.lastY) / Math.max(1, timeStamp - now.lastAt)
      now.lastY = clientY
      now.lastAt = timeStamp
      panel.current?.style.setProperty('--dragged', `${Math.max(0, clientY - now.startY)}px`)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
