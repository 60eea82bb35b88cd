/** Real-time games start with a tap in the middle or one of their keys. */
const KEYS = [' ', 'ArrowUp', 'Enter', 'ArrowRight'] as const
const MIDDLE = 0.5
const HELD_MS = 50

/** Starts a game without a player: first a tap on the canvas, then one key after the other. */
export function pressToBegin(canvas: HTMLCanvasElement, attempt: number) {
  const choice = attempt % (KEYS.length + 1)
  const key = KEYS[choice - 1]
  const send = (isDown: boolean) => {
    if (key) dispatchEvent(new KeyboardEvent(isDown ? 'keydown' : 'keyup', { key }))
    else canvas.dispatchEvent(pointer(canvas, isDown ? 'pointerdown' : 'pointerup'))
  }
  // A synthetic pointer cannot be captured.
  canvas.setPointerCapture = () => undefined
  send(true)
  setTimeout(() => send(false), HELD_MS)
}

function pointer(canvas: HTMLCanvasElement, type: string): PointerEvent {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return new PointerEvent(type, {
    pointerId: 1,
    isPrimary: true,
    clientX: left + width * MIDDLE,
    clientY: top + height * MIDDLE,
  })
}
