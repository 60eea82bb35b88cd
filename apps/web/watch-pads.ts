import type { Direction } from '#kit/ui/nearest-in-direction.ts'

interface PadActs {
  /** Whether the page handles the pad; false while a game does. */
  isOn(): boolean
  move(direction: Direction): void
  press(): void
  back(): void
}

/** Button indices of the standard gamepad layout. */
const PRESS = 0
const BACK = 1
const CROSS: readonly (readonly [button: number, direction: Direction])[] = [
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
]
/** How far a stick must lean, from 0 to 1. */
const LEAN = 0.6
const FIRST_REPEAT_MS = 400
const REPEAT_MS = 160

/** What a pad asks for now. */
export function wishOf(pad: Pick<Gamepad, 'axes' | 'buttons'>): Direction | 'press' | 'back' | undefined {
  if (pad.buttons[PRESS]?.pressed) return 'press'
  if (pad.buttons[BACK]?.pressed) return 'back'
  for (const [button, direction] of CROSS) if (pad.buttons[button]?.pressed) return direction
  const [x = 0, y = 0] = pad.axes
  if (Math.max(Math.abs(x), Math.abs(y)) < LEAN) return undefined
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left'
  return y > 0 ? 'down' : 'up'
}

/** Reads gamepads while one is connected: a held direction repeats, a button acts once. */
export function watchPads(acts: PadActs) {
  let held: ReturnType<typeof wishOf>
  let nextAt = 0
  let isRunning = false
  const read = (now: number) => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null)
    isRunning = pads.length > 0
    if (!isRunning) return
    requestAnimationFrame(read)
    const wish = acts.isOn() ? pads.map(wishOf).find((one) => one !== undefined) : undefined
    const isNew = wish !== held
    held = wish
    if (wish === undefined || (!isNew && now < nextAt)) return
    nextAt = now + (isNew ? FIRST_REPEAT_MS : REPEAT_MS)
    if (wish === 'press' || wish === 'back') {
      if (isNew) acts[wish]()
    } else acts.move(wish)
  }
  const start = () => {
    if (isRunning) return
    isRunning = true
    requestAnimationFrame(read)
  }
  addEventListener('gamepadconnected', start)
  // The pad that triggered loading this file is connected already.
  if (navigator.getGamepads?.().some((pad) => pad !== null)) start()
}
