import { useState, type PointerEvent, type RefObject } from 'react'
import type { PadButton, PadPlace } from '../../model.ts'
import type { Held } from '../input/held.ts'
import type { Point } from '../input/place.ts'
import { pointIn, take } from './fingers.ts'
import { tick } from './tick.ts'

interface FingersWorld {
  readonly zone: RefObject<HTMLElement | null>
  readonly buttons: readonly PadButton[]
  readonly held: Held
  /** The button under a finger. */
  readonly find: (point: Point) => PadPlace | undefined
}

/** Every finger holds the button below it, and changes it when it slides. */
export function useFingers({ zone, buttons, held, find }: FingersWorld) {
  const [fingers, setFingers] = useState<ReadonlyMap<number, PadPlace | undefined>>(new Map())
  const show = (next: ReadonlyMap<number, PadPlace | undefined>) => {
    const places = new Set(next.values())
    held.hold(
      'pad',
      buttons.filter(({ place }) => places.has(place)).map(({ presses }) => presses),
    )
    setFingers(next)
  }
  const put = (event: PointerEvent) => {
    const place = find(pointIn(zone, event))
    if (fingers.has(event.pointerId) && fingers.get(event.pointerId) === place) return
    if (place) tick()
    show(new Map(fingers).set(event.pointerId, place))
  }
  const leave = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    const rest = new Map(fingers)
    rest.delete(event.pointerId)
    show(rest)
  }
  const pressed = new Set(fingers.values())
  return {
    pressed,
    hear: {
      onPointerDown(event: PointerEvent) {
        take(event)
        put(event)
      },
      onPointerMove(event: PointerEvent) {
        if (fingers.has(event.pointerId)) put(event)
      },
      onPointerUp: leave,
      onPointerCancel: leave,
      onLostPointerCapture: leave,
    },
  }
}
