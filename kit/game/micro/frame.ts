/** The moment on a cover, and how it is cropped. */
export interface Frame {
  readonly seed: number
  readonly ticks: number
  readonly zoom: number
  /** Degrees. */
  readonly tilt: number
  /** Distance of the picture's centre from the hero. */
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
