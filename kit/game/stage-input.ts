import { fingerTouched } from './coach.ts'
import type { Point } from './stage.ts'
import { type Loop, wake } from './stage-loop.ts'

const GAME_KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Enter', 'Backspace'])

export function heedPointer(loop: Loop) {
  const { canvas, options } = loop
  const listen = { signal: loop.leave.signal }
  canvas.style.touchAction = 'none'
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (loop.paused) return
      canvas.setPointerCapture(event.pointerId)
      // Focus set by a script counts as visible: the ring is only for keyboard users.
      canvas.style.boxShadow = 'none'
      canvas.focus({ preventScroll: true })
      fingerTouched(loop.pen)
      loop.pointer = loop.held = placeOf(loop, event)
      options.down?.(loop.pointer)
      wake(loop)
    },
    listen,
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      loop.pointer = placeOf(loop, event)
      if (!loop.paused) options.move?.(loop.pointer)
    },
    listen,
  )
  const release = (event: PointerEvent) => {
    const from = loop.held
    loop.held = undefined
    if (from && !loop.paused) options.up?.(placeOf(loop, event), from)
    wake(loop)
  }
  canvas.addEventListener('pointerup', release, listen)
  canvas.addEventListener('pointercancel', release, listen)
}

export function heedKeys(loop: Loop) {
  const { canvas, options, keys } = loop
  const listen = { signal: loop.leave.signal }
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') canvas.style.boxShadow = ''
      if (loop.paused || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const onControl =
        event.target instanceof Element &&
        event.target !== canvas &&
        event.target.closest('a,button,[role=tab]')
      if (onControl && (event.key === 'Enter' || event.key === ' ')) return
      keys.add(event.key)
      const used = options.key?.(event.key, event)
      if (used || (options.tick && GAME_KEYS.has(event.key))) event.preventDefault()
      wake(loop)
    },
    listen,
  )
  addEventListener('keyup', (event) => keys.delete(event.key), listen)
  addEventListener('blur', () => keys.clear(), listen)
}

/** A game page loads its fonts once the game runs, so the first frame is drawn without them. */
export const heedFonts = ({ options, stage, leave }: Loop) =>
  document.fonts?.addEventListener(
    'loadingdone',
    () => {
      options.fontsCame?.()
      stage.invalidate()
    },
    { signal: leave.signal },
  )

function placeOf({ canvas }: Loop, event: PointerEvent): Point {
  const box = canvas.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT|DIALOG)$/.test(target.tagName) ||
    target.closest('dialog[open]') !== null)
