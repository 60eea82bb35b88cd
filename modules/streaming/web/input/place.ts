export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Point {
  readonly x: number
  readonly y: number
}

/** Largest pointer coordinate on the wire. */
export const PLACE_MAX = 65535

const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * PLACE_MAX)

/** A page position in the picture's coordinates; positions outside are clamped. */
export const placeOn = (picture: Box, point: Point): Point => ({
  x: within((point.x - picture.x) / picture.width),
  y: within((point.y - picture.y) / picture.height),
})

/** Limit for a freewheeling scroll wheel. */
const MOST_NOTCHES = 10
/** Wheel deltas are in pixels, lines or pages; games get notches. Fractions carry over. */
const PER_NOTCH = [100, 3, 1] as const
export function wheelNotches(rest: number, delta: number, mode: number): { notches: number; rest: number } {
  const sum = rest + delta / (PER_NOTCH[mode] ?? PER_NOTCH[0])
  const whole = Math.trunc(sum)
  return { notches: Math.min(Math.max(whole, -MOST_NOTCHES), MOST_NOTCHES), rest: sum - whole }
}
