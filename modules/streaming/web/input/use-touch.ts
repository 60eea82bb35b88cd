import { useEffect, type RefObject } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import type { InputMessage, PointerKind } from '../../model.ts'
import { tick } from '../pad/tick.ts'
import type { Held } from './held.ts'
import { placeOn } from './place.ts'
import { LONG_PRESS, noTouch, touch, type TouchDeed, type TouchEventKind } from './touch.ts'

const SOURCE = 'touch'
/** Long enough for a game that looks once a frame. */
const CLICK_MS = 60
/** A finger travels less than a mouse. */
const TOUCHPAD_GAIN = 1.6

interface TouchWorld {
  readonly frame: RefObject<HTMLElement | null>
  readonly held: Held
  readonly send: (input: InputMessage) => void
  readonly pointer: PointerKind
  /** Pixels of the game's screen across. */
  readonly width: number
  readonly isOn: boolean
}

/** Touch on the picture: taps and drags for an absolute pointer, a touchpad for a relative one. */
export function useTouch({ frame, held, send, pointer, width, isOn }: TouchWorld) {
  useEffect(() => {
    const element = frame.current
    if (!element || !isOn || pointer === 'none') return
    const leave = new AbortController()
    const { signal } = leave
    let state = noTouch
    let resting: ReturnType<typeof setTimeout> | undefined

    const act = (deed: TouchDeed) => {
      const box = element.getBoundingClientRect()
      const gain = (TOUCHPAD_GAIN * width) / box.width
      if (deed.do === 'place') send({ type: 'move', ...placeOn(box, deed.point) })
      else if (deed.do === 'shift')
        send({ type: 'moveBy', dx: Math.round(deed.dx * gain), dy: Math.round(deed.dy * gain) })
      else if (deed.do === 'scroll') send({ type: 'wheel', dx: 0, dy: deed.dy })
      else if (deed.do === 'press') held.press(SOURCE, deed.press)
      else if (deed.do === 'lift') held.lift(SOURCE, deed.press)
      else {
        if (deed.press === 'MouseRight') tick()
        held.press(SOURCE, deed.press)
        setTimeout(() => held.lift(SOURCE, deed.press), CLICK_MS)
      }
    }
    const put = (event: TouchEventKind) => {
      const outcome = touch(state, event, { pointer, now: systemClock() })
      state = outcome.state
      for (const deed of outcome.deeds) act(deed)
      if (event.kind !== 'down') return
      clearTimeout(resting)
      resting = setTimeout(() => put({ kind: 'tick' }), LONG_PRESS)
    }
    const hear = (kind: 'down' | 'move' | 'up' | 'cancel') => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      // Otherwise the browser would emit compatibility mouse events.
      event.preventDefault()
      put({ kind, id: event.pointerId, point: { x: event.clientX, y: event.clientY } })
    }
    element.addEventListener('pointerdown', hear('down'), { signal })
    element.addEventListener('pointermove', hear('move'), { signal })
    element.addEventListener('pointerup', hear('up'), { signal })
    element.addEventListener('pointercancel', hear('cancel'), { signal })
    return () => {
      leave.abort()
      clearTimeout(resting)
    }
  }, [frame, held, send, pointer, width, isOn])
}
