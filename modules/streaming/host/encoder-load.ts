/** From the best to the poorest: 1280x720 becomes 854x480, then 640x360. */
export const SCALES = [1, 854 / 1280, 0.5] as const
/** Above this share of time spent on frames the next one is late. */
const TOO_MUCH = 0.75
/** Below this, more than twice the pixels fit. */
const LITTLE = 0.3
const SECONDS_BEFORE_LESS = 3
const PATIENCE = 15
const MOST_PATIENCE = 240

/** The share of the picture's size that the encoder can handle. */
export interface EncoderLoad {
  readonly step: number
  readonly busySeconds: number
  readonly calmSeconds: number
  /** Calm seconds before stepping up; each failed attempt doubles it. */
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

/** Largest scale of the screen's width and height that is encoded. */
export const mostScale = ({ step }: EncoderLoad): number => SCALES[step]!

/** The next state after a second, of which `share` was spent on capturing and encoding. */
export function followLoad(load: EncoderLoad, share: number): EncoderLoad {
  const busySeconds = share >= TOO_MUCH ? load.busySeconds + 1 : 0
  const calmSeconds = share <= LITTLE ? load.calmSeconds + 1 : 0
  if (busySeconds >= SECONDS_BEFORE_LESS && load.step < SCALES.length - 1)
    return {
      step: load.step + 1,
      busySeconds: 0,
      calmSeconds: 0,
      // A retry that failed soon waits longer next time.
      patience: load.hasRisen ? Math.min(MOST_PATIENCE, load.patience * 2) : load.patience,
      hasRisen: false,
    }
  if (calmSeconds >= load.patience && load.step > 0)
    return { ...load, step: load.step - 1, busySeconds: 0, calmSeconds: 0, hasRisen: true }
  return { ...load, busySeconds, calmSeconds }
}
