/** Frames per measurement; a machine that is far too slow is detected sooner. */
const WINDOW_FRAMES = 40
const WINDOW_SECONDS = 1
/** Slower than about 45 frames a second is noticeable. The median counts, so that a single stall has no effect. */
const SLOW_SECONDS = 0.0222
const FAR_TOO_SLOW_SECONDS = 0.04
/** A frame after a pause or a stall says nothing about drawing time. */
const STALL_SECONDS = 0.25
const STEP = 0.8
const LONG_STEP = 0.64
/** Lower resolutions look broken even on a small phone. */
const COARSEST_RATIO = 0.7

/** Chooses the resolution of a game in motion: lower on a slow machine. It never increases again. */
export interface Sharpness {
  readonly ratio: number
  /** Sets the device pixel ratio; the reduction so far stays. */
  screen(ratio: number): void
  /** Records the duration of a frame; true if the resolution drops from now on. */
  frame(seconds: number): boolean
}

export function sharpness(): Sharpness {
  let sharpest = 1
  let share = 1
  let frames: number[] = []
  let total = 0
  const ratio = () => Math.max(Math.min(COARSEST_RATIO, sharpest), sharpest * share)
  return {
    get ratio() {
      return ratio()
    },
    screen(now) {
      sharpest = now
    },
    frame(seconds) {
      if (seconds <= 0 || seconds > STALL_SECONDS) return false
      frames.push(seconds)
      total += seconds
      if (frames.length < WINDOW_FRAMES && total < WINDOW_SECONDS) return false
      const middle = frames.sort((a, b) => a - b)[frames.length >> 1]!
      frames = []
      total = 0
      const before = ratio()
      if (middle > SLOW_SECONDS) share *= middle > FAR_TOO_SLOW_SECONDS ? LONG_STEP : STEP
      return ratio() < before
    },
  }
}
