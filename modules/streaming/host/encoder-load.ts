/** From the best to the poorest: 1280x720 becomes 854x480, then 640x360. */
export const SCALES = [1, 854 / 1280, 0.5] as const
/** More than this share of the time spent on pictures, and the next one comes late. */
const TOO_MUCH = 0.75
/** Less than this, and more than twice the pixels fit. */
const LITTLE = 0.3
const SECONDS_BEFORE_LESS = 3
const PATIENCE = 15
const MOST_PATIENCE = 240

/** How much of the picture's size the encoder manages. */
export interface EncoderLoad {
  readonly step: number
  readonly busySeconds: number
  readonly calmSeconds: number
  /** So many calm seconds before more is tried; each attempt that fails doubles it. */
  readonly patience: number
  readonly hasRisen: boolean
}

export const noLoad: EncoderLoad = {
  step: 0,
  busySeconds: 0,
  calmSeconds: 0,
  patience: PATIENCE,
  hasRisen: false,
}

/** The most of the screen's width and height that is encoded. */
export const mostScale = ({ step }: EncoderLoad): number => SCALES[step]!

/** The next state after a second of which `share` went into taking and encoding pictures. */
export function followLoad(load: EncoderLoad, share: number): EncoderLoad {
  const busySeconds = share >= TOO_MUCH ? load.busySeconds + 1 : 0
  const calmSeconds = share <= LITTLE ? load.calmSeconds + 1 : 0
  if (busySeconds >= SECONDS_BEFORE_LESS && load.step < SCALES.length - 1)
    return {
      step: load.step + 1,
      busySeconds: 0,
      calmSeconds: 0,
      // What was tried again too soon is tried later the next time.
      patience: load.hasRisen ? Math.min(MOST_PATIENCE, load.patience * 2) : load.patience,
      hasRisen: false,
    }
  if (calmSeconds >= load.patience && load.step > 0)
    return { ...load, step: load.step - 1, busySeconds: 0, calmSeconds: 0, hasRisen: true }
  return { ...load, busySeconds, calmSeconds }
}
