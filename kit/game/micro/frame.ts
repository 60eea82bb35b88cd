/** The moment on a cover and how it is cut out. */
export interface Frame {
  readonly seed: number
  readonly ticks: number
  readonly zoom: number
  /** Degrees. */
  readonly tilt: number
  /** How far the middle of the picture lies from the hero. */
  readonly aside: number
  readonly above: number
}

export const frame = (
  ticks: number,
  zoom: number,
  tilt: number,
  [aside, above]: readonly [number, number],
  seed = 3,
): Frame => ({ seed, ticks, zoom, tilt, aside, above })
