import type { PadPlace } from '../../model.ts'
import type { Point } from '../input/place.ts'

export type PadSize = 'small' | 'normal' | 'large'

/** Across a button, in pixels; none is smaller than a fingertip needs (48). */
export const BUTTON_SIZE: Readonly<Record<PadSize, number>> = { small: 50, normal: 60, large: 72 }
/** From the stick's centre to where it is pushed home. */
export const STICK_REACH: Readonly<Record<PadSize, number>> = { small: 44, normal: 54, large: 66 }
/** Start and select, at every size. */
export const SMALL_BUTTON = 48

/** Nearer to the centre than this share of its reach the stick rests. */
const REST_SHARE = 0.28
/** A finger beside a button still means it; the picture between the buttons stays free. */
const FINGER_SLACK = 1.35
/** From one button of the diamond to the next, in button sizes along each axis. */
const STEP = 0.78

export interface PlacedButton {
  readonly place: PadPlace
  /** Its middle, from the upper left corner of the group. */
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface ButtonGroup {
  readonly width: number
  readonly height: number
  readonly buttons: readonly PlacedButton[]
}

/** The diamond of a gamepad, in steps; with two buttons they lie as the thumb bends. */
const DIAMOND: Partial<Record<PadPlace, Point>> = {
  a: { x: 1, y: 2 },
  b: { x: 2, y: 1 },
  x: { x: 0, y: 1 },
  y: { x: 1, y: 0 },
}
const PAIR: Partial<Record<PadPlace, Point>> = { a: { x: 0, y: 1.1 }, b: { x: 1.5, y: 0 } }

/** The buttons under a thumb: shoulders above, the diamond below; nothing is left free that no button needs. */
export function placeButtons(places: readonly PadPlace[], padSize: PadSize): ButtonGroup {
  const size = BUTTON_SIZE[padSize]
  const faces = places.filter((place) => place in DIAMOND)
  const plan = faces.every((place) => place in PAIR) ? PAIR : DIAMOND
  const points = [
    ...faces.map((place) => ({ place, ...plan[place]! })),
    ...shoulders(places, faces.length > 0),
  ]
  const left = Math.min(...points.map(({ x }) => x))
  const top = Math.min(...points.map(({ y }) => y))
  const buttons = points.map(({ place, x, y }) => ({
    place,
    size,
    x: (x - left) * STEP * size + size / 2,
    y: (y - top) * STEP * size + size / 2,
  }))
  return { buttons, ...extent(buttons) }
}

function shoulders(places: readonly PadPlace[], hasFaces: boolean) {
  const above = hasFaces ? -1.4 : 0
  const row = [
    { place: 'l' as const, x: 0.25, y: above },
    { place: 'r' as const, x: 1.75, y: above },
  ]
  return row.filter(({ place }) => places.includes(place))
}

const extent = (buttons: readonly PlacedButton[]) => ({
  width: Math.max(0, ...buttons.map(({ x, size }) => x + size / 2)),
  height: Math.max(0, ...buttons.map(({ y, size }) => y + size / 2)),
})

/** The button under a finger, or the nearest one it can have meant. */
export function buttonAt(buttons: readonly PlacedButton[], { x, y }: Point): PadPlace | undefined {
  let best: { readonly place: PadPlace; readonly distance: number } | undefined
  for (const button of buttons) {
    const distance = Math.hypot(button.x - x, button.y - y)
    if (distance > (button.size / 2) * FINGER_SLACK) continue
    if (!best || distance < best.distance) best = { place: button.place, distance }
  }
  return best?.place
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The eighths of a circle, from the right and clockwise as the screen counts. */
const EIGHTHS: readonly (readonly Direction[])[] = [
  ['right'],
  ['right', 'down'],
  ['down'],
  ['down', 'left'],
  ['left'],
  ['left', 'up'],
  ['up'],
  ['up', 'right'],
]

/** What a push by this much means; less than `rest` is none. */
export function directionsOf(push: Point, rest: number): readonly Direction[] {
  if (Math.hypot(push.x, push.y) < rest) return []
  const eighth = Math.round(Math.atan2(push.y, push.x) / (Math.PI / 4))
  return EIGHTHS[(eighth + 8) % 8]!
}

export interface Stick {
  /** Where the thumb came down; it follows a thumb that strays too far. */
  readonly centre: Point
  readonly thumb: Point
}

export const pushOf = ({ centre, thumb }: Stick): Point => ({ x: thumb.x - centre.x, y: thumb.y - centre.y })

export const stickDirections = (stick: Stick, reach: number): readonly Direction[] =>
  directionsOf(pushOf(stick), reach * REST_SHARE)

/** Moves the thumb. The centre is pulled along at the end of the reach, so that turning back works at once. */
export function moveThumb({ centre }: Stick, thumb: Point, reach: number): Stick {
  const away = Math.hypot(thumb.x - centre.x, thumb.y - centre.y)
  if (away <= reach) return { centre, thumb }
  const pull = (away - reach) / away
  return {
    thumb,
    centre: { x: centre.x + (thumb.x - centre.x) * pull, y: centre.y + (thumb.y - centre.y) * pull },
  }
}
