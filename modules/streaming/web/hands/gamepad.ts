import type { PadLayout, PadPlace } from '../../model.ts'
import { directionsOf } from '../pad/pad-geometry.ts'
import type { Press } from './held.ts'
import type { Point } from './place.ts'

/** What the Gamepad API shows of a pad at one moment. */
export interface GamepadState {
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[]
  readonly axes: readonly number[]
}

/** A worn stick rests this far from its middle. */
const DEAD_ZONE = 0.4
/** A trigger is pressed from here on. */
const TRIGGER = 0.35
/** Pixels of a whole push of the right stick, for every frame of the screen. */
const LOOK_SPEED = 14

/** The buttons of the standard mapping (W3C Gamepad), by number; both shoulders of a side mean the same. */
const BUTTONS: readonly (PadPlace | undefined)[] = ['a', 'b', 'x', 'y', 'l', 'r', 'l', 'r', 'select', 'start']
const CROSS = { up: 12, down: 13, left: 14, right: 15 } as const

const isDown = (state: GamepadState, index: number) => {
  const button = state.buttons[index]
  return button !== undefined && (button.pressed || button.value > TRIGGER)
}

/** The keys that a gamepad holds down, by the layout of the game's own pad. */
export function gamepadPresses(state: GamepadState, layout: PadLayout): Press[] {
  const places = new Set(BUTTONS.filter((place, index) => place && isDown(state, index)))
  const presses = layout.buttons.filter(({ place }) => places.has(place)).map((button) => button.presses)
  if (!layout.stick) return [...new Set(presses)]
  const { stick } = layout
  const pushed = directionsOf({ x: state.axes[0] ?? 0, y: state.axes[1] ?? 0 }, DEAD_ZONE)
  const crossed = (['up', 'down', 'left', 'right'] as const).filter((way) => isDown(state, CROSS[way]))
  return [...new Set([...presses, ...[...pushed, ...crossed].map((way) => stick[way])])]
}

/** How far the right stick turns the view in one frame; fine near the middle, fast at the rim. */
export function gamepadLook({ axes }: GamepadState): Point {
  const push = { x: axes[2] ?? 0, y: axes[3] ?? 0 }
  const strength = Math.hypot(push.x, push.y)
  const rest = DEAD_ZONE / 2
  if (strength < rest) return { x: 0, y: 0 }
  const speed = LOOK_SPEED * Math.min(1, (strength - rest) / (1 - rest)) ** 2
  return { x: Math.round((push.x / strength) * speed), y: Math.round((push.y / strength) * speed) }
}
