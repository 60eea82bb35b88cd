import { useEffect, type RefObject } from 'react'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { InputMessage, PointerKind } from '../../model.ts'
import type { Held } from './held.ts'
import { placeOn, wheelNotches } from './place.ts'

const SOURCE = 'mouse'
const BUTTONS = ['MouseLeft', 'MouseMiddle', 'MouseRight'] as const

interface MouseWorld {
  /** The picture itself, without the bars beside it. */
  readonly frame: RefObject<HTMLElement | null>
  readonly held: Held
  readonly send: (input: InputMessage) => void
  readonly pointer: PointerKind
  readonly isOn: boolean
}

const isCaughtBy = (frame: HTMLElement) => document.pointerLockElement === frame

/** Without pointer acceleration, where supported; a refusal leaves the mouse unlocked. */
async function catchPointer(frame: HTMLElement) {
  try {
    await frame.requestPointerLock({ unadjustedMovement: true })
  } catch {
    await Promise.resolve(frame.requestPointerLock()).catch(ignoreFailure('the mouse stays free'))
  }
}

/** Forwards mouse, pen and wheel on the picture to the game; touch is handled separately. */
export function useMouse({ frame, held, send, pointer, isOn }: MouseWorld) {
  useEffect(() => {
    const element = frame.current
    if (!element || !isOn || pointer === 'none') return
    const leave = new AbortController()
    const { signal } = leave
    let rest = { x: 0, y: 0 }

    element.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'touch') return
        if (pointer === 'absolute')
          send({
            type: 'move',
            ...placeOn(element.getBoundingClientRect(), { x: event.clientX, y: event.clientY }),
          })
        else if (isCaughtBy(element)) send({ type: 'moveBy', dx: event.movementX, dy: event.movementY })
      },
      { signal },
    )
    element.addEventListener(
      'mousedown',
      (event) => {
        const button = BUTTONS[event.button]
        if (!button) return
        // The click that locks the pointer is not forwarded.
        if (pointer === 'relative' && !isCaughtBy(element)) return void catchPointer(element)
        held.press(SOURCE, button)
      },
      { signal },
    )
    element.addEventListener(
      'pointerdown',
      (event) => {
        // A drag goes on beside the picture.
        if (event.pointerType !== 'touch' && pointer === 'absolute')
          element.setPointerCapture(event.pointerId)
      },
      { signal },
    )
    document.addEventListener(
      'mouseup',
      (event) => {
        const button = BUTTONS[event.button]
        if (button) held.lift(SOURCE, button)
      },
      { signal },
    )
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        const across = wheelNotches(rest.x, event.deltaX, event.deltaMode)
        const down = wheelNotches(rest.y, event.deltaY, event.deltaMode)
        rest = { x: across.rest, y: down.rest }
        if (across.notches !== 0 || down.notches !== 0)
          send({ type: 'wheel', dx: across.notches, dy: down.notches })
      },
      { signal, passive: false },
    )
    return () => leave.abort()
  }, [frame, held, send, pointer, isOn])
}
