import type { Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'

export type ButtonName = 'shoot' | 'jump' | 'trick' | 'pass' | 'star'

export interface ThumbButton extends Point {
  readonly name: ButtonName
  readonly radius: number
}

export interface SeatPads {
  readonly seat: 0 | 1
  readonly box: Box
  readonly buttons: readonly ThumbButton[]
  /** Where the stick rests. */
  readonly home: Point
  /** The stick is above the buttons instead of beside them. */
  readonly isNarrow: boolean
  /** The whole canvas is one button. */
  readonly isSingle: boolean
}

interface Wishes {
  readonly hasPass: boolean
  readonly isSingle: boolean
}

/** Below this width stick and buttons do not fit side by side. */
const NARROW = 260
const STICK_ROOM = 74

/** Buttons of a seat, below a thumb at rest; larger the more they are used. */
export function padsIn(seat: 0 | 1, box: Box, { hasPass, isSingle }: Wishes): SeatPads {
  const { x, y, width, height } = box
  const isNarrow = width < NARROW && height > width
  const home = isNarrow
    ? { x: x + width / 2, y: y + STICK_ROOM / 2 }
    : { x: x + Math.min(92, width * 0.24), y: y + height - Math.min(72, height * 0.34) }
  if (isSingle) return { seat, box, buttons: [], home, isNarrow, isSingle }
  const all = isNarrow ? stacked(box, hasPass) : fanned(box)
  return {
    seat,
    box,
    buttons: all.filter(({ name }) => hasPass || name !== 'pass'),
    home,
    isNarrow,
    isSingle,
  }
}

function fanned({ x, y, width, height }: Box): readonly ThumbButton[] {
  const wide = Math.min(1, width / 330)
  const k = Math.min(wide, height / 215)
  // A low row is spread sideways.
  const across = (k + wide) / 2
  const at = (name: ButtonName, fromRight: number, fromBottom: number, radius: number): ThumbButton => ({
    name,
    x: x + width - fromRight * across,
    y: y + height - fromBottom * k,
    radius: Math.max(22, radius * k),
  })
  return [
    at('shoot', 54, 56, 42),
    at('jump', 138, 50, 34),
    at('trick', 44, 140, 29),
    at('star', 116, 124, 30),
    at('pass', 196, 108, 27),
  ]
}

/** Two rows, the most used buttons below. */
function stacked({ x, y, width, height }: Box, hasPass: boolean): readonly ThumbButton[] {
  const bottom = y + height
  const upper: readonly ButtonName[] = hasPass ? ['pass', 'star', 'trick'] : ['star', 'trick']
  const step = width / upper.length
  const k = Math.min(1, (height - STICK_ROOM) / 140)
  return [
    { name: 'jump', x: x + width * 0.28, y: bottom - 40 * k, radius: 31 * k },
    { name: 'shoot', x: x + width * 0.71, y: bottom - 42 * k, radius: 35 * k },
    ...upper.map((name, index) => ({
      name,
      x: x + step * (index + 0.5),
      y: bottom - 110 * k,
      radius: Math.max(22, 26 * k),
    })),
  ]
}

/** The button a thumb hits; `undefined` where it holds the stick. */
export function buttonAt({ buttons, box, isNarrow, isSingle }: SeatPads, at: Point): ButtonName | undefined {
  if (isSingle) return undefined
  const near = buttons
    .map((button) => ({ button, far: Math.hypot(button.x - at.x, button.y - at.y) - button.radius }))
    .toSorted((one, other) => one.far - other.far)[0]
  if (near && near.far < (isNarrow ? 6 : 12)) return near.button.name
  // A thumb on the buttons' half that misses them presses the nearest.
  const isBeside = isNarrow ? at.y > box.y + STICK_ROOM : at.x > box.x + box.width * 0.55
  return isBeside ? near?.button.name : undefined
}
