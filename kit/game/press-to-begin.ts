/** What games in real time begin with: a finger in the middle, or one of their keys. */
const KEYS = [' ', 'ArrowUp', 'Enter', 'ArrowRight'] as const
const MIDDLE = 0.5
const HELD_MS = 50

/** Begins a game on a canvas without a player: a press of the glass first, then of one key after the other. */
export function pressToBegin(canvas: HTMLCanvasElement, attempt: number) {
  const choice = attempt % (KEYS.length + 1)
  const key = KEYS[choice - 1]
  const send = (isDown: boolean) => {
    if (key) dispatchEvent(new KeyboardEvent(isDown ? 'keydown' : 'keyup', { key }))
    else canvas.dispatchEvent(pointer(canvas, isDown ? 'pointerdown' : 'pointerup'))
  }
  // A press that no finger makes cannot be captured.
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
