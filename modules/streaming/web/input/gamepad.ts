import type { PadLayout, PadPlace } from '../../model.ts'
import { directionsOf } from '../pad/pad-geometry.ts'
import type { Press } from './held.ts'
import type { Point } from './place.ts'

/** State of a gamepad from the Gamepad API. */
export interface GamepadState {
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[]
  readonly axes: readonly number[]
}

/** Dead zone: a worn stick rests this far from its centre. */
const DEAD_ZONE = 0.4
/** Hysteresis: with a single threshold a trembling thumb would press repeatedly. */
const LET_GO = 0.3
/** A trigger is pressed from here on. */
const TRIGGER = 0.35
/** Pixels per second at full deflection of the right stick. */
const LOOK_SPEED = 840
/** Limits the view's turn after a long frame. */
const LONGEST_FRAME_MS = 50

/** The buttons of the standard mapping (W3C Gamepad), by number; both shoulders of a side mean the same. */
const BUTTONS: readonly (PadPlace | undefined)[] = ['a', 'b', 'x', 'y', 'l', 'r', 'l', 'r', 'select', 'start']
const CROSS = { up: 12, down: 13, left: 14, right: 15 } as const

const isDown = (state: GamepadState, index: number) => {
  const button = state.buttons[index]
  return button !== undefined && (button.pressed || button.value > TRIGGER)
}

/** The keys that a gamepad holds down, by the layout of the game's own pad. */
export function gamepadPresses(state: GamepadState, layout: PadLayout, wasPushed = false): Press[] {
  const places = new Set(BUTTONS.filter((place, index) => place && isDown(state, index)))
  const presses = layout.buttons.filter(({ place }) => places.has(place)).map((button) => button.presses)
  if (!layout.stick) return [...new Set(presses)]
  const { stick } = layout
  const pushed = directionsOf(leftPush(state), wasPushed ? LET_GO : DEAD_ZONE)
  const crossed = (['up', 'down', 'left', 'right'] as const).filter((way) => isDown(state, CROSS[way]))
  return [...new Set([...presses, ...[...pushed, ...crossed].map((way) => stick[way])])]
}

const leftPush = ({ axes }: GamepadState): Point => ({ x: axes[0] ?? 0, y: axes[1] ?? 0 })

/** How fast the right stick turns the view, in pixels a second; fine near the middle, fast at the rim. */
export function gamepadLook({ axes }: GamepadState): Point {
  const push = { x: axes[2] ?? 0, y: axes[3] ?? 0 }
  const strength = Math.hypot(push.x, push.y)
  const rest = DEAD_ZONE / 2
  if (strength < rest) return { x: 0, y: 0 }
  const speed = LOOK_SPEED * Math.min(1, (strength - rest) / (1 - rest)) ** 2
  return { x: (push.x / strength) * speed, y: (push.y / strength) * speed }
}

/** Polls one gamepad; the same push turns the view equally far at 60 Hz and at 144 Hz. */
export function openGamepad(layout: PadLayout) {
  let wasPushed = false
  let readAt: number | undefined
  let rest = { x: 0, y: 0 }
  return (state: GamepadState, now: number): { readonly presses: readonly Press[]; readonly look: Point } => {
    const presses = gamepadPresses(state, layout, wasPushed)
    const { x, y } = leftPush(state)
    wasPushed = Math.hypot(x, y) >= (wasPushed ? LET_GO : DEAD_ZONE)
    const passed = Math.min(LONGEST_FRAME_MS, now - (readAt ?? now)) / 1000
    readAt = now
    const speed = gamepadLook(state)
    // Fractions of a pixel add up, or a gentle push would turn nothing.
    const whole = { x: rest.x + speed.x * passed, y: rest.y + speed.y * passed }
    const look = { x: Math.trunc(whole.x), y: Math.trunc(whole.y) }
    rest = speed.x === 0 && speed.y === 0 ? { x: 0, y: 0 } : { x: whole.x - look.x, y: whole.y - look.y }
    return { presses, look }
  }
}
