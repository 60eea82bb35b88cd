import type { MouseEvent, PointerEvent, RefObject } from 'react'
import type { Point } from '../input/place.ts'

/** Where a finger is, from the upper left corner of a zone. */
export const pointIn = (zone: RefObject<HTMLElement | null>, event: MouseEvent): Point => {
  const box = zone.current!.getBoundingClientRect()
  return { x: event.clientX - box.x, y: event.clientY - box.y }
}

/** Keeps the focus on the game and the finger on the zone where it came down. */
export function take(event: PointerEvent) {
  event.preventDefault()
  event.currentTarget.setPointerCapture?.(event.pointerId)
}
